/** Finds a `codemagic.yaml`, checks it without running anything from it, and reports the result in words. */

import { realpath, stat } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { UserError } from '../../errors.ts';
import { plainText } from '../errors.ts';
import { containedPath } from '../executor/environment/folders.ts';
import { type Environment, machineEnvironment } from '../executor/environment/machine.ts';
import { previewBranch } from '../executor/git/preview.ts';
import { findProgram } from '../executor/processes/programs.ts';
import { checkSize, readSource } from '../executor/workflow-reader.ts';
import { checkRepositoryUrl, shownAddress } from '../repository-url.ts';
import { type CheckedWorkflow, checkWorkflowFile } from '../workflow-file/check.ts';
import { workflowFileName } from '../workflow-file/document.ts';
import { isSkippedKey } from '../workflow-file/findings.ts';
import type { ListedInput } from '../workflow-file/inputs.ts';
import { scriptsIn } from '../workflow-file/schema.ts';
import { toolsIn } from '../workflow-file/tools.ts';
import { unsetVariables } from '../workflow-file/used-variables.ts';

interface CheckOptions {
  /** A folder, a workflow file, or the address of a repository. */
  readonly repository: string;
  /** The workflow file, relative to the folder `repository`; by default `codemagic.yaml`, also in the folders above it. */
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

/** @throws NoWorkflowFile; WrongWorkflowFile if the file does not have the workflow; RefusedRepositoryUrl; BuildError if it cannot be read */
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

/** `path` is absolute, and `undefined` in a repository with an address; `file` is the one to show. */
async function findFile(options: CheckOptions, { folder, ...machine }: CheckMachine) {
  const { repository, file = workflowFileName } = options;
  const path = resolve(folder, repository);
  const status = await stat(path).catch(() => undefined);
  if (!status && /^[^/]*:/.test(repository)) return findInRepository(repository, { file, ...machine });
  if (!status) throw new NoWorkflowFile(`The file or folder ${path} doesn't exist.`);
  if (!status.isDirectory()) return { source: readSource(path), file: shortPath(path, folder), path };
  const folders = await foldersUpToRoot(path);
  const root = folders.at(-1) ?? path;
  for (const one of file === workflowFileName ? folders : [path]) {
    const candidate = resolve(one, file);
    const found = await containedPath(candidate, [await realpath(root)]);
    if (found === 'missing') continue;
    const shown = shortPath(candidate, folder);
    if (found === 'outside') throw new NoWorkflowFile(`${shown} is outside the repository.`);
    return { source: readSource(found.real), file: shown, path: candidate };
  }
  const above = root === path ? '' : ` or in a folder above it, up to ${root}`;
  throw noFile(file, `in ${path}${above}`);
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

/** A folder and those above it, up to the nearest one with `.git`; without one, only the folder itself. */
async function foldersUpToRoot(folder: string): Promise<string[]> {
  const folders = [folder];
  for (let at = folder; ; at = dirname(at)) {
    if (await stat(join(at, '.git')).catch(() => undefined)) return folders;
    if (at === dirname(at)) return [folder];
    folders.push(dirname(at));
  }
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
  const missing: string[] = [];
  for (const tool of toolsIn(scriptsIn(workflow)))
    if ((await findProgram(tool, PATH)) === undefined) missing.push(tool);
  const { id, name, instanceType, artifacts, groups } = workflow;
  const named = name === undefined || name === id ? id : `${id} (${name})`;
  const machine = instanceType === undefined ? '' : `, on ${instanceType}`;
  const steps = [
    ...workflow.preCloneScripts.map((script) => `${script.name} (before the clone)`),
    ...workflow.scripts.map((script) => script.name),
    ...workflow.publishingScripts.map((script) => `${script.name} (publishing)`),
  ];
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ['Steps', steps.map((step, at) => `${at + 1}. ${step}`)],
    ['Inputs', inputs.map(inputText)],
    ['Artefacts', artifacts],
    ['Missing tools', inOneLine(missing)],
    ['Variable groups', inOneLine(groups)],
    ['Unset variables', inOneLine(unsetVariables(workflow, () => false))],
    ['Left out locally', inOneLine(keysWithoutEffect.filter(isSkippedKey))],
    ['Note', keysWithoutEffect.includes('triggering') ? [pushesTwice] : []],
  ];
  return [
    plainText(`${named}${machine}`),
    ...rows.flatMap(([title, lines]) =>
      lines.map((line, at) => `  ${(at === 0 ? title : '').padEnd(18)}${plainText(line)}`),
    ),
  ];
}

function inOneLine(names: readonly string[]): string[] {
  return names.length === 0 ? [] : [names.join(', ')];
}

function inputText({ name, type, options = [], default: value }: ListedInput): string {
  const allowed = options.length === 0 ? type : `${type}: ${options.join(', ')}`;
  const isText = type === 'string' || type === 'choice';
  const shown = value !== undefined && isText ? JSON.stringify(value) : value;
  return `${name} (${allowed}; ${shown === undefined ? 'required' : `default ${shown}`})`;
}
