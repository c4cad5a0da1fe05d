import { expect, test } from '@jest/globals';
import { started, withRecord } from '../../../../src/action/report/progress.ts';
import { type Attempt, decideRetry } from '../../../../src/action/retries/decide.ts';
import type { SeenBuildAction } from '../../../../src/contract/build.ts';

const step = (name: string, status: string, type?: string): SeenBuildAction => ({
  ...{ name, status, type, startedAt: '2026-11-02T09:00:00Z', finishedAt: '2026-11-02T09:01:00Z' },
});
const built = step('Build', 'success', 'building');
const published = step('Publishing', 'success', 'publishing');

/** A build that failed as every build does for which nothing else is said. */
function attempt(buildActions: SeenBuildAction[], more: Partial<Attempt> = {}): Attempt {
  const record = {
    _id: 'build-1',
    status: 'failed',
    message: 'HTTP error 503: x at https://pub.dev/packages/x',
    buildActions,
  };
  const build = withRecord(started('android', { buildId: 'build-1', pageUrl: undefined }), record);
  if (build.kind !== 'ended') throw new Error('It has ended');
  return { build, record, sawPublishing: false, log: undefined, ...more };
}

const retryOn = ['infrastructure', 'failed'] as const;
const none = { kind: 'none', why: 'publishing had begun' };

test('a build that published is not retried, even if no step of it failed and its state was never seen', () => {
  expect(decideRetry(attempt([built]), { retryOn: [...retryOn] }).kind).toBe('retry');
  expect(decideRetry(attempt([built, published]), { retryOn: [...retryOn] })).toEqual(none);
});

test('where the steps do not tell whether a build published, its state does', () => {
  const failed = step('Build', 'failed', 'building');
  const seen = { sawPublishing: true };
  expect(decideRetry(attempt([], seen), { retryOn: [...retryOn] })).toEqual(none);
  // No step has a type.
  expect(
    decideRetry(attempt([step('Build', 'failed'), step('Publishing', 'success')], seen), {
      retryOn: [...retryOn],
    }),
  ).toEqual(none);
  // Publishing scripts run after each failure.
  expect(decideRetry(attempt([failed, published], seen), { retryOn: [...retryOn] }).kind).toBe('retry');
});
