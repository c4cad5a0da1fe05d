import { expect, test } from '@jest/globals';
import { readRunEvent } from '../../../src/action/event/run-event.ts';
import { withoutFields } from '../../support/change-builds.ts';
import { setFaultStage } from '../../support/fault-stage.ts';
import { runUntilCanceled } from '../../support/scripted-executor.ts';
import { until } from '../../support/until.ts';
import { startOthers, stillRunning, unwatched } from './cancel-previous.ts';

test('the older builds of each of several workflows are cancelled', async () => {
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

test('if the service reports no labels, only builds from before the push are cancelled, as others could be of this run', async () => {
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
});

test('a build that cannot be cancelled gives a warning, and the others are cancelled', async () => {
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
