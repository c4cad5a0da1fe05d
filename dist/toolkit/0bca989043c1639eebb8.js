/** The states in which a build has ended (docs/api.md, "Build states"). */
const ends = new Set(['finished', 'failed', 'canceled', 'cancelled', 'skipped', 'timeout', 'warning']);

/** @param {string} status */
export function hasEnded(status) {
  return ends.has(status);
}

/** @type {Readonly<Record<string, string>>} */
const kinds = {
  queued: 'waiting',
  finished: 'good',
  success: 'good',
  warning: 'doubtful',
  failed: 'bad',
  timeout: 'bad',
  canceled: 'stopped',
  cancelled: 'stopped',
  skipped: 'stopped',
  waiting: 'waiting',
  stopped: 'stopped',
  'not run': 'stopped',
};

/**
 * How a state looks: `good`, `doubtful`, `bad`, `stopped`, `waiting` or `running`.
 *
 * @param {string} status
 */
export function kindOf(status) {
  return Object.hasOwn(kinds, status) ? kinds[status] : 'running';
}

/**
 * The state of a step. The API has null for one that waits, one that runs, and one that the end of its build kept from
 * either.
 *
 * @param {import('./api.js').Step} step
 * @param {{ ended: boolean }} build
 */
export function stepState({ status, startedAt }, { ended }) {
  if (status !== null) return status;
  if (ended) return startedAt ? 'stopped' : 'not run';
  return startedAt ? 'running' : 'waiting';
}

/**
 * A text of a repository or a client, in one line: without control characters and marks that change the direction of what
 * follows, and bounded.
 *
 * @param {string} text
 */
export function plain(text, most = 300) {
  const line = text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(directionMarks, '');
  return line.length > most ? `${line.slice(0, most)}…` : line;
}

export const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The end of the message of each simulated build (src/service/executor/simulate/notice.ts). */
const simulatedNotice = 'This build is simulated: it runs no scripts';

/**
 * Whether the record says that no script of the build is run. It does from the start of the build on.
 *
 * @param {import('./api.js').Build} build
 */
export function isSimulated({ message }) {
  return message?.endsWith(simulatedNotice) ?? false;
}

/** @param {import('./api.js').Build} build */
export function workflowOf({ config, workflowId, fileWorkflowId, index }) {
  const name = plain(config?.name ?? workflowId ?? fileWorkflowId ?? 'Workflow');
  return index === undefined ? name : `${name} #${index}`;
}

/** @param {import('./api.js').Build} build */
export function refOf({ branch, tag }) {
  return plain(branch ?? (tag ? `tag ${tag}` : ''));
}

/**
 * A time of the API. Some browsers know `+00:00` only, not `+0000`.
 *
 * @param {string} text
 */
function timeOf(text) {
  return Date.parse(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
}

/**
 * @param {string} text
 * @returns {string}
 */
export function shownTime(text) {
  return dayFormat.format(timeOf(text));
}

/** One for all rows: to make one takes longer than to use it a hundred times. */
const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/**
 * When a build was asked for.
 *
 * @param {import('./api.js').Build} build
 */
export function dayOf({ createdAt, startedAt }) {
  const time = timeOf(createdAt ?? startedAt ?? '');
  return Number.isNaN(time) ? '' : dayFormat.format(time);
}

/**
 * How long something took, or takes so far.
 *
 * @param {{ startedAt?: string | null, finishedAt?: string | null }} span
 */
export function durationOf({ startedAt, finishedAt }) {
  if (!startedAt) return '';
  const end = finishedAt ? timeOf(finishedAt) : Date.now();
  const seconds = Math.max(0, Math.round((end - timeOf(startedAt)) / 1000));
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
}

/** @param {number} bytes */
export function shownSize(bytes) {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(1)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
