import {
  type BuildFilter,
  buildEndpoints,
  type SeenBuild,
  type SeenBuildAnswer,
  type SeenBuildPage,
} from '../../contract/build.ts';
import { type InputValues, type StartBuild, v3Body, v3StartEndpoint } from '../../contract/start.ts';
import { addressBelow, type Connection, headersFor } from '../connection.ts';
import { AnswerUnusable, fieldMissing, OutcomeUncertain } from '../errors.ts';
import { callerOf } from '../http/call.ts';
import { type CallOptions, send, successOf } from '../http/send.ts';

export function buildsOf(connection: Connection) {
  const { baseUrl, limits, token } = connection;
  const call = callerOf(connection);

  /** Whether the service's ID of a build can be requested, saved and shown: what is saved is never redacted. */
  const isUsable = (id: string): boolean => usableId.test(id) && !id.includes(token);

  const started = (operation: string, id: string): string => {
    if (isUsable(id)) return id;
    throw new OutcomeUncertain(fieldMissing(operation, ['buildId']));
  };

  return {
    /**
     * Starts one build and returns its ID. Repeated only if the build certainly was not started (docs/reliability.md,
     * "One request, one build"). With values for the workflow's own inputs, it goes to the newer API, which alone takes
     * them, and so does the token; the ID is one of the contract's.
     *
     * @throws OutcomeUncertain if the build may have been started; `signal`'s reason if it was aborted before the request
     *   was sent, so the build was not started; `inFlight`'s reason if it aborted a request in flight
     */
    async start(
      body: StartBuild,
      { inputs, ...options }: CallOptions & { inputs?: InputValues | undefined } = {},
    ): Promise<string> {
      if (inputs) {
        const request = { path: { id: body.appId }, body: v3Body(body, inputs), ...options };
        const answer = await call('v3.startBuild', v3StartEndpoint, request);
        return started('v3.startBuild', answer.body.data.id);
      }
      const answer = await call('builds.start', buildEndpoints.start, { path: {}, body, ...options });
      return started('builds.start', answer.body.buildId);
    },

    /**
     * One build.
     *
     * @throws AnswerUnusable if the answer is the record of another one, as a cache or a proxy may have it: it proves
     *   nothing about the build
     */
    async get(id: string, options: CallOptions = {}): Promise<SeenBuildAnswer> {
      const operation = 'builds.get';
      const { body } = await call(operation, buildEndpoints.get, { path: { id }, ...options });
      const { application, build } = body;
      if (application) application.appName = prose(application.appName, connection);
      if (cleanBuild(build, connection)._id === id) return body;
      throw new AnswerUnusable(
        `The service responded to ${operation} with the record of another build than ${id}. Check the proxies and caches between the runner and the service.`,
      );
    },

    /**
     * The list of builds page by page, in no promised order, for as long as the reader wants more. A build may come twice,
     * because pages shift while builds start. The hosted service was seen to ignore the filter.
     */
    async *pages(
      filter: BuildFilter,
      options: CallOptions = {},
    ): AsyncGenerator<SeenBuildPage & { readonly bytes: number }, void> {
      let query: URLSearchParams | undefined = new URLSearchParams(filter);
      while (query) {
        const request: { path: object; query: URLSearchParams } = { path: {}, query, ...options };
        const { body, bytes } = await call('builds.list', buildEndpoints.list, request);
        const usable = body.builds.filter(({ _id }) => isUsable(_id));
        yield { ...body, builds: usable.map((build) => cleanBuild(build, connection)), bytes };
        query = nextQuery(body.nextPageUrl);
      }
    },

    /**
     * Reads the log of a step, including the service's markup, as it arrives.
     *
     * @param logUrl the field of a build's step
     * @param options `read` reads the body of the answer; it is called anew for each attempt, so it must begin anew
     * @throws AddressRefused if it is not the address of a step's log below `baseUrl`; what `read` itself throws
     */
    async stepLog<Result>(
      logUrl: string,
      options: CallOptions & { read: (chunks: AsyncIterable<Uint8Array>) => Promise<Result> },
    ): Promise<Result> {
      const { read, signal } = options;
      const operation = 'builds.stepLog';
      const url = addressBelow(logUrl, /^\/builds\/[^/]+\/step\/[^/]+$/, baseUrl);
      const wire = { method: 'GET', url, headers: headersFor(token) } as const;
      return send({ operation, limited: 'silence', signal }, connection, async (attempt) => {
        const reply = await successOf({ operation, wire, attempt }, connection);
        return read(attempt.chunks(reply, limits.logBytes));
      });
    },

    /** Cancels a build; `alreadyFinished` if it had already finished (208). */
    async cancel(id: string, options: CallOptions = {}): Promise<'canceled' | 'alreadyFinished'> {
      const { status } = await call('builds.cancel', buildEndpoints.cancel, { path: { id }, ...options });
      return status === 208 ? 'alreadyFinished' : 'canceled';
    },
  };
}

/** One part of a path: no space, no slash, no control character, no lone surrogate; and not `.` or `..`. */
const usableId = /^(?!\.{1,2}$)[^\s\p{C}/]{1,128}$/u;

/** Only the query of `nextPageUrl` is used: the token is never sent to an address from an answer. */
function nextQuery(nextPageUrl: string | null | undefined): URLSearchParams | undefined {
  return nextPageUrl ? URL.parse(nextPageUrl, 'https://query.invalid/')?.searchParams : undefined;
}

/**
 * Hides secrets in the prose that a script may have printed (message, display name, names of steps). IDs, refs and
 * addresses stay as they are, because requests need them.
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
function prose<Absent>(text: string | Absent, { redactProse }: Connection): string | Absent {
  return typeof text === 'string' ? redactProse(text).slice(0, longestProse).toWellFormed() : text;
}
