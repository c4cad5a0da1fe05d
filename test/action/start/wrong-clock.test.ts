/** A machine whose clock is wrong: nothing that the action does about builds depends on it. */
import { expect } from '@jest/globals';
import { deepTestAfter } from '../../support/deep-test.ts';
import { type ChangeAnswer, withoutFields } from '../../support/fault-proxy.ts';
import { type FaultStage, setFaultStage } from '../../support/fault-stage.ts';
import { otherClock } from '../../support/other-clock.ts';
import { runUntilCanceled } from '../../support/scripted-executor.ts';
import { until } from '../../support/until.ts';

const hour = 3_600_000;
const start = { method: 'POST', path: /^\/builds$/ };

/** The list shows builds only when it has been read this often. */
function appearingAfter(reads: number): ChangeAnswer {
  let read = 0;
  return ({ path, body }) => {
    if (path !== '/builds' || !('builds' in (body as object))) return body;
    read += 1;
    return read > reads ? body : { ...(body as object), builds: [] };
  };
}

// T39
deepTestAfter(1).each([
  ['an hour ahead', hour],
  ['an hour behind', -hour],
])('%s, the post step waits for a build that is not in the list yet, and cancels it', async (_, aheadMs) => {
  await using stage = await setFaultStage({ script: runUntilCanceled, changeAnswer: appearingAfter(5) });
  stage.proxy.add({ ...start, fault: { kind: 'hang', request: 'arrives' } });
  const door = await stage.door();
  await stage.proxy.when(({ path, arrivals }) => path === '/builds' && arrivals === 1);
  door.process.kill('SIGKILL');
  const post = await stage.postDoor(await door.result, { env: otherClock({ aheadMs, speed: 30 }) });
  expect(post).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
  expect(post.log).toContain(`build ${stage.builds()[0]?.id} was cancelled`);
  await until(() => stage.running().length === 0);
});

async function startByHand({ service }: FaultStage): Promise<void> {
  await service.ask('POST', '/builds', { appId: service.appId, workflowId: 'android', branch: 'main' });
}

// T12
deepTestAfter(1).each([
  ['an hour ahead', hour],
  ['an hour behind', -hour],
])('%s, a build without labels is not taken for the one whose start was lost', async (_, aheadMs) => {
  await using stage = await setFaultStage({
    script: runUntilCanceled,
    changeAnswer: withoutFields(['labels']),
  });
  await startByHand(stage);
  stage.proxy.add({ ...start, fault: { kind: 'reset', request: 'lost' } });
  const door = await stage.door({ env: otherClock({ aheadMs, speed: 30 }) });
  const { exitCode, errors, outputs } = await door.result;
  expect({ exitCode, buildIds: outputs.buildIds }).toEqual({ exitCode: 1, buildIds: '[]' });
  expect(errors.map(({ data }) => data)).toEqual([
    expect.stringContaining(`The build may be ${stage.builds()[0]?.id}`),
  ]);
  expect(stage.running()).toHaveLength(1);
});
