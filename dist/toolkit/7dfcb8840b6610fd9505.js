import { element, setChildren } from './element.js';
import { createLogView } from './log-view.js';
import { durationOf, kindOf, plain, stepState } from './wording.js';

/**
 * @typedef {import('./api.js').Step} Step
 * @typedef {{ item: HTMLLIElement, toggle: HTMLButtonElement, name: HTMLElement, state: HTMLElement, took: HTMLElement,
 *   log: ReturnType<typeof createLogView> | undefined, whole: boolean }} Row
 */

/**
 * The steps of a build. At most one log is open: the one that the user chose, or the step that runs or failed.
 *
 * @param {{ api: import('./api.js').Api, attempt: (work: () => Promise<void>) => Promise<void> }} actions
 */
export function createStepsView({ api, attempt }) {
  const view = element('ol', { class: 'steps' });
  /** @type {Row[]} */
  let rows = [];
  /** @type {readonly Step[]} */
  let steps = [];
  let ended = false;
  let open = -1;
  let hasChosen = false;

  /** @param {number} at */
  const newRow = (at) => {
    const [name, state, took] = [element('span'), element('span'), element('span', { class: 'duration' })];
    const toggle = element(
      'button',
      { type: 'button', 'aria-expanded': 'false' },
      state,
      ' ',
      name,
      ' ',
      took,
    );
    toggle.addEventListener('click', () =>
      attempt(async () => {
        hasChosen = true;
        openLog(open === at ? -1 : at);
        await readLog();
      }),
    );
    /** @type {Row} */
    const row = { item: element('li', {}, toggle), toggle, name, state, took, log: undefined, whole: false };
    return row;
  };
  /**
   * @param {Row} row
   * @param {Step} step
   */
  const update = ({ toggle, name, state, took }, step) => {
    const shown = stepState(step, { ended });
    name.textContent = plain(step.name);
    state.textContent = shown;
    state.className = `state ${kindOf(shown)}`;
    took.textContent = shown === 'stopped' ? '' : durationOf(step);
    toggle.disabled = !hasLog(step);
  };
  /** @param {number} at */
  const openLog = (at) => {
    if (at === open) return;
    const before = rows[open];
    before?.log?.view.remove();
    before?.toggle.setAttribute('aria-expanded', 'false');
    if (before) before.log = undefined;
    open = at;
    const [row, step] = [rows[at], steps[at]];
    if (!row || !step) return;
    row.log = createLogView({ api, urls: urlsOf(step), name: plain(step.name), attempt });
    row.whole = false;
    row.item.append(row.log.view);
    row.toggle.setAttribute('aria-expanded', 'true');
  };
  /** Reads on in the open log; once more after its step has ended, and then never again. */
  const readLog = async () => {
    const [row, step] = [rows[open], steps[open]];
    if (!row?.log || !step || row.whole) return;
    const isLast = ended || step.status !== null;
    await row.log.read();
    // A last line without an end comes by itself.
    if (isLast) await row.log.read();
    row.whole = isLast;
  };

  return {
    view,
    clear() {
      view.replaceChildren();
      rows = [];
      steps = [];
      open = -1;
      hasChosen = false;
    },

    /**
     * @param {readonly Step[]} now
     * @param {{ ended: boolean }} build
     */
    async show(now, build) {
      steps = now;
      ended = build.ended;
      if (rows.length > steps.length) this.clear();
      steps = now;
      rows.push(...steps.slice(rows.length).map((_, added) => newRow(rows.length + added)));
      for (const [at, row] of rows.entries()) if (steps[at]) update(row, steps[at]);
      setChildren(
        view,
        rows.map(({ item }) => item),
      );
      if (!hasChosen) openLog(interesting(steps));
      await readLog();
    },
  };
}

/** @param {Step} step */
function urlsOf({ logUrl, subactions = [] }) {
  return [logUrl, ...subactions.map((part) => part.logUrl)].flatMap((url) => url ?? []);
}

/** @param {Step} step */
function hasLog(step) {
  return Boolean(step.startedAt) && step.status !== 'skipped' && urlsOf(step).length > 0;
}

/**
 * The step whose log people want to see: the one that failed, or the last that has begun.
 *
 * @param {readonly Step[]} steps
 */
function interesting(steps) {
  const failed = steps.findIndex((step) => step.status === 'failed' && hasLog(step));
  return failed >= 0 ? failed : steps.findLastIndex(hasLog);
}
