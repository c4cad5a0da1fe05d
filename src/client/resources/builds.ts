import type { BuildFilter, SeenBuild, SeenBuildAnswer, SeenBuildPage } from '../../contract/build.ts';
import type { StartBuild } from '../../contract/start.ts';
import type { InputValue } from '../../contract/v3/start.ts';
import { type Connection, resourcePath } from '../connection.ts';
import { FieldMissing, ForeignAddress, isUncertain, OtherBuild, StartUncertain } from '../errors.ts';
import { type CallOptions, call, callStreaming, type StreamOptions } from '../http/call.ts';
import { v1Body, v3Body } from '../start-fields.ts';

interface StartOptions extends CallOptions {
  /** Aborts a request in flight; `signal` does not. */
  readonly inFlight?: AbortSignal | undefined;
}

export interface PollOptions extends CallOptions {
  /** `one`: a request that fails is not sent again, so that the caller decides when to poll again. */
  readonly attempts?: 'one' | undefined;
}

interface CancelOptions extends CallOptions {
  /** When this step started the build, on the monotonic clock. */
  readonly newSince?: number | undefined;
}

/** A page of the list of builds. */
interface BuildPage extends SeenBuildPage {
  /** The length of the answer. */
  readonly bytes: number;
}

/** A start, and the values of the workflow's inputs by name. */
export type StartWithInputs = StartBuild & { readonly inputs: Readonly<Record<string, InputValue>> };

export interface Builds {
  /**
   * Starts one build and returns its ID. Repeated only if the build certainly was not started (docs/reliability.md,
   * "One request, one build").
   *
   * @throws StartUncertain if the build may have been started; `signal`'s reason if it was aborted before the request was
   *   sent, so the build was not started; `inFlight`'s reason if it aborted a request in flight
   */
  start(body: StartBuild, options?: StartOptions): Promise<string>;
  /**
   * The same with values for the workflow's own inputs, through the newer API, which alone takes them. The token goes to the
   * origin of that API; the ID is one of the contract's.
   *
   * @throws as `start`
   */
  startWithInputs(body: StartWithInputs, options?: StartOptions): Promise<string>;
  /**
   * One build.
   *
   * @throws OtherBuild if the answer is the record of another one
   */
  get(id: string, options?: PollOptions): Promise<SeenBuildAnswer>;
  /**
   * The list of builds page by page, in no promised order, for as long as the reader wants more. Each build comes once,
   * although pages shift while builds start. The hosted service was seen to ignore the filter.
   */
  pages(filter: BuildFilter, options?: PollOptions): AsyncGenerator<BuildPage, void>;
  /**
   * Reads the log of a step, including the service's markup, as it arrives. Such requests take a part of the hour's
   * only, and wait when it is used up.
   *
   * @param logUrl the field of a build's step
   * @throws ForeignAddress if it is not the address of a step's log below `baseUrl`: the token must not be sent there;
   *   what `read` itself throws
   */
  stepLog<Result>(logUrl: string, options: StreamOptions<Result>): Promise<Result>;
  /** Cancels a build; `alreadyFinished` if it had already finished (208). For the first minute after `newSince` a 404 means "not yet". */
  cancel(id: string, options?: CancelOptions): Promise<'canceled' | 'alreadyFinished'>;
}

