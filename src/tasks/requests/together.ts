/**
 * Does the same with several things at once. Where one fails the others are ended, so that nothing goes on behind the
 * error.
 *
 * @throws the first error; the signal's reason
 */
export async function together<Item, Result>(
  { items, signal }: { items: readonly Item[]; signal: AbortSignal },
  work: (item: Item, signal: AbortSignal) => Promise<Result>,
): Promise<Result[]> {
  const over = new AbortController();
  const either = AbortSignal.any([signal, over.signal]);
  try {
    return await Promise.all(items.map((item) => work(item, either)));
  } catch (error) {
    over.abort(error);
    throw error;
  }
}
