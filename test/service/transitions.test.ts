import { expect, test } from '@jest/globals';
import { type BuildState, buildStates, endStates, hasEnded } from '../../src/contract/values.ts';
import { canBecome } from '../../src/service/data/store/build-record.ts';
import { type Script, scriptedExecutor } from '../support/scripted-executor.ts';
import { testService } from '../support/service.ts';
import { until } from '../support/until.ts';

test('every state can be reached from queued, and no state follows an end state', () => {
  const reached = new Set<BuildState>(['queued']);
  for (const from of reached) for (const to of buildStates) if (canBecome(from, to)) reached.add(to);
  expect([...reached].sort()).toEqual([...buildStates].sort());
  const left = endStates.flatMap((from) => buildStates.filter((to) => canBecome(from, to)));
  expect(left).toEqual([]);
});

test('a build that has not ended can always fail or be cancelled', () => {
  const stuck = buildStates.filter(
    (from) => !hasEnded(from) && !(canBecome(from, 'failed') && canBecome(from, 'canceled')),
  );
  expect(stuck).toEqual([]);
});

test('the API shows the end state and the message of the executor, and none of a cancelled build', async () => {
  const ways: Record<string, readonly BuildState[]> = {
    finished: ['fetching', 'building', 'testing', 'building', 'publishing', 'finishing'],
    warning: ['fetching', 'building', 'publishing', 'finishing'],
    failed: ['fetching', 'building', 'finishing'],
    timeout: ['fetching', 'building', 'testing'],
    skipped: ['fetching'],
    canceled: ['fetching', 'building'],
  };
  const script: Script = async ({ order, recorder }) => {
    for (const state of ways[order.workflowId] ?? []) await recorder.state(state);
    const state = endStates.find((name) => name === order.workflowId) ?? 'failed';
    return { state, message: `It is ${state}` };
  };
  await using service = await testService({ executor: scriptedExecutor(script) });
  for (const state of endStates) {
    const body = { appId: service.appId, workflowId: state, branch: 'main' };
    const { buildId } = (await service.ask('POST', '/builds', body)).body;
    const build = await until(async () => {
      const answered = (await service.ask('GET', `/builds/${buildId}`)).body;
      return answered.build.finishedAt && answered.build;
    });
    const message = state === 'canceled' ? null : `It is ${state}`;
    expect(build).toMatchObject({ status: state, message });
  }
});
