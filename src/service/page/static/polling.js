/** The pause between two looks, in milliseconds. */
const pause = 5_000;

/**
 * Calls `look` every 5 seconds while the page is visible, until the signal is aborted. Looks do not overlap.
 *
 * @param {() => Promise<void>} look must not throw
 * @param {AbortSignal} signal
 */
export function startPolling(look, signal) {
  /** @type {Promise<void> | undefined} */
  let running;
  /** @type {number | undefined} */
  let timer;
  let last = performance.now();

  const plan = () => {
    clearTimeout(timer);
    if (signal.aborted || running || document.hidden) return;
    timer = setTimeout(now, Math.max(0, last + pause - performance.now()));
  };
  const now = async () => {
    while (running) await running;
    if (signal.aborted) return;
    last = performance.now();
    running = look();
    await running;
    running = undefined;
    plan();
  };
  document.addEventListener('visibilitychange', plan, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return {
    /** Looks at once, because the user did something; resolves when that is shown. */
    now,
  };
}
