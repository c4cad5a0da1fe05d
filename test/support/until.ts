/** Milliseconds. The runner of the quick tests has no time limit for a test. */
const longestMs = 170_000;

/**
 * Waits until `look` returns something other than `undefined` or `false`, and calls it every few milliseconds: for
 * real processes. It throws after almost three minutes.
 */
export async function until<T>(look: () => T | Promise<T>): Promise<Exclude<T, undefined | false | null>> {
  const end = performance.now() + longestMs;
  while (performance.now() < end) {
    const seen = await look();
    if (seen !== undefined && seen !== false && seen !== null)
      return seen as Exclude<T, undefined | false | null>;
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  throw new Error(`This did not happen in ${longestMs} ms: ${look}`);
}
