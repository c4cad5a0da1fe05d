import { createGrace } from '../../src/action/runner/grace.ts';
import { networkTransport } from '../../src/client/http/transport.ts';
import { type Clock, systemClock, systemRandom } from '../../src/clock.ts';
import { type Action, perform } from '../../src/entry/run-action.ts';
import { defaultLimits, type Limits } from '../../src/limits.ts';
import { testClient } from './client.ts';
import { FakeClock, seededRandom } from './fake-clock.ts';
import { type MemoryRunner, type MemoryStep, memoryRunner } from './memory-runner.ts';

/** Everything that an action, or a part of it, needs in this process, with the real client for the service at `url`. */
export function stepParts<Timer extends Clock = FakeClock>(
  { runner }: Pick<MemoryRunner, 'runner'>,
  url: string,
  given: { readonly clock?: Timer; readonly limits?: Partial<Limits> } = {},
) {
  const clock = given.clock ?? new FakeClock();
  const limits = { ...defaultLimits, ...given.limits };
  const client = testClient(url, { clock, limits });
  const grace = createGrace({ clock, cancelled: runner.cancelled });
  return { runner, clock, limits, client, grace, connect: async () => client, random: seededRandom(1) };
}

export interface MemoryRun extends MemoryRunner {
  /** Resolves with whether the step succeeded. */
  readonly succeeded: Promise<boolean>;
}

/** Starts an action in this process, over real sockets, with the real clock and limits unless others are given. */
export function startHere(
  action: Action,
  step: MemoryStep,
  given: { readonly clock?: Clock; readonly limits?: Limits } = {},
): MemoryRun {
  const memory = memoryRunner(step);
  const parts = {
    transport: networkTransport,
    clock: systemClock,
    random: systemRandom,
    limits: defaultLimits,
    ...given,
  };
  return { ...memory, succeeded: perform(action, { ...parts, runner: memory.runner }) };
}

/** Like `startHere`, but waits for the end. */
export async function performed(
  action: Action,
  step: MemoryStep,
): Promise<MemoryRunner & { readonly succeeded: boolean }> {
  const run = startHere(action, step);
  return { ...run, succeeded: await run.succeeded };
}
