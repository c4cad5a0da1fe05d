import { Refused } from './api.js';
import { byId, element } from './element.js';
import { createInputsView } from './inputs-view.js';
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
  const workflow = byId('start-workflow', HTMLSelectElement);
  const other = byId('start-other', HTMLDivElement);
  const otherId = byId('start-id', HTMLInputElement);
  const kind = byId('start-kind', HTMLSelectElement);
  const ref = byId('start-ref', HTMLInputElement);
  const variables = byId('start-variables', HTMLTextAreaElement);
  const problem = byId('start-problem', HTMLParagraphElement);
  const branches = byId('branches', HTMLDataListElement);
  const inputs = createInputsView();
  /** @type {readonly Application[]} */
  let applications = [];
  /** @type {readonly import('./api.js').Workflow[]} */
  let workflows = [];

  /**
   * Lists what the chosen application has, and fills in what is likely meant.
   *
   * @param {Build} [earlier]
   */
  const suggest = async (earlier) => {
    const appId = application.value;
    const chosen = applications.find(({ _id }) => _id === appId);
    const found = await api.workflows(appId);
    if (application.value !== appId) return;
    workflows = found;
    const used = list().flatMap((build) => (build.appId === appId ? workflowIdOf(build) : []));
    const known = new Set(workflows.map(({ id }) => id));
    const ids = new Set([...known, ...used]);
    workflow.replaceChildren(
      ...workflows.map(({ id, name }) =>
        element('option', { value: id }, plain(name === id || name.includes('${{') ? id : `${id} (${name})`)),
      ),
      // Of other branches, or gone.
      ...[...ids].flatMap((id) => (known.has(id) ? [] : [element('option', { value: id }, plain(id))])),
      element('option', { value: '' }, 'Other …'),
    );
    branches.replaceChildren(
      ...(chosen?.branches ?? []).slice(0, mostSuggested).map((value) => element('option', { value })),
    );
    const [last] = earlier ? workflowIdOf(earlier) : used;
    workflow.value = last ?? workflows[0]?.id ?? '';
    kind.value = earlier?.tag ? 'tag' : 'branch';
    ref.value = earlier?.tag ?? earlier?.branch ?? chosen?.repository.defaultBranch ?? '';
    choose();
  };
  /** @param {string} id */
  const inputsOf = (id) => workflows.find((one) => one.id === id)?.inputs ?? [];
  /** Shows what the chosen workflow needs. */
  const choose = () => {
    const isOther = workflow.value === '';
    other.hidden = !isOther;
    otherId.disabled = !isOther;
    inputs.show(inputsOf(workflow.value));
  };
  const start = async () => {
    const value = ref.value.trim();
    const buildId = await api.start(application.value, {
      workflow_id: workflow.value || otherId.value.trim(),
      ...(kind.value === 'tag' ? { tag: value } : { branch: value }),
      inputs: inputs.values(),
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
  application.addEventListener('change', () => attemptIn(problem, suggest), { signal });
  workflow.addEventListener('change', choose, { signal });

  return {
    /** Focuses the title, so that a screen reader says where it is. */
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
      await suggest(earlier);
      variables.value = '';
      otherId.value = '';
      problem.textContent = '';
    },
  };
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
