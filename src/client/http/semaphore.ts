export type Semaphore = ReturnType<typeof createSemaphore>;

/** Runs a limited number of tasks at a time, in the order in which they arrive. */
export function createSemaphore(limit: number) {
  let running = 0;
  const queue = new Set<() => void>();
  return {
    /** @throws the signal's reason if it is aborted before the task begins; what the task throws */
    async run<Result>(task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
      signal?.throwIfAborted();
      if (running < limit) running++;
      else await turnIn(queue, signal);
      try {
        return await task();
      } finally {
        // The slot goes straight to the next in the queue, so that a later arrival cannot take it first.
        const [next] = queue;
        if (next) queue.delete(next);
        else running--;
        next?.();
      }
    },
  };
}

async function turnIn(queue: Set<() => void>, signal: AbortSignal | undefined): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const leave = (): void => {
    if (queue.delete(resolve)) reject(signal?.reason);
  };
  queue.add(resolve);
  signal?.addEventListener('abort', leave, { once: true });
  await promise.finally(() => signal?.removeEventListener('abort', leave));
}
