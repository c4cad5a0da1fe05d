import { expect, test } from '@jest/globals';
import { OutcomeUncertain } from '../../../../src/client/errors.ts';
import { retryAfterMs } from '../../../../src/client/http/send.ts';
import { defaultLimits } from '../../../../src/limits.ts';
import { failureOf, testClient, unreachable } from '../../../support/client.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import { FakeService } from '../../../support/fake-service/fake-service.ts';
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

test('a pause that the service asks for is respected, with jitter on top', async () => {
  const answers = [
    saying({ error: 'slow down' }, 429, { 'retry-after': '20' }),
    saying('', 503, { 'retry-after': '40' }),
    saying({ applications: [] }),
  ];
  await using server = await startFakeService((request, response) =>
    answers[server.requests.length - 1]?.(request, response),
  );
  const clock = new FakeClock();
  const told: object[] = [];
  const onRetry = (error: Error, ...times: number[]): void =>
    void told.push([error.constructor.name, ...times]);
  const list = testClient(server.url, { clock, random: middle, onRetry }).applications.list();
  const pauses = [20_500, 41_000];
  expect(await pausesOf(clock, list)).toEqual(pauses);
  expect(await list).toEqual([]);
  expect(told).toEqual([
    ['Refusal', 20_500, defaultLimits.retryBudgetMs],
    ['Refusal', 41_000, defaultLimits.retryBudgetMs - 20_500],
  ]);
});

// T42
test('a read fails with its last error when its budget has no room for another attempt, after a few dozen requests', async () => {
  await using server = await startFakeService(saying({ error: 'down' }, 503, { 'retry-after': '0' }));
  const clock = new FakeClock();
  const failed = failureOf(testClient(server.url, { clock, random: middle }).applications.list());
  const pauses = await pausesOf(clock, failed);
  expect(await failed).toMatchObject({ failure: { status: 503 } });
  expect(server.requests.length).toBe(pauses.length + 1);
  expect(clock.monotonic()).toBeLessThanOrEqual(defaultLimits.retryBudgetMs - defaultLimits.attemptMs);
  expect(pauses.slice(0, 7)).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
  expect(pauses.length).toBeLessThan(60);
});

// T42
test('a 429 with Retry-After holds back only its own request, which leaves its slot to others', async () => {
  await using server = await startFakeService(({ target }, response) =>
    target === '/apps' && server.requests.length === 1
      ? void response.writeHead(429, { 'retry-after': '20' }).end()
      : void response.end('{"caches": [], "applications": []}'),
  );
  const clock = new FakeClock();
  const client = testClient(server.url, { clock, random: middle, limits: { simultaneousRequests: 1 } });
  const list = client.applications.list();
  await until(() => clock.untilNext() === 20_500);
  expect(await client.caches.list('a')).toEqual([]);
  expect(await client.builds.cancel('b')).toBe('canceled');
  await clock.advance(20_499);
  expect(server.requests.map(({ target }) => target)).toEqual([
    '/apps',
    '/apps/a/caches',
    '/builds/b/cancel',
  ]);
  await clock.advance(1);
  expect(await list).toEqual([]);
});

// T11
test('a start that was throttled, and then lost its connection, is not sent a third time', async () => {
  await using server = await startFakeService((request, response) =>
    server.requests.length === 1 ? saying('', 429)(request, response) : void response.destroy(),
  );
  const clock = new FakeClock();
  const failed = failureOf(testClient(server.url, { clock, random: middle }).builds.start(start));
  await pausesOf(clock, failed);
  expect(await failed).toBeInstanceOf(OutcomeUncertain);
  expect(server.requests).toHaveLength(2);
});

// T42
test.each([
  ['is sent after the pause, if it may wait that long', 1_201_000, 2],
  ['fails, if it may not', 600_000, 1],
])('a start that the service asks to wait for 20 minutes %s', async (_, retryMs, requests) => {
  await using server = await startFakeService((request, response) =>
    server.requests.length === 1
      ? saying('', 429, { 'retry-after': '1200' })(request, response)
      : saying({ buildId: 'started' })(request, response),
  );
  const clock = new FakeClock();
  const { builds } = testClient(server.url, { clock, random: middle });
  const ended = builds.start(start, { retryMs }).catch((error: Error) => error.constructor.name);
  await pausesOf(clock, ended);
  expect(await ended).toBe(requests === 2 ? 'started' : 'Refusal');
  expect(server.requests).toHaveLength(requests);
});

