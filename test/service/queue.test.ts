import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { buildOf, startBuild } from '../support/builds.ts';
import { FakeClock } from '../support/fake-clock.ts';
import { temporaryFolder } from '../support/folder.ts';
import { gitRepository } from '../support/git.ts';
import { scriptedExecutor } from '../support/scripted-executor.ts';
import { testService } from '../support/service.ts';
import { until } from '../support/until.ts';

test('queued builds start in the order of their requests, never more than the limit at a time, and all end', async () => {
  const builds = 40;
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
  // One request after the other, because simultaneous requests have no defined order.
  const asked: string[] = [];
  for (let count = 0; count < builds; count += 1) asked.push(await startBuild(service));
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
});

const minute = 60_000;
const hour = 60 * minute;

// T30, T39
test.each([
  ['back', -hour],
  ['forward', hour],
])(
  'max_build_duration counts from the start of the build, also when the clock is set %s',
  async (_, leap) => {
    await using folder = await temporaryFolder();
    const ready = join(folder.path, 'ready');
    const script = `trap '' TERM; touch ${ready}; while :; do sleep 1; done`;
    const endless = { scripts: [script], max_build_duration: 10 };
    const { path } = await gitRepository({
      path: join(folder.path, 'app'),
      files: { 'codemagic.yaml': JSON.stringify({ workflows: { endless } }) },
    });
    const clock = new FakeClock();
    const machine = clock.settable();
    await using service = await testService({ executor: 'real', clock: machine, repositoryUrl: path });
    const id = await startBuild(service, { workflowId: 'endless' });
    const build = () => buildOf(service, id);
    await until(() => existsSync(ready));
    machine.step(leap);
    await clock.advance(9 * minute);
    expect(await build()).toMatchObject({ status: 'building' });
    await clock.advance(minute);
    const { status, message } = await until(async () => {
      await clock.advance(100);
      const now = await build();
      return now.finishedAt && now;
    });
    const why = 'The build was stopped because it took longer than 10 minutes (max_build_duration)';
    expect([status, message]).toEqual(['timeout', why]);
  },
);

// T39
test('the hour of the request limit is an hour, also when the clock is set', async () => {
  const clock = new FakeClock();
  const machine = clock.settable();
  await using service = await testService({ clock: machine, limits: { requestsAnHour: 1 } });
  expect((await service.ask('GET', '/user')).status).toBe(200);
  await clock.advance(10 * minute);
  machine.step(2 * hour);
  const { status, headers } = await service.ask('GET', '/user');
  expect(status).toBe(429);
  expect(headers.get('x-ratelimit-reset')).toBe(String((machine.now() + 50 * minute) / 1000));
  machine.step(-5 * hour);
  await clock.advance(50 * minute);
  expect((await service.ask('GET', '/user')).status).toBe(200);
});
