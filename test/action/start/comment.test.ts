import { expect, test } from '@jest/globals';
import jsqr from 'jsqr';
import { PNG } from 'pngjs';
import { deepTest } from '../../support/deep-test.ts';
import { produce, scriptedExecutor } from '../../support/scripted-executor.ts';
import { setStage } from '../../support/stage.ts';
import { fullName, pullRequest, token } from './comment.ts';

test('the pull request has one comment with states, links, and QR codes of these links', async () => {
  const executor = scriptedExecutor(produce([['app.apk', 'an app']]));
  await using stage = await setStage({ executor });
  await using pull = await pullRequest();
  const result = await stage.run({
    ...pull.step,
    with: { workflowId: 'android\nios', comment: 'true', qrCodes: 'true', githubToken: token },
  });
  expect(result.errors).toEqual([]);
  const [comment, ...others] = [...pull.repository.comments.values()];
  expect(others).toEqual([]);
  expect(result.outputs.commentUrl).toContain(`/${fullName}/pull/7#issuecomment-`);
  for (const link of JSON.parse(result.outputs.publicLinks ?? '')) expect(comment?.body).toContain(link);
  expect(comment?.body).toMatch(/all 2 finished/);

  const pictures = [...(comment?.body ?? '').matchAll(/<img src="([^"]+)"/g)].map(
    ([, address = '']) => address,
  );
  expect(pictures).toHaveLength(2);
  const scanned = await Promise.all(pictures.map(scan));
  expect(scanned).toEqual(JSON.parse(result.outputs.publicLinks ?? ''));
  expect([...pull.repository.refs.keys()]).toEqual([
    expect.stringMatching(/^refs\/build-service-action\/7\//),
  ]);
  expect(result.notices.map(({ data }) => data)).toContainEqual(expect.stringMatching(/public.*everybody/));
});

/** What a camera would read from the image at a URL. */
async function scan(address: string): Promise<string | undefined> {
  const response = await fetch(address);
  const { data, width, height } = PNG.sync.read(Buffer.from(await response.arrayBuffer()));
  return jsqr.default(new Uint8ClampedArray(data), width, height)?.data;
}

deepTest(
  'the comment says why a build failed, and only log and summary show the end of its log',
  async () => {
    await using stage = await setStage();
    await using pull = await pullRequest();
    const result = await stage.run({
      ...pull.step,
      with: { workflowId: 'broken', comment: 'true', githubToken: token },
    });
    const [comment] = [...pull.repository.comments.values()];
    expect(comment?.body).toMatch(/Compile.*status code 3/);
    const logEnd = 'The script exited with status code 3.';
    expect(result.log).toContain(logEnd);
    expect(result.summary).toContain(logEnd);
    expect(comment?.body).not.toContain(logEnd);
    expect(JSON.stringify(result.outputs)).not.toContain(logEnd);
  },
);

deepTest(
  'without the permissions, one warning names the missing one, links replace QR codes, and the step succeeds',
  async () => {
    await using stage = await setStage();
    await using pull = await pullRequest({ contents: 'read' });
    const result = await stage.run({
      ...pull.step,
      with: { workflowId: 'android', comment: 'true', qrCodes: 'true', githubToken: token },
    });
    expect(result.exitCode).toBe(0);
    expect(result.warnings.map(({ data }) => data)).toEqual([
      expect.stringContaining('pull-requests: write'),
    ]);
    expect(result.notices.map(({ data }) => data)).toContainEqual(expect.stringContaining('contents: write'));
    expect(result.summary).toContain(result.outputs.publicLink);
    expect(pull.repository.comments.size).toBe(0);
  },
);

deepTest('a run that is not for a pull request gets a notice, no comment and no failure', async () => {
  await using stage = await setStage();
  await using pull = await pullRequest();
  const result = await stage.run({
    env: pull.step.env ?? {},
    event: { name: 'schedule', ref: 'refs/heads/main' },
    with: { workflowId: 'android', comment: 'true', githubToken: token },
  });
  expect(result).toMatchObject({ exitCode: 0, warnings: [], errors: [] });
  expect(result.notices.map(({ data }) => data)).toContainEqual(
    expect.stringContaining('not for a pull request'),
  );
  expect(pull.repository.comments.size).toBe(0);
});

deepTest('a push comments on the open pull requests of its branch', async () => {
  await using stage = await setStage();
  await using pull = await pullRequest();
  const [open] = pull.repository.pullRequests.values();
  const branch = open?.head.ref ?? '';
  await stage.repository.git('branch', branch);
  const result = await stage.run({
    env: pull.step.env ?? {},
    event: { name: 'push', ref: `refs/heads/${branch}` },
    with: { workflowId: 'android', branch: '', comment: 'true', githubToken: token },
  });
  expect(result.errors).toEqual([]);
  expect(pull.repository.comments.size).toBe(1);
});
