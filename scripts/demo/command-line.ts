import { UserError } from '../../src/errors.ts';
import { readOptions, WrongCommand } from '../../src/service/cli/options.ts';

export const usage = `npm run demo -- [options]         builds a repository on a local build service, as a GitHub workflow would
  --repository <path or url>      your repository (default: examples/hello-mobile)
  --workflow <id>                 a workflow of its codemagic.yaml; repeatable (default: android and ios)
  --branch <name>                 the branch to build (default: main, or the only branch)
  --pull-request                  also writes the pull request comment to demo-output/
  --keep                          keeps the service running, so that you can try the links`;

export interface DemoOptions {
  readonly help: boolean;
  /** As given; `undefined` means the example. */
  readonly repository: string | undefined;
  readonly workflows: readonly string[];
  readonly branch: string | undefined;
  readonly pullRequest: boolean;
  readonly keep: boolean;
}

/** Parses the arguments after `npm run demo --`. @throws WrongCommand */
export function parseDemo(given: readonly string[]): DemoOptions {
  const { values } = readOptions(
    {
      args: [...given],
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        repository: { type: 'string' },
        workflow: { type: 'string', multiple: true },
        branch: { type: 'string' },
        'pull-request': { type: 'boolean', default: false },
        keep: { type: 'boolean', default: false },
      },
    },
    usage,
  );
  const { help, repository, workflow, branch, keep } = values;
  if (repository !== undefined && workflow === undefined && !help)
    throw new WrongCommand('--repository requires --workflow, an id in its codemagic.yaml', { usage });
  const workflows = workflow ?? ['android', 'ios'];
  return { help, repository, workflows, branch, pullRequest: values['pull-request'], keep };
}

/** It is not clear which branch to build. */
class BranchRequired extends UserError {
  constructor(branches: readonly string[]) {
    super(
      branches.length === 0
        ? 'The repository has no branch yet. Commit something first.'
        : `--branch is required. The repository has ${branches.join(', ')}.`,
    );
  }
}

/** The branch to build by default: `main`, or the only one. @throws BranchRequired */
export function defaultBranch(branches: readonly string[]): string {
  const [first] = branches;
  if (branches.includes('main')) return 'main';
  if (branches.length === 1 && first !== undefined) return first;
  throw new BranchRequired(branches);
}
