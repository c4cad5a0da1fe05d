import { expect } from '@jest/globals';
import { deepTestAfter } from '../support/deep-test.ts';
import { scriptedExecutor } from '../support/scripted-executor.ts';
import { testService } from '../support/service.ts';
import { until } from '../support/until.ts';

deepTestAfter(1).each([[40], [200]])(
  '%d queued builds start in the order of their requests, never more than the limit at a time, and all end',
  async (builds) => {
    const started: string[] = [];
    let working = 0;
    let most = 0;
    const gate = new AbortController();
    await using service = await testService({
      builders: 3,
      executor: scriptedExecutor(async ({ order, recorder }) => {
        started.push(order.buildId);
        working += 1;
        most = Math.max(most, working);
        await new Promise((resolve) => {
          if (gate.signal.aborted) resolve(undefined);
          gate.signal.addEventListener('abort', resolve);
        });
        for (const state of ['fetching', 'building', 'finishing'] as const) await recorder.state(state);
        await new Promise((resolve) => setImmediate(resolve));
        working -= 1;
        return { state: 'finished', message: null };
      }),
    });
    const body = { appId: service.appId, workflowId: 'android', branch: 'main' };
    // One request after the other, because simultaneous requests have no defined order.
    const asked: string[] = [];
    for (let count = 0; count < builds; count += 1)
      asked.push((await service.ask('POST', '/builds', body)).body.buildId);
    expect(started).toEqual(asked.slice(0, 3));
    gate.abort();
    await until(() => started.length === builds && working === 0);
    expect(started).toEqual(asked);
    expect(most).toBeLessThanOrEqual(3);
    const statuses = await until(async () => {
      const all = [];
      for (let page = '/builds'; page; ) {
        const answered = (await service.ask('GET', page)).body;
        all.push(...answered.builds.map(({ status }: { status: string }) => status));
        page = answered.nextPageUrl;
      }
      return !all.includes('queued') && !all.includes('finishing') && all;
    });
    expect(statuses).toEqual(Array(builds).fill('finished'));
  },
);
