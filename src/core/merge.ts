/**
 * What several sources yield, as it comes: one loop can follow them all. Who leaves the loop early returns every
 * source; an error of one source ends the loop with that error.
 */
export async function* merge<Item>(sources: readonly AsyncGenerator<Item>[]): AsyncGenerator<Item> {
  const pending = new Map<AsyncGenerator<Item>, Promise<[AsyncGenerator<Item>, IteratorResult<Item>]>>();
  const ask = (source: AsyncGenerator<Item>): void => {
    const next = source.next().then((result): [typeof source, typeof result] => [source, result]);
    // Nobody may be waiting yet when it fails; the loop hears of it when it comes back.
    next.catch(() => undefined);
    pending.set(source, next);
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
    // Not awaited: a generator answers `return` only after the `next` that may still be waiting.
    for (const source of pending.keys()) source.return(undefined).catch(() => undefined);
  }
}
