import type { BuildFilter, SeenBuild, SeenBuildAnswer, SeenBuildPage } from '../../contract/build.ts';
import { contradicts } from '../../contract/judge.ts';
import { type StartBuild, startEndpoint, v1Body } from '../../contract/start.ts';
import type { InputValue } from '../../contract/v3/start.ts';
import { type Connection, resourcePath } from '../connection.ts';
import { AddressRefused, fieldMissing, isUncertain, StartUncertain } from '../errors.ts';
import { type CallOptions, call, callStreaming, type StreamOptions } from '../http/call.ts';

interface StartOptions extends CallOptions {
  /** Aborts a request in flight; `signal` does not. */
  readonly inFlight?: AbortSignal | undefined;
}

export interface PollOptions extends CallOptions {
  /** `one`: a request that fails is not sent again, so that the caller decides when to poll again. */
  readonly attempts?: 'one' | undefined;
  /** For the first minute after this moment on the monotonic clock, a 404 means "not yet". */
  readonly newSince?: number | undefined;
}

interface ListOptions extends PollOptions {
  /** Called if there are more pages than are read, so that a build that was not found may still exist. */
  readonly onCut?: (() => void) | undefined;
}

/** A start, and the values of the workflow's inputs by name. */
export type StartWithInputs = StartBuild & { readonly inputs: Readonly<Record<string, InputValue>> };

export type Builds = ReturnType<typeof buildsOf>;

/** Imported on demand: a step that only starts a build needs no other schema, and they take a fifth of its time. */
const contract = async () => (await import('../../contract/build.ts')).buildEndpoints;

