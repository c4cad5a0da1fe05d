import { defaultLimits, type Limits } from '../../src/limits.ts';
import { start } from '../../src/action/start/run.ts';
import { drive, startAction } from '../../test/reliability/drive.ts';
import { FakeClock, seededRandom } from '../../test/support/fake-clock.ts';
import { memoryRunner } from '../../test/support/memory-runner.ts';
import { type ManyOptions, ManyService } from './list-service.ts';
import { type SimulatedBuild, simulateBuild, simulateWorkflow } from './model.ts';

const hour = 3_600_000;

/** The same builds for the same seed: of each workflow one to start, and those before it, newest first. */
export interface Workflow {
  readonly id: string;
  readonly build: SimulatedBuild;
  readonly before: readonly SimulatedBuild[];
}

export function simulateWorkflows({ count, seed }: { count: number; seed: number }): Workflow[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const workflow = simulateWorkflow(random);
    const [first, ...before] = Array.from({ length: 13 }, () => simulateBuild(workflow, random));
    if (!first) throw new Error('No build was simulated');
    return { id: `w${index}`, build: first, before };
  });
}

export interface Replayed {
  /** From the end of each build to the answer that showed it, in milliseconds. */
  readonly delays: readonly number[];
  /** Requests that read something: single builds, and pages of the list. */
  readonly requests: number;
  readonly byId: number;
  readonly pages: number;
  readonly mostInAnHour: number;
  /** From the start of the step to its end, in milliseconds. */
  readonly tookMs: number;
  readonly succeeded: boolean;
}

interface ReplayOptions
  extends Partial<Pick<ManyOptions, 'arranged' | 'padding' | 'listsSteps' | 'refused'>> {
  readonly pollInterval: string;
  readonly limits?: Partial<Limits>;
}

/** Runs the build action with these workflows, side by side in one step, on a simulated clock. */
export async function replayStep(
  workflows: readonly Workflow[],
  {
    pollInterval,
    limits = {},
    arranged = (builds) => builds,
    padding = 0,
    listsSteps = true,
    refused = () => undefined,
  }: ReplayOptions,
): Promise<Replayed> {
  const clock = new FakeClock();
  const builds = new Map(workflows.map((workflow) => [workflow.id, workflow.build]));
  const service = new ManyService({
    clock,
    pageSize: 30,
    ...{ arranged, padding, listsSteps, refused },
    next: (workflowId) => builds.get(workflowId) ?? fail(workflowId),
  });
  for (let round = 11; round >= 0; round -= 1)
    for (const { id, before } of workflows) {
      const earlier = before[round];
      if (earlier) service.addEnded(id, earlier);
    }
  const main = memoryRunner({
    with: {
      ...{ token: 'a-token', baseUrl: 'https://many.test', appId: 'app', branch: 'main', timeout: '6h' },
      ...{ workflowId: workflows.map(({ id }) => id).join(), publicLinks: 'false', pollInterval },
    },
  });
  const parts = {
    transport: service.transport,
    clock,
    random: seededRandom(7),
    limits: { ...defaultLimits, ...limits },
  };
  const begun = clock.monotonic();
  const run = startAction(start, { runner: main.runner, ...parts });
  await drive(clock, () => run.result !== undefined);
  return {
    delays: [...service.delays.values()],
    requests: service.reads.length,
    ...{ byId: service.byId, pages: service.pages },
    mostInAnHour: mostWithin(service.reads, hour),
    tookMs: clock.monotonic() - begun,
    succeeded: run.result === true,
  };
}

function fail(workflowId: string): never {
  throw new Error(`${workflowId} was not simulated`);
}

/** The most requests in any span of this length. */
function mostWithin(sentAt: readonly number[], ms: number): number {
  let [most, first] = [0, 0];
  sentAt.forEach((at, index) => {
    while ((sentAt[first] ?? at) <= at - ms) first += 1;
    most = Math.max(most, index - first + 1);
  });
  return most;
}
