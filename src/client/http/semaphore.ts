/** Runs a limited number of tasks at a time, in the order in which they arrive. */
export interface Semaphore {
  /** @throws the signal's reason when it is aborted before the task begins; what the task throws */
  run<Result>(task: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

export function createSemaphore(limit: number): Semaphore {
  let running = 0;
  const queue: (() => void)[] = [];

  const acquire = (signal?: AbortSignal): Promise<void> => {
    signal?.throwIfAborted();
    if (running < limit) {
      running++;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const admit = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        queue.splice(queue.indexOf(admit), 1);
        reject(signal?.reason);
      };
      queue.push(admit);
      signal?.addEventListener('abort', leave, { once: true });
    });
  };

  return {
    async run(task, signal) {
      await acquire(signal);
      try {
        return await task();
      } finally {
        // The slot goes straight to the next in the queue, so that a later arrival cannot take it first.
        const next = queue.shift();
        if (next) next();
        else running--;
      }
    },
  };
}
