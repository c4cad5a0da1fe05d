import { UserError } from '../../src/errors.ts';
import type { GroupFile } from '../../src/service/cli/given.ts';
import { type Configuration, editorWorkflows, variableGroups } from '../../src/service/configuration.ts';
import { isPlain, plainText } from '../../src/service/errors.ts';
import type { Variables } from '../../src/service/executor/environment/machine.ts';
import {
  type MissingGroups,
  missingGroups,
  missingGroupsText,
} from '../../src/service/executor/environment/missing-groups.ts';
import type { Preview } from '../../src/service/executor/git/preview.ts';
import { shellWord } from '../../src/service/executor/processes/programs.ts';
import { checkLine } from './ending.ts';

class WorkflowRequired extends UserError {}

/** Groups that the workflows name were not given. */
class GroupsRequired extends UserError {}

/** What the demo gives every build. */
export const demoVariables = { APP_VERSION: '1.10' };

/** More are left out. */
const listedCommands = 10;

interface DemoRequest {
  /** As on the command line. */
  readonly args: readonly string[];
  /** The repository that the user gave: an address or an absolute path. */
  readonly source: string;
  readonly branch: string;
  readonly configuration: Configuration;
  /** The address that builds clone, which is another one for a folder of a repository. */
  readonly repositoryUrl: string;
}

/**
 * The workflows to build: those that were asked for, or the only one.
 *
 * @throws WorkflowRequired with the ids that there are
 */
export function chosenWorkflows(
  requested: readonly string[] | undefined,
  preview: Preview,
  { args, source, branch, configuration, repositoryUrl }: DemoRequest,
): readonly string[] {
  const { workflows, problem } = preview;
  const ids = [...editorWorkflows(configuration, { repositoryUrl }).keys(), ...workflows.map(({ id }) => id)];
  const check = preview.source === undefined ? '.' : `\n${checkLine(source)}`;
  if (ids.length === 0) throw new WorkflowRequired(`Branch ${branch}: ${problem}${check}`);
  const known = `Branch ${branch} has ${ids.map((id) => plainText(id)).join(', ')}.`;
  if (requested === undefined && ids.length === 1) return ids;
  if (requested === undefined) {
    const plain = ids.filter(isPlain).slice(0, listedCommands);
    const each = plain.map((id) => `  ${demoCommand([...args, '--workflow', id])}`);
    const required = `--workflow is required. To build several workflows, repeat it. ${known}`;
    throw new WorkflowRequired([required, ...each].join('\n'));
  }
  const missing = requested.find((id) => !ids.includes(id));
  if (missing !== undefined) throw new WorkflowRequired(`There is no workflow ${missing}. ${known}`);
  return requested;
}

/** @throws GroupsRequired with how to give them */
export function requireGroups(
  ids: readonly string[],
  { workflows }: Preview,
  { args, source, configuration, repositoryUrl, machine }: DemoRequest & { readonly machine: Variables },
): void {
  const knownGroups = variableGroups(configuration, { repositoryUrl });
  const missing = workflows.flatMap(({ id, workflow }) =>
    workflow && ids.includes(id)
      ? (missingGroups(workflow, { groups: [], knownGroups, variables: demoVariables, machine }) ?? [])
      : [],
  );
  if (missing.length === 0 || configuration.emptyGroups) return;
  const all = {
    groups: [...new Set(missing.flatMap(({ groups }) => groups))],
    variables: [...new Set(missing.flatMap(({ variables }) => variables))],
  };
  throw new GroupsRequired(groupsText(all, { args, source }));
}

/** The groups that the workflows name and that no `--group` gives. */
export function groupsWithoutValues(
  ids: readonly string[],
  { workflows }: Preview,
  { groupFiles }: { readonly groupFiles: readonly GroupFile[] },
): string[] {
  const named = workflows.flatMap(({ id, workflow }) => (ids.includes(id) ? (workflow?.groups ?? []) : []));
  return [...new Set(named)].filter((group) => !groupFiles.some(({ name }) => name === group));
}

/** The inputs of the workflows that have no default and that no `--input` gives. */
export function inputsWithoutValues(
  ids: readonly string[],
  { workflows }: Preview,
  { inputs: given }: { readonly inputs: readonly string[] },
): string[] {
  const needed = workflows.flatMap(({ id, inputs }) =>
    ids.includes(id) ? inputs.filter((input) => input.default === undefined).map(({ name }) => name) : [],
  );
  return [...new Set(needed)].filter((name) => !given.some((one) => one.startsWith(`${name}=`)));
}

export function groupsText(
  missing: MissingGroups,
  { args, source }: { args: readonly string[]; source: string },
): string {
  // The shell of the user expands it: this process was started without the user's environment.
  const folder = `"$HOME"/.config/build-service/${fileName((source.split('/').at(-1) ?? '').replace(/\.git$/, ''))}`;
  const files = missing.groups.map((name) => ({ name, file: `${folder}/${fileName(name)}.env` }));
  const lines = missing.variables.length === 0 ? ['NAME'] : missing.variables;
  const groups = files.map(({ name, file }) => `--group ${shellWord(name)}=${file}`);
  return [
    missingGroupsText(missing),
    'To build without them:',
    `  ${demoCommand([...args, '--empty-groups'])}`,
    'To build with them, create these files outside the repository, readable only by you. Then set the variables',
    'in the file of their group, without the `#`:',
    `  (umask 077; mkdir -p ${folder}; printf '#%s=\\n' ${lines.join(' ')} | tee -a ${files.map(({ file }) => file).join(' ')} > /dev/null)`,
    `  ${[demoCommand(args), ...groups].join(' ')}`,
  ].join('\n');
}

function fileName(text: string): string {
  return text.replace(/[^\w.-]+/g, '_').replace(/^[.-]+/, '_') || '_';
}

function demoCommand(args: readonly string[]): string {
  return ['npm run demo --', ...args.map(shellWord)].join(' ');
}
