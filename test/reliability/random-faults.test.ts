import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { hasEnded } from '../../src/contract/values.ts';
import { deepTest } from '../support/deep-test.ts';
import type { FakeBuild } from '../support/fake-service/fake-build.ts';
import { errorAnswer } from '../support/fault-proxy.ts';
import { doubledOf, meantCommit, type Played, play } from './run-scenario.ts';
import { type Scenario, scenarios } from './scenario.ts';

const seed = Number(process.env.SEED ?? 20_261_102);

/** Plays so many random sequences of faults, and ends with what happened in all of them. */
async function playAll(numRuns: number): Promise<Readonly<Record<string, number>>> {
  const sum = {
    ...{ sequences: 0, started: 0, doubled: 0, abandoned: 0, reported: 0, endless: 0, requests: 0 },
    ...{ retried: 0, refused: 0, wrong: 0, foreign: 0 },
  };
  await fc.assert(
    fc.asyncProperty(scenarios, async (scenario) => {
      const played = await play(scenario);
      const judged = judge(scenario, played);
      sum.sequences += 1;
      sum.requests += played.service.requests.length;
      for (const key of [
        'started',
        'retried',
        'doubled',
        'abandoned',
        'reported',
        'endless',
        'refused',
        'wrong',
        'foreign',
      ] as const)
        sum[key] += judged[key];
      expect({ ...judged, said: undefined }).toMatchObject({
        doubled: 0,
        abandoned: 0,
        endless: 0,
        wrong: 0,
        foreign: 0,
        untrue: [],
      });
    }),
    { numRuns, seed },
  );
  return sum;
}

test('after 50 random sequences of faults the result is true', async () => {
  const { refused, retried, ...sum } = await playAll(50);
  expect(sum).toMatchObject({ sequences: 50, doubled: 0, abandoned: 0, endless: 0, wrong: 0, foreign: 0 });
  expect(refused).toBeGreaterThan(0);
  expect(retried).toBeGreaterThan(0);
});

test('a build that the list shows late is not denied by a post step that read the list only before', async () => {
  const scenario: Scenario = {
    ...{ seed: 0, workflows: 1, others: [], pushedAfterMs: undefined },
    // From after the first look at the list.
    outage: { fromMs: 5_000, forMs: 600_000, fault: errorAnswer(503, 'lost') },
    inputs: { wait: 'true', cancelAbandoned: 'true', timeout: '2m', pollInterval: '5s' },
    plans: [{ queuedMs: 0, runningMs: 91_538, end: 'finished' }],
    service: { labels: 'told', alone: 'whole', commits: 'told', latencyMs: 463, listLagMs: 40_000 },
    faults: [errorAnswer(408, 'arrives')],
    interruption: { kind: 'kill', afterMs: 0 },
    post: 'same network',
  };
  const played = await play(scenario);
  expect(judge(scenario, played)).toMatchObject({ started: 1, abandoned: 0 });
  expect(played.post.warnings).toEqual([expect.stringContaining('running. No matching build was found')]);
});

const runs = Number(process.env.RUNS ?? 1000);

// T11
deepTest(
  'after 1,000 random sequences of faults the result is true: no build is doubled or abandoned, and no step hangs',
  async () => {
    console.log(JSON.stringify(await playAll(runs)));
  },
);

interface Judged {
  readonly started: number;
  /** Starts after a build that failed. */
  readonly retried: number;
  readonly doubled: number;
  /** Builds that still run at the end, without any message about them. */
  readonly abandoned: number;
  /** Builds that still run at the end, with a warning or error that says so. */
  readonly reported: number;
  readonly endless: number;
  /** Builds of another commit that the step refused, and those that it took although they are an error. */
  readonly refused: number;
  readonly wrong: number;
  /** Builds of another application, branch or tag, or of a fork, that the step used or cancelled. */
  readonly foreign: number;
  /** What the step said that is not true. */
  readonly untrue: readonly string[];
}

