/** Which builds `cancel` takes for those that its inputs mean. */

import { expect, test } from '@jest/globals';
import { cancel } from '../../../src/action/admin/cancel.ts';
import { lacking, listedBuild } from '../../support/fake-service/fake-build.ts';
import { type FakeServer, startFakeService } from '../../support/fake-service/server.ts';
import { performed } from '../../support/step-parts.ts';

function cancelBy(server: FakeServer, given: Readonly<Record<string, string>>) {
  const connection = { token: 'a-token', baseUrl: server.url, appId: 'app' };
  return performed(cancel, { action: 'cancel', with: { ...connection, ...given } });
}

const running = { status: 'building' };

// T15
test('where the service leaves out null fields, a filter by tag cancels no build of a branch, and vice versa', async () => {
  const main = lacking(listedBuild('main', running), 'tag');
  const tagged = lacking(listedBuild('tagged', { ...running, tag: 'v1' }), 'branch');
  await using server = await startFakeService({ records: [main, tagged] });
  const byTag = await cancelBy(server, { tag: 'v1' });
  expect(byTag).toMatchObject({ succeeded: true, warnings: [], outputs: { canceled: '["tagged"]' } });
  const byBranch = await cancelBy(server, { branch: 'main' });
  expect(byBranch).toMatchObject({ succeeded: true, warnings: [], outputs: { canceled: '["main"]' } });
  expect([server.cancelled(), server.read()]).toEqual([['main', 'tagged'], []]);
});

// T16
test('a label that stands only in the own record of a build is found', async () => {
  const labels = { 'pull-7': ['gh-pr-7'], 'pull-8': ['gh-pr-8'] };
  await using server = await startFakeService({
    records: [listedBuild('pull-7', running), listedBuild('pull-8', running), listedBuild('bare', running)],
    alone: (build) => ({ build: { ...build, labels: labels[build._id as keyof typeof labels] } }),
  });
  const result = await cancelBy(server, { label: 'gh-pr-7' });
  expect(result).toMatchObject({ succeeded: true, errors: [], outputs: { canceled: '["pull-7"]' } });
  expect(result.warnings).toEqual([
    'The service does not report the labels of build bare, so this step does not cancel it.',
  ]);
  expect([server.cancelled(), server.read()]).toEqual([['pull-7'], ['bare', 'pull-7', 'pull-8']]);
});

// T16
test('labels that only the own record of a build has are asked too', async () => {
  const builds = [lacking(listedBuild('b1', running), 'branch')];
  await using server = await startFakeService({
    records: builds,
    alone: (build) => ({ build: { ...build, branch: 'main', labels: ['gh-pr-8'] } }),
  });
  const result = await cancelBy(server, { branch: 'main', label: 'gh-pr-7', unlabelled: 'cancel' });
  expect([result.succeeded, server.read(), server.cancelled()]).toEqual([true, ['b1'], []]);
});
