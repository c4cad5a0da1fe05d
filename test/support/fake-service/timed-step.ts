import { cancel } from '../../../src/action/admin/cancel.ts';
import { start } from '../../../src/action/start/run.ts';
import { wait } from '../../../src/action/wait/run.ts';
import type { Clock } from '../../../src/clock.ts';
import { type Action, perform } from '../../../src/entry/run-action.ts';
import { defaultLimits, type Limits } from '../../../src/limits.ts';
import { type FakeClock, seededRandom } from '../fake-clock.ts';
import { type MemoryRunner, memoryRunner } from '../memory-runner.ts';
import { FakeService, type FakeServiceOptions } from './fake-service.ts';

/** A running action. The result is set when it has ended. */
export interface Run {
  result: boolean | undefined;
}

export function startAction(action: Action, parts: Parameters<typeof perform>[1]): Run {
  const run: Run = { result: undefined };
  void perform(action, parts).then((succeeded) => {
    run.result = succeeded;
  });
  return run;
}

/** Limits every step, whatever goes wrong: the longest `timeout`, with time before and after the wait. */
const longest = 4 * 60 * 60_000;

/** Advances the clock from timer to timer until the action is done. Returns false if no timer is left, or after too long. */
export async function drive(clock: FakeClock, isDone: () => boolean): Promise<boolean> {
  const deadline = clock.now() + longest;
  await clock.advance(0);
  while (!isDone()) {
    const next = clock.untilNext();
    if (next === undefined || clock.now() > deadline) return false;
    await clock.advance(next);
  }
  return true;
}

/** A fake that reports more than the contract promises, like the hosted service, for steps on this clock. */
export function frankService(options: FakeServiceOptions): FakeService {
  return new FakeService({ labels: 'told', alone: 'whole', ...options });
}

/** The application and ref of every step. */
export const place = { appId: 'app', branch: 'main' };

const actions = { '.': start, wait, cancel } as const;

interface TimedStepOptions {
  readonly clock: FakeClock;
  readonly service: Pick<FakeService, 'transport'>;
  /** Default: the build action. */
  readonly action?: keyof typeof actions;
  /** Added to the connection and, for the build action, to `place` and the workflow `android`. */
  readonly with?: Readonly<Record<string, string>>;
  readonly limits?: Partial<Limits>;
  /** The clock of the machine, if it is wrong. */
  readonly machine?: Clock;
  /** The seed of the step's random numbers. Default: 7. */
  readonly seed?: number;
}

/** A step of an action against the fake service, on a fake clock. */
export interface TimedStep extends MemoryRunner {
  /** All printed lines and annotations, with their times in milliseconds since the start of the step. */
  readonly printed: readonly { readonly at: number; readonly line: string }[];
  hasEnded(): boolean;
  /** Advances the clock until the step has ended. */
  end(): Promise<{ readonly succeeded: boolean | undefined; readonly tookMs: number }>;
}

export function timedStep(options: TimedStepOptions): TimedStep {
  const { clock, service, action = '.', with: given, limits, machine = clock, seed = 7 } = options;
  const begun = clock.monotonic();
  const connection = { token: 'a-token', baseUrl: 'https://model.test' };
  const started = action === '.' ? { ...place, workflowId: 'android' } : {};
  const memory = memoryRunner({ action, with: { ...connection, ...started, ...given } });
  const printed: { at: number; line: string }[] = [];
  const { log } = memory.runner;
  const noting = (print: (line: string) => void) => (line: string) => {
    printed.push({ at: clock.monotonic() - begun, line });
    print(line);
  };
  const run = startAction(actions[action], {
    runner: { ...memory.runner, log: { ...log, info: noting(log.info), warning: noting(log.warning) } },
    ...{ transport: service.transport, clock: machine, random: seededRandom(seed) },
    limits: { ...defaultLimits, ...limits },
  });
  return {
    ...memory,
    printed,
    hasEnded: () => run.result !== undefined,
    async end() {
      await drive(clock, () => run.result !== undefined);
      return { succeeded: run.result, tookMs: clock.monotonic() - begun };
    },
  };
}
