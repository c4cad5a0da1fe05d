/** What a `codemagic.yaml` says, workflow by workflow, with every mistake in it. Nothing is run. */

import { parsePattern, WrongPattern } from '../../pattern.ts';
import { plainText } from '../errors.ts';
import { parseForCheck, type WorkflowDocument, WrongWorkflowFile } from './document.ts';
import { byLine, closestKey, type Finding, isSkippedKey } from './findings.ts';
import { type ListedInput, listedInputs, placeholders } from './inputs.ts';
import { checkWorkflow, valueAt, workflowIds, workflowIn } from './read.ts';
import { type Script, scriptsIn, type Workflow } from './schema.ts';
import { type ToolUse, toolsIn } from './tools.ts';
import { unsetVariables } from './used-variables.ts';

export interface Problem {
  readonly line: number;
  /** A sentence. */
  readonly message: string;
  /** `error`: the service cannot build the file as written, or an unknown key leaves a part of it without effect. */
  readonly severity: 'error' | 'warning';
}

interface StepSummary {
  readonly name: string;
  readonly phase: 'pre-clone' | 'build' | 'publishing';
}

export interface WorkflowSummary
  extends Pick<Workflow, 'id' | 'name' | 'instanceType' | 'artifacts' | 'groups'> {
  readonly steps: readonly StepSummary[];
  readonly inputs: readonly ListedInput[];
  readonly tools: readonly ToolUse[];
  /** Variables that its scripts use and nothing in the file sets. */
  readonly unsetVariables: readonly string[];
  /** Keys of signing and publishing, which the local service leaves out. */
  readonly leftOut: readonly string[];
  /** Whether the hosted service also starts it on its own, on pushes or pull requests. */
  readonly isTriggered: boolean;
}

export interface FileCheck {
  /** Those without an error. */
  readonly workflows: readonly WorkflowSummary[];
  /** In the order of the file. */
  readonly problems: readonly Problem[];
}

/** More are left out: nobody repairs as many before the next check. */
const mostProblems = 500;

/** Checks one workflow of a file, or all of them. @throws WrongWorkflowFile if the file does not have the workflow */
export function checkWorkflowFile(source: string, workflowId?: string): FileCheck {
  const workflows: WorkflowSummary[] = [];
  const problems = new Map<string, Problem>();
  // Workflows that share an anchor share its mistakes.
  const add = (problem: Problem) => problems.set(`${problem.line}: ${problem.message}`, problem);
  try {
    const document = parseForCheck(source);
    for (const found of document.unknownAliases) add(problemOf(found, 'error'));
    for (const id of workflowId === undefined ? workflowIds(document) : [workflowId]) {
      const checked = checkOne(document, id);
      if (checked.summary) workflows.push(checked.summary);
      checked.problems.forEach(add);
    }
  } catch (error) {
    if (!(error instanceof WrongWorkflowFile) || error.found.length === 0) throw error;
    for (const found of error.found) add(problemOf(found, 'error'));
  }
  return { workflows, problems: [...problems.values()].sort(byLine).slice(0, mostProblems) };
}

function checkOne(document: WorkflowDocument, id: string) {
  const written = workflowIn(document, id);
  const inputs = listedInputs(written);
  const { errors, workflow, findings } = checkWorkflow(document, { id, startInputs: placeholders(inputs) });
  const { unknownKeys, noScript, withoutEffect } = findings;
  const warnings = [
    ...(unknownKeys.length === 0 ? noScript : []),
    ...findings.warnings,
    ...patternProblems(document, id),
    ...machineProblems(document, id),
  ];
  const problems: Problem[] = [
    ...[...errors, ...unknownKeys].map((found) => problemOf(found, 'error')),
    ...warnings.map((found) => problemOf(found, 'warning')),
  ];
  const keys = withoutEffect.map(({ key }) => key);
  return { problems, summary: workflow && summaryOf(workflow, { inputs, keys }) };
}

function problemOf({ line, text }: Finding, severity: Problem['severity']): Problem {
  return { line, message: text.endsWith('?') ? text : `${text}.`, severity };
}

