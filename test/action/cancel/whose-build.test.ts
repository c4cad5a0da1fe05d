/** Which builds `cancel` takes for those that its inputs mean. */

import { expect, test } from '@jest/globals';
import { type ActionResult, runAction } from '../../support/action-process.ts';
import { deepTest } from '../../support/deep-test.ts';
import { lacking, listedBuild } from '../../support/fake-service/fake-build.ts';
import { type FakeServer, startFakeService } from '../../support/fake-service/server.ts';

function cancel(server: FakeServer, given: Readonly<Record<string, string>>): Promise<ActionResult> {
  const connection = { token: 'a-token', baseUrl: server.url, appId: 'app' };
  return runAction({ action: 'cancel', with: { ...connection, ...given } });
}

const running = { status: 'building' };

// T15
test('where the service leaves out null fields, a filter by tag cancels no build of a branch, and vice versa', async () => {
  const main = lacking(listedBuild('main', running), 'tag');
  const tagged = lacking(listedBuild('tagged', { ...running, tag: 'v1' }), 'branch');
  await using server = await startFakeService({ records: [main, tagged] });
  const byTag = await cancel(server, { tag: 'v1' });
  expect(byTag).toMatchObject({ exitCode: 0, warnings: [], outputs: { canceled: '["tagged"]' } });
  const byBranch = await cancel(server, { branch: 'main' });
  expect(byBranch).toMatchObject({ exitCode: 0, warnings: [], outputs: { canceled: '["main"]' } });
  expect([server.cancelled(), server.read()]).toEqual([['main', 'tagged'], []]);
});

deepTest.each<[string, object, object]>([
  ['names both a branch and a tag', { tag: 'v1' }, {}],
  ['names neither', { branch: null }, {}],
  ['names no application, and its own does neither', { appId: null }, { application: undefined }],
])('a build whose record %s is not cancelled, and one warning names it', async (_, listed, alone) => {
  const build = listedBuild('b1', { ...running, ...listed });
  await using server = await startFakeService({
    records: [build],
    alone: (one) => ({ build: one, ...alone }),
  });
  const result = await cancel(server, { branch: 'main' });
  expect(result).toMatchObject({ exitCode: 0, errors: [], outputs: { canceled: '[]' } });
  expect(result.warnings.map(({ data }) => data)).toEqual([
    expect.stringMatching(
      /^The service does not report the .* of build b1, so this step does not cancel it\.$/,
    ),
  ]);
  expect([server.cancelled(), server.read()]).toEqual([[], ['b1']]);
});

deepTest(
  'at most ten builds are read one by one, and those that their own records prove are cancelled',
  async () => {
    const builds = Array.from({ length: 12 }, (_, n) =>
      lacking(listedBuild(`b${n}`, running), 'branch', 'tag'),
    );
    await using server = await startFakeService({
      records: builds,
      alone: (build) => ({
        application: { _id: 'app' },
        build: { ...build, branch: build._id === 'b3' ? 'main' : 'next' },
      }),
    });
    const result = await cancel(server, { branch: 'main' });
    expect(result).toMatchObject({ exitCode: 0, outputs: { canceled: '["b3"]' } });
    expect(result.warnings.map(({ data }) => data)).toEqual([
      'The service does not report the branch or tag of builds b10, b11, so this step does not cancel them.',
    ]);
    expect([server.cancelled(), server.read()]).toEqual([['b3'], builds.slice(0, 10).map(({ _id }) => _id)]);
  },
);

deepTest('labels that only the own record of a build has are asked too', async () => {
  const builds = [lacking(listedBuild('b1', running), 'branch')];
  await using server = await startFakeService({
    records: builds,
    alone: (build) => ({ build: { ...build, branch: 'main', labels: ['gh-pr-8'] } }),
  });
  const result = await cancel(server, { branch: 'main', label: 'gh-pr-7', unlabelled: 'cancel' });
  expect([result.exitCode, server.read(), server.cancelled()]).toEqual([0, ['b1'], []]);
});

// T16
test('a label that stands only in the own record of a build is found', async () => {
  const labels = { 'pull-7': ['gh-pr-7'], 'pull-8': ['gh-pr-8'] };
  await using server = await startFakeService({
    records: [listedBuild('pull-7', running), listedBuild('pull-8', running), listedBuild('bare', running)],
    alone: (build) => ({ build: { ...build, labels: labels[build._id as keyof typeof labels] } }),
  });
  const result = await cancel(server, { label: 'gh-pr-7' });
  expect(result).toMatchObject({ exitCode: 0, errors: [], outputs: { canceled: '["pull-7"]' } });
  expect(result.warnings.map(({ data }) => data)).toEqual([
    'The service does not report the labels of build bare, so this step does not cancel it.',
  ]);
  expect([server.cancelled(), server.read()]).toEqual([['pull-7'], ['bare', 'pull-7', 'pull-8']]);
});

// T15
deepTest('a build that the service made for a pull request is none of the branch that it names', async () => {
  const builds = [
    listedBuild('pull', { ...running, pullRequest: { number: 7 } }),
    listedBuild('own', running),
  ];
  await using server = await startFakeService({ records: builds });
  const result = await cancel(server, { branch: 'main' });
  expect(result).toMatchObject({ exitCode: 0, warnings: [], outputs: { canceled: '["own"]' } });
});
