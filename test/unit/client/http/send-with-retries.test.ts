import { expect, test } from '@jest/globals';
import {
  NotFound,
  NotSent,
  ServiceTrouble,
  StartUncertain,
  Throttled,
} from '../../../../src/client/errors.ts';
import { defaultLimits } from '../../../../src/limits.ts';
import { failureOf, testClient } from '../../../support/client.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import { saying, startFakeService } from '../../../support/fake-service/server.ts';
import { until } from '../../../support/until.ts';

const start = { appId: 'a', workflowId: 'w', branch: 'main' };
/** Always half of the bound: pauses of 0.5, 1, 2, … s. */
const middle = { fraction: () => 0.5, hex: () => '' };

/** Advances the clock from pause to pause until `work` has settled; returns the pauses in milliseconds. */
async function pausesOf(clock: FakeClock, work: Promise<unknown>): Promise<number[]> {
  const pauses: number[] = [];
  let settled = false;
  work.then(
    () => (settled = true),
    () => (settled = true),
  );
  for (;;) {
    // An attempt is in flight while its timeout is the next timer.
    const pause = await until(() => {
      if (settled) return 'settled';
      const next = clock.untilNext();
      return next !== undefined && next !== defaultLimits.attemptMs ? next : undefined;
    });
    if (pause === 'settled') return pauses;
    pauses.push(pause);
    await clock.advance(pause);
  }
}

test('a read that fails is repeated after growing pauses until it is answered', async () => {
  const statuses = [502, 503, 500, 200];
  await using server = await startFakeService((request, response) =>
    saying({ applications: [] }, statuses[server.requests.length - 1])(request, response),
  );
  const clock = new FakeClock();
  const told: [string, number][] = [];
  const onRetry = (error: Error, pauseMs: number): void => void told.push([error.constructor.name, pauseMs]);
  const client = testClient(server.url, { clock, random: middle, onRetry });
  const list = client.applications.list();
  expect(await pausesOf(clock, list)).toEqual([500, 1000, 2000]);
  expect(await list).toEqual([]);
  expect(told).toEqual([
    ['ServiceTrouble', 500],
    ['ServiceTrouble', 1000],
    ['ServiceTrouble', 2000],
  ]);
});

test('a pause that the service asks for is respected, with jitter on top', async () => {
  const answers = [
    saying({ error: 'slow down' }, 429, { 'retry-after': '20' }),
    saying('', 503, { 'retry-after': 'Mon, 02 Nov 2026 09:01:00 GMT' }),
    saying({ applications: [] }),
  ];
  await using server = await startFakeService((request, response) =>
    answers[server.requests.length - 1]?.(request, response),
  );
  const clock = new FakeClock(Date.UTC(2026, 10, 2, 9));
  const list = testClient(server.url, { clock, random: middle }).applications.list();
  expect(await pausesOf(clock, list)).toEqual([20_500, 60_000 - 20_500 + 1000]);
  expect(await list).toEqual([]);
});

test('a read fails with its last error when its budget has no room for another attempt', async () => {
  await using server = await startFakeService(saying({ error: 'down' }, 502));
  const clock = new FakeClock();
  const began = clock.now();
  const failed = failureOf(testClient(server.url, { clock, random: middle }).applications.list());
  const pauses = await pausesOf(clock, failed);
  expect(await failed).toBeInstanceOf(ServiceTrouble);
  expect(server.requests.length).toBe(pauses.length + 1);
  expect(clock.now() - began).toBeLessThanOrEqual(defaultLimits.retryBudgetMs - defaultLimits.attemptMs);
  expect(pauses.slice(0, 6)).toEqual([500, 1000, 2000, 4000, 8000, 15_000]);
});

test('an aborted signal ends a pause with its reason, and nothing more is sent', async () => {
  await using server = await startFakeService(saying('', 502));
  const clock = new FakeClock();
  const controller = new AbortController();
  const list = testClient(server.url, { clock, random: middle }).applications.list({
    signal: controller.signal,
  });
  const failed = failureOf(list);
  await until(() => clock.untilNext() === 500);
  const reason = new Error('enough');
  controller.abort(reason);
  expect(await failed).toBe(reason);
  expect([clock.pending(), server.requests.length]).toEqual([0, 1]);
});

test('a request that pauses between two attempts leaves its slot of the semaphore to others', async () => {
  await using server = await startFakeService(({ target }, response) =>
    target === '/apps' ? void response.writeHead(502).end() : void response.end('{"caches": []}'),
  );
  const clock = new FakeClock();
  const controller = new AbortController();
  const limits = { simultaneousRequests: 1 };
  const client = testClient(server.url, { clock, random: middle, limits });
  const failed = failureOf(client.applications.list({ signal: controller.signal }));
  await until(() => clock.untilNext() === 500);
  expect(await client.caches.list('a')).toEqual([]);
  controller.abort(new Error('enough'));
  await failed;
});

