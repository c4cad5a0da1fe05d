import { Refused } from './api.js';
import { element, save, setChildren } from './element.js';
import { directionMarks, durationOf, kindOf, plain, stepState } from './wording.js';

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
    const row = {
      item: element('li', {}, toggle),
      toggle,
      name,
      state,
      took,
      log: undefined,
      whole: false,
    };
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
  /** Reads on in the open log, and after the end of its step never again. */
  const readLog = async () => {
    const [row, step] = [rows[open], steps[open]];
    if (!row?.log || !step || row.whole) return;
    const isLast = ended || step.status !== null;
    await row.log.read();
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
export function urlsOf({ logUrl, subactions = [] }) {
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
  const failed = failedStep(steps);
  return failed ? steps.indexOf(failed) : steps.findLastIndex(hasLog);
}

/** @param {readonly Step[]} steps */
export function failedStep(steps) {
  return steps.find((step) => step.status === 'failed' && hasLog(step));
}

/** How much of a log stands on the page, in characters. The whole of it is a file to save. */
const mostShown = 256 * 1024;

/** The colours that the service writes (docs/service.md); others are plain text. */
const colours = new Set('black firebrick green darkgoldenrod royalblue darkmagenta teal gray'.split(' '));

/** How long the address of a saved log works, in milliseconds. */
const addressLifetime = 60_000;

/**
 * The log of a step, which grows with each `read`.
 *
 * @param {{ api: import('./api.js').Api, urls: readonly string[], name: string,
 *   attempt: (work: () => Promise<void>) => Promise<void> }} log
 */
export function createLogView({ api, urls, name, attempt }) {
  const text = element('pre', { tabindex: '0', role: 'region', 'aria-label': `Log of ${name}`, hidden: '' });
  const nothing = element('span', { class: 'note', hidden: '' }, 'This step has no output.');
  const whole = element('button', { type: 'button', hidden: '' }, 'Save the full log');
  const note = element('span', { hidden: '' }, 'Only the end is shown. ');
  const view = element('div', { class: 'log' }, element('p', {}, nothing, note, whole), text);
  const parts = urls.map((url) => ({ url, offset: -mostShown }));
  /** @type {{ node: HTMLElement, length: number }[]} */
  const pieces = [];
  let shown = 0;

  whole.addEventListener('click', () =>
    attempt(async () => {
      const logs = await Promise.all(urls.map((url) => api.wholeLog(url)));
      const address = URL.createObjectURL(new Blob(logs.map(textOfLog), { type: 'text/plain' }));
      save(address, `${name.replace(/[^\w.-]+/g, '-')}.log`);
      setTimeout(() => URL.revokeObjectURL(address), addressLifetime);
    }),
  );

  /** @param {{ url: string, offset: number }} part */
  const readPart = async ({ url, offset }) => {
    try {
      return await api.log(url, offset);
    } catch (error) {
      // A step that has just begun has no log yet.
      if (error instanceof Refused && error.status === 404) return { markup: '', end: offset };
      throw error;
    }
  };
  /** @param {string} markup */
  const append = (markup) => {
    text.hidden = false;
    whole.hidden = false;
    const isAtEnd = text.scrollHeight - text.scrollTop - text.clientHeight < 40;
    const isLong = markup.length > mostShown;
    const lines = isLong ? markup.slice(markup.indexOf('\n', markup.length - mostShown) + 1) : markup;
    const node = element('span', {}, ...piecesOf(lines).map(nodeOf));
    text.append(node);
    pieces.push({ node, length: lines.length });
    shown += lines.length;
    if (isLong) note.hidden = false;
    for (let first = pieces[0]; first && pieces.length > 1 && shown > 2 * mostShown; [first] = pieces) {
      first.node.remove();
      pieces.shift();
      shown -= first.length;
      note.hidden = false;
    }
    if (isAtEnd) text.scrollTop = text.scrollHeight;
  };
  /**
   * An answer is only a part of a long log, and a last line without an end comes by itself.
   *
   * @param {{ url: string, offset: number }} part
   */
  const readToEnd = async (part) => {
    for (;;) {
      const { markup, end } = await readPart(part);
      if (end === part.offset) return;
      if (part.offset < 0 && end > mostShown) note.hidden = false;
      part.offset = end;
      if (markup !== '') append(markup);
    }
  };
  const readOn = async () => {
    for (const part of parts) await readToEnd(part);
    nothing.hidden = shown > 0;
  };
  /** @type {Promise<void>} */
  let last = Promise.resolve();
  return {
    view,
    /** Appends what the log has more than at the last time. One after the other, so that no line comes twice. */
    read() {
      last = last.catch(() => undefined).then(readOn);
      return last;
    },
  };
}

/**
 * The service's markup as texts with a colour: `<span style="…">`, `</span>` and three entities. All else is text.
 *
 * @param {string} markup
 */
function piecesOf(markup) {
  /** @type {{ text: string, style: string }[]} */
  const found = [];
  let style = '';
  for (const [part, opened] of markup.matchAll(/<span style="([^"<>]*)">|<\/span>|[^<]+|</g)) {
    if (opened !== undefined) style = opened;
    else if (part === '</span>') style = '';
    else found.push({ text: textOf(part), style });
  }
  return found;
}

/** @param {string} markup */
export function textOfLog(markup) {
  return piecesOf(markup)
    .map((piece) => piece.text)
    .join('');
}

/** @type {Readonly<Record<string, string>>} */
const entities = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** @param {string} part */
function textOf(part) {
  return part
    .replace(/&(?:lt|gt|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}--[\n\t]]/gv, '�')
    .replace(directionMarks, '');
}

/** @param {{ text: string, style: string }} piece */
function nodeOf({ text, style }) {
  const colour = /color: (\w+)/.exec(style)?.[1] ?? '';
  const classes = [
    ...(colours.has(colour) ? [colour] : []),
    ...(style.includes('font-weight: bold') ? ['bold'] : []),
  ];
  return classes.length === 0 ? text : element('span', { class: classes.join(' ') }, text);
}
