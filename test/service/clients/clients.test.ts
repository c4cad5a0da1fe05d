import { expect, test } from '@jest/globals';
import { rememberService } from '../../support/received-requests.ts';
import { runUntilCanceled, scriptedExecutor } from '../../support/scripted-executor.ts';
import { testService } from '../../support/service.ts';
import { until } from '../../support/until.ts';
import { board } from './board.ts';
import { start } from './clients.ts';

test('a board sends the token as a bearer, lists the builds in a state, and cancels one', async () => {
  await using service = await testService({ executor: scriptedExecutor(runUntilCanceled), builders: 1 });
  rememberService(service.baseUrl);
  const { lines, cancel } = board(service);
  const [first, second] = [await start(service), await start(service, { workflowId: 'ios' })];
  await until(async () => (await lines('building')).length === 1);
  expect(await lines('building')).toEqual(['hello-mobile (Manually added) #1 android main building']);
  expect(await lines('queued')).toEqual(['hello-mobile (Manually added) #2 ios main queued']);
  expect(await cancel(second)).toEqual({ id: second, status: 'canceled' });
  expect(await cancel(first)).toMatchObject({ id: first });
  await until(async () => (await lines('canceled')).length === 2);
  expect(await cancel(first)).toBe('was over');
});