export function buildsOf(connection: Connection): Builds {
  async function* pages(filter: BuildFilter, options: PollOptions = {}): AsyncGenerator<BuildPage, void> {
    const yielded = new Set<string>();
    let query: URLSearchParams | undefined = new URLSearchParams(filter);
    const read = (query: URLSearchParams) => call('builds.list', { path: {}, query, ...options }, connection);
    while (query) {
      const { body, bytes } = await read(query);
      const fresh = body.builds.filter(({ _id }) => isUsable(_id, connection) && !yielded.has(_id));
      for (const { _id } of fresh) yielded.add(_id);
      // A page without new builds could link to itself forever.
      query = fresh.length === 0 ? undefined : nextQuery(body.nextPageUrl);
      const builds = fresh.map((build) => cleanBuild(build, connection));
      yield { ...body, builds, bytes, nextPageUrl: query && body.nextPageUrl };
    }
  }
  const started = async (operation: string, path: readonly string[], send: () => Promise<string>) => {
    try {
      const id = await send();
      if (!isUsable(id, connection)) throw new FieldMissing(operation, { path });
      return id;
    } catch (error) {
      throw isUncertain(error) ? new StartUncertain(operation, { cause: error }) : error;
    }
  };
  return {
    start(body, options = {}) {
      const operation = 'builds.start';
      return started(operation, ['buildId'], async () => {
        const request = { path: {}, body: v1Body(body), ...options };
        const { buildId } = (await call(operation, request, connection)).body;
        return buildId;
      });
    },

    startWithInputs(body, options = {}) {
      const operation = 'v3.startBuild';
      const request = {
        path: { id: body.appId },
        body: { ...v3Body(body), inputs: body.inputs },
        ...options,
      };
      return started(operation, ['data', 'id'], async () => {
        const { data } = (await call(operation, request, connection)).body;
        return data.id;
      });
    },

    async get(id, options = {}) {
      const operation = 'builds.get';
      const { body } = await call(operation, { path: { id }, ...options }, connection);
      if (body.build._id !== id) throw new OtherBuild(operation, { id });
      return cleanAnswer(body, connection);
    },

    pages,

    async stepLog(logUrl, { signal, read }) {
      const operation = 'builds.stepLog';
      const [id, folder, stepId] = resourcePath(logUrl, { operation, folder: '/builds/', connection });
      if (id === undefined || folder !== 'step' || stepId === undefined)
        throw new ForeignAddress(operation, {
          origin: connection.baseUrl.origin,
          expected: '/builds/:id/step/:stepId',
        });
      const share = connection.stepLogLimiter;
      return callStreaming(operation, { path: { id, stepId }, signal, share, read }, connection);
    },

    async cancel(id, { signal, newSince } = {}) {
      const request = { path: { id }, signal, newSince, priority: 'urgent' } as const;
      const { status } = await call('builds.cancel', request, connection);
      return status === 208 ? 'alreadyFinished' : 'canceled';
    },
  };
}

/** One part of a path: no space, no slash, no control character, no lone surrogate; and not `.` or `..`. */
const usableId = /^(?!\.{1,2}$)[^\s\p{C}/]{1,128}$/u;

/**
 * Whether the service's ID of a build can be requested, saved and shown. IDs become state and outputs, which are never
 * rewritten, so one that repeats the token is not accepted.
 */
function isUsable(id: string, { token }: Pick<Connection, 'token'>): boolean {
  return usableId.test(id) && !id.includes(token);
}

/** Only the query of `nextPageUrl` is used: the token is never sent to an address from an answer. */
function nextQuery(nextPageUrl: string | null | undefined): URLSearchParams | undefined {
  return nextPageUrl ? URL.parse(nextPageUrl, 'https://query.invalid/')?.searchParams : undefined;
}

type Cleaning = Pick<Connection, 'limits' | 'redactProse'>;

/**
 * A build as the rest of the code sees it: lists are cut to the client's limits, and secrets are hidden in the prose that
 * a script may have printed (message, display name, names of steps). IDs, refs and addresses stay as they are, because
 * requests need them.
 */
function cleanBuild(build: SeenBuild, { limits, redactProse }: Cleaning): SeenBuild {
  const { message, config, labels, buildActions } = build;
  const steps = buildActions
    ?.slice(0, limits.stepsOfBuild)
    .map((step) => cleanStep(step, { limits, redactProse }));
  // In place: a copy of a record with as many fields as an answer may have would delay signals.
  return Object.assign(build, {
    ...(message ? { message: redactProse(message) } : {}),
    ...(config?.name ? { config: { ...config, name: redactProse(config.name) } } : {}),
    ...(labels ? { labels: labels.slice(0, limits.labelsOfBuild) } : {}),
    ...(steps ? { buildActions: steps } : {}),
  });
}

/** The same for a build and its application. */
function cleanAnswer(answer: SeenBuildAnswer, cleaning: Cleaning): SeenBuildAnswer {
  const { application, build } = answer;
  const name = application?.appName;
  return {
    ...answer,
    build: cleanBuild(build, cleaning),
    ...(application && name ? { application: { ...application, appName: cleaning.redactProse(name) } } : {}),
  };
}

type Step = NonNullable<SeenBuild['buildActions']>[number];

function cleanStep(step: Step, { limits, redactProse }: Cleaning): Step {
  const { name, subactions } = step;
  return {
    ...step,
    ...(name ? { name: redactProse(name) } : {}),
    ...(subactions ? { subactions: subactions.slice(0, limits.stepsOfBuild) } : {}),
  };
}
