import { readOptions, WrongCommand } from '../../src/service/cli/options.ts';

export const usage = `npm run demo -- [options]         builds a repository on a local build service, as a workflow on GitHub would
  --repository <path or url>      your own repository instead of examples/hello-mobile
  --workflow <id>                 of its codemagic.yaml; several times for several (android and ios of the example)
  --branch <name>                 main, or the only one that there is
  --pull-request                  shows the comment on a pull request too, as files in demo-output/
  --keep                          leaves the service running, so that the links can be tried`;

export interface DemoOptions {
  readonly help: boolean;
  /** As it was written; the example where it is missing. */
  readonly repository: string | undefined;
  readonly workflows: readonly string[];
  readonly branch: string | undefined;
  readonly pullRequest: boolean;
  readonly keep: boolean;
}

/** Reads what was written after `npm run demo --`. @throws WrongCommand */
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
    throw new WrongCommand('--repository needs --workflow: an id of its codemagic.yaml', { usage });
  const workflows = workflow ?? ['android', 'ios'];
  return { help, repository, workflows, branch, pullRequest: values['pull-request'], keep };
}
