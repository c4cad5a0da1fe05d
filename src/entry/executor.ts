import process from 'node:process';
import type { Clock, Random } from '../clock.ts';
import { createExecutor } from '../service/executor/execute.ts';
import type { Executor } from '../service/executor/execution.ts';
import { listBranches } from '../service/executor/git/list-branches.ts';
import { endProcesses } from '../service/executor/processes/build-processes.ts';

/**
 * The real executor: clones repositories, and runs builds as processes.
 *
 * @param options `workflowReader` is the script of the process that reads workflow files; `environment` is that of this
 *   process by default; `named` are variables of it that builds get in addition to those that are always allowed
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
  // A workflow file has at most 256 KiB: only a malicious one needs more memory than this.
  const command = [process.execPath, '--max-old-space-size=256', workflowReader] as const;
  return {
    execute: createExecutor({ clock, random, workflowReader: command, environment, named }),
    listBranches: (repository, { signal }) => listBranches(repository, { signal, environment }),
    endProcesses: ({ buildId, folder }) => endProcesses(buildId, { clock, folder }),
  };
}
