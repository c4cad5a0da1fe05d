import { test } from '@jest/globals';
import fc from 'fast-check';
import { deepTest } from '../../../../support/deep-test.ts';
import { outage, secondaryLimit, type Trouble } from '../../../../support/github/disturbance.ts';
import { CommentStage } from './comment-stage.ts';

const trouble: fc.Arbitrary<Trouble> = fc.constantFrom<Trouble>(
  { kind: 'cut before' },
  { kind: 'cut after' },
  outage(502),
  secondaryLimit(3),
);

const sequence = fc.record({
  lagMs: fc.constantFrom(0, 100, 500, 2_000),
  slowness: fc.constantFrom(0, 0, 200, 1_000),
  troubles: fc.array(
    fc.record({
      operation: fc.constantFrom(
        'issues/create-comment',
        'issues/list-comments',
        'issues/get-comment',
        'issues/update-comment',
      ),
      trouble,
    }),
    { maxLength: 3 },
  ),
  pullRequests: fc.constantFrom([7], [7, 9]),
  steps: fc.array(fc.array(fc.integer({ min: 0, max: 70_000 }), { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 2,
  }),
});

/**
 * Steps that show some texts, at some times, on GitHub that lags, is slow and fails. Each pull request has one comment at
 * most when they have ended, and none was created in vain where a single step was answered.
 */
async function leaveOneComment(numRuns: number): Promise<void> {
  const property = fc.asyncProperty(sequence, async ({ lagMs, slowness, troubles, pullRequests, steps }) => {
    await using stage = await CommentStage.start();
    stage.repository.addPullRequest({ number: 9 });
    stage.repository.lagMs = lagMs;
    stage.server.slowness = slowness;
    for (const disturbance of troubles) stage.server.disturb(disturbance);
    const keepers = await Promise.all(
      steps.map((_, index) => stage.keeping({ key: `step ${index}`, pullRequests })),
    );
    const [first] = keepers;
    const ends = steps.map(async (pauses, index) => {
      const { updater } = keepers[index] ?? {};
      for (const [at, ms] of pauses.entries()) {
        updater?.show(`text ${at}`);
        await new Promise<void>((resolve) => stage.clock.setTimer(ms, resolve));
      }
      await updater?.finish('done', { ms: 20_000 });
    });
    await first?.wait(Promise.all(ends));
    for (const number of pullRequests) {
      const left = stage.comments(number);
      const created = stage.server.requests.filter(
        ({ operation, params, status }) =>
          operation === 'issues/create-comment' && params.issue_number === String(number) && status !== 403,
      );
      if (left.length > 1) throw new Error(`${left.length} comments are left: ${JSON.stringify(left)}`);
      if (created.length > steps.length)
        throw new Error(`${created.length} requests to create a comment:\n${stage.story().join('\n')}`);
    }
  });
  await fc.assert(property, { numRuns });
}

test('steps on GitHub that lags, is slow and fails leave one comment at most', () => leaveOneComment(12));

deepTest(
  'many steps on GitHub that lags, is slow and fails leave one comment at most',
  () => leaveOneComment(400),
  300_000,
);
