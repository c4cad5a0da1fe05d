import { expect, test } from '@jest/globals';
import { type BuildState, buildStates, endStates, hasEnded } from '../../src/contract/values.ts';
import { canBecome } from '../../src/service/data/store/build-record.ts';
import { Refusal } from '../../src/service/errors.ts';
import { createStop, TimedOut } from '../../src/service/executor/processes/build-processes.ts';
import { createRateLimit } from '../../src/service/server/sign-in.ts';
import { deepTestAfter } from '../support/deep-test.ts';
import { FakeClock } from '../support/fake-clock.ts';
import { type Script, scriptedExecutor } from '../support/scripted-executor.ts';
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

const minute = 60_000;
const hour = 60 * minute;

// T39
test.each([
  ['back', -hour],
  ['forward', hour],
])(
  'max_build_duration counts from the start of the build, also when the clock is set %s',
  async (_, leap) => {
    const clock = new FakeClock();
    const machine = clock.settable();
    const stop = createStop(machine, new AbortController().signal);
    await clock.advance(minute);
    machine.step(leap);
    stop.limit(10);
    await clock.advance(9 * minute - 1);
    expect(stop.signal.aborted).toBe(false);
    await clock.advance(1);
    expect(stop.signal.reason).toBeInstanceOf(TimedOut);
  },
);

// T39
test('the hour of the request limit is an hour, also when the clock is set', async () => {
  const clock = new FakeClock();
  const machine = clock.settable();
  const ask = createRateLimit({ clock: machine, limit: 1 });
  ask('user').check();
  await clock.advance(10 * minute);
  machine.step(2 * hour);
  const { headers, check } = ask('user');
  expect(check).toThrow(Refusal);
  expect(headers['x-ratelimit-reset']).toBe(String((machine.now() + 50 * minute) / 1000));
  machine.step(-5 * hour);
  await clock.advance(50 * minute);
  expect(ask('user').check).not.toThrow();
});
