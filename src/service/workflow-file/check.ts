/** Checks the workflows of a `codemagic.yaml` for every mistake, without running anything. */

import { plainText } from '../errors.ts';
import { readArtefactPattern } from './artefact-pattern.ts';
import { type Finding, parseWorkflowFile, type WorkflowDocument, WrongWorkflowFile } from './document.ts';
import { byLine, suggestion, type WorkflowFinding } from './findings.ts';
import type { ListedInput } from './inputs.ts';
import { checkWorkflow, workflowIds, workflowIn } from './read.ts';
import type { Workflow } from './schema.ts';
import type { Path } from './values.ts';

interface Problem {
  readonly line: number;
  readonly message: string;
  /** `error`: the service cannot build the file as written, or an unknown key leaves a part of it without effect. */
  readonly severity: 'error' | 'warning';
}

/** Further problems are left out: nobody fixes so many before the next check. */
const mostProblems = 500;

/** Checks one workflow of a file, or all of them. @throws BuildError if the file does not have the workflow */
export function checkWorkflowFile(source: string, workflowId?: string) {
  /** Those without an error. Inputs without a default have placeholders. */
  const workflows: { workflow: Workflow; inputs: readonly ListedInput[]; keysWithoutEffect: string[] }[] = [];
  const problems = new Map<string, Problem>();
  const add = (severity: Problem['severity'], found: readonly Finding[]): void => {
    for (const { line, text } of found) {
      const message = text.endsWith('?') ? text : `${text}.`;
      // Workflows that share an anchor share its mistakes, which are reported once.
      problems.set(`${line}: ${message}`, { line, message, severity });
    }
  };
  try {
    const document = parseWorkflowFile(source);
    for (const id of workflowId === undefined ? workflowIds(document) : [workflowId]) {
      const { workflow, inputs, findings } = checkWorkflow(document, id);
      const isError = ({ kind }: WorkflowFinding) => kind === 'error' || kind === 'unknown key';
      const isWarning = ({ kind }: WorkflowFinding) => kind === 'warning' || kind === 'no script';
      add('error', findings.filter(isError));
      add('warning', findings.filter(isWarning));
      add('warning', valueFindings(document, id));
      const keysWithoutEffect = findings.flatMap(({ key }) => key ?? []);
      if (workflow) workflows.push({ workflow, inputs, keysWithoutEffect });
    }
  } catch (error) {
    if (!(error instanceof WrongWorkflowFile)) throw error;
    add('error', error.found);
  }
  return { workflows, problems: [...problems.values()].sort(byLine).slice(0, mostProblems) };
}

/** Paths inside the folders from which a build can keep files: clone, home and temporary folder. */
const reachable = /^(?:\/Users\/builder|\/home\/builder|\/tmp|\/private\/tmp|\/var\/folders)(?:\/|$)|^[^/]/;

/** Machine types of the hosted service (docs/hosted-service.md, "Starting and cancelling"). */
const machineTypes = [
  ...['mac_mini', 'mac_mini_m1', 'mac_mini_m2', 'mac_mini_m4', 'mac_pro', 'mac_studio'],
  ...['linux', 'linux_x2', 'linux_x4', 'windows', 'windows_x2'],
];

/** Patterns that cannot match anything, whatever the scripts write, and a machine type that is not known. */
function valueFindings(document: WorkflowDocument, id: string): Finding[] {
  const found = (path: Path, text: string) => ({ line: document.lineOf(['workflows', id, ...path]), text });
  const { artifacts, instance_type: type } = Object(workflowIn(document, id));
  const patterns: readonly unknown[] = Array.isArray(artifacts) ? artifacts : [artifacts];
  const unusable = patterns.flatMap((text, at) => {
    if (typeof text !== 'string' || text === '') return [];
    const read = reachable.test(text) ? readArtefactPattern(text) : "it is outside the build's folders";
    if (typeof read !== 'string') return [];
    return found(['artifacts', at], `the pattern \`${plainText(text)}\` can't match anything: ${read}`);
  });
  if (typeof type !== 'string' || machineTypes.includes(type)) return unusable;
  // The hosted service adds members to its families of machines. Other names are reported only if they are nearly known.
  const isMember = /^(?:mac_|linux|windows)/.test(type);
  const meant = isMember ? '' : suggestion(type, machineTypes);
  if (!isMember && meant === '') return unusable;
  const unknown = `the machine type \`${plainText(type)}\` is not known here${meant}`;
  return [...unusable, found(['instance_type'], unknown)];
}
