/** Which builds the build action takes for earlier ones, and which commits for others. */

import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { type ActionResult, runAction } from '../../support/action-process.ts';
import { deepTestAfter } from '../../support/deep-test.ts';
import { lacking, listedBuild } from '../../support/fake-service/fake-build.ts';
import { type FakeServer, saying, startFakeService } from '../../support/fake-service/server.ts';
import { setFaultStage } from '../../support/fault-stage.ts';
import { runUntilCanceled } from '../../support/scripted-executor.ts';
import { recipes } from '../../support/workflow/written-workflows.ts';

const hash = 'c0ffee0000000000000000000000000000c0ffee';

const startingOwn = [{ method: 'POST', path: /^\/builds$/, say: saying({ buildId: 'own' }) }];

function build(server: FakeServer, given: Readonly<Record<string, string>>): Promise<ActionResult> {
  const connection = { token: 'a-token', baseUrl: server.url, appId: 'app', workflowId: 'android' };
  const quick = { pollInterval: '1s', publicLinks: 'false', stepLogs: 'none', ifNoArtefacts: 'ignore' };
  return runAction({ with: { ...connection, ...quick, ...given } });
}

test('cancelPrevious of a tag cancels no build of a branch, of a pull request, or of no ref that is told', async () => {
  const running = { status: 'building', labels: [] };
  const fork = listedBuild('fork', { ...running, branch: null, tag: 'v1', pullRequest: { number: 7 } });
  const builds = [
    lacking(listedBuild('main', running), 'tag'),
    lacking(listedBuild('silent', running), 'branch', 'tag'),
    listedBuild('earlier', { ...running, branch: null, tag: 'v1' }),
    fork,
  ];
  await using server = await startFakeService({ records: builds, rules: startingOwn });
  const result = await build(server, { tag: 'v1', cancelPrevious: 'true', wait: 'false' });
  expect(result).toMatchObject({ exitCode: 0, errors: [], outputs: { buildId: 'own' } });
  expect(server.cancelled()).toEqual(['earlier']);
  expect(result.warnings.map(({ data }) => data)).toEqual([
    'The service does not report the branch or tag of build silent, so cancelPrevious does not cancel it.',
  ]);
});

const untold = 'The service does not report which commit it built';

// T15
deepTestAfter(1).each<[string, string | undefined]>([
  ['HEAD', untold],
  ['main', untold],
  ['0'.repeat(40), untold],
  [` ${hash.toUpperCase()}`, undefined],
  [hash.slice(0, 7), undefined],
])('ifCommitDiffers: error does not cancel a build of commit %j', async (built, error) => {
  let polls = 0;
  await using server = await startFakeService({
    records: [listedBuild('own', { commit: { hash: built }, artefacts: [] })],
    alone: (one) => ({ build: polls++ === 0 ? { ...one, status: 'building' } : one }),
    rules: startingOwn,
  });
  const result = await build(server, { branch: 'main', commit: hash, ifCommitDiffers: 'error' });
  expect([server.cancelled(), result.outputs.status]).toEqual([[], 'finished']);
  expect(result.errors.map(({ data }) => data)).toEqual(
    error === undefined ? [] : [expect.stringContaining(error)],
  );
});

test('the files of two apps in a repository, on one commit, leave the builds of each other running', async () => {
  await using stage = await setFaultStage({ script: runUntilCanceled });
  const recipe = recipes().find(({ path }) => path === '.github/workflows/shop.yml')?.text ?? '';
  for (const [app, runId] of [
    ['shop', '4242'],
    ['admin', '4243'],
  ]) {
    const { cancelPrevious, variables } = parse(recipe.replaceAll('shop', app ?? '')).jobs.preview.with;
    const given = { cancelPrevious: String(cancelPrevious), variables, wait: 'false' };
    const step = await stage.door({ with: given, env: { GITHUB_RUN_ID: runId } });
    expect(await step.result).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
  }
  expect(stage.running()).toHaveLength(2);
});
