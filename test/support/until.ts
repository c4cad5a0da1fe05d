/** In milliseconds. The runner of the quick tests has no time limit of its own. */
const longestMs = 170_000;

/**
 * Calls `look` every few milliseconds until it returns something other than `undefined` or `false`: for real processes.
 * Throws after almost three minutes.
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
