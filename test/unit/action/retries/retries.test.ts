import { expect, test } from '@jest/globals';
import { started, withRecord } from '../../../../src/action/report/progress.ts';
import type { RetryInputs } from '../../../../src/action/retries/inputs.ts';
import { type Attempt, decideRetry } from '../../../../src/action/retries/retries.ts';
import type { SeenBuildAction } from '../../../../src/contract/build.ts';

const step = (name: string, status: string, type?: string): SeenBuildAction => ({
  ...{ name, status, type, startedAt: '2026-11-02T09:00:00Z', finishedAt: '2026-11-02T09:01:00Z' },
});
const built = step('Build', 'success', 'building');
const published = step('Publishing', 'success', 'publishing');

/** A build that failed as every build does for which nothing else is said, after it was seen in a state. */
function attempt(buildActions: SeenBuildAction[], { log, seen = 'building' }: Seen = {}): Attempt {
  const record = {
    _id: 'build-1',
    status: 'failed',
    message: 'HTTP error 503: x at https://pub.dev/packages/x',
    buildActions,
  };
  const begun = started('android', { buildId: 'build-1', pageUrl: undefined });
  const build = withRecord(withRecord(begun, { _id: 'build-1', status: seen }), record);
  if (build.kind !== 'ended') throw new Error('It has ended');
  return { build, record, log };
}
interface Seen extends Partial<Pick<Attempt, 'log'>> {
  readonly seen?: string;
}

const both: Pick<RetryInputs, 'retryOn'> = { retryOn: ['infrastructure', 'failed'] };
const infrastructure: typeof both = { retryOn: ['infrastructure'] };
const log = { logTail: [], problems: [] };
const none = { whyNot: 'publishing had begun' };

test('a build that published is not retried, even if no step of it failed and its state was never seen', () => {
  expect(decideRetry(attempt([built]), both)).toHaveProperty('ending');
  expect(decideRetry(attempt([built, published]), both)).toEqual(none);
});

test('where the steps do not tell whether a build published, its state does', () => {
  const failed = step('Build', 'failed', 'building');
  const seen = { seen: 'publishing' };
  expect(decideRetry(attempt([], seen), both)).toEqual(none);
  // No step has a type.
  expect(decideRetry(attempt([step('Build', 'failed'), step('Publishing', 'success')], seen), both)).toEqual(
    none,
  );
  // Publishing scripts run after each failure.
  expect(decideRetry(attempt([failed, published], seen), both)).toHaveProperty('ending');
});

test('a message of the service proves a failure of the machine only if the log of the failed step could be read', () => {
  const failed = step('Build', 'failed', 'building');
  const retry = { ending: 'failed because pub.dev returned 503' };
  expect(decideRetry(attempt([failed], { log }), infrastructure)).toEqual(retry);
  expect(decideRetry(attempt([]), infrastructure)).toEqual(retry);
  expect(decideRetry(attempt([failed]), infrastructure)).toMatchObject({
    whyNot: expect.stringContaining('could be read'),
  });
});
