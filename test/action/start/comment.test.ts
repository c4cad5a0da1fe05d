import { expect, test } from '@jest/globals';
import jsqr from 'jsqr';
import { PNG } from 'pngjs';
import { wait } from '../../../src/action/wait/run.ts';
import { setFaultStage } from '../../support/fault-stage.ts';
import type { MemoryStep } from '../../support/memory-runner.ts';
import { produce, scriptedExecutor } from '../../support/scripted-executor.ts';
import { setStage } from '../../support/stage.ts';
import { fullName, pullRequest, token } from './comment.ts';

// T3, T19
test('the pull request has one comment with states, links, and QR codes of these links', async () => {
  const executor = scriptedExecutor(produce([['app.apk', 'an app']]));
  await using stage = await setStage({ executor });
  await using pull = await pullRequest();
  const result = await stage.run({
    ...pull.step,
    with: {
      ...{ workflowId: 'android\nios', comment: 'true', qrCodes: 'true', githubToken: token },
      commentText: `**Please test** the greeting ${stage.service.token} <!-- not a marker -->`,
    },
  });
  expect(result.errors).toEqual([]);
  const [comment, ...others] = [...pull.repository.comments.values()];
  expect(others).toEqual([]);
  expect(result.outputs.commentUrl).toContain(`/${fullName}/pull/7#issuecomment-`);
  for (const link of JSON.parse(result.outputs.publicLinks ?? '')) expect(comment?.body).toContain(link);
  expect(comment?.body).toMatch(/all 2 finished/);
  expect(comment?.body).toContain(
    '\n> **Please test** the greeting *** <\u2060!-- not a marker -->\n\n### ✅ ',
  );

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

/** What a camera would read from the image at a URL. */
async function scan(address: string): Promise<string | undefined> {
  const response = await fetch(address);
  const { data, width, height } = PNG.sync.read(Buffer.from(await response.arrayBuffer()));
  return jsqr.default(new Uint8ClampedArray(data), width, height)?.data;
}

const commented = { comment: 'true', githubToken: token };

test('a comment belongs to the workflow file, the job, its matrix and what it builds, or to commentKey', async () => {
  await using stage = await setFaultStage();
  await using pull = await pullRequest();
  const commentOf = async ({ run = {}, with: given = {} }: Partial<MemoryStep>): Promise<string> => {
    const step = stage.main({ run: { ...pull.run, ...run }, with: { ...commented, ...given } });
    expect([await step.succeeded, step.warnings]).toEqual([true, []]);
    return step.outputs.commentUrl ?? '';
  };
  const first = await commentOf({});
  for (const other of [
    { run: { job: 'other' } },
    { run: { workflowRef: 'octo-org/mobile-app/.github/workflows/b.yml@main' } },
    { with: { matrix: '{"flavor": "free"}' } },
    { with: { workflowId: 'ios' } },
    { with: { commentKey: 'nightly' } },
  ])
    expect([other, await commentOf(other)]).not.toEqual([other, first]);
  const before = pull.repository.comments.size;
  for (const same of [
    { run: { runAttempt: '2', action: 'b' } },
    { with: { matrix: 'null' }, run: { runId: '4243' } },
  ])
    expect([same, await commentOf(same)]).toEqual([same, first]);
  expect([before, pull.repository.comments.size]).toEqual([6, 6]);
});

test('wait in another job writes the comment of the same commentKey, over the builds of several jobs', async () => {
  await using stage = await setFaultStage();
  await using pull = await pullRequest();
  const keyed = { ...commented, commentKey: 'all' };
  const android = stage.main({ run: pull.run, with: keyed });
  const ios = stage.main({ run: pull.run, with: { workflowId: 'ios' } });
  expect([await android.succeeded, await ios.succeeded]).toEqual([true, true]);
  const buildId = `${android.outputs.buildIds}\n${ios.outputs.buildIds}`;
  const run = { ...pull.run, job: 'report' };
  const step = stage.run(wait, { action: 'wait', run, with: { ...keyed, buildId } });
  expect([await step.succeeded, step.errors]).toEqual([true, []]);
  expect(pull.bodies()).toEqual([expect.stringContaining('all 2 finished')]);
});

test('of many artefacts, the comment shows the first and counts the others', async () => {
  const names = Array.from({ length: 400 }, (_, at) => `${'a-long-name-'.repeat(15)}${at}.apk`);
  await using stage = await setFaultStage({
    first: produce(names.map((name) => [name, 'an app'])),
    // An answer with so many takes its time on a busy machine.
    stepLimits: { attemptMs: 30_000 },
  });
  await using pull = await pullRequest();
  const step = stage.main({ run: pull.run, with: { ...commented, publicLinks: 'false' } });
  expect([await step.succeeded, step.errors]).toEqual([true, []]);
  const [body = ''] = pull.bodies();
  expect(body.length).toBeLessThanOrEqual(65_536);
  expect(body).toContain('-0.apk');
  expect(body).toContain('180 more rows');
  expect(step.warnings).toEqual([
    expect.stringMatching(
      /incomplete, because they are limited: artefacts has the first 200 of 400 entries\.$/,
    ),
  ]);
});
