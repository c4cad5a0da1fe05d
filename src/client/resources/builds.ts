import type { BuildFilter, SeenBuild, SeenBuildAnswer, SeenBuildPage } from '../../contract/build.ts';
import { type StartBuild, startEndpoint, v1Body } from '../../contract/start.ts';
import type { InputValue } from '../../contract/v3/start.ts';
import { type Connection, resourcePath } from '../connection.ts';
import { AddressRefused, AnswerUnusable, fieldMissing, isUncertain, StartUncertain } from '../errors.ts';
import { type CallOptions, callerOf, wireRequest } from '../http/call.ts';
import { type Sending, send } from '../http/send.ts';

/** `inFlight` aborts a request in flight; `signal` does not. */
type StartOptions = Pick<Sending, 'signal' | 'inFlight' | 'rateLimitMs'>;

export interface PollOptions extends CallOptions {
  /** `one`: a request that fails is not sent again, so that the caller decides when to poll again. */
  readonly attempts?: 'one' | undefined;
  /** For the first minute after this moment on the monotonic clock, a 404 means "not yet". */
  readonly newSince?: number | undefined;
}

interface StreamOptions<Result> extends CallOptions {
  /** Reads the body of the answer. Called anew for each attempt, so it must begin anew. */
  readonly read: (chunks: AsyncIterable<Uint8Array>) => Promise<Result>;
}

/** A page of the list of builds. */
interface BuildPage extends SeenBuildPage {
  /** The length of the answer. */
  readonly bytes: number;
}

/** A start, and the values of the workflow's inputs by name. */
export type StartWithInputs = StartBuild & { readonly inputs: Readonly<Record<string, InputValue>> };

/** Imported on demand: a step that only starts a build needs no other schema, and they take a fifth of its time. */
const contract = async () => (await import('../../contract/build.ts')).buildEndpoints;

export function buildsOf(connection: Connection) {
  const { baseUrl, limits } = connection;
  const call = callerOf(connection);

  /**
   * The list of builds page by page, in no promised order, for as long as the reader wants more. Each build comes once,
   * although pages shift while builds start. The hosted service was seen to ignore the filter.
   */
  async function* pages(filter: BuildFilter, options: PollOptions = {}): AsyncGenerator<BuildPage, void> {
    const { list } = await contract();
    const yielded = new Set<string>();
    let query: URLSearchParams | undefined = new URLSearchParams(filter);
    while (query) {
      const request: { path: object; query: URLSearchParams } = { path: {}, query, ...options };
      const { body, bytes } = await call('builds.list', list, request);
      const fresh = body.builds.filter(({ _id }) => isUsable(_id, connection) && !yielded.has(_id));
      for (const { _id } of fresh) yielded.add(_id);
      // A page without new builds could link to itself forever.
      query = fresh.length === 0 ? undefined : nextQuery(body.nextPageUrl);
      const builds = fresh.map((build) => cleanBuild(build, connection));
      yield { ...body, builds, bytes, nextPageUrl: query && body.nextPageUrl };
    }
  }

  const started = async (operation: string, path: readonly string[], id: Promise<string>) => {
    try {
      if (!isUsable(await id, connection)) throw fieldMissing(operation, path);
      return await id;
    } catch (error) {
      throw isUncertain(error) ? new StartUncertain(error) : error;
    }
  };

  return {
    /**
     * Starts one build and returns its ID. Repeated only if the build certainly was not started (docs/reliability.md,
     * "One request, one build").
     *
     * @throws StartUncertain if the build may have been started; `signal`'s reason if it was aborted before the request was
     *   sent, so the build was not started; `inFlight`'s reason if it aborted a request in flight
     */
    start(start: StartBuild, options: StartOptions = {}): Promise<string> {
      const operation = 'builds.start';
      const answer = call(operation, startEndpoint, { path: {}, body: v1Body(start), ...options });
      const id = answer.then(({ body }) => body.buildId);
      return started(operation, ['buildId'], id);
    },

    /**
     * The same with values for the workflow's own inputs, through the newer API, which alone takes them. The token goes to
     * the origin of that API; the ID is one of the contract's.
     *
     * @throws as `start`
     */
    async startWithInputs(start: StartWithInputs, options: StartOptions = {}): Promise<string> {
      const operation = 'v3.startBuild';
      const { startEndpoint: endpoint, v3Body } = await import('../../contract/v3/start.ts');
      const request = { path: { id: start.appId }, body: v3Body(start), ...options };
      const id = call(operation, endpoint, request).then(({ body }) => body.data.id);
      return started(operation, ['data', 'id'], id);
    },

    /**
     * One build.
     *
     * @throws AnswerUnusable if the answer is the record of another one, as a cache or a proxy may have it: it proves
     *   nothing about the build
     */
    async get(id: string, options: PollOptions = {}): Promise<SeenBuildAnswer> {
      const operation = 'builds.get';
      const { get: endpoint } = await contract();
      const { body } = await call(operation, endpoint, { path: { id }, ...options });
      const { application, build } = body;
      if (application) application.appName = prose(application.appName, connection);
      if (cleanBuild(build, connection)._id === id) return body;
      throw new AnswerUnusable(
        operation,
        `The service responded to ${operation} with the record of another build than ${id}. Check the proxies and caches between the runner and the service.`,
      );
    },

    pages,

    /**
     * Reads the log of a step, including the service's markup, as it arrives.
     *
     * @param logUrl the field of a build's step
     * @throws AddressRefused if it is not the address of a step's log below `baseUrl`: the token must not be sent there;
     *   what `read` itself throws
     */
    async stepLog<Result>(logUrl: string, { read, signal }: StreamOptions<Result>): Promise<Result> {
      const operation = 'builds.stepLog';
      const [id, folder, stepId] = resourcePath(logUrl, { operation, folder: '/builds/', baseUrl });
      if (id === undefined || folder !== 'step' || stepId === undefined)
        throw new AddressRefused(
          operation,
          `The service returned a URL at ${baseUrl.origin} that is not under /builds/:id/step/:stepId, so the token was not sent there. Check baseUrl.`,
        );
      const endpoint = (await contract()).stepLog;
      const wire = wireRequest(operation, { endpoint, path: { id, stepId } }, connection);
      const request = { operation, wire, limited: 'silence', signal } as const;
      return send(
        { ...request, read: (reply, attempt) => read(attempt.chunks(reply, limits.logBytes)) },
        connection,
      );
    },

    /** Cancels a build; `alreadyFinished` if it had already finished (208). */
    async cancel(id: string, options: PollOptions = {}): Promise<'canceled' | 'alreadyFinished'> {
      const endpoint = (await contract()).cancel;
      const { status } = await call('builds.cancel', endpoint, { path: { id }, ...options });
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

/**
 * Hides secrets in the prose that a script may have printed (message, display name, names of steps). IDs, refs and
 * addresses stay as they are, because requests need them. In place: a record can have as many fields as fit into it.
 */
function cleanBuild(build: SeenBuild, connection: Connection): SeenBuild {
  const { config, buildActions } = build;
  build.message = prose(build.message, connection);
  if (config) config.name = prose(config.name, connection);
  for (const step of buildActions ?? []) step.name = prose(step.name, connection);
  return build;
}

/** Characters of a text for people. */
const longestProse = 8_192;

/** Secrets are hidden before a long text is cut: the redactor would not recognize the beginning of one. */
function prose<Absent>(
  text: string | Absent,
  { redactProse }: Pick<Connection, 'redactProse'>,
): string | Absent {
  return typeof text === 'string' ? redactProse(text).slice(0, longestProse).toWellFormed() : text;
}
