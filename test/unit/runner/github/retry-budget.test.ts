import { expect, test } from '@jest/globals';
import { BudgetSpent, RetryBudget } from '../../../../src/runner/github/retry.ts';
import { FakeClock } from '../../../support/fake-clock.ts';

const never = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

/** `text` is `open`, and how the promise has settled after that. */
function outcome(promise: Promise<unknown>): { text: string } {
  const seen = { text: 'open' };
  promise.then(
    () => {
      seen.text = 'done';
    },
    (reason: Error) => {
      seen.text = reason.name;
    },
  );
  return seen;
}

async function waiting(): Promise<{ clock: FakeClock; budget: RetryBudget; over: () => void }> {
  const clock = new FakeClock();
  const budget = new RetryBudget({ clock, ms: 20_000 });
  const { promise, resolve } = Promise.withResolvers<void>();
  void budget.whileWaiting(() => promise);
  return { clock, budget, over: resolve };
}

test('attempts and pauses are not limited while the step does not wait for GitHub', async () => {
  const clock = new FakeClock();
  const budget = new RetryBudget({ clock, ms: 20_000 });
  const [attempt, pause] = [outcome(budget.attempt(never)), outcome(budget.pause(60_000))];
  await clock.advance(59_000);
  expect([attempt.text, pause.text]).toEqual(['open', 'open']);
  await clock.advance(1_000);
  expect(pause.text).toBe('done');
});

test('failed attempts and pauses share one budget, and successes are free', async () => {
  const { clock, budget } = await waiting();
  const slow = budget.attempt(async () => {
    await new Promise<void>((resolve) => clock.setTimer(60_000, resolve));
  });
  void outcome(slow);
  const pause = outcome(budget.pause(15_000));
  await clock.advance(15_000);
  expect(pause.text).toBe('done');
  expect(outcome(budget.pause(6_000)).text).toBe('open');
  await clock.advance(0);
  const tooLong = outcome(budget.pause(6_000));
  const attempt = outcome(budget.attempt(never));
  await clock.advance(0);
  expect(tooLong.text).toBe('BudgetSpent');
  await clock.advance(5_000);
  expect(attempt.text).toBe('BudgetSpent');
  await expect(budget.attempt(async () => 'asked')).rejects.toBeInstanceOf(BudgetSpent);
});

test('the budget applies to attempts and pauses that began before the step waits', async () => {
  const clock = new FakeClock();
  const budget = new RetryBudget({ clock, ms: 20_000 });
  const [attempt, long, short] = [
    outcome(budget.attempt(never)),
    outcome(budget.pause(90_000)),
    outcome(budget.pause(45_000)),
  ];
  await clock.advance(30_000);
  void budget.whileWaiting(() => new Promise(() => undefined));
  await clock.advance(0);
  expect([attempt.text, long.text, short.text]).toEqual(['open', 'BudgetSpent', 'open']);
  await clock.advance(15_000);
  expect(short.text).toBe('done');
  await clock.advance(5_000);
  expect(attempt.text).toBe('BudgetSpent');
});

test('nothing is charged between two waits', async () => {
  const { clock, budget, over } = await waiting();
  over();
  await clock.advance(0);
  const pause = outcome(budget.pause(600_000));
  await clock.advance(600_000);
  expect(pause.text).toBe('done');
  void budget.whileWaiting(() => new Promise(() => undefined));
  const again = outcome(budget.pause(20_000));
  await clock.advance(20_000);
  expect(again.text).toBe('done');
});
