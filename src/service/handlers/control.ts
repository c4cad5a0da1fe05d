import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildQueue } from '../builds/queue.ts';
import type { User } from '../data/store/accounts.ts';
import { WrongRequest } from '../errors.ts';
import type { Executor } from '../executor/execution.ts';
import type { ServiceParts } from '../parts.ts';
import { checkOutcomes } from '../scenario/check-repository.ts';
import type { FaultList } from '../scenario/faults.ts';
import { emptyScenario, parseScenario, type Scenario, WrongScenario } from '../scenario/scenario.ts';

/** Above all paths that only a service with `--control` answers. No fault of a scenario applies there. */
export const controlPath = '/control/';

/** What a service that is started with `--control` also lets its clients do (docs/clients.md, "With pytest, or in any other language"). */
export interface Control {
  /** Ends all builds, and removes them with their artefacts, the caches and the scenario. */
  reset(): Promise<void>;
  /** Replaces the scenario, which is JSON or YAML as in a file. @throws WrongRequest */
  setScenario(text: string, user: User): Promise<void>;
}

const source = 'in this request';

export function createControl(
  { store, blobs, reserve, folder, configuration, clock, outcomes }: ServiceParts,
  options: {
    readonly queue: BuildQueue;
    readonly faults: FaultList;
    readonly executor: Executor;
    /** Aborted when the service stops. */
    readonly signal: AbortSignal;
  },
): Control {
  const { queue, faults, executor, signal } = options;
  let last: Promise<void> = Promise.resolve();

  const use = (scenario: Scenario): void => {
    faults.replace(scenario.faults);
    outcomes.replace(scenario.outcomes);
  };

  const resetNow = async (): Promise<void> => {
    use(emptyScenario);
    let builds: readonly string[] = [];
    await queue.empty(() => {
      const removed = reserve.use(() => store.applications.empty());
      builds = removed.builds;
      for (const blob of removed.blobs) blobs.collect(blob);
    });
    for (const id of builds) await rm(join(folder.logs, id), { recursive: true, force: true });
    reserve.fill();
  };

  /** A mistyped workflow or step would never have any effect. Which repository is meant is clear only if there is one. */
  const check = async (scenario: Scenario, user: User): Promise<void> => {
    if (scenario.outcomes.length > 0 && !executor.isSimulated)
      throw new WrongRequest('Only simulated builds have outcomes: start the service with --simulate');
    const [application, ...others] = store.applications.visibleTo(user.id);
    if (!application || others.length > 0) return;
    const { repositoryUrl } = application;
    const at = { file: source, repositoryUrl, dataFolder: folder.folder, configuration, executor, clock };
    await checkOutcomes(scenario, { ...at, signal });
  };

  return {
    /** One after the other: each returns only when nothing is left of the builds before it. */
    reset() {
      last = last.catch(() => {}).then(resetNow);
      return last;
    },
    async setScenario(text, user) {
      try {
        const scenario = parseScenario(text, { file: source, readLog: refuseFile });
        await check(scenario, user);
        use(scenario);
      } catch (error) {
        throw error instanceof WrongScenario ? new WrongRequest(error.message, { cause: error }) : error;
      }
    },
  };
}

/** A request must not read the files of this machine. */
function refuseFile(file: string): never {
  throw new WrongRequest(
    `An outcome has the log file ${JSON.stringify(file)}, which only a scenario that is given at the start can have: leave out "log", or start the service with --scenario`,
  );
}
