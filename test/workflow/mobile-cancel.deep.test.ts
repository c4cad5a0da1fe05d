import { expect, test } from '@jest/globals';
import { refuseFailure } from '../support/workflow/success.ts';
import { branch, close, hideLabels, stage, start } from './mobile-cancel.ts';

test.each([
  ['still exists', 0, true],
  ['is deleted', 2, false],
])('without labels, if the head branch %s, %i builds are cancelled', async (_name, canceled, isThere) => {
  hideLabels();
  await start(['gh-pr-7']);
  await start([]);
  if (isThere) stage.home.refs.set(`refs/heads/${branch}`, stage.home.objects.addBlob(Buffer.from('x')).sha);
  const run = refuseFailure(await close());
  expect(JSON.parse(run.job('after').outputs.canceled ?? '')).toHaveLength(canceled);
});

test('if GitHub does not say whether the branch exists, builds without labels are not cancelled', async () => {
  hideLabels();
  await start(['gh-pr-7']);
  stage.github.disturb({
    operation: 'git/get-ref',
    trouble: { kind: 'answer', answer: { status: 403, body: {} } },
  });
  const run = refuseFailure(await close());
  expect(run.job('after').outputs.canceled).toBe('[]');
  expect(run.job('cancel / cancel').steps[0]?.annotations[0]?.data).toContain('GitHub answered 403');
});

test.each([
  ['a fork', { fork: 'somebody/mobile-app' }],
  ['an opened pull request', { action: 'opened' }],
])('the workflow does nothing for %s', async (_name, change) => {
  await start(['gh-pr-7']);
  const before = stage.relay.requests.length;
  const run = refuseFailure(await close(change, { qrCodes: true }));
  expect(run.jobs.filter(({ name }) => name.startsWith('cancel')).map(({ result }) => result)).toEqual([
    'skipped',
    'skipped',
  ]);
  expect(stage.relay.requests).toHaveLength(before);
});

test('a pull request of Dependabot without its own secret has no builds, and the workflow succeeds', async () => {
  const before = stage.relay.requests.length;
  const run = refuseFailure(await close({ actor: 'dependabot[bot]' }));
  expect(run.job('after').outputs.canceled).toBe('');
  expect(stage.relay.requests).toHaveLength(before);
});

test('the builds of a pull request of Dependabot are cancelled if the token is a Dependabot secret', async () => {
  const mine = await start(['gh-pr-7']);
  const dependabotSecrets = { BUILD_SERVICE_TOKEN: stage.service.token };
  const run = refuseFailure(await close({ actor: 'dependabot[bot]' }, { dependabotSecrets }));
  expect(JSON.parse(run.job('after').outputs.canceled ?? '')).toEqual([mine]);
});

const refs = [
  'refs/build-service-action/7/a',
  'refs/build-service-action/7/b',
  'refs/build-service-action/70/a',
];

test('with qrCodes, the QR codes of the pull request are deleted', async () => {
  const { sha } = stage.home.objects.addBlob(Buffer.from('png'));
  for (const ref of refs) stage.home.refs.set(ref, sha);
  refuseFailure(await close());
  expect([...stage.home.refs.keys()]).toEqual(refs);
  refuseFailure(await close({}, { qrCodes: true, permissions: 'contents: write' }));
  expect([...stage.home.refs.keys()]).toEqual(['refs/build-service-action/70/a']);
});

test('without the permission to delete QR codes, the job prints a warning', async () => {
  const { sha } = stage.home.objects.addBlob(Buffer.from('png'));
  for (const ref of refs) stage.home.refs.set(ref, sha);
  const run = refuseFailure(await close({}, { qrCodes: true }));
  expect(run.job('cancel / qr-codes').steps[0]?.annotations[0]).toMatchObject({
    name: 'warning',
    data: expect.stringContaining('contents: write'),
  });
});
