/** Finds a `codemagic.yaml`, checks it without running anything from it, and reports the result in words. */

import { realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve } from 'node:path';
import { UserError } from '../../errors.ts';
import { plainText } from '../errors.ts';
import { containedPath } from '../executor/environment/folders.ts';
import { type Environment, machineEnvironment } from '../executor/environment/machine.ts';
import { previewBranch } from '../executor/git/preview.ts';
import { findProgram } from '../executor/processes/programs.ts';
import { checkSize, readSource } from '../executor/workflow-reader.ts';
import { checkRepositoryUrl, shownAddress } from '../repository-url.ts';
import { checkWorkflowFile } from '../workflow-file/check.ts';
import { workflowFileName } from '../workflow-file/document.ts';
import { isSkippedKey } from '../workflow-file/findings.ts';
import type { ListedInput } from '../workflow-file/inputs.ts';
import { toolsIn, unsetVariables } from '../workflow-file/shell-scripts.ts';

interface CheckOptions {
  /** A folder, a workflow file, or the address of a repository. */
  readonly repository: string;
  /** The workflow file, relative to the folder `repository`; by default `codemagic.yaml`. */
  readonly file?: string | undefined;
  /** The only workflow to check; by default all. */
  readonly workflowId?: string | undefined;
}

interface CheckMachine {
  /** Base of relative paths. */
  readonly folder: string;
  readonly environment: Environment;
  readonly signal: AbortSignal;
}

class NoWorkflowFile extends UserError {}

type CheckedWorkflow = ReturnType<typeof checkWorkflowFile>['workflows'][number];

/** @throws NoWorkflowFile; RefusedRepositoryUrl; BuildError if the file cannot be read, or does not have the workflow */
export async function checkFile(options: CheckOptions, machine: CheckMachine) {
  const { source, file, path } = await findFile(options, machine);
  checkSize(Buffer.byteLength(source));
  const { workflows, problems } = checkWorkflowFile(source, options.workflowId);
  machine.signal.throwIfAborted();
  const lines: string[] = [];
  for (const one of workflows) lines.push(...(await workflowLines(one, machine)), '');
  const counted = problems.length === 1 ? '1 problem' : `${problems.length || 'no'} problems`;
  lines.push(`${file}: ${counted}${problems.length === 0 ? ' found.' : ''}`);
  for (const { line, severity, message } of problems)
    lines.push(`  ${file}:${line}: ${severity}: ${message}`);
  return { file, path, problems, lines };
}

/** `file` is for messages, relative to `folder` if it is below it; `path` is absolute, and missing for an address. */
async function findFile(options: CheckOptions, { folder, ...machine }: CheckMachine) {
  const { repository, file = workflowFileName } = options;
  const path = resolve(folder, repository);
  const status = await stat(path).catch(() => undefined);
  if (!status && /^[^/]*:/.test(repository)) return findInRepository(repository, { file, ...machine });
  if (!status) throw new NoWorkflowFile(`The file or folder ${path} doesn't exist.`);
  if (!status.isDirectory()) return { source: readSource(path), file: shortPath(path, folder), path };
  const candidate = resolve(path, file);
  const shown = shortPath(candidate, folder);
  const found = await containedPath(candidate, [await realpath(path)]);
  if (found === 'missing') throw noFile(file, `in ${path}`);
  if (found === 'outside') throw new NoWorkflowFile(`${shown} is outside the repository.`);
  return { source: readSource(found.real), file: shown, path: candidate };
}

async function findInRepository(
  url: string,
  { file, ...machine }: Pick<CheckMachine, 'environment' | 'signal'> & { readonly file: string },
) {
  checkRepositoryUrl(url);
  // A check keeps nothing, not even the host keys of SSH servers.
  const repository = { url, knownHosts: '/dev/null' };
  const { source } = await previewBranch(repository, { file, ...machine });
  if (source === undefined) throw noFile(file, `on the default branch of ${shownAddress(url)}`);
  return { source, file, path: undefined };
}

/** Relative to `folder` if the path is below it. */
function shortPath(path: string, folder: string): string {
  const below = relative(folder, path);
  return below.startsWith('..') || isAbsolute(below) ? path : below;
}

function noFile(file: string, where: string): NoWorkflowFile {
  return new NoWorkflowFile(
    `There is no ${file} ${where}. Check another folder, or specify the path of the file.`,
  );
}

const pushesTwice =
  'With `triggering`, the hosted service builds pushes automatically. If a GitHub workflow also starts builds, each push is built twice.';

async function workflowLines(
  { workflow, inputs, keysWithoutEffect }: CheckedWorkflow,
  { environment }: CheckMachine,
): Promise<string[]> {
  const { PATH } = machineEnvironment(environment);
  const missingTools: string[] = [];
  for (const tool of toolsIn(workflow))
    if ((await findProgram(tool, PATH)) === undefined) missingTools.push(tool);
  const { id, name, instanceType, artifacts, groups } = workflow;
  const named = name === undefined || name === id ? id : `${id} (${name})`;
  const machine = instanceType === undefined ? '' : `, on ${instanceType}`;
  const steps = [
    ...workflow.preCloneScripts.map((script) => `${script.name} (before the clone)`),
    ...workflow.scripts.map((script) => script.name),
    ...workflow.publishingScripts.map((script) => `${script.name} (publishing)`),
  ];
  const rows = [
    ['Steps', ...steps.map((step, at) => `${at + 1}. ${step}`)],
    ['Inputs', ...inputs.map(inputText)],
    ['Artefacts', ...artifacts],
    ['Missing tools', missingTools.join(', ')],
    ['Variable groups', groups.join(', ')],
    ['Unset variables', unsetVariables(workflow, () => false).join(', ')],
    ['Left out locally', keysWithoutEffect.filter(isSkippedKey).join(', ')],
    ['Note', keysWithoutEffect.includes('triggering') ? pushesTwice : ''],
  ];
  return [
    plainText(`${named}${machine}`),
    ...rows.flatMap(([title = '', ...lines]) =>
      lines
        .filter((line) => line !== '')
        .map((line, at) => `  ${(at === 0 ? title : '').padEnd(18)}${plainText(line)}`),
    ),
  ];
}

function inputText({ name, type, options = [], default: value }: ListedInput): string {
  const allowed = options.length === 0 ? type : `${type}: ${options.join(', ')}`;
  const isText = type === 'string' || type === 'choice';
  const shown = value !== undefined && isText ? JSON.stringify(value) : value;
  return `${name} (${allowed}; ${shown === undefined ? 'required' : `default ${shown}`})`;
}
