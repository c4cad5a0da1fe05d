import type { Chance, Clock } from '../clock.ts';
import { createExecutor, listBranches, reapProcesses } from '../service/executor/index.ts';
import type { Executor } from '../service/service.ts';

/** The executor that really clones and runs, as the service wants it. */
export function realExecutor({ clock, chance }: { clock: Clock; chance: Chance }): Executor {
  return {
    execute: createExecutor({ clock, chance }),
    listBranches,
    reapProcesses: ({ buildId, folder }) => reapProcesses(buildId, { clock, folder }),
  };
}
