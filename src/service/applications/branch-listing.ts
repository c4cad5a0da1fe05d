import type { Clock } from '../../clock.ts';
import type { RepositoryAccess } from '../executor/execution.ts';
import type { Executor } from '../service.ts';

export interface BranchListing {
  /** The names of the branches that the repository has now. @throws when it cannot be reached in time */
  list(repository: RepositoryAccess): Promise<readonly string[]>;
  /** Ends what is being asked, and waits for it. */
  stop(): Promise<void>;
}

/** Asks repositories for their branches, none for longer than `limit` milliseconds, nor than the service runs. */
export function createBranchListing(parts: {
  ask: Executor['listBranches'];
  clock: Clock;
  limit: number;
}): BranchListing {
  const { ask, clock, limit } = parts;
  const closing = new AbortController();
  const asked = new Set<Promise<unknown>>();
  return {
    async list(repository) {
      const overdue = new AbortController();
      const cancelTimer = clock.setTimer(limit, () =>
        overdue.abort(new Error(`not done within ${limit} ms`)),
      );
      const answer = ask(repository, { signal: AbortSignal.any([overdue.signal, closing.signal]) });
      asked.add(answer);
      try {
        return await answer;
      } finally {
        cancelTimer();
        asked.delete(answer);
      }
    },
    async stop() {
      closing.abort(new Error('the service is being stopped'));
      await Promise.allSettled(asked);
    },
  };
}