// T41
test('a start that never arrives is sent again for a minute, and a read for five', async () => {
  for (const [send, ms] of [
    [(client: ReturnType<typeof testClient>) => client.builds.start(start), defaultLimits.startRetryMs],
    [(client: ReturnType<typeof testClient>) => client.builds.get('b'), defaultLimits.retryBudgetMs],
  ] as const) {
    const clock = new FakeClock();
    const service = new FakeService({ clock, nextFault: () => ({ kind: 'refused' }) });
    const client = testClient('https://model.test', {
      clock,
      random: middle,
      transport: service.transport,
    });
    const failed = failureOf(send(client));
    await pausesOf(clock, failed);
    expect(await failed).toMatchObject(unreachable);
    expect(service.requests.length).toBeGreaterThan(3);
    // No attempt begins that could not use its whole timeout; one more pause did not fit.
    expect(clock.monotonic()).toBeLessThanOrEqual(ms - defaultLimits.attemptMs);
    expect(clock.monotonic()).toBeGreaterThan(ms - defaultLimits.attemptMs - defaultLimits.backoffCapMs);
  }
});

test('until a request has reached the service, a moment ends the retries of all requests, starts included', async () => {
  let isThere = false;
  const clock = new FakeClock();
  const nextFault = () => (isThere ? undefined : ({ kind: 'refused' } as const));
  const { transport } = new FakeService({ clock, nextFault });
  const client = testClient('https://model.test', { clock, transport, random: middle, contactBy: 60_000 });
  for (const send of [
    () => client.caches.list('a'),
    () => client.caches.list('a'),
    () => client.builds.start(start),
  ]) {
    const failed = failureOf(send());
    await pausesOf(clock, failed);
    expect(await failed).toMatchObject(unreachable);
  }
  expect(clock.monotonic()).toBeGreaterThan(30_000);
  expect(clock.monotonic()).toBeLessThan(60_000);
  isThere = true;
  const list = client.caches.list('a');
  await pausesOf(clock, list);
  await list;
  isThere = false;
  const begun = clock.monotonic();
  const later = failureOf(client.caches.list('a'));
  await pausesOf(clock, later);
  expect(clock.monotonic() - begun).toBe(defaultLimits.retryBudgetMs - defaultLimits.attemptMs);
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

  await using forbidden = await startFakeService(saying({ error: 'no' }, 403));
  const early = testClient(forbidden.url, { clock }).builds.cancel('b', { newSince: clock.monotonic() });
  expect(await failureOf(early)).toMatchObject({ failure: { status: 403 } });
  await using other = await startFakeService(saying({ error: 'not found' }, 404));
  const { builds } = testClient(other.url, { clock });
  const old = builds.cancel('b', { newSince: clock.monotonic() - 60_000 });
  expect(await failureOf(old)).toMatchObject({ failure: { status: 404 } });
  expect(await failureOf(builds.cancel('b'))).toMatchObject({ failure: { status: 404 } });
  expect(other.requests).toHaveLength(2);
});

test('a poll is sent once, and its error says how long the service asks to wait', async () => {
  await using server = await startFakeService(saying({}, 503, { 'retry-after': '60' }));
  const failed = await failureOf(testClient(server.url).builds.get('b', { attempts: 'one' }));
  expect(failed).toMatchObject({ failure: { kind: 'status', status: 503, retryAfterMs: 60_000 } });
  expect(server.requests).toHaveLength(1);
});

const now = Date.parse('2026-11-02T09:00:00Z');
const epoch = String(now / 1000 + 90);

// T10
test.each<[number, Record<string, string>, number | undefined]>([
  [429, { 'retry-after': '17' }, 17_000],
  [503, { 'retry-after': '17' }, 17_000],
  [429, { 'retry-after': '0' }, 0],
  [429, { 'retry-after': '99999999' }, 3_600_000],
  [429, { 'x-ratelimit-reset': epoch }, 90_000],
  [429, { 'x-ratelimit-reset': '90' }, 90_000],
  [429, { 'ratelimit-reset': epoch }, 90_000],
  [429, { 'ratelimit-reset': '90' }, 90_000],
  // Services send a reset with every answer.
  [502, { 'x-ratelimit-reset': '3000', 'ratelimit-reset': '3000' }, undefined],
  [429, { 'retry-after': '5', 'x-ratelimit-reset': '900' }, 5_000],
  [429, { 'retry-after': 'soon', 'ratelimit-reset': '900' }, 900_000],
  ...['', '-1', '1e9', '0x10', 'NaN', '12 apples', 'Mon, 02 Nov 2026 09:02:00 GMT'].map(
    (text) => [429, { 'retry-after': text }, undefined] as [number, Record<string, string>, undefined],
  ),
])('status %d with %j asks for a pause of %j ms', (status, headers, ms) => {
  expect(retryAfterMs({ status, headers }, { clock: new FakeClock(now), limits: defaultLimits })).toBe(ms);
});