export function buildsOf(connection: Connection) {
  const { baseUrl, limits } = connection;

  /**
   * The builds that do not contradict the filter, in no promised order, page by page, for as long as the reader wants more;
   * at most `limits.searchBytes`. Each build comes once, although pages shift while builds start. The filter is applied here
   * too, because the hosted service was seen to ignore it. A record that lacks a field stays: `judgeBuild` says whether it is
   * meant. A page can be empty although more follow, and names a next one if the list was not read to its end.
   */
  async function* pages(filter: BuildFilter, options: PollOptions = {}): AsyncGenerator<SeenBuildPage> {
    const { list } = await contract();
    const yielded = new Set<string>();
    let left = limits.searchBytes;
    let query: URLSearchParams | undefined = new URLSearchParams(filter);
    const read = (query: URLSearchParams) =>
      call({ operation: 'builds.list', endpoint: list, path: {}, query, ...options }, connection);
    while (query && left > 0) {
      const { body, bytes } = await read(query);
      left -= bytes;
      const fresh = body.builds.filter(({ _id }) => isUsable(_id, connection) && !yielded.has(_id));
      for (const { _id } of fresh) yielded.add(_id);
      // A page without new builds could link to itself forever.
      query = fresh.length === 0 ? undefined : nextQuery(body.nextPageUrl);
      yield {
        ...body,
        builds: fresh
          .filter((build) => mayMatch(build, filter))
          .map((build) => cleanBuild(build, connection)),
        nextPageUrl: query && body.nextPageUrl,
      };
    }
  }

  const started = async (operation: string, path: readonly string[], id: Promise<string>) => {
    try {
      if (!isUsable(await id, connection)) throw fieldMissing(operation, { path });
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
      const request = { operation, endpoint: startEndpoint, path: {}, body: v1Body(start), ...options };
      const id = call(request, connection).then(({ body }) => body.buildId);
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
      const request = { operation, endpoint, path: { id: start.appId }, body: v3Body(start), ...options };
      const id = call(request, connection).then(({ body }) => body.data.id);
      return started(operation, ['data', 'id'], id);
    },

    /** One build. */
    async get(id: string, options: PollOptions = {}): Promise<SeenBuildAnswer> {
      const request = { operation: 'builds.get', endpoint: (await contract()).get, path: { id }, ...options };
      return cleanAnswer((await call(request, connection)).body, connection);
    },

    pages,

    /** The builds of `pages`, one by one, of at most `limits.listPages` pages. */
    async *list(filter: BuildFilter, { onCut, ...options }: ListOptions = {}): AsyncGenerator<SeenBuild> {
      let read = 0;
      let isCut = false;
      for await (const { builds, nextPageUrl } of pages(filter, options)) {
        yield* builds;
        read += 1;
        isCut = Boolean(nextPageUrl);
        if (read === limits.listPages) break;
      }
      if (isCut) onCut?.();
    },

    /** Builds that do not contradict the filter, from the first page only, which usually holds the newest builds. */
    async newest(filter: BuildFilter, options: CallOptions = {}): Promise<readonly SeenBuild[]> {
      for await (const { builds } of pages(filter, options)) return builds;
      return [];
    },

    /**
     * Reads the log of a step, including the service's markup, as it arrives.
     *
     * @param logUrl the field of a build's step
     * @throws AddressRefused if it is not the address of a step's log below `baseUrl`: the token must not be sent there;
     *   what `read` itself throws
     */
    async stepLog<Result>(logUrl: string, options: StreamOptions<Result>): Promise<Result> {
      const operation = 'builds.stepLog';
      const [id, folder, stepId] = resourcePath(logUrl, { operation, folder: '/builds/', baseUrl });
      if (id === undefined || folder !== 'step' || stepId === undefined)
        throw new AddressRefused(
          operation,
          `The service returned a URL at ${baseUrl.origin} that is not under /builds/:id/step/:stepId, so the token was not sent there. Check baseUrl.`,
        );
      const endpoint = (await contract()).stepLog;
      return callStreaming({ operation, endpoint, path: { id, stepId }, ...options }, connection);
    },

    /** Cancels a build; `alreadyFinished` if it had already finished (208). */
    async cancel(id: string, options: PollOptions = {}): Promise<'canceled' | 'alreadyFinished'> {
      const request = {
        operation: 'builds.cancel',
        endpoint: (await contract()).cancel,
        path: { id },
        ...options,
      };
      const { status } = await call(request, connection);
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

/** Without the pull request: those who look for a build by its ID filter the list too. */
function mayMatch(build: SeenBuild, { appId, workflowId, branch, tag }: BuildFilter): boolean {
  const refs = [...(branch ? [{ branch }] : []), ...(tag ? [{ tag }] : [])];
  return !contradicts(build, {
    appId: appId || undefined,
    workflowIds: workflowId ? [workflowId] : undefined,
    refs: refs.length === 0 ? undefined : refs,
  });
}

type Cleaning = Pick<Connection, 'redactProse'>;

/**
 * A build as the rest of the code sees it: secrets are hidden in the prose that a script may have printed (message, display
 * name, names of steps). IDs, refs and addresses stay as they are, because requests need them.
 */
function cleanBuild(build: SeenBuild, cleaning: Cleaning): SeenBuild {
  const { message, config, buildActions } = build;
  const steps = buildActions?.map((step) => ({ ...step, name: prose(step.name, cleaning) }));
  // In place: a record can have as many fields as fit into it.
  return Object.assign(build, {
    message: prose(message, cleaning),
    ...(config ? { config: { ...config, name: prose(config.name, cleaning) } } : {}),
    ...(steps ? { buildActions: steps } : {}),
  });
}

/** The same for a build and its application. */
function cleanAnswer({ application, build, ...more }: SeenBuildAnswer, cleaning: Cleaning): SeenBuildAnswer {
  return {
    ...more,
    build: cleanBuild(build, cleaning),
    ...(application
      ? { application: { ...application, appName: prose(application.appName, cleaning) } }
      : {}),
  };
}

/** Characters of a text for people. */
const longestProse = 8_192;

/** Secrets are hidden before a long text is cut: the redactor would not recognize the beginning of one. */
function prose<Absent>(text: string | Absent, { redactProse }: Cleaning): string | Absent {
  return typeof text === 'string' ? redactProse(text).slice(0, longestProse).toWellFormed() : text;
}
