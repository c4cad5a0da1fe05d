import { expect, test } from '@jest/globals';
import { refuseFailure } from '../support/workflow/success.ts';
import { branch, preview, stage } from './mobile-preview.ts';

test('the head branch is built, and the pull request gets a comment with the link', async () => {
  const run = refuseFailure(await preview());
  const outputs = JSON.parse(run.job('after').outputs.all ?? '');
  expect(outputs).toMatchObject({
    status: 'finished',
    publicLink: expect.stringContaining('hello-mobile-unsigned-sample.apk'),
    installPage: '',
  });
  const [comment, ...others] = stage.home.comments.values();
  expect(others).toEqual([]);
  expect(comment).toMatchObject({ pullRequest: 7, author: 'github-actions[bot]' });
  expect(comment?.body).toContain(outputs.publicLink);
  expect(outputs.commentUrl).toContain('/pull/7#issuecomment-');
  const { body } = await stage.service.ask('GET', `/builds/${outputs.buildId}`);
  expect(body.build).toMatchObject({ branch, labels: expect.arrayContaining(['gh-pr-7']) });
  expect(run.job('preview / without-secrets').result).toBe('skipped');
});

test('a closed pull request builds nothing', async () => {
  const caller = { change: { action: 'closed' } };
  await expect(preview({}, caller)).rejects.toThrow('pull_request does not start');
});
