/**
 * Waits until `look` returns something other than `undefined` or `false`, and calls it every few milliseconds: for
 * real processes. It has no timeout of its own; jest's applies.
 */
export async function until<T>(look: () => T | Promise<T>): Promise<Exclude<T, undefined | false | null>> {
  for (;;) {
    const seen = await look();
    if (seen !== undefined && seen !== false && seen !== null)
      return seen as Exclude<T, undefined | false | null>;
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}
