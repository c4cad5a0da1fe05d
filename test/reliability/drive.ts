import { type Action, perform } from '../../src/entry/run-action.ts';
import type { FakeClock } from '../support/fake-clock.ts';

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

/** No step may take longer, whatever goes wrong: the longest `timeout`, and the time before and after the wait. */
const longest = 4 * 60 * 60_000;

/** Advances the clock from timer to timer until the action is done. False if no timer is left, or after too long. */
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
