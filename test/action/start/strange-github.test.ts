import { expect, test } from '@jest/globals';
import { deepTest, deepTestAfter } from '../../support/deep-test.ts';
import { endlessList } from '../../support/github/disturbance.ts';
import { scriptedExecutor } from '../../support/scripted-executor.ts';
import { setStage } from '../../support/stage.ts';
import { pullRequest, token } from './comment.ts';

const inputs = { workflowId: 'android', comment: 'true', githubToken: token };

// T10
test('a list of comments that never ends costs a finished build one warning and a bounded number of requests', async () => {
  await using stage = await setStage({ executor: scriptedExecutor() });
  await using pull = await pullRequest();
  const trouble = endlessList([]);
  const operation = 'issues/list-comments';
  pull.github.disturb({ operation, times: Number.POSITIVE_INFINITY, trouble });
  const result = await stage.run({ ...pull.step, with: inputs });
  expect(result).toMatchObject({ exitCode: 0, outputs: { status: 'finished', commentUrl: '' } });
  expect(result.warnings.map(({ data }) => data)).toEqual([
    expect.stringMatching(/Could not write the comment before starting the build.*limit of 10 pages/),
  ]);
  expect(pull.github.requests.length).toBeLessThan(100);
});

// T43
deepTest('a comment that GitHub shows only two seconds later is created once', async () => {
  await using stage = await setStage({ executor: scriptedExecutor() });
  await using pull = await pullRequest();
  pull.repository.lagMs = 2_000;
  const result = await stage.run({ ...pull.step, with: inputs });
  expect(result).toMatchObject({ exitCode: 0, warnings: [], outputs: { status: 'finished' } });
  const [comment, ...more] = [...pull.repository.comments.values()];
  expect(more).toEqual([]);
  expect(result.outputs.commentUrl).toContain(`#issuecomment-${comment?.id}`);
  const created = pull.github.requests.filter(({ operation }) => operation === 'issues/create-comment');
  expect(created).toHaveLength(1);
});

// T5
deepTestAfter(1).each([
  ['javascript:alert(1)'],
  ['https://evil.example/octo-org/mobile-app/pull/7'],
  ['http://user:secret@127.0.0.1/'],
])('the page of a comment at %s is no output, and one warning says so', async (page) => {
  await using stage = await setStage({ executor: scriptedExecutor() });
  await using pull = await pullRequest();
  pull.repository.commentPage = page;
  const result = await stage.run({ ...pull.step, with: inputs });
  expect(result).toMatchObject({ exitCode: 0, outputs: { status: 'finished', commentUrl: '' } });
  expect(result.warnings.map(({ data }) => data)).toEqual([
    expect.stringMatching(/as the comment's URL.*commentUrl output is empty/),
  ]);
});
