import type { Connection } from './connection.ts';
import { createRateLimiter, createSemaphore } from './http/limiters.ts';
import {
  type Applications,
  applicationsOf,
  type Caches,
  cachesOf,
  type Teams,
  teamsOf,
} from './resources/applications.ts';
import { type Artefacts, artefactsOf } from './resources/artefacts.ts';
import { type Builds, buildsOf } from './resources/builds.ts';

/** The whole API, noun then verb: `client.builds.cancel(id, { signal })`. */
export interface Client {
  readonly builds: Builds;
  readonly applications: Applications;
  readonly caches: Caches;
  readonly teams: Teams;
  readonly artefacts: Artefacts;
  /** How many of the hour's requests are left. */
  requestsLeft(): number;
}

/** A client for one service and token. At most `limits.simultaneousRequests` of its requests are in flight at a time. */
export function createClient(
  options: Omit<Connection, 'semaphore' | 'rateLimiter' | 'stepLogLimiter'>,
): Client {
  const { clock, limits } = options;
  const requestsPerWindow = Math.ceil(limits.requestsPerWindow * limits.shareOfStepLogs);
  const connection: Connection = {
    ...options,
    semaphore: createSemaphore(limits.simultaneousRequests),
    rateLimiter: createRateLimiter(options),
    stepLogLimiter: createRateLimiter({ clock, limits: { ...limits, requestsPerWindow } }),
  };
  return {
    builds: buildsOf(connection),
    applications: applicationsOf(connection),
    caches: cachesOf(connection),
    teams: teamsOf(connection),
    artefacts: artefactsOf(connection),
    requestsLeft: () => connection.rateLimiter.left(),
  };
}
