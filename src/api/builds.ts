import {
  type BuildFilter,
  type SeenBuild,
  type SeenBuildAnswer,
  type SeenBuildPage,
  type StartBuild,
  workflowIdOf,
} from '../contract/build.ts';
import { endpoints } from '../contract/endpoints.ts';
import { type Connection, call } from './call.ts';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
}

export interface Builds {
  /**
   * Starts one build and returns its id. It is sent again only after a refusal that is certain: every other error may
   * mean that the build was started (DESIGN 5.1), and its `failure` says which.
   */
  start(body: StartBuild, options?: CallOptions): Promise<string>;
  /** One build. For the first minute after `newSince` (milliseconds since the epoch) a 404 is taken for "not yet". */
  get(id: string, options?: CallOptions & { newSince?: number | undefined }): Promise<SeenBuildAnswer>;
  /**
   * The builds of the history that match the filter, newest first, page after page as they are taken. Each comes once,
   * although pages shift while builds start; the filter is applied again here, as the service was seen to ignore it.
   */
  list(filter: BuildFilter, options?: CallOptions): AsyncGenerator<SeenBuild>;
  /** Cancels a build; `alreadyFinished` when it had ended before (208). */
  cancel(id: string, options?: CallOptions): Promise<'canceled' | 'alreadyFinished'>;
}

export function buildsOf(connection: Connection): Builds {
  return {
    async start(body, { signal } = {}) {
      const { body: started } = await call(
        endpoints.builds.start,
        { operation: 'builds.start', kind: 'start', path: {}, body, signal },
        connection,
      );
      return started.buildId;
    },

    async get(id, { signal, newSince } = {}) {
      const { body } = await call(
        endpoints.builds.get,
        { operation: 'builds.get', kind: 'read', path: { id }, signal, newSince },
        connection,
      );
      return body;
    },

    async *list(filter, { signal } = {}) {
      const seen = new Set<string>();
      let query: URLSearchParams | undefined = new URLSearchParams(filter);
      while (query) {
        const { body }: { body: SeenBuildPage } = await call(
          endpoints.builds.list,
          { operation: 'builds.list', kind: 'read', path: {}, query, signal },
          connection,
        );
        const fresh = body.builds.filter((build) => !seen.has(build._id));
        for (const build of fresh) {
          seen.add(build._id);
          if (matches(build, filter)) yield build;
        }
        // A page without anything new would lead to itself for ever.
        query = fresh.length === 0 ? undefined : nextQuery(body.nextPageUrl);
      }
    },

    async cancel(id, { signal } = {}) {
      const { status } = await call(
        endpoints.builds.cancel,
        { operation: 'builds.cancel', kind: 'idempotentWrite', path: { id }, signal },
        connection,
      );
      return status === 208 ? 'alreadyFinished' : 'canceled';
    },
  };
}

/** Only the query of `nextPageUrl` is used: the token never follows an address that an answer names (DESIGN 2.5). */
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
