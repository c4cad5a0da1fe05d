import { UserError } from '../../src/errors.ts';
import {
  groupFilesOf,
  readOptions,
  sandboxOptions,
  sandboxSettings,
  WrongCommand,
} from '../../src/service/cli/command-line.ts';
import type { GroupFile } from '../../src/service/cli/given.ts';

export const usage = `npm run demo -- [options]         build a repository on a local build service, as a GitHub workflow would
  --repository <path or url>      repository, or a folder in one (default: examples/hello-mobile)
  --workflow <id>                 workflow in codemagic.yaml; repeatable (default: the only one)
  --input <name>=<value>          value for a workflow input; repeatable
  --branch <name>                 branch to build (default: main, or the only branch)
  --config <file>                 configuration file of the local build service
  --group <name>=<file>           load a variable group from a .env file; repeatable
  --empty-groups                  treat missing variable groups as empty
  --simulate                      simulate builds without running their scripts
  --scenario <file>               outcomes of simulated builds and injected faults, as JSON or YAML
  --pull-request                  also write the comment, summary and install page to demo-output/
  --sandbox <auto|required|off>   run builds in a sandbox (bubblewrap; default: auto). --readable, --writable and
                                  --no-network work as in the local build service
  --keep                          keep the service running, and print its sign-in link and an API token`;

export interface DemoOptions {
  readonly help: boolean;
  /** As given; `undefined` means the example. */
  readonly repository: string | undefined;
  /** `undefined` means the only one. */
  readonly workflows: readonly string[] | undefined;
  /** Each `name=value`. */
  readonly inputs: readonly string[];
  readonly branch: string | undefined;
  readonly config: string | undefined;
  readonly groupFiles: readonly GroupFile[];
  readonly emptyGroups: boolean;
  readonly simulate: boolean;
  /** As given. */
  readonly scenario: string | undefined;
  readonly pullRequest: boolean;
  readonly keep: boolean;
  /** With paths as given. */
  readonly sandbox: ReturnType<typeof sandboxSettings>;
}

/** Parses the arguments after `npm run demo --`. @throws WrongCommand */
export function parseDemo(args: readonly string[]): DemoOptions {
  const { values } = readOptions({
    args: [...args],
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      repository: { type: 'string' },
      workflow: { type: 'string', multiple: true },
      input: { type: 'string', multiple: true },
      branch: { type: 'string' },
      config: { type: 'string' },
      group: { type: 'string', multiple: true },
      'empty-groups': { type: 'boolean', default: false },
      simulate: { type: 'boolean', default: false },
      scenario: { type: 'string' },
      'pull-request': { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      ...sandboxOptions,
    },
  });
  const { help, repository, workflow, branch, config, simulate, scenario, keep } = values;
  if (scenario !== undefined && !simulate)
    throw new WrongCommand('--scenario has no effect without --simulate: add --simulate');
  return {
    help,
    repository,
    // Of the others of the example, one fails.
    workflows: workflow ?? (repository === undefined ? ['android', 'ios'] : undefined),
    inputs: values.input ?? [],
    branch,
    config,
    groupFiles: groupFilesOf(values.group),
    emptyGroups: values['empty-groups'],
    simulate,
    scenario,
    pullRequest: values['pull-request'],
    keep,
    sandbox: sandboxSettings(values),
  };
}

/** The options with which the service builds the same repository. */
export function serviceOptions(
  { config, groupFiles, emptyGroups, simulate, scenario, sandbox }: DemoOptions,
  repository: string,
) {
  const { mode, readable, writable, network } = sandbox;
  return {
    ...{ repository, config, emptyGroups, simulate, scenario, readable, writable },
    group: groupFiles.map(({ name, file }) => `${name}=${file}`),
    sandbox: mode === 'auto' ? undefined : mode,
    noNetwork: network === 'none',
  };
}

class BranchRequired extends UserError {
  constructor(requested: string | undefined, branches: readonly string[]) {
    const problem = requested === undefined ? '--branch is required' : `There is no branch ${requested}`;
    super(
      branches.length === 0
        ? "The repository doesn't have any branches yet. Commit something first."
        : `${problem}. The repository has ${branches.join(', ')}.`,
    );
  }
}

/** The branch to build: the one that is asked for, otherwise `main`, or the only one. @throws BranchRequired */
export function chosenBranch(requested: string | undefined, branches: readonly string[]): string {
  const branch = requested ?? (branches.length === 1 ? branches[0] : 'main');
  if (branch !== undefined && branches.includes(branch)) return branch;
  throw new BranchRequired(requested, branches);
}