test.each([
  ['408', saying('', 408)],
  ['425', saying('', 425)],
  ['500', saying('', 500)],
  ['502', saying('<html>', 502)],
  ['503 with Retry-After', saying('', 503, { 'retry-after': '1' })],
  ['504', saying('', 504)],
  ['a page of HTML', saying('<html>')],
  ['an empty body', saying('')],
  ['an answer without the id', saying({})],
])('a start that was answered with %s is not sent again', async (_, say) => {
  await using server = await startFakeService(say);
  const clock = new FakeClock();
  expect(await failureOf(testClient(server.url, { clock }).builds.start(start))).toBeInstanceOf(
    StartUncertain,
  );
  expect([server.requests.length, clock.pending()]).toEqual([1, 0]);
});

// T11
test('a start whose connection broke is not sent again', async () => {
  await using server = await startFakeService((_request, response) => void response.destroy());
  expect(await failureOf(testClient(server.url).builds.start(start))).toBeInstanceOf(StartUncertain);
  expect(server.requests).toHaveLength(1);
});

test('a start that was not answered in time is not sent again', async () => {
  await using server = await startFakeService(() => undefined);
  const clock = new FakeClock();
  const failed = failureOf(testClient(server.url, { clock }).builds.start(start));
  await until(() => server.requests.length === 1);
  await clock.advance(defaultLimits.attemptMs);
  expect(await failed).toBeInstanceOf(StartUncertain);
  expect(server.requests).toHaveLength(1);
});

test('a start that was throttled is sent again, with the same body', async () => {
  await using server = await startFakeService((request, response) =>
    server.requests.length === 1
      ? saying('', 429)(request, response)
      : saying({ buildId: 'b' })(request, response),
  );
  const clock = new FakeClock();
  const started = testClient(server.url, { clock, random: middle }).builds.start(start);
  expect(await pausesOf(clock, started)).toEqual([500]);
  expect(await started).toBe('b');
  expect(server.requests.map(({ body }) => JSON.parse(body))).toEqual([start, start]);
});

test('a start that was throttled, and then lost its connection, is not sent a third time', async () => {
  await using server = await startFakeService((request, response) =>
    server.requests.length === 1 ? saying('', 429)(request, response) : void response.destroy(),
  );
  const clock = new FakeClock();
  const failed = failureOf(testClient(server.url, { clock, random: middle }).builds.start(start));
  await pausesOf(clock, failed);
  expect(await failed).toBeInstanceOf(StartUncertain);
  expect(server.requests).toHaveLength(2);
});

test('a start that is throttled for its whole budget is not uncertain', async () => {
  await using server = await startFakeService(saying('', 429, { 'retry-after': '3600' }));
  const error = await failureOf(testClient(server.url).builds.start(start));
  expect(error).toBeInstanceOf(Throttled);
  expect(server.requests).toHaveLength(1);
});

test('other writes that create something are not repeated when their answer is lost', async () => {
  await using server = await startFakeService((_request, response) => void response.destroy());
  const { applications, teams } = testClient(server.url);
  await failureOf(applications.add({ repositoryUrl: 'https://git.example/a.git' }));
  await failureOf(teams.invite({ teamId: 't', email: 'a@example.com', role: 'owner' }));
  expect(server.requests).toHaveLength(2);
});

test('a build that was just started may answer its cancellation with 404 for a minute, and no longer', async () => {
  await using server = await startFakeService((request, response) =>
    server.requests.length < 3
      ? saying({ error: 'not found' }, 404)(request, response)
      : saying({})(request, response),
  );
  const clock = new FakeClock();
  const client = testClient(server.url, { clock, random: middle });
  const canceling = client.builds.cancel('b', { newSince: clock.monotonic() - 1000 });
  expect(await pausesOf(clock, canceling)).toEqual([500, 1000]);
  expect(await canceling).toBe('canceled');

  await using other = await startFakeService(saying({ error: 'not found' }, 404));
  const { builds } = testClient(other.url, { clock });
  const old = builds.cancel('b', { newSince: clock.monotonic() - 60_000 });
  expect(await failureOf(old)).toBeInstanceOf(NotFound);
  expect(await failureOf(builds.cancel('b'))).toBeInstanceOf(NotFound);
  expect(other.requests).toHaveLength(2);
});

test('a poll is sent once, and not at all while the service asks us to wait', async () => {
  await using server = await startFakeService(saying({}, 503, { 'retry-after': '60' }));
  const { builds, requestsLeft } = testClient(server.url);
  expect(await failureOf(builds.get('b', { attempts: 'one' }))).toBeInstanceOf(ServiceTrouble);
  expect(await failureOf(builds.get('b', { attempts: 'one' }))).toBeInstanceOf(NotSent);
  expect([server.requests.length, requestsLeft()]).toEqual([1, defaultLimits.requestsPerWindow - 1]);
});
