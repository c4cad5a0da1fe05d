import { pollRetryDelay } from '../retry.ts';
import type { Connection } from './connection.ts';
import { ServiceError } from './errors.ts';
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
  /** When a poll that failed, and was sent once, is due again: in so many milliseconds, as the retry policy says. */
  pollRetryDelay(error: Error, poll: FailedPoll): number;
}

export interface FailedPoll {
  /** 1 for the first poll since the last answer. */
  readonly attempt: number;
  readonly pollIntervalMs: number;
  /** Whether a 404 can mean "not yet". */
  readonly mayAppearLater?: boolean;
}

/** The part of the requests of an hour that may read logs of steps. */
const shareOfStepLogs = 1 / 4;

/** A client for one service and token. At most `limits.simultaneousRequests` of its requests are in flight at a time. */
export function createClient(
  options: Omit<Connection, 'semaphore' | 'rateLimiter' | 'stepLogLimiter'>,
): Client {
  const { clock, limits, random } = options;
  const requestsPerWindow = Math.ceil(limits.requestsPerWindow * shareOfStepLogs);
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
    pollRetryDelay(error, { pollIntervalMs, ...poll }) {
      const failure = error instanceof ServiceError ? error.failure : undefined;
      const failed = { ...poll, failure, fraction: random.fraction() };
      return pollRetryDelay(failed, { ...limits, pollIntervalMs });
    },
  };
}
