/**
 * Small workflow files with the keys and habits of real ones. The comments at the head of each say what is expected:
 * what it warns about and notes, what its variables, labels and scripts are, and which files it keeps.
 */

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { expect, test } from '@jest/globals';
import { artefactPlaces, findArtefacts } from '../../../src/service/executor/artefacts/search.ts';
import { unsandboxedFolders } from '../../../src/service/executor/environment/inside-folders.ts';
import {
  builtInVariables,
  declaredVariables,
  fixedVariables,
  labelsOf,
  scriptVariables,
  type VariableSources,
} from '../../../src/service/executor/environment/variables.ts';
import { reasonToSkip } from '../../../src/service/workflow-file/condition.ts';
import { readWorkflow } from '../../../src/service/workflow-file/read.ts';
import type { Workflow } from '../../../src/service/workflow-file/schema.ts';
import { temporaryFolder } from '../../support/folder.ts';

const corpus = join(import.meta.dirname, 'corpus');
const files = (await readdir(corpus, { recursive: true })).filter((file) => file.endsWith('.yaml')).sort();

/** What the head of a file says, by key. */
type Expected = (key: string) => readonly string[];

function expectationsOf(source: string): Expected {
  const head = source.split('\n').filter((line) => line.startsWith('# '));
  return (key) => head.flatMap((line) => (line.startsWith(`# ${key}: `) ? [line.slice(key.length + 4)] : []));
}

test.each(files)('%s', async (file) => {
  const source = await readFile(join(corpus, file), 'utf8');
  const expected = expectationsOf(source);
  const { workflow, notes, warnings, problem } = readWorkflow(source, 'app');
  const placed = (line: string): string => `codemagic.yaml:${line}`;
  expect(problem).toBe(expected('problem').map(placed)[0] ?? null);
  expect(warnings).toEqual(expected('warning').map(placed));
  expect(
    notes.map((note) => /^codemagic\.yaml:(\d+): `(.+)` has no effect\. ./.exec(note)?.slice(1).join(' ')),
  ).toEqual(expected('note'));
  checkScripts(workflow, expected);
  checkVariables(workflow, expected);
  await checkArtefacts(workflow, expected);
});

function checkScripts(workflow: Workflow, expected: Expected): void {
  const scripts = [...workflow.scripts, ...workflow.publishingScripts];
  for (const names of expected('scripts')) expect(scripts.map(({ name }) => name).join(', ')).toBe(names);
  for (const name of expected('name')) expect(workflow.name).toBe(name);
  for (const text of expected('contains'))
    expect(scripts.map(({ script }) => script)).toContainEqual(expect.stringContaining(text));
  const variables = variablesOf(workflow, expected);
  const decided = scripts.map(({ name, condition }) => ({
    name,
    runs: reasonToSkip(condition, variables) === undefined,
  }));
  const named = (runs: boolean): string =>
    decided.flatMap((one) => (one.runs === runs ? [one.name] : [])).join(', ');
  for (const names of expected('runs')) expect(named(true)).toBe(names);
  for (const names of expected('skips')) expect(named(false)).toBe(names);
}

function checkVariables(workflow: Workflow, expected: Expected): void {
  const variables = variablesOf(workflow, expected);
  const wanted = pairs(expected('variable'));
  expect(variables).toMatchObject(wanted);
  const labels = expected('label');
  if (labels.length > 0) expect(labelsOf(workflow, variables)).toEqual(labels);
}

async function checkArtefacts(workflow: Workflow, expected: Expected): Promise<void> {
  const made = expected('file');
  if (made.length === 0) return;
  await using folder = await temporaryFolder();
  const folders = foldersIn(folder.path);
  await mkdir(folders.clone);
  for (const path of made) {
    await mkdir(dirname(join(folders.clone, path)), { recursive: true });
    await writeFile(join(folders.clone, path), path);
  }
  const said: string[] = [];
  const variables = { ...variablesOf(workflow, expected), CM_BUILD_DIR: folders.clone };
  const found = await findArtefacts({
    ...(await artefactPlaces({ workflow, folders, variables })),
    signal: new AbortController().signal,
    report: async (problem) => void said.push(problem),
  });
  expect(found.map((path) => relative(folders.clone, path))).toEqual(expected('keeps'));
  for (const text of expected('says')) expect(said).toContainEqual(expect.stringContaining(text));
}

/** The variables of a script of a build of `main`, in folders that need not exist. */
function variablesOf(workflow: Workflow, expected: Expected): Readonly<Record<string, string>> {
  const folders = foldersIn('/');
  const order = {
    buildId: 'b5',
    appId: 'app-1',
    number: 7,
    workflowNumber: 3,
    previousCommit: 'beef',
    repository: { url: 'https://git.test/shop/app.git', knownHosts: '/known-hosts' },
    ref: { branch: 'main' },
    workflowId: 'app',
    variables: pairs(expected('request')),
    softwareVersions: {},
    groups: [],
    knownGroups: Object.fromEntries(workflow.groups.map((name) => [name, pairs(expected('group'))])),
    instanceType: null,
    inputs: {},
    editorWorkflow: undefined,
    emptyGroups: false,
    outcome: undefined,
    cacheArchive: undefined,
    secrets: [],
    folder: '/',
    own: '/own',
    logs: '/logs',
  };
  const machine = { PATH: '/bin' };
  const sources: VariableSources = {
    machine,
    builtIn: builtInVariables({ order, folders, commit: { hash: 'c0ffee' }, workflow, machine }),
    declared: declaredVariables(order, workflow),
    fixed: fixedVariables(order, folders),
  };
  return scriptVariables(sources, { written: pairs(expected('written')) });
}

function foldersIn(root: string) {
  const own = join(root, 'own');
  const folders = {
    clone: join(root, 'clone'),
    home: join(root, 'home'),
    temporary: join(root, 'tmp'),
    exported: join(root, 'export'),
    output: join(root, 'output'),
    scripts: join(root, 'scripts'),
    variableFile: join(root, 'variables'),
    packed: join(root, 'packed'),
    own,
  };
  return { ...folders, inside: unsandboxedFolders(folders) };
}

function pairs(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf('=');
      return [line.slice(0, at), line.slice(at + 1)];
    }),
  );
}
