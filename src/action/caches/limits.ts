export const cacheLimits = {
  /** How long a step waits for the asynchronous deletion of caches (docs/api.md, "Caches"). */
  cacheRemovalMs: 120_000,
};
