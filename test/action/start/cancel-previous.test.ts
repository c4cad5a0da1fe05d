import { expect, test } from '@jest/globals';
import { readRunEvent } from '../../../src/action/event/run-event.ts';
import { deepTest } from '../../support/deep-test.ts';
import { withoutFields } from '../../support/fault-proxy.ts';
import { setFaultStage } from '../../support/fault-stage.ts';
import { runUntilCanceled } from '../../support/scripted-executor.ts';
import { until } from '../../support/until.ts';
import { startOthers, stillRunning, unwatched } from './cancel-previous.ts';

const label = (run: number): string => `gh-${run}-1-${'0'.repeat(32)}`;

test('older builds of the same app, workflow and branch are cancelled, but not those of this run, of a later run, or others', async () => {
  await using stage = await setFaultStage({ script: runUntilCanceled });
  const ids = await startOthers(stage, {
    byHand: {},
    byNight: { labels: ['nightly'] },
    olderRun: { labels: [label(4241)] },
    thisRun: { labels: ['x', label(4242)] },
    laterRun: { labels: [label(4243)] },
    muchLaterRun: { labels: [label(99_999_999_999)] },
    otherWorkflow: { workflowId: 'ios' },
    otherBranch: { branch: 'next' },
  });
  const main = stage.main({ with: unwatched });
  expect(await main.succeeded).toBe(true);
  await until(() => stage.running().length === 6);
  expect(stillRunning(stage, ids)).toEqual([
    'thisRun',
    'laterRun',
    'muchLaterRun',
    'otherWorkflow',
    'otherBranch',
  ]);
  expect(main.log.filter((line) => line.includes('the earlier build'))).toHaveLength(3);
  expect(main.warnings).toEqual([]);
});

deepTest('the older builds of each of several workflows are cancelled', async () => {
  await using stage = await setFaultStage({ script: runUntilCanceled });
  const ids = await startOthers(stage, {
    android: {},
    ios: { workflowId: 'ios' },
    web: { workflowId: 'web' },
  });
  await stage.main({ with: { ...unwatched, workflowId: 'android, ios' } }).succeeded;
  await until(() => stage.running().length === 3);
  expect(stillRunning(stage, ids)).toEqual(['web']);
});

deepTest(
  'if the service reports no labels, only builds from before the push are cancelled, as others could be of this run',
  async () => {
    await using stage = await setFaultStage({
      script: runUntilCanceled,
      changeAnswer: withoutFields(['labels', 'createdAt']),
    });
    const ids = await startOthers(stage, { earlier: {} });
    const pushed = new Date(Date.now() + 1).toISOString();
    const pushedBefore = new Date(Date.now() - 60_000).toISOString();

    const unsure = stage.main({
      with: unwatched,
      run: { event: readRunEvent({ payload: { repository: { pushed_at: pushedBefore } } }) },
    });
    expect(await unsure.succeeded).toBe(true);
    expect(stillRunning(stage, ids)).toEqual(['earlier']);
    expect(unsure.log.join('\n')).toContain(`of this run: ${ids.earlier}`);

    const silent = stage.main({ with: unwatched });
    await silent.succeeded;
    expect(stillRunning(stage, ids)).toEqual(['earlier']);

    const sure = stage.main({
      with: unwatched,
      run: { event: readRunEvent({ payload: { repository: { pushed_at: pushed } } }) },
    });
    expect(await sure.succeeded).toBe(true);
    await until(() => stillRunning(stage, ids).length === 0);
    expect(sure.log.join('\n')).toContain(`the earlier build ${ids.earlier} was cancelled`);
  },
);

deepTest('a build that cannot be cancelled gives a warning, and the others are cancelled', async () => {
  await using stage = await setFaultStage({ script: runUntilCanceled });
  const ids = await startOthers(stage, { one: {}, other: {} });
  const body = JSON.stringify({ error: 'not yours' });
  const fault = { kind: 'answer', request: 'lost', status: 403, body } as const;
  stage.proxy.add({ fault, path: new RegExp(`^/builds/${ids.one}/cancel$`) });
  const main = stage.main({ with: unwatched });
  expect(await main.succeeded).toBe(true);
  await until(() => stillRunning(stage, ids).length === 1);
  expect(main.warnings).toEqual([expect.stringMatching(`${ids.one} could not be cancelled.*403: not yours`)]);
});
