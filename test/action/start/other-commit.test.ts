import { expect, test } from '@jest/globals';
import { wait } from '../../../src/action/wait/run.ts';
import { builtCommit, type FaultStage, type MemoryRun, setFaultStage } from '../../support/fault-stage.ts';
import { produce, runUntilCanceled, type Script } from '../../support/scripted-executor.ts';
import { until } from '../../support/until.ts';

const otherCommit = 'decade0000000000000000000000000000decade';

/** The workflow `android` is of `builtCommit`, and finishes; all others are of another commit, and would never end. */
const androidAlone: Script = async (work) => {
  if (work.order.workflowId === 'android') return produce([['app.apk', 'an app']])(work);
  await work.recorder.commit({ hash: otherCommit });
  return runUntilCanceled(work);
};

function linksOf({ outputs }: MemoryRun): number {
  return JSON.parse(outputs.publicLinks ?? '').length;
}

test('of several workflows, only the build of another commit is cancelled, whatever failOn says', async () => {
  await using stage = await setFaultStage({ script: androidAlone });
  const step = stage.main({
    with: { workflowId: 'android, ios', commit: builtCommit, ifCommitDiffers: 'error', failOn: 'none' },
  });
  expect(await step.succeeded).toBe(false);
  expect(JSON.parse(step.outputs.builds ?? '')).toMatchObject([
    { workflowId: 'android', status: 'finished' },
    { workflowId: 'ios', status: 'canceled' },
  ]);
  expect(linksOf(step)).toBe(1);
  expect(step.errors).toEqual([
    expect.stringMatching(new RegExp(`ios.*${otherCommit}.*${builtCommit}.*has moved`, 's')),
  ]);
  await until(() => stage.running().length === 0);
});

// T14
test.each([
  ['warn', { succeeded: true, links: 1, lines: 1 }],
  ['error', { succeeded: false, links: 0, lines: 1 }],
  ['ignore', { succeeded: true, links: 1, lines: 0 }],
])('a service that tells no commit, ifCommitDiffers %s', async (ifCommitDiffers, expected) => {
  await using stage = await setFaultStage({ omit: 'commit' });
  const step = stage.main({ with: { commit: builtCommit, ifCommitDiffers } });
  expect({
    succeeded: await step.succeeded,
    links: linksOf(step),
    lines: step.log.filter((line) => line.startsWith('android: The service does not report which commit'))
      .length,
  }).toEqual(expected);
  expect(step.outputs.status).toBe('finished');
  expect(step.warnings).toEqual([]);
  if (ifCommitDiffers === 'error')
    expect(step.errors).toEqual([expect.stringContaining('ifCommitDiffers: warn')]);
});

async function startBuild({ service: { ask, appId } }: FaultStage): Promise<string> {
  return (await ask('POST', '/builds', { appId, workflowId: 'android', branch: 'main' })).body.buildId;
}

// T16
test('a build that this step did not start is never cancelled for its commit', async () => {
  await using stage = await setFaultStage({ script: runUntilCanceled });
  const buildId = await startBuild(stage);
  const given = { buildId, commit: otherCommit, ifCommitDiffers: 'error', cancelAbandoned: 'true' };
  const step = stage.run(wait, { action: 'wait', with: given });
  expect(await step.succeeded).toBe(false);
  expect(step.errors).toEqual([expect.stringMatching(`${builtCommit}.*${otherCommit}`)]);
  expect(stage.proxy.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(stage.running().map(({ id }) => id)).toEqual([buildId]);
});

test('a build of another commit is a warning, or an error, that names the probable reason', async () => {
  await using stage = await setFaultStage();
  const given = { commit: otherCommit };
  const reason = /instead of .*, so the branch or tag has moved\./;
  const warned = stage.main({ with: given });
  expect(await warned.succeeded).toBe(true);
  expect(warned.warnings).toEqual([expect.stringMatching(reason)]);
  expect(warned.log.join('\n')).not.toContain('does not report which commit');
  const refused = stage.main({ with: { ...given, ifCommitDiffers: 'error' } });
  expect(await refused.succeeded).toBe(false);
  expect(refused.errors).toEqual([expect.stringMatching(reason)]);
});

test('nothing is taken of a build that had finished before its commit was known', async () => {
  await using stage = await setFaultStage();
  const given = { buildId: await startBuild(stage), commit: otherCommit, failOn: 'none' };
  const refused = stage.run(wait, { action: 'wait', with: { ...given, ifCommitDiffers: 'error' } });
  expect(await refused.succeeded).toBe(false);
  expect([refused.outputs.status, linksOf(refused), refused.outputs.artefacts]).toEqual([
    'finished',
    0,
    '[]',
  ]);
  expect(refused.summary()).toMatch(/^## ❌ hello-mobile, android: rejected after /);
  expect(refused.summary()).toContain('set ifCommitDiffers: warn.');
  const taken = stage.run(wait, { action: 'wait', with: given });
  expect([await taken.succeeded, linksOf(taken), taken.warnings.length]).toEqual([true, 1, 1]);
});

test('a build that failed before its commit was told keeps its own reason', async () => {
  const script: Script = async () => ({ state: 'failed', message: 'There is no such branch' });
  await using stage = await setFaultStage({ script, omit: 'commit' });
  const step = stage.main({ with: { commit: builtCommit, ifCommitDiffers: 'error' } });
  expect(await step.succeeded).toBe(false);
  expect(step.errors).toEqual([expect.stringContaining('There is no such branch')]);
  expect(step.errors[0]).not.toContain('ifCommitDiffers');
});

test('without a commit to compare with, a notice says so, and a keyed build says that it cannot be reused', async () => {
  await using stage = await setFaultStage();
  const step = stage.main({ with: { ifCommitDiffers: 'error', reuseKey: 'app-1' } });
  expect(await step.succeeded).toBe(true);
  expect(step.notices).toEqual([
    expect.stringMatching(/can't be reused later\. Set the commit input.*branch main\.$/),
    expect.stringMatching(
      /^The ifCommitDiffers input has no commit to compare with.*Set the commit input\.$/,
    ),
  ]);
  expect(stage.builds()[0]?.labels.filter((label) => label.startsWith('gh-commit-'))).toEqual([]);
});
