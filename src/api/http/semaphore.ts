/** Lets work through, a limited number at a time, in the order in which it came. */
export type RequestGate = <Result>(work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

/** A gate for `limit` pieces of work at a time; who is waiting leaves with the signal's reason when it is aborted. */
export function createGate(limit: number): RequestGate {
  let inside = 0;
  const queue: (() => void)[] = [];

  const enter = (signal?: AbortSignal): Promise<void> => {
    signal?.throwIfAborted();
    if (inside < limit) {
      inside++;
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

  return async (work, signal) => {
    await enter(signal);
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line, so that nobody who comes later can take it first.
      const next = queue.shift();
      if (next) next();
      else inside--;
    }
  };
}
