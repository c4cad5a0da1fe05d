import { Refused } from './api.js';
import { hasEnded } from './wording.js';

/**
 * @typedef {import('./api.js').Build} Build
 * @typedef {import('./api.js').Api} Api
 */

/** How many pages a click on "Show older builds" reads. */
const pagesAtOnce = 4;
/** How many running builds that are not on the first page are read again each time. The oldest run first. */
const mostOthers = 5;

/**
 * The builds that the page knows, newest first.
 *
 * @param {Api} api
 */
export function createBuilds(api) {
  /** @type {Map<string, Build>} */
  let known = new Map();
  /** @type {string[]} */
  let listed = [];
  /** @type {string | null} */
  let next = null;
  /** @type {Map<string, string>} */
  const appNames = new Map();

  /** @param {import('./api.js').Application[]} applications */
  const learnNames = (applications) => {
    for (const { _id, appName } of applications) appNames.set(_id, appName);
  };
  /** @param {Build[]} builds */
  const learn = (builds) => {
    for (const build of builds) known.set(build._id, build);
    return builds.map(({ _id }) => _id);
  };
  /** @param {string} id */
  const readOne = async (id) => {
    try {
      const { application, build } = await api.build(id);
      learnNames([application]);
      known.set(id, build);
    } catch (error) {
      if (!(error instanceof Refused && error.status === 404)) throw error;
      known.delete(id);
      listed = listed.filter((other) => other !== id);
    }
  };
  return {
    /** @returns {Build[]} */
    list: () => listed.flatMap((id) => known.get(id) ?? []),
    /** @param {string} id */
    find: (id) => known.get(id),
    /** @param {Build} build */
    appName: ({ appId }) => appNames.get(appId) ?? appId,
    hasOlder: () => next !== null,

    /**
     * Reads the first page again, the watched build, and the oldest builds that still run.
     *
     * @param {string | undefined} watched
     */
    async refresh(watched) {
      const page = await api.list(null);
      learnNames(page.applications);
      const overlaps = page.builds.some(({ _id }) => listed.includes(_id));
      if (!overlaps) {
        // Builds between these and the known ones may be missing.
        known = new Map();
        listed = [];
        next = page.nextPageUrl ?? null;
      }
      const first = new Set(learn(page.builds));
      listed = [...first, ...listed.filter((id) => !first.has(id))];
      const runs = listed.filter((id) => !first.has(id) && !hasEnded(known.get(id)?.status ?? ''));
      const others = new Set(runs.slice(-mostOthers));
      if (watched !== undefined && !first.has(watched) && !hasEnded(known.get(watched)?.status ?? ''))
        others.add(watched);
      for (const id of others) await readOne(id);
    },

    /** Reads the next pages. Pages shift while builds start, so a build can come twice. */
    async readOlder() {
      for (let count = 0; count < pagesAtOnce && next !== null; count += 1) {
        const page = await api.list(next);
        learnNames(page.applications);
        listed = [...new Set([...listed, ...learn(page.builds)])];
        next = page.nextPageUrl ?? null;
      }
    },
  };
}

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
