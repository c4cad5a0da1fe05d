import process from 'node:process';
import type { Clock, Random } from '../clock.ts';
import { createExecutor } from '../service/executor/execute.ts';
import type { Executor } from '../service/executor/execution.ts';
import { listBranches } from '../service/executor/git/list-branches.ts';
import { endProcesses } from '../service/executor/processes/end-processes.ts';

/**
 * The executor that really clones and runs, as the service wants it.
 *
 * @param workflowReader the door of the process that reads workflow files
 * @param machine `environment` is that of this process where nothing else is given; `named` are the variables of it that
 *   builds see besides what is always allowed
 */
export function realExecutor({
  clock,
  random,
  workflowReader,
  environment = process.env,
  named = [],
}: {
  clock: Clock;
  random: Random;
  workflowReader: string;
  environment?: Readonly<Record<string, string | undefined>>;
  named?: readonly string[];
}): Executor {
  // A file of 256 KiB that needs more memory is made to need it.
  const command = [process.execPath, '--max-old-space-size=256', workflowReader] as const;
  return {
    execute: createExecutor({ clock, random, workflowReader: command, environment, named }),
    listBranches: (repository, { signal }) => listBranches(repository, { signal, environment }),
    endProcesses: ({ buildId, folder }) => endProcesses(buildId, { clock, folder }),
  };
}
