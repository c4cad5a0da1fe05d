import process from 'node:process';
import type { Chance, Clock } from '../clock.ts';
import { createExecutor, listBranches, reapProcesses } from '../service/executor/index.ts';
import type { Executor } from '../service/service.ts';

/**
 * The executor that really clones and runs, as the service wants it.
 *
 * @param workflowReader the door of the process that reads workflow files
 */
export function realExecutor({
  clock,
  chance,
  workflowReader,
}: {
  clock: Clock;
  chance: Chance;
  workflowReader: string;
}): Executor {
  // A file of 256 KiB that needs more memory is made to need it.
  const command = [process.execPath, '--max-old-space-size=256', workflowReader] as const;
  return {
    execute: createExecutor({ clock, chance, workflowReader: command }),
    listBranches,
    reapProcesses: ({ buildId, folder }) => reapProcesses(buildId, { clock, folder }),
  };
}