function summaryOf(
  workflow: Workflow,
  { inputs, keys }: { inputs: readonly ListedInput[]; keys: readonly string[] },
): WorkflowSummary {
  const { id, name, instanceType, preCloneScripts, scripts, publishingScripts } = workflow;
  const steps = (phase: StepSummary['phase'], of: readonly Script[]) =>
    of.map((script) => ({ name: script.name, phase }));
  return {
    id,
    name,
    instanceType,
    steps: [
      ...steps('pre-clone', preCloneScripts),
      ...steps('build', scripts),
      ...steps('publishing', publishingScripts),
    ],
    inputs,
    artifacts: workflow.artifacts,
    tools: toolsIn(scriptsIn(workflow)),
    groups: workflow.groups,
    unsetVariables: unsetVariables(workflow, () => false),
    leftOut: keys.filter(isSkippedKey),
    isTriggered: keys.includes('triggering'),
  };
}

/** Where a build can keep files: in its clone, its home and its temporary folder. */
const reachable = /^(?:\/Users\/builder|\/home\/builder|\/tmp|\/private\/tmp|\/var\/folders)(?:\/|$)|^[^/]/;

/** Patterns that match nothing, whatever the scripts write. */
function patternProblems(document: WorkflowDocument, id: string): Finding[] {
  const path = ['workflows', id, 'artifacts'];
  const value = valueAt(workflowIn(document, id), ['artifacts']);
  const patterns: readonly unknown[] = Array.isArray(value) ? value : [value];
  return patterns.flatMap((pattern, at) => {
    const why = typeof pattern === 'string' && pattern !== '' ? whyNoMatch(pattern) : undefined;
    if (why === undefined) return [];
    const line = document.lineOf(Array.isArray(value) ? [...path, at] : path);
    return [{ line, text: `the pattern \`${plainText(String(pattern))}\` can't match anything: ${why}` }];
  });
}

function whyNoMatch(pattern: string): string | undefined {
  if (pattern.startsWith('!')) return 'patterns that begin with `!` are not supported';
  if (/(^|[^\w.-])\.\.($|[^\w.-])/.test(pattern)) return 'it contains `..`';
  if (!reachable.test(pattern)) return "it is outside the build's folders";
  try {
    parsePattern(pattern, { hidden: 'written' });
    return undefined;
  } catch (error) {
    if (!(error instanceof WrongPattern)) throw error;
    return error.message.replace(/\.$/, '');
  }
}

/** Machine types of the hosted service (docs/hosted-service.md). */
const machineTypes = [
  'mac_mini',
  'mac_mini_m1',
  'mac_mini_m2',
  'mac_mini_m4',
  'mac_pro',
  'mac_studio',
  'linux',
  'linux_x2',
  'linux_x4',
  'windows',
  'windows_x2',
];

/** The families of machines, of which the hosted service adds new members from time to time. */
const machineFamily = /^(?:mac_|linux|windows)/;

/** Only a name that nearly is a known one is a mistake for certain. */
function machineProblems(document: WorkflowDocument, id: string): Finding[] {
  const type = valueAt(workflowIn(document, id), ['instance_type']);
  if (typeof type !== 'string' || type === '' || machineTypes.includes(type) || type.startsWith('$'))
    return [];
  const line = document.lineOf(['workflows', id, 'instance_type']);
  const isMember = machineFamily.test(type);
  const withoutNumber = (name: string): string => name.replace(/\d+$/, '');
  const isSibling = machineTypes.some((known) => withoutNumber(known) === withoutNumber(type));
  const meant = isSibling ? undefined : closestKey(type, machineTypes);
  if (!isMember && meant === undefined) return [];
  const what = isMember ? 'is not known here' : 'is not a known machine type';
  const suggestion = meant === undefined ? '' : `; did you mean \`${meant}\`?`;
  return [{ line, text: `the machine type \`${plainText(type)}\` ${what}${suggestion}` }];
}
