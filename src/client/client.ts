import type { Connection } from './connection.ts';
import { createSemaphore } from './http/semaphore.ts';
import { applicationsOf, cachesOf, teamsOf } from './resources/applications.ts';
import { artefactsOf } from './resources/artefacts.ts';
import { buildsOf } from './resources/builds.ts';

/** The whole API, noun then verb: `client.builds.cancel(id, { signal })`. */
export type Client = ReturnType<typeof createClient>;

/** A client for one service and token. At most `limits.simultaneousRequests` of its requests are in flight at a time. */
export function createClient(options: Omit<Connection, 'semaphore'>) {
  const semaphore = createSemaphore(options.limits.simultaneousRequests);
  const connection: Connection = { ...options, semaphore };
  return {
    builds: buildsOf(connection),
    applications: applicationsOf(connection),
    caches: cachesOf(connection),
    teams: teamsOf(connection),
    artefacts: artefactsOf(connection),
  };
}
