import { removeFiles } from '../data/stored-copy.ts';
import { WrongRequest } from '../errors.ts';
import type { Executor } from '../executor/execute.ts';
import type { FaultList } from '../scenario/faults.ts';
import { needsSimulation } from '../scenario/outcomes.ts';
import { emptyScenario, parseScenario, type Scenario, WrongScenario } from '../scenario/scenario.ts';
import type { Service } from './handler.ts';
import type { Journal } from './journal.ts';

/** Prefix of all paths that only a service with `--control` answers. The faults of a scenario do not apply to them. */
export const controlPath = '/control/';

export type Control = ReturnType<typeof createControl>;

/** The requests that a service allows only with `--control` (docs/clients.md, "With pytest, or in any other language"). */
export function createControl(
  { store, folder, outcomes, queue, quirks, executor }: Service,
  { faults, journal }: { readonly faults: FaultList; readonly journal: Journal },
) {
  const use = (scenario: Scenario): void => {
    faults.replace(scenario.faults);
    outcomes.replace(scenario.outcomes);
    quirks.replace(scenario);
  };

  return {
    journal,
    /** Ends all builds, and removes them with their artefacts, the caches, the scenario and the recorded requests. */
    async reset(): Promise<void> {
      use(emptyScenario);
      let removed: Parameters<typeof removeFiles>[1] = { builds: [], caches: [] };
      await queue.empty(() => {
        removed = { builds: store.builds.removeAll(), caches: store.caches.removeAll() };
      });
      await removeFiles(folder, removed);
      journal.clear();
    },
    /** @throws WrongRequest */
    setScenario(text: string): void {
      try {
        const scenario = parseScenario(text, { file: 'in this request', readLog: refuseFile });
        checkOutcomes(scenario, executor);
        use(scenario);
      } catch (error) {
        throw error instanceof WrongScenario ? new WrongRequest(error.message, { cause: error }) : error;
      }
    },
  };
}

/** The outcome of a real build comes from its scripts. @throws WrongRequest */
export function checkOutcomes({ outcomes }: Scenario, { isSimulated }: Pick<Executor, 'isSimulated'>): void {
  if (outcomes.some(needsSimulation) && !isSimulated)
    throw new WrongRequest(
      'Only simulated builds have outcomes: start the service with --simulate, or in a workflow with `simulate: true`',
    );
}

/** A file named in a request would be a file of this machine, which clients must not read. */
function refuseFile(file: string): never {
  throw new WrongRequest(
    `An outcome has the log file ${JSON.stringify(file)}, which only a scenario that is given at the start can have: leave out "log", or start the service with --scenario`,
  );
}
