/** Finds a `codemagic.yaml`, checks it without running anything of it, and says in words what it found. */

import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { UserError } from '../../errors.ts';
import { plainText } from '../errors.ts';
import { containedPath } from '../executor/environment/folders.ts';
import { type Environment, machineEnvironment } from '../executor/environment/machine.ts';
import { previewBranch } from '../executor/git/preview.ts';
import { findProgram } from '../executor/processes/programs.ts';
import { checkSize, readSource } from '../executor/workflow-reader.ts';
import { checkRepositoryUrl, shownAddress } from '../repository-url.ts';
import {
  checkWorkflowFile,
  type FileCheck,
  type Problem,
  type WorkflowSummary,
} from '../workflow-file/check.ts';
import { workflowFileName } from '../workflow-file/document.ts';
import { inPlaceOfFile, missingFileText, pathsIn } from '../workflow-file/missing-file.ts';
import type { ToolUse } from '../workflow-file/tools.ts';

export interface CheckOptions {
  /** A folder, a workflow file, or the address of a repository. */
  readonly repository: string;
  /** The workflow file, relative to the folder `repository`; by default `codemagic.yaml`, also of a folder above. */
  readonly file?: string | undefined;
  /** Only this workflow. */
  readonly workflowId?: string | undefined;
}

interface CheckMachine {
  /** Relative paths start here. */
  readonly folder: string;
  readonly environment: Environment;
  readonly signal: AbortSignal;
}

export interface CheckedFile extends FileCheck {
  /** As people name it: relative to `folder` where it lies below. */
  readonly file: string;
  /** Absolute; `undefined` for a repository that was given by its address. */
  readonly path: string | undefined;
  /** Tools that this machine lacks, by the ID of their workflow. */
  readonly missingTools: ReadonlyMap<string, readonly ToolUse[]>;
  /** Where the file was found, if that was not where it was looked for first. */
  readonly note: string | undefined;
}

/** There is no workflow file. */
class NoWorkflowFile extends UserError {}

/** @throws NoWorkflowFile; WrongWorkflowFile if the file does not have the workflow; BuildError if it cannot be read */
export async function checkFile(options: CheckOptions, machine: CheckMachine): Promise<CheckedFile> {
  const { environment, signal } = machine;
  const { source, ...found } = await findFile(options, machine);
  checkSize(Buffer.byteLength(source));
  const checked = checkWorkflowFile(source, options.workflowId);
  signal.throwIfAborted();
  const { PATH } = machineEnvironment(environment);
  const missingTools = new Map<string, readonly ToolUse[]>();
  for (const { id, tools } of checked.workflows) {
    const missing = [];
    for (const tool of tools) if ((await findProgram(tool.name, PATH)) === undefined) missing.push(tool);
    missingTools.set(id, missing);
  }
  return { ...checked, ...found, missingTools };
}

/** A workflow file that was read. */
interface FoundFile extends Pick<CheckedFile, 'file' | 'path' | 'note'> {
  readonly source: string;
}

async function findFile(
  { repository, file }: CheckOptions,
  { folder, environment, signal }: CheckMachine,
): Promise<FoundFile> {
  const path = resolve(folder, repository);
  const status = await stat(path).catch(() => undefined);
  if (!status && isAddress(repository))
    return findInRepository({ url: repository, file, environment, signal });
  if (!status) throw new NoWorkflowFile(`The file or folder ${path} doesn't exist.`);
  if (status.isFile())
    return { source: await readSource(path), file: shortPath(path, folder), path, note: undefined };
  const root = await repositoryRoot(path);
  const isUsual = file === undefined || file === workflowFileName;
  const candidates = isUsual ? pathsUpTo(root, path) : [resolve(path, file)];
  for (const one of candidates) {
    const found = await containedPath(one, [await realpath(root)]);
    if (found === 'missing') continue;
    if (found === 'outside') throw new NoWorkflowFile(`${shortPath(one, folder)} is outside the repository.`);
    const note = one === candidates[0] ? undefined : `Using ${one}.`;
    return { source: await readSource(found.real), file: shortPath(one, folder), path: one, note };
  }
  const packageFile = await readFile(join(path, 'package.json'), 'utf8').catch(() => undefined);
  const above = root === path ? '' : ` or in a folder above it, up to ${root}`;
  throw noFile({ paths: await pathsIn(path), packageFile, file, where: `in ${path}${above}` });
}

async function findInRepository({
  url,
  file = workflowFileName,
  ...options
}: Pick<CheckOptions, 'file'> & Pick<CheckMachine, 'environment' | 'signal'> & { url: string }) {
  // Nothing is kept from one check to the next, the keys of hosts included.
  const repository = { url, knownHosts: '/dev/null' };
  const { paths, packageFile, source } = await previewBranch(repository, { file, ...options });
  if (source === undefined)
    throw noFile({
      ...{ paths, packageFile, file },
      where: `on the default branch of ${shownAddress(url)}`,
    });
  return { source, file, path: undefined, note: undefined };
}

