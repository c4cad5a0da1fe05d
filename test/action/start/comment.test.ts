import { expect, test } from '@jest/globals';
import jsqr from 'jsqr';
import { PNG } from 'pngjs';
import { type ActionStep, runAction } from '../../support/action-process.ts';
import { deepTest, deepTestAfter } from '../../support/deep-test.ts';
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
  expect(result.notices.map(({ data }) => data)).toContainEqual(expect.stringMatching(/public.*anyone/));
});

const commented = { workflowId: 'android', comment: 'true', githubToken: token };

deepTestAfter(2).each<[string, number, Partial<ActionStep>]>([
  ['two jobs have a comment each', 2, { env: { GITHUB_JOB: 'other' } }],
  ['another attempt of the run edits the comment', 1, { env: { GITHUB_RUN_ATTEMPT: '2' } }],
  ['a later run edits the comment', 1, { env: { GITHUB_RUN_ID: '4243' } }],
  ['another step of the job for the same workflow edits the comment', 1, { env: { GITHUB_ACTION: 'b' } }],
  ['another workflow file has its own comment', 2, { env: { GITHUB_WORKFLOW_REF: 'o/r/b.yml@main' } }],
  ['a leg of a matrix has its own comment', 2, { with: { ...commented, matrix: '{"flavor": "free"}' } }],
  ['an empty matrix is none', 1, { with: { ...commented, matrix: '{}' } }],
  ['another workflow of the service has its own comment', 2, { with: { ...commented, workflowId: 'ios' } }],
  ['another commentKey has its own comment', 2, { with: { ...commented, commentKey: 'nightly' } }],
])('%s', async (_says, count, second) => {
  await using stage = await setStage({ executor: scriptedExecutor(produce([['app.apk', 'an app']])) });
  await using pull = await pullRequest();
  const { env } = pull.step;
  const results = [
    await stage.run({ ...pull.step, with: commented }),
    await stage.run({ ...pull.step, with: commented, ...second, env: { ...env, ...second.env } }),
  ];
  expect(results.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
  expect(pull.repository.comments.size).toBe(count);
  const [first, last] = results.map(({ outputs }) => outputs.commentUrl);
  expect(first === last).toBe(count === 1);
});

test('wait in another job writes the comment of the same commentKey, over the builds of several jobs', async () => {
  await using stage = await setStage({ executor: scriptedExecutor(produce([['app.apk', 'an app']])) });
  await using pull = await pullRequest();
  const keyed = { ...commented, commentKey: 'all' };
  const [android, ios] = [
    await stage.run({ ...pull.step, with: keyed }),
    await stage.run({ ...pull.step, with: { workflowId: 'ios' } }),
  ];
  const { appId, branch, workflowId, ...given } = stage.step({ with: keyed }).with;
  const buildId = `${android.outputs.buildIds}\n${ios.outputs.buildIds}`;
  const env = { ...pull.step.env, GITHUB_JOB: 'report' };
  const result = await runAction({ ...pull.step, action: 'wait', env, with: { ...given, buildId } });
  expect(result.errors).toEqual([]);
  const [comment, ...others] = [...pull.repository.comments.values()];
  expect(others).toEqual([]);
  expect(comment?.body).toContain('all 2 finished');
});

test('a comment that somebody deletes while the build runs is created again', async () => {
  await using pull = await pullRequest();
  const executor = scriptedExecutor(async (build) => {
    pull.repository.comments.clear();
    return produce([['app.apk', 'an app']])(build);
  });
  await using stage = await setStage({ executor });
  const result = await stage.run({ ...pull.step, with: commented });
  expect(result.warnings).toEqual([]);
  expect([...pull.repository.comments.values()]).toMatchObject([
    { body: expect.stringContaining('finished') },
  ]);
});

test('after a lost answer to the creation, there is one comment, with the result', async () => {
  await using stage = await setStage({ executor: scriptedExecutor() });
  await using pull = await pullRequest();
  pull.github.disturb({ operation: 'issues/create-comment', trouble: { kind: 'cut after' } });
  const result = await stage.run({ ...pull.step, with: commented });
  expect(result.warnings).toEqual([]);
  expect([...pull.repository.comments.values()]).toMatchObject([
    { body: expect.stringContaining('finished') },
  ]);
});

test('the comment of a newer run is left alone, with one notice', async () => {
  await using stage = await setStage({ executor: scriptedExecutor() });
  await using pull = await pullRequest();
  const { env } = pull.step;
  await stage.run({ ...pull.step, env: { ...env, GITHUB_RUN_ID: '4243' }, with: commented });
  const before = [...pull.repository.comments.values()].map(({ body }) => body);
  const result = await stage.run({ ...pull.step, with: commented });
  expect([...pull.repository.comments.values()].map(({ body }) => body)).toEqual(before);
  const notices = result.notices.filter(({ data }) => data.includes('newer run 4243, attempt 1'));
  expect(notices).toHaveLength(1);
});

test('of many artefacts, the comment shows the first and counts the others', async () => {
  const names = Array.from({ length: 400 }, (_, at) => `${'a-long-name-'.repeat(15)}${at}.apk`);
  const executor = scriptedExecutor(produce(names.map((name) => [name, 'an app'])));
  await using stage = await setStage({ executor });
  await using pull = await pullRequest();
  const result = await stage.run({ ...pull.step, with: { ...commented, publicLinks: 'false' } });
  expect(result.errors).toEqual([]);
  const [comment] = [...pull.repository.comments.values()];
  expect(comment?.body.length).toBeLessThanOrEqual(65_536);
  expect(comment?.body).toContain('-0.apk');
  expect(comment?.body).toContain('180 more rows');
  expect(result.warnings.map(({ data }) => data)).toContainEqual(
    'Only the first 200 of 400 artefacts are used. Use the artefacts input to select others.',
  );
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

// T43
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

test("on a server that names a workflow's user, such as Gitea, there is a comment too", async () => {
  await using stage = await setStage({ executor: scriptedExecutor(produce([['app.apk', 'an app']])) });
  await using pull = await pullRequest();
  pull.github.namesBots = true;
  const result = await stage.run({
    ...pull.step,
    with: { workflowId: 'android', comment: 'true', githubToken: token },
  });
  expect(result.warnings).toEqual([]);
  expect(pull.repository.comments.size).toBe(1);
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
