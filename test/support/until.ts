/**
 * Waits until `look` gives something other than `undefined` or `false`, looking again each few milliseconds: for what
 * real processes do. There is no limit of its own; jest's bounds it.
 */
export async function until<T>(look: () => T | Promise<T>): Promise<Exclude<T, undefined | false | null>> {
  for (;;) {
    const seen = await look();
    if (seen !== undefined && seen !== false && seen !== null)
      return seen as Exclude<T, undefined | false | null>;
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}