/** Relative to `folder` for what is below it. */
function shortPath(path: string, folder: string): string {
  const below = relative(folder, path);
  return below.startsWith('..') || isAbsolute(below) ? path : below;
}

function isAddress(repository: string): boolean {
  try {
    return checkRepositoryUrl(repository).kind !== 'path';
  } catch {
    return false;
  }
}

/** The nearest folder above with `.git`; without one, the folder itself. */
async function repositoryRoot(folder: string): Promise<string> {
  for (let at = folder; at !== dirname(at); at = dirname(at)) {
    const isRoot = await stat(join(at, '.git')).then(
      () => true,
      () => false,
    );
    if (isRoot) return at;
  }
  return folder;
}

/** The workflow files of a folder and of those above it. */
function pathsUpTo(root: string, folder: string): string[] {
  const files = [join(folder, workflowFileName)];
  for (let at = folder; at !== root; ) {
    at = dirname(at);
    files.push(join(at, workflowFileName));
  }
  return files;
}

function noFile({
  paths,
  packageFile,
  file = workflowFileName,
  where,
}: {
  readonly paths: readonly string[];
  readonly packageFile: string | undefined;
  readonly file: string | undefined;
  readonly where: string;
}): NoWorkflowFile {
  if (file !== workflowFileName) return new NoWorkflowFile(`The repository doesn't contain ${file}.`);
  const found = inPlaceOfFile({ paths, packageFile });
  const text = missingFileText(found, `There is no ${workflowFileName} ${where}`);
  return new NoWorkflowFile(`${text}. Check another folder, or specify the path of the file.`);
}

/** Whether the file can be built as written. */
export function isGood({ problems }: Pick<FileCheck, 'problems'>): boolean {
  return problems.every(({ severity }) => severity !== 'error');
}

/** The whole report, as lines for a terminal or a log. */
export function checkLines({ file, workflows, problems, missingTools, note }: CheckedFile): string[] {
  return [
    ...(note === undefined ? [] : [note, '']),
    ...workflows.flatMap((workflow) => [...workflowLines(workflow, missingTools.get(workflow.id) ?? []), '']),
    ...(problems.length === 0
      ? [`${file}: no problems found.`]
      : [
          `${file}: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`,
          ...problems.map((problem) => `  ${problemText(file, problem)}`),
        ]),
  ];
}

export function problemText(file: string, { line, severity, message }: Problem): string {
  return `${file}:${line}: ${severity}: ${message}`;
}

function workflowLines(workflow: WorkflowSummary, missing: readonly ToolUse[]): string[] {
  const { id, name, instanceType, steps, inputs, artifacts, groups, leftOut, isTriggered } = workflow;
  const named = name === undefined || name === id ? id : `${id} (${name})`;
  const machine = instanceType === undefined ? '' : `, on ${instanceType}`;
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ['Steps', steps.map((step, at) => `${at + 1}. ${step.name}${phases[step.phase]}`)],
    ['Inputs', inputs.map(inputText)],
    ['Artefacts', artifacts],
    ['Missing tools', missing.map(({ name, advice }) => `${name}: ${advice}`)],
    ['Variable groups', groups.length === 0 ? [] : [groups.join(', ')]],
    ['Unset variables', workflow.unsetVariables.length === 0 ? [] : [workflow.unsetVariables.join(', ')]],
    ['Left out locally', leftOut.length === 0 ? [] : [leftOut.join(', ')]],
    [
      'Note',
      isTriggered
        ? [
            'With `triggering`, the hosted service builds pushes automatically. If a GitHub workflow also starts builds, each push is built twice.',
          ]
        : [],
    ],
  ];
  return [
    plainText(`${named}${machine}`),
    ...rows.flatMap(([title, lines]) =>
      lines.map((line, at) => `  ${(at === 0 ? title : '').padEnd(18)}${plainText(line)}`),
    ),
  ];
}

const phases: Readonly<Record<WorkflowSummary['steps'][number]['phase'], string>> = {
  'pre-clone': ' (before the clone)',
  build: '',
  publishing: ' (publishing)',
};

function inputText({ name, type, options = [], default: value }: WorkflowSummary['inputs'][number]): string {
  const allowed = options.length === 0 ? type : `${type}: ${options.join(', ')}`;
  const isText = type === 'string' || type === 'choice';
  const shown = value !== undefined && isText ? JSON.stringify(value) : value;
  return `${name} (${allowed}; ${shown === undefined ? 'required' : `default ${shown}`})`;
}
