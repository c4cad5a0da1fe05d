import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { BuildOrder } from '../../../src/service/executor/execution.ts';
import { finishAtOnce, scriptedExecutor } from '../../support/scripted-executor.ts';
import { testService } from '../../support/service.ts';
import { until } from '../../support/until.ts';

test("the service keeps its own files of a build outside the build's folder, and removes both", async () => {
  const orders: BuildOrder[] = [];
  await using service = await testService({
    executor: scriptedExecutor(async (work) => {
      orders.push(work.order);
      return finishAtOnce(work);
    }),
  });
  const asked = { appId: service.appId, workflowId: 'app', branch: 'main' };
  await service.ask('POST', '/builds', asked);
  const [order] = await until(() => orders.length > 0 && orders);
  for (const path of [order?.own, order?.logs]) expect(path).not.toContain(dirname(order?.folder ?? ''));
  await until(() => readdirSync(join(service.dataFolder, 'staging')).length === 0);
  expect(readdirSync(join(service.dataFolder, 'work'))).toEqual([]);
});
