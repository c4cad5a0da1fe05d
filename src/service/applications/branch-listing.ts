import type { Clock } from '../../clock.ts';
import type { Executor, RepositoryAccess, RepositoryBranches } from '../executor/execution.ts';

interface BranchListing {
  /** The branches that the repository has now. @throws when it does not answer in time */
  list(repository: RepositoryAccess): Promise<RepositoryBranches>;
  /** Cancels the requests that are under way and waits for them to end. */
  stop(): Promise<void>;
}

/** Asks repositories for their branches, with a timeout of `timeout` milliseconds each. */
export function createBranchListing(parts: {
  listBranches: Executor['listBranches'];
  clock: Clock;
  timeout: number;
}): BranchListing {
  const { listBranches, clock, timeout } = parts;
  const stopping = new AbortController();
  const pending = new Set<Promise<unknown>>();
  return {
    async list(repository) {
      const overdue = new AbortController();
      const cancelTimer = clock.setTimer(timeout, () =>
        overdue.abort(new Error(`timed out after ${timeout} ms`)),
      );
      const answer = listBranches(repository, {
        signal: AbortSignal.any([overdue.signal, stopping.signal]),
      });
      pending.add(answer);
      try {
        return await answer;
      } finally {
        cancelTimer();
        pending.delete(answer);
      }
    },
    async stop() {
      stopping.abort(new Error('the service is stopping'));
      await Promise.allSettled(pending);
    },
  };
}
