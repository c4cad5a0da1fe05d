import type { BuildFilter, SeenBuild, SeenBuildAnswer, SeenBuildPage } from '../../contract/build.ts';
import type { StartBuild } from '../../contract/start.ts';
import type { InputValue } from '../../contract/v3/start.ts';
import { workflowIdOf } from '../../contract/values.ts';
import { type Connection, resourcePath } from '../connection.ts';
import { FieldMissing, ForeignAddress, isUncertain, StartUncertain } from '../errors.ts';
import { type CallOptions, call, callStreaming, type StreamOptions } from '../http/call.ts';

interface StartOptions extends CallOptions {
  /** Aborts a request in flight; `signal` does not. */
  readonly inFlight?: AbortSignal | undefined;
}

interface ListOptions extends CallOptions {
  /** Called if there are more pages than are read, so that a build that was not found may still exist. */
  readonly onCut?: (() => void) | undefined;
}

interface NewBuildOptions extends CallOptions {
  /** When this step started the build, on the monotonic clock. */
  readonly newSince?: number | undefined;
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
  /** One build. For the first minute after `newSince` a 404 means "not yet". */
  get(id: string, options?: NewBuildOptions): Promise<SeenBuildAnswer>;
  /**
   * The builds that match the filter, in no promised order. Pages are requested as they are needed, at most
   * `limits.listPages`. Each build comes once, although pages shift while builds start. The filter is applied here too,
   * because the hosted service was seen to ignore it.
   */
  list(filter: BuildFilter, options?: ListOptions): AsyncGenerator<SeenBuild>;
  /**
   * The same list page by page, for as long as pages are asked for: those who read it say where it ends. A page can be
   * empty although more follow.
   */
  pages(filter: BuildFilter, options?: CallOptions): AsyncGenerator<SeenBuildPage>;
  /** Builds that match the filter, from the first page only, which usually holds the newest builds. */
  newest(filter: BuildFilter, options?: CallOptions): Promise<SeenBuild[]>;
  /**
   * Reads the log of a step, including the service's markup, as it arrives. Such requests take a part of the hour's
   * only, and wait when it is used up.
   *
   * @param logUrl the field of a build's step
   * @throws ForeignAddress if it is not the address of a step's log below `baseUrl`: the token must not be sent there;
   *   what `read` itself throws
   */
  stepLog<Result>(logUrl: string, options: StreamOptions<Result>): Promise<Result>;
  /** Cancels a build; `alreadyFinished` if it had already finished (208). `newSince` as for `get`. */
  cancel(id: string, options?: NewBuildOptions): Promise<'canceled' | 'alreadyFinished'>;
}

export function buildsOf(connection: Connection): Builds {
  const page = async (query: URLSearchParams, signal: AbortSignal | undefined): Promise<SeenBuildPage> => {
    const { body } = await call('builds.list', { path: {}, query, signal }, connection);
    const builds = body.builds.filter(({ _id }) => !holdsToken(_id, connection));
    return { ...body, builds: builds.map((build) => cleanBuild(build, connection)) };
  };
  async function* pages(filter: BuildFilter, { signal }: CallOptions = {}): AsyncGenerator<SeenBuildPage> {
    const seen = new Set<string>();
    let query: URLSearchParams | undefined = new URLSearchParams(filter);
    while (query) {
      const { builds, nextPageUrl, ...more } = await page(query, signal);
      const fresh = builds.filter((build) => !seen.has(build._id));
      for (const { _id } of fresh) seen.add(_id);
      // A page without new builds could link to itself forever.
      query = fresh.length === 0 ? undefined : nextQuery(nextPageUrl);
      yield {
        ...more,
        builds: fresh.filter((build) => matches(build, filter)),
        nextPageUrl: query && nextPageUrl,
      };
    }
  }
  const started = async (operation: string, path: readonly string[], send: () => Promise<string>) => {
    try {
      const id = await send();
      if (holdsToken(id, connection)) throw new FieldMissing(operation, { path });
      return id;
    } catch (error) {
      throw isUncertain(error) ? new StartUncertain(operation, { cause: error }) : error;
    }
  };
  return {
    start(body, options = {}) {
      const operation = 'builds.start';
      return started(operation, ['buildId'], async () => {
        const { buildId } = (await call(operation, { path: {}, body, ...options }, connection)).body;
        return buildId;
      });
    },

    startWithInputs(body, options = {}) {
      const operation = 'v3.startBuild';
      const request = { path: { id: body.appId }, body: v3Body(body), ...options };
      return started(operation, ['data', 'id'], async () => {
        const { data } = (await call(operation, request, connection)).body;
        return data.id;
      });
    },

    async get(id, { signal, newSince } = {}) {
      const { body } = await call('builds.get', { path: { id }, signal, newSince }, connection);
      return cleanAnswer(body, connection);
    },

    async *list(filter, { signal, onCut } = {}) {
      let read = 0;
      for await (const { builds, nextPageUrl } of pages(filter, { signal })) {
        yield* builds;
        read += 1;
        if (read === connection.limits.listPages) return nextPageUrl ? onCut?.() : undefined;
      }
    },

    pages,

    async newest(filter, { signal } = {}) {
      const { builds } = await page(new URLSearchParams(filter), signal);
      return builds.filter((build) => matches(build, filter));
    },

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

/** The same start as the newer API writes it. What was not given is not sent. */
function v3Body({ workflowId, branch, tag, labels, inputs, instanceType, environment }: StartWithInputs) {
  return {
    workflow_id: workflowId,
    ...given({ branch, tag, labels }),
    inputs: { ...inputs },
    ...given({
      instance_type: instanceType,
      environment:
        environment &&
        given({
          variables: environment.variables,
          groups: environment.groups,
          software_versions: environment.softwareVersions,
        }),
    }),
  };
}

function given<Fields extends Readonly<Record<string, unknown>>>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>;
}

/** IDs become state and outputs, which are never rewritten: one that repeats the token is not accepted as an ID. */
function holdsToken(id: string, { token }: Pick<Connection, 'token'>): boolean {
  return id.includes(token);
}

/** Only the query of `nextPageUrl` is used: the token is never sent to an address from an answer. */
function nextQuery(nextPageUrl: string | null | undefined): URLSearchParams | undefined {
  return nextPageUrl ? URL.parse(nextPageUrl, 'https://query.invalid/')?.searchParams : undefined;
}

/** A field that is missing in the build does not exclude it. */
function matches(build: SeenBuild, filter: BuildFilter): boolean {
  const { appId, branch, tag } = build;
  const isWanted = (found: string | null | undefined, wanted: string | undefined): boolean =>
    !wanted || found === undefined || found === wanted;
  return (
    isWanted(appId, filter.appId) &&
    isWanted(workflowIdOf(build), filter.workflowId) &&
    isWanted(branch, filter.branch) &&
    isWanted(tag, filter.tag)
  );
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
  return {
    ...build,
    ...(message ? { message: redactProse(message) } : {}),
    ...(config?.name ? { config: { ...config, name: redactProse(config.name) } } : {}),
    ...(labels ? { labels: labels.slice(0, limits.labelsOfBuild) } : {}),
    ...(steps ? { buildActions: steps } : {}),
  };
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
