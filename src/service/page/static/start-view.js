import { Refused } from './api.js';
import { byId, element } from './element.js';
import { plain } from './wording.js';

/**
 * @typedef {import('./api.js').Build} Build
 * @typedef {import('./api.js').WholeApplication} Application
 * @typedef {{ api: import('./api.js').Api, list: () => Build[], signal: AbortSignal,
 *   attemptIn: (place: HTMLElement, work: () => Promise<void>) => Promise<void> }} StartActions
 */

/** How many branches are suggested; every other one can be typed. */
const mostSuggested = 500;

/**
 * The form that starts a build. It works until the signal is aborted.
 *
 * @param {StartActions} actions
 */
export function createStartView({ api, list, signal, attemptIn }) {
  const form = byId('start', HTMLFormElement);
  const title = byId('start-title', HTMLHeadingElement);
  const application = byId('start-application', HTMLSelectElement);
  const workflow = byId('start-workflow', HTMLInputElement);
  const kind = byId('start-kind', HTMLSelectElement);
  const ref = byId('start-ref', HTMLInputElement);
  const variables = byId('start-variables', HTMLTextAreaElement);
  const problem = byId('start-problem', HTMLParagraphElement);
  const workflows = byId('workflows', HTMLDataListElement);
  const branches = byId('branches', HTMLDataListElement);
  /** @type {readonly Application[]} */
  let applications = [];

  /** Suggests what the chosen application has, and fills in what is likely meant. */
  const suggest = () => {
    const chosen = applications.find(({ _id }) => _id === application.value);
    const used = list().flatMap((build) => (build.appId === application.value ? workflowIdOf(build) : []));
    const ids = [...new Set([...used, ...(chosen?.workflowIds ?? [])])];
    workflows.replaceChildren(...ids.map(option));
    branches.replaceChildren(...(chosen?.branches ?? []).slice(0, mostSuggested).map(option));
    workflow.value = ids[0] ?? '';
    kind.value = 'branch';
    ref.value = chosen?.repository.defaultBranch ?? '';
  };
  const start = async () => {
    const { value } = ref;
    const { buildId } = await api.start({
      appId: application.value,
      workflowId: workflow.value.trim(),
      ...(kind.value === 'tag' ? { tag: value.trim() } : { branch: value.trim() }),
      environment: { variables: variablesIn(variables.value) },
    });
    variables.value = '';
    location.hash = `#/builds/${encodeURIComponent(buildId)}`;
  };
  let isStarting = false;
  form.addEventListener(
    'submit',
    async (event) => {
      event.preventDefault();
      // A second click must not start a second build.
      if (isStarting) return;
      isStarting = true;
      await attemptIn(problem, start);
      isStarting = false;
      if (problem.textContent !== '') problem.scrollIntoView({ block: 'nearest' });
    },
    { signal },
  );
  application.addEventListener('change', suggest, { signal });

  return {
    /** Focuses the title, so that a screen reader tells where it is. */
    focus: () => title.focus(),

    /**
     * Fills the form in, as an earlier build was started where there is one. Its variables are not known any more.
     *
     * @param {Build | undefined} earlier
     */
    async open(earlier) {
      ({ applications } = await api.applications());
      if (applications.length === 0)
        throw new Refused(404, 'There is no application yet. Start the service with --repository.');
      application.replaceChildren(
        ...applications.map(({ _id, appName }) => element('option', { value: _id }, plain(appName))),
      );
      if (earlier) application.value = earlier.appId;
      suggest();
      variables.value = '';
      problem.textContent = '';
      if (!earlier) return;
      workflow.value = workflowIdOf(earlier)[0] ?? '';
      kind.value = earlier.tag ? 'tag' : 'branch';
      ref.value = earlier.tag ?? earlier.branch ?? '';
    },
  };
}

/** @param {string} value */
function option(value) {
  return element('option', { value });
}

/**
 * @param {Build} build
 * @returns {string[]}
 */
function workflowIdOf({ workflowId, fileWorkflowId }) {
  const id = workflowId ?? fileWorkflowId;
  return id ? [id] : [];
}

/**
 * `NAME=value` lines as an object. An error names the line, never its text, which may be a secret.
 *
 * @param {string} text
 * @returns {Record<string, string>}
 */
function variablesIn(text) {
  const entries = text.split('\n').flatMap((line, at) => {
    if (line.trim() === '') return [];
    const end = line.indexOf('=');
    if (end < 1) throw new Refused(400, `Variables, line ${at + 1}: expected NAME=value.`);
    return [[line.slice(0, end).trim(), line.slice(end + 1)]];
  });
  return Object.fromEntries(entries);
}
