import { expect, test } from '@jest/globals';
import type { Held } from '../support/workflow/run.ts';
import { refuseFailure } from '../support/workflow/success.ts';
import { type Options, preview, stage } from './mobile-preview.ts';

test('a second push keeps the one comment up to date', async () => {
  refuseFailure(await preview());
  refuseFailure(await preview());
  expect(stage.home.comments.size).toBe(1);
});

test('a newer run replaces an older one of the same pull request and builds, but no others', async () => {
  // No build starts with this value: the concurrency groups are known before.
  const group = async (inputs: Record<string, string>, options?: Options): Promise<Held | undefined> =>
    (await preview({ timeout: 'soon', ...inputs }, options)).concurrency[0];
  const groups = [
    await group({ workflowId: 'android\nios' }),
    await group({ workflowId: 'android' }),
    await group({ commentKey: 'other' }),
    await group({}, { change: { number: 8 } }),
  ];
  expect(groups.every((one) => one?.cancelInProgress)).toBe(true);
  expect(new Set(groups.map((one) => one?.group)).size).toBe(4);
  expect(groups.some((one) => one?.group.includes('\n'))).toBe(false);
  expect(await group({})).toEqual(groups[1]);
});

test('a failed build fails the called workflow, with its outputs set and the comment updated', async () => {
  const run = await preview({ workflowId: 'broken' });
  expect(run.result).toBe('failure');
  expect(JSON.parse(run.job('after').outputs.all ?? '')).toMatchObject({
    status: 'failed',
    buildId: expect.any(String),
  });
  expect([...stage.home.comments.values()][0]?.body).toMatch(/failed/i);
});

test.each([
  ['a fork', { fork: 'somebody/mobile-app' }],
  ['Dependabot', { actor: 'dependabot[bot]' }],
])('a pull request of %s, which gets no secrets, succeeds and says why', async (_name, change) => {
  const before = stage.relay.requests.length;
  const run = refuseFailure(await preview({}, { change }));
  expect(run.job('preview / build').result).toBe('skipped');
  expect(run.job('preview / without-secrets').summary).toContain('No preview of this pull request');
  expect(stage.relay.requests).toHaveLength(before);
  expect(stage.home.comments.size).toBe(0);
});

test('without a comment, its permission is not needed', async () => {
  refuseFailure(await preview({ comment: false }, { permissions: '' }));
  expect(stage.home.comments.size).toBe(0);
});

test('with contents: write, QR codes are stored in the repository', async () => {
  const permissions = 'contents: write, pull-requests: write';
  refuseFailure(await preview({ qrCodes: true }, { permissions }));
  expect([...stage.home.refs.keys()]).toEqual([expect.stringMatching(/^refs\/build-service-action\/7\//)]);
  expect([...stage.home.comments.values()][0]?.body).toMatch(/\/blob\/[0-9a-f]{40}\/[^)"]+\.png\?raw=true/);
});

test('without the permission, links replace QR codes, with a notice', async () => {
  const run = refuseFailure(await preview({ qrCodes: true }));
  expect(
    run
      .job('preview / build')
      .steps[0]?.annotations.map(({ data }) => data)
      .join(),
  ).toContain('contents: write');
  expect(stage.home.refs.size).toBe(0);
  expect([...stage.home.comments.values()][0]?.body).toContain('hello-mobile-unsigned-sample.apk');
});
