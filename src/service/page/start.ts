import { html } from 'hono/html';
import type { ApplicationRecord } from '../data/store/applications.ts';
import { plainText } from '../errors.ts';
import type { ListedInput } from '../workflow-file/inputs.ts';
import { type Html, page } from './layout.ts';

type Application = Pick<ApplicationRecord, 'id' | 'name'>;

type Workflows = readonly (Application & { readonly inputs: readonly ListedInput[] })[];

interface Choices {
  readonly application: ApplicationRecord;
  readonly workflows: Workflows;
  /** The values of the form, by the names of its fields. */
  readonly values: URLSearchParams;
  /** The reason why the service refused the start; empty at first. */
  readonly problem: string;
  /** A random text: a form that is sent twice starts only one build. */
  readonly once: string;
}

export function applicationsPage(applications: readonly Application[]): Html {
  const links = applications.map(
    ({ id, name }) => html`<li><a href="start?appId=${id}">${plainText(name)}</a></li>`,
  );
  return startPage(
    links.length === 0
      ? html`<p>There is no application yet. Start the service with <code>--repository</code>.</p>`
      : html`<h3>Application</h3><ul>${links}</ul>`,
  );
}

/** The workflow comes first, because its inputs are fields of the form. */
export function workflowsPage(application: Application, workflows: Workflows): Html {
  const links = workflows.map(({ id, name }) => {
    const address = new URLSearchParams({ appId: application.id, workflowId: id });
    return html`<li><a href="start?${address}">${plainText(id)}</a> <span class="quiet">${plainText(name)}</span></li>`;
  });
  return startPage(html`<p>${plainText(application.name)}</p>
<h3>Workflow</h3>
<ul>${links}</ul>
<form action="start"><input type="hidden" name="appId" value="${application.id}">
<label for="workflow">Another workflow ID: its key under <code>workflows</code> in codemagic.yaml</label>
<input id="workflow" name="workflowId" maxlength="256" autocomplete="off" required>
<button>Choose</button></form>`);
}

/** Prefix of the form's fields for the workflow's inputs. */
export const inputPrefix = 'input.';

export function formPage(choices: Choices): Html {
  const { application, workflows, values, problem, once } = choices;
  const workflowId = values.get('workflowId') ?? '';
  const inputs = workflows.find(({ id }) => id === workflowId)?.inputs ?? [];
  const isTag = values.get('kind') === 'tag';
  return startPage(html`<p>${plainText(application.name)}: ${plainText(workflowId)}
<a href="start?appId=${application.id}">Choose another workflow</a></p>
<p class="problem" role="alert">${plainText(problem)}</p>
<form method="post" action="start" autocomplete="off">
<input type="hidden" name="once" value="${once}">
<input type="hidden" name="appId" value="${application.id}">
<input type="hidden" name="workflowId" value="${workflowId}">
<label for="kind">Build from</label>
<select id="kind" name="kind"><option value="branch">Branch</option>
<option value="tag"${isTag ? html` selected` : ''}>Tag</option></select>
<label for="ref">Branch or tag name</label>
<input id="ref" name="ref" list="branches" maxlength="1024" required value="${values.get('ref') ?? application.defaultBranch ?? ''}">
<datalist id="branches">${application.branches.map((name) => html`<option value="${name}">`)}</datalist>
${inputs.map((input) => inputField(input, values.get(inputPrefix + input.name) ?? input.default))}
<label for="variables">Variables (one NAME=value per line)</label>
<textarea id="variables" name="variables" rows="4" spellcheck="false">
${values.get('variables') ?? ''}</textarea>
<p class="quiet">The service forgets variables when a build ends. Enter them again for each build.</p>
<button>Start</button></form>`);
}

function inputField(
  { name, type, description, options = [], default: usual }: ListedInput,
  value = '',
): Html {
  const field = html`id="${inputPrefix + name}" name="${inputPrefix + name}"`;
  const choice = type === 'boolean' ? ['true', 'false'] : options;
  const written = type === 'boolean' ? value.toLowerCase() : value;
  return html`<label for="${inputPrefix + name}">${plainText(name)} <span class="quiet">${plainText(description ?? '')}</span></label>
${
  type === 'boolean' || type === 'choice'
    ? html`<select ${field} required><option value="">Choose one</option>${choice.map(
        (option) =>
          html`<option value="${option}"${option === written ? html` selected` : ''}>${plainText(option)}</option>`,
      )}</select>`
    : html`<input ${field} value="${value}"${type === 'number' ? html` type="number" step="any"` : ''}${
        type === 'number' || usual === undefined ? html` required` : ''
      }>`
}`;
}

function startPage(body: Html): Html {
  return page({ title: 'Start a build', body: html`<h2>Start a build</h2>${body}` });
}
