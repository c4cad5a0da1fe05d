import { expect, test } from '@jest/globals';
import { caches } from '../../../src/action/admin/caches.ts';
import { setFaultStage } from '../../support/fault-stage.ts';
import { finishAtOnce, type Script } from '../../support/scripted-executor.ts';

test('caches that are cleared before the build, or by the action caches, name the applications too', async () => {
  await using stage = await setFaultStage();
  const main = stage.main({ with: { appId: 'hello-mobile', clearCaches: 'all' } });
  expect(await main.succeeded).toBe(false);
  const alone = stage.run(caches, { with: { appId: 'hello-mobile', operation: 'list', workflowId: '' } });
  expect(await alone.succeeded).toBe(false);
  for (const { errors } of [main, alone])
    expect(errors).toEqual([expect.stringContaining(`Use its ID, "${stage.service.appId}".`)]);
  expect(stage.builds()).toEqual([]);
});

test('the failed build of a workflow that is not known names the workflows of earlier builds', async () => {
  await using stage = await setFaultStage({
    script: (work) =>
      work.order.workflowId === 'androd'
        ? failWith('There is no workflow `androd` in codemagic.yaml')(work)
        : finishAtOnce(work),
  });
  expect(await stage.main({ with: { workflowId: 'android, ios' } }).succeeded).toBe(true);
  const main = stage.main({ with: { workflowId: 'androd' } });
  expect(await main.succeeded).toBe(false);
  expect(main.errors).toEqual([
    expect.stringContaining(
      'None of the latest finished builds belongs to workflow "androd". They belong to: "android", "ios".',
    ),
  ]);
});

function failWith(message: string): Script {
  return async ({ recorder }) => {
    await recorder.state('fetching');
    return { state: 'failed', message };
  };
}
