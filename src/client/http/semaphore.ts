export type Semaphore = ReturnType<typeof createSemaphore>;

/** Runs a limited number of tasks at a time, in the order in which they arrive. */
export function createSemaphore(limit: number) {
  let free = limit;
  const queue: (() => void)[] = [];
  return {
    /** @throws the signal's reason if it is aborted before the turn of the task comes; what the task throws */
    async run<Result>(task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
      if (free > 0) free--;
      else await new Promise<void>((resolve) => queue.push(resolve));
      try {
        signal?.throwIfAborted();
        return await task();
      } finally {
        // The slot goes straight to the next in the queue, so that a later arrival cannot take it first.
        const next = queue.shift();
        if (next) next();
        else free++;
      }
    },
  };
}
