import { startPost } from '../../src/action/start/post.ts';
import { start } from '../../src/action/start/run.ts';
import type { Transport } from '../../src/client/http/transport.ts';
import type { Clock } from '../../src/clock.ts';
import { defaultLimits } from '../../src/limits.ts';
import { FakeClock, seededRandom } from '../support/fake-clock.ts';
import type { FakeBuild } from '../support/fake-service/fake-build.ts';
import { type FakeFault, FakeService, type SentRequest } from '../support/fake-service/fake-service.ts';
import { drive, startAction } from '../support/fake-service/timed-step.ts';
import { type MemoryRunner, memoryRunner } from '../support/memory-runner.ts';
import { foreign, type Scenario } from './scenario.ts';

/** The result of a scenario. */
export interface Played {
  readonly service: FakeService;
  readonly clock: FakeClock;
  readonly main: MemoryRunner;
  readonly post: MemoryRunner;
  /** `undefined` if the main step was killed. */
  readonly succeeded: boolean | undefined;
  /** When the main step started and ended. */
  readonly beganAt: number;
  readonly endedAt: number;
  /** Open timers and requests after the main step had ended by itself. */
  readonly leftOpen: number;
  /** Whether a step did not end although nothing was pending, or ran for hours. */
  readonly endless: boolean;
  /** The builds that the step started, by workflow. */
  readonly own: ReadonlyMap<string, readonly FakeBuild[]>;
}

/**
 * The builds of a workflow that one step should not have started: each beyond the first one and its retries, each while an
 * earlier one ran, and each second one of a start request.
 */
export function doubledOf(builds: readonly FakeBuild[], retries = '0'): FakeBuild[] {
  const ownLabel = ({ labels }: FakeBuild) => labels.find((label) => /^gh-\d/.test(label));
  return builds.filter(
    (build, at) =>
      at > Number(retries) ||
      builds
        .slice(0, at)
        .some((earlier) => !earlier.hasEnded(build.createdAt) || ownLabel(earlier) === ownLabel(build)),
  );
}

/** Runs the main step, which may be interrupted, and then the post step, on a fake clock. */
export async function play(scenario: Scenario): Promise<Played> {
  const clock = new FakeClock();
  const random = seededRandom(scenario.seed);
  const beganAt = clock.now();
  const network = { whole: false };
  const { plans } = scenario;
  const service = new FakeService({
    clock,
    ...scenario.service,
    plan: (n) => plans[n % plans.length] ?? {},
    tipAt: (at) =>
      scenario.pushedAfterMs !== undefined && at >= beganAt + scenario.pushedAfterMs
        ? pushedCommit
        : meantCommit,
    nextFault: faultsOf(scenario, { clock, beganAt, network }),
  });
  for (let n = 0; n < scenario.workflows; n++)
    service.caches.set(`cache-${n}`, { workflowId: `w${n}`, goneAt: Number.POSITIVE_INFINITY });
  for (const { afterMs, workflow, of } of scenario.others)
    clock.setTimer(afterMs, () => {
      const labels = [of === undefined ? 'nightly' : 'foreign'];
      service.addBuild({ ...wanted, ...(of && foreign[of]), workflowId: `w${workflow}`, labels });
    });

  const step = {
    with: {
      token: 'a-token',
      baseUrl: 'https://model.test',
      appId: wanted.appId,
      branch: wanted.branch,
      commit: meantCommit,
      workflowId: Array.from({ length: scenario.workflows }, (_, n) => `w${n}`).join(),
      ...scenario.inputs,
    },
  };
  const main = memoryRunner(step);
  const life = mortal(clock, service.transport);
  const run = startAction(start, { runner: main.runner, ...life, random, limits: defaultLimits });
  if (scenario.interruption?.kind === 'cancel')
    clock.setTimer(scenario.interruption.afterMs, () => main.cancel());
  if (scenario.interruption?.kind === 'kill') clock.setTimer(scenario.interruption.afterMs, life.kill);
  const mainEnded = await drive(clock, () => run.result !== undefined || life.isDead());
  const endedAt = clock.now();
  const leftOpen = run.result === undefined ? 0 : life.timers() + service.open;

  life.kill();
  network.whole = scenario.post === 'whole network';
  await clock.advance(2000);
  const post = memoryRunner({ ...step, state: main.state });
  const postRun = startAction(startPost, {
    runner: post.runner,
    clock,
    transport: service.transport,
    random,
    limits: defaultLimits,
  });
  const postEnded = await drive(clock, () => postRun.result !== undefined);
  return {
    service,
    clock,
    main,
    post,
    succeeded: run.result,
    beganAt,
    endedAt,
    leftOpen,
    endless: !mainEnded || !postEnded,
    own: Map.groupBy(
      service.builds.filter(({ labels }) => labels.some((label) => label.startsWith('gh-4242-1-'))),
      ({ workflowId }) => workflowId,
    ),
  };
}

/** The commit that the step is for, and that of a later push. */
export const meantCommit = 'c0ffee0000000000000000000000000000c0ffee';
const pushedCommit = 'decade0000000000000000000000000000decade';

const wanted = { appId: 'app', branch: 'main' };

/** A clock and a network that stop when their process is killed. */
function mortal(
  clock: Clock,
  transport: Transport,
): {
  clock: Clock;
  transport: Transport;
  kill: () => void;
  isDead: () => boolean;
  timers: () => number;
} {
  const armed = new Set<() => void>();
  let dead = false;
  return {
    clock: {
      now: () => clock.now(),
      monotonic: () => clock.monotonic(),
      setTimer(ms, then) {
        const cancelTimer = clock.setTimer(ms, () => {
          armed.delete(cancelTimer);
          then();
        });
        armed.add(cancelTimer);
        if (dead) cancelTimer();
        return () => {
          armed.delete(cancelTimer);
          cancelTimer();
        };
      },
    },
    transport: (request, options) => (dead ? new Promise(() => {}) : transport(request, options)),
    kill() {
      dead = true;
      for (const cancelTimer of armed) cancelTimer();
    },
    isDead: () => dead,
    timers: () => armed.size,
  };
}

/** Each request gets the next fault, or that of an outage. The network never sends a start twice. */
function faultsOf(
  { faults, outage }: Scenario,
  { clock, beganAt, network }: { clock: Clock; beganAt: number; network: { readonly whole: boolean } },
): (request: SentRequest) => FakeFault | undefined {
  const left = [...faults];
  return ({ method, path }) => {
    if (network.whole) return undefined;
    const since = clock.now() - beganAt;
    const isOut = outage && since >= outage.fromMs && since < outage.fromMs + outage.forMs;
    const fault = isOut ? outage.fault : left.shift();
    const isStart = method === 'POST' && /^(?:\/api\/v3\/apps\/app)?\/builds$/.test(path);
    return fault?.kind === 'duplicate' && isStart ? undefined : fault;
  };
}
