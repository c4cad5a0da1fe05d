import { Refused } from './api.js';
import { element } from './element.js';
import { failedStep, textOfLog, urlsOf } from './steps-view.js';
import { plain } from './wording.js';

/** Lines around the cause: with a message and a list of what was skipped above them they end above the fold. */
const mostLines = 14;

/** A line in which a compiler, test runner or shell says why it stopped. */
const telling =
  /\b(?:error|exception|fatal|fail(?:ed|ure)?|not found|cannot|traceback|panic)\b|^e: |^\s*(?:not ok|[✕✗✖●×]) /i;
/** These lines have such words too. */
const harmless = /\b(?:0|no) (?:errors?|failures?|failed)\b|\bwarn(?:ing)?\b|\bdeprecat/i;

/**
 * What the log of the failed step says of the cause, at the top of its build.
 *
 * @param {import('./api.js').Api} api
 */
export function createCauseView(api) {
  const where = element('h3');
  const text = element('pre', { tabindex: '0', role: 'region', 'aria-label': 'Cause' });
  const view = element('div', { hidden: '' }, where, text);
  let shown = '';

  return {
    view,

    /**
     * @param {import('./api.js').Build} build
     */
    async show({ _id, status, message, buildActions = [] }) {
      const step = status === 'failed' ? failedStep(buildActions) : undefined;
      if (!step) {
        shown = '';
        view.hidden = true;
        return;
      }
      if (shown === _id) return;
      const lines = causeIn(await readLog(api, step));
      shown = _id;
      // Of a failure of its own, the service writes the message into the log.
      view.hidden = lines.every((line) => (message ?? '').includes(line.trim()));
      where.textContent = `Cause, in ${plain(step.name, 100)}`;
      text.textContent = lines.join('\n');
      text.scrollTop = 0;
    },
  };
}

/**
 * The end of a step's log: its cause is there if it is long.
 *
 * @param {import('./api.js').Api} api
 * @param {import('./api.js').Step} step
 */
async function readLog(api, step) {
  const parts = urlsOf(step).map(async (url) => {
    try {
      return textOfLog((await api.log(url, -256 * 1024)).markup);
    } catch (error) {
      if (error instanceof Refused && error.status === 404) return '';
      throw error;
    }
  });
  return (await Promise.all(parts)).join('');
}

/**
 * The first lines that tell a cause; the last ones where none does.
 *
 * @param {string} log
 */
function causeIn(log) {
  const lines = log.trimEnd().split('\n');
  const first = lines.findIndex((line) => telling.test(line) && !harmless.test(line));
  const from = first < 0 ? lines.length - mostLines : first - 1;
  return lines.slice(Math.max(0, from)).slice(0, mostLines);
}