/** Compares the result of a scenario with what the model of the service knows. */
function judge(scenario: Scenario, played: Played): Judged {
  const { own, clock, main, post } = played;
  const builds = [...own.values()].flat();
  const mayRun = scenario.inputs.wait === 'false' || scenario.inputs.cancelAbandoned === 'false';
  const running = mayRun ? [] : builds.filter((build) => !build.hasEnded(clock.now()));
  const warned = [...main.errors, ...main.warnings, ...post.warnings].join('\n');
  const isReported = ({ id, labels }: { id: string; labels: readonly string[] }): boolean =>
    new RegExp(`\\b${id}\\b`).test(warned) || labels.some((label) => warned.includes(label));
  // If the service reports labels and the post step has a network, no build may be left.
  const { labels, missing } = scenario.service;
  const noExcuse = labels === 'told' && missing !== 'labels' && scenario.post === 'whole network';
  const isExcused = (build: FakeBuild): boolean => !noExcuse && isReported(build);
  return {
    started: builds.length,
    retried: builds.length - own.size,
    doubled: [...own.values()].flatMap((ones) => doubledOf(ones, scenario.inputs.retries)).length,
    abandoned: running.filter((build) => !isExcused(build)).length,
    reported: running.filter(isExcused).length,
    endless: played.endless ? 1 : 0,
    ...commitsOf(scenario, played),
    foreign: foreignOf(played),
    untrue: [...untruths(scenario, played)],
  };
}

/** What became of builds of another commit where they are an error. */
function commitsOf(
  { inputs }: Scenario,
  { main, own, service, succeeded }: Played,
): Pick<Judged, 'refused' | 'wrong'> {
  if (inputs.ifCommitDiffers !== 'error') return { refused: 0, wrong: 0 };
  const others = [...own.values()].flat().filter(({ commit }) => commit !== meantCommit);
  // A retry of another commit is not used.
  const isUsed = (id: string): boolean | undefined => succeeded && main.outputs.buildIds?.includes(`"${id}"`);
  const taken = others.filter(({ id }) => isUsed(id) || service.linked.has(id)).length;
  return { refused: others.length - taken, wrong: taken };
}

function foreignOf({ main, service }: Played): number {
  const used: BuildOutput[] = JSON.parse(main.outputs.builds ?? '[]');
  return service.builds.filter(
    ({ id, labels, end }) =>
      labels.includes('foreign') && (end === 'canceled' || used.some(({ buildId }) => buildId === id)),
  ).length;
}

interface BuildOutput {
  readonly buildId: string;
  readonly workflowId: string;
  readonly status: string;
}

function* untruths(scenario: Scenario, played: Played): Generator<string> {
  const { main, succeeded, service, own, leftOpen, endedAt, beganAt } = played;
  const { inputs, interruption } = scenario;
  if (service.mostSimultaneous > 8) yield `${service.mostSimultaneous} requests at a time`;
  if (succeeded === undefined) return;
  if (leftOpen > 0) yield `${leftOpen} timers and requests were open when the step had ended`;
  if (interruption?.kind === 'cancel') {
    const late = endedAt - Math.max(beganAt + interruption.afterMs, beganAt);
    if (late > 10_000)
      yield `it ended ${late} ms after the workflow was cancelled, so GitHub would have killed it`;
  }
  if (main.errors.some((text) => text.includes('bug in the action'))) yield main.log.join('\n');

  const builds: BuildOutput[] = JSON.parse(main.outputs.builds ?? '[]');
  const again = main.log.filter((line) => line.includes('Starting it again'));
  const said = [...main.errors, ...main.notices, ...again].join('\n');
  for (const { buildId, status } of builds) {
    const build = service.builds.find(({ id }) => id === buildId);
    if (!build) yield `there is no build ${buildId}`;
    else if (hasEnded(status) && build.end !== status)
      yield `${buildId} is reported as ${status}, but is ${build.end}`;
    else if (succeeded && inputs.wait === 'true' && !hasEnded(status)) yield `${buildId} has not ended`;
    else if (
      succeeded &&
      inputs.wait === 'true' &&
      inputs.failOn !== 'none' &&
      ['failed', 'canceled', 'timeout'].includes(status)
    )
      yield `the step succeeded, but ${buildId} is ${status}`;
  }
  for (let n = 0; n < scenario.workflows; n++) {
    const workflowId = `w${n}`;
    const build = own.get(workflowId)?.at(-1);
    const isKnown = builds.some(({ buildId }) => buildId === build?.id);
    if (succeeded && !builds.some((one) => one.workflowId === workflowId))
      yield `the step succeeded without a build of ${workflowId}`;
    if (build && !isKnown && !build.labels.some((label) => said.includes(label)) && !said.includes(build.id))
      yield `${build.id} was started, but is not reported`;
  }
  const { commits, missing } = scenario.service;
  const isProven = inputs.ifCommitDiffers !== 'error' || (commits === 'told' && missing !== 'commit');
  if (succeeded && !isProven) yield 'the step succeeded, but no commit is told';
  const bystanders = service.builds.filter(({ labels }) => labels.includes('nightly'));
  if (inputs.cancelPrevious === 'false' && bystanders.some(({ end }) => end === 'canceled'))
    yield "somebody else's build was cancelled";
  if (!succeeded && main.errors.length === 0) yield 'the step failed without an error message';
}
