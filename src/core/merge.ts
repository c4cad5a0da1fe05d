/**
 * What several sources yield, as it comes: one loop can follow them all. Who leaves the loop early returns every
 * source; an error of one source ends the loop with that error.
 */
export async function* merge<Item>(sources: readonly AsyncGenerator<Item>[]): AsyncGenerator<Item> {
  const pending = new Map<AsyncGenerator<Item>, Promise<[AsyncGenerator<Item>, IteratorResult<Item>]>>();
  const ask = (source: AsyncGenerator<Item>): void => {
    pending.set(
      source,
      source.next().then((result) => [source, result]),
    );
  };
  for (const source of sources) ask(source);
  try {
    while (pending.size > 0) {
      const [source, result] = await Promise.race(pending.values());
      if (result.done) pending.delete(source);
      else {
        ask(source);
        yield result.value;
      }
    }
  } finally {
    for (const [source, next] of pending) {
      // Not awaited: a generator answers `return` only after the `next` that may still be waiting.
      next.catch(() => undefined);
      source.return(undefined).catch(() => undefined);
    }
  }
}
