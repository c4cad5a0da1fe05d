import {
  type BuildFilter,
  type SeenBuild,
  type SeenBuildAnswer,
  type SeenBuildPage,
  type StartBuild,
  workflowIdOf,
} from '../../contract/build.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { FieldMissing, ForeignAddress, ServiceError, StartUncertain } from '../errors.ts';
import { type Connection, call } from '../http/call.ts';
import { redactedAnswer, redactedBuild } from '../http/prose.ts';
import { judgeStart } from '../http/retry.ts';
import type { Limits } from '../limits.ts';
import { partsBelow } from './resource-path.ts';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
}

export interface StartOptions extends CallOptions {
  /** Aborts a request that has been sent already; `signal` does not. */
  readonly inFlight?: AbortSignal | undefined;
}

export interface ListOptions extends CallOptions {
  /** Told when the list has more pages than are read: what was not found may be there. */
  readonly onCut?: (() => void) | undefined;
}

export interface NewBuildOptions extends CallOptions {
  /** When this step started the build, by the monotonic clock. */
  readonly newSince?: number | undefined;
}

export interface Builds {
  /**
   * Starts one build and returns its id. It is sent again only after a refusal that is certain (docs/reliability.md,
   * "One request, one build").
   *
   * @throws StartUncertain when the build may have been started all the same; `signal`'s reason when it certainly was
   *   not, as the signal was aborted before the request was sent; `inFlight`'s when that cut a request that was
   */
  start(body: StartBuild, options?: StartOptions): Promise<string>;
  /** One build. For the first minute after `newSince` a 404 is taken for "not yet". */
  get(id: string, options?: NewBuildOptions): Promise<SeenBuildAnswer>;
  /**
   * The builds of the history that match the filter, page after page as they are taken, `limits.listPages` at most. In
   * which order is not promised: an old build says nothing of those behind it. Each comes once, although pages shift
   * while builds start; the filter is applied again here, as the service was seen to ignore it.
   */
  list(filter: BuildFilter, options?: ListOptions): AsyncGenerator<SeenBuild>;
  /** Builds that match the filter, with one request: the service's first page, which holds the newest ones as a rule. */
  newest(filter: BuildFilter, options?: CallOptions): Promise<SeenBuild[]>;
  /**
   * The log of a step, with the service's markup in it. `logUrl` as it stands in a build's steps.
   *
   * @throws ForeignAddress when it is not the address of a step's log below `baseUrl`: the token must not go there
   */
  stepLog(logUrl: string, options?: CallOptions): Promise<string>;
  /** Cancels a build; `alreadyFinished` when it had ended before (208). `newSince` as for `get`. */
  cancel(id: string, options?: NewBuildOptions): Promise<'canceled' | 'alreadyFinished'>;
}

export function buildsOf(connection: Connection): Builds {
  const bounded = (build: SeenBuild): SeenBuild => withinLimits(build, connection.limits);
  const page = async (query: URLSearchParams, signal: AbortSignal | undefined): Promise<SeenBuildPage> => {
    const request = { operation: 'builds.list', kind: 'read', path: {}, query, signal } as const;
    const { body } = await call(endpoints.builds.list, request, connection);
    const builds = body.builds.map((build) => redactedBuild(bounded(build), connection.redactProse));
    return { ...body, builds };
  };
  return {
    async start(body, { signal, inFlight } = {}) {
      const operation = 'builds.start';
      try {
        const request = { operation, kind: 'start', path: {}, body, signal, inFlight } as const;
        return (await call(endpoints.builds.start, request, connection)).body.buildId;
      } catch (error) {
        if (error instanceof ServiceError && isUncertain(error))
          throw new StartUncertain(operation, { cause: error });
        throw error;
      }
    },

    async get(id, { signal, newSince } = {}) {
      const { body } = await call(
        endpoints.builds.get,
        { operation: 'builds.get', kind: 'read', path: { id }, signal, newSince },
        connection,
      );
      return redactedAnswer({ ...body, build: bounded(body.build) }, connection.redactProse);
    },

    async *list(filter, { signal, onCut } = {}) {
      const seen = new Set<string>();
      let query: URLSearchParams | undefined = new URLSearchParams(filter);
      for (let read = 0; query; read += 1) {
        if (read === connection.limits.listPages) return onCut?.();
        const { builds, nextPageUrl } = await page(query, signal);
        const fresh = builds.filter((build) => !seen.has(build._id));
        for (const build of fresh) {
          seen.add(build._id);
          if (matches(build, filter)) yield build;
        }
        // A page without anything new would lead to itself for ever.
        query = fresh.length === 0 ? undefined : nextQuery(nextPageUrl);
      }
    },

    async newest(filter, { signal } = {}) {
      const { builds } = await page(new URLSearchParams(filter), signal);
      return builds.filter((build) => matches(build, filter));
    },

    async stepLog(logUrl, { signal } = {}) {
      const operation = 'builds.stepLog';
      const [id = '', folder, stepId = ''] = partsBelow(logUrl, {
        operation,
        folder: '/builds/',
        connection,
      });
      if (folder !== 'step' || stepId === '')
        throw new ForeignAddress(operation, {
          origin: connection.baseUrl.origin,
          expected: '/builds/:id/step/:stepId',
        });
      const request = { operation, kind: 'read', path: { id, stepId }, signal } as const;
      return (await call(endpoints.builds.stepLog, request, connection)).body;
    },

    async cancel(id, { signal, newSince } = {}) {
      const { status } = await call(
        endpoints.builds.cancel,
        {
          operation: 'builds.cancel',
          kind: 'idempotentWrite',
          path: { id },
          signal,
          newSince,
          turn: 'atOnce',
        },
        connection,
      );
      return status === 208 ? 'alreadyFinished' : 'canceled';
    },
  };
}

/** Of lists that are longer than any build has reason for, only the beginning is kept. */
function withinLimits(build: SeenBuild, { labelsOfBuild, stepsOfBuild }: Limits): SeenBuild {
  const { labels, buildActions } = build;
  const steps = buildActions?.slice(0, stepsOfBuild).map(({ subactions, ...step }) => ({
    ...step,
    ...(subactions ? { subactions: subactions.slice(0, stepsOfBuild) } : {}),
  }));
  return {
    ...build,
    ...(labels ? { labels: labels.slice(0, labelsOfBuild) } : {}),
    ...(steps ? { buildActions: steps } : {}),
  };
}

/** A success without an id is as uncertain as a lost answer. */
function isUncertain(error: ServiceError): boolean {
  return (
    error instanceof FieldMissing || (error.failure !== undefined && judgeStart(error.failure) === 'lookUp')
  );
}

/** Only the query of `nextPageUrl` is used: the token never follows an address that an answer names. */
function nextQuery(nextPageUrl: string | null | undefined): URLSearchParams | undefined {
  return nextPageUrl ? URL.parse(nextPageUrl, 'https://query.invalid/')?.searchParams : undefined;
}

/** A field that the build's record does not tell cannot speak against it. */
function matches(build: SeenBuild, filter: BuildFilter): boolean {
  const said = { appId: build.appId, workflowId: workflowIdOf(build), branch: build.branch, tag: build.tag };
  return (Object.keys(said) as (keyof typeof said)[]).every(
    (key) => !filter[key] || said[key] === undefined || said[key] === filter[key],
  );
}
