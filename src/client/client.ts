import { pollRetryDelay } from '../retry.ts';
import type { Connection } from './connection.ts';
import { ServiceError } from './errors.ts';
import { createSemaphore } from './http/semaphore.ts';
import { applicationsOf, cachesOf, teamsOf } from './resources/applications.ts';
import { artefactsOf } from './resources/artefacts.ts';
import { buildsOf } from './resources/builds.ts';

export interface FailedPoll {
  /** 1 for the first poll since the last answer. */
  readonly attempt: number;
  readonly pollIntervalMs: number;
  /** Whether a 404 can mean "not yet". */
  readonly mayAppearLater?: boolean;
}

/** The whole API, noun then verb: `client.builds.cancel(id, { signal })`. */
export type Client = ReturnType<typeof createClient>;

/** A client for one service and token. At most `limits.simultaneousRequests` of its requests are in flight at a time. */
export function createClient(options: Omit<Connection, 'semaphore'>) {
  const { limits, random } = options;
  const connection: Connection = { ...options, semaphore: createSemaphore(limits.simultaneousRequests) };
  return {
    builds: buildsOf(connection),
    applications: applicationsOf(connection),
    caches: cachesOf(connection),
    teams: teamsOf(connection),
    artefacts: artefactsOf(connection),
    /** When a poll that failed, and was sent once, is due again: in so many milliseconds, as the retry policy says. */
    pollRetryDelay(error: Error, { pollIntervalMs, ...poll }: FailedPoll): number {
      const failure = error instanceof ServiceError ? error.failure : undefined;
      const failed = { ...poll, failure, fraction: random.fraction() };
      return pollRetryDelay(failed, { ...limits, pollIntervalMs });
    },
  };
}
