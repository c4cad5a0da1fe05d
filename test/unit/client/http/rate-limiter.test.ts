import { expect, test } from '@jest/globals';
import { NotSent } from '../../../../src/client/errors.ts';
import { createRateLimiter, type RateLimiter } from '../../../../src/client/http/limiters.ts';
import { defaultLimits } from '../../../../src/limits.ts';
import { failureOf, testClient } from '../../../support/client.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import { saying, startFakeService } from '../../../support/fake-service/server.ts';
import { until } from '../../../support/until.ts';

const hour = 3_600_000;
const error = new Error('down');
const pauseOf = (rateLimiter: RateLimiter): number => rateLimiter.pause()?.ms ?? 0;

test('no hour has more requests than allowed, first come, first served', async () => {
  const clock = new FakeClock();
  const rateLimiter = createRateLimiter({ clock, limits: defaultLimits });
  const sent: { n: number; at: number }[] = [];
  for (let n = 0; n < 7000; n++) {
    void rateLimiter.acquire(undefined).then(() => sent.push({ n, at: clock.now() }));
    if (n % 10 === 0) await clock.advance(1000);
  }
  await clock.advance(3 * hour);
  expect(sent.map(({ n }) => n)).toEqual(Array.from({ length: 7000 }, (_, n) => n));
  for (const [index, { at }] of sent.entries())
    expect((sent[index + 3000]?.at ?? Number.POSITIVE_INFINITY) - at).toBeGreaterThanOrEqual(hour);
});

test('a signal ends the wait for the hourly quota', async () => {
  const clock = new FakeClock();
  const rateLimiter = createRateLimiter({ clock, limits: { ...defaultLimits, requestsPerWindow: 1 } });
  await rateLimiter.acquire(undefined);
  const leaving = new AbortController();
  const left = failureOf(rateLimiter.acquire(leaving.signal));
  leaving.abort(new Error('enough'));
  expect((await left).message).toBe('enough');
  expect(clock.pending()).toBe(0);
});

test('a few failures concern their own requests, many in a row pause all', () => {
  const clock = new FakeClock();
  const rateLimiter = createRateLimiter({ clock, limits: defaultLimits });
  const fail = (): number => {
    rateLimiter.failed({ error, retryAfterMs: 0, fraction: 0.5 });
    return pauseOf(rateLimiter);
  };
  expect(Array.from({ length: 8 }, fail)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  expect(fail()).toBe(500);
  // Requests that were in flight when the pause began do not extend it.
  expect([fail(), fail()]).toEqual([500, 500]);
});

test('each pause is twice as long as the one before, up to the cap, and an answer resets that', async () => {
  const clock = new FakeClock();
  const rateLimiter = createRateLimiter({ clock, limits: defaultLimits });
  const pauses: number[] = [];
  for (let n = 0; n < 16; n++) {
    rateLimiter.failed({ error, retryAfterMs: 0, fraction: 0.5 });
    pauses.push(pauseOf(rateLimiter));
    await clock.advance(pauseOf(rateLimiter));
  }
  expect(pauses.slice(8)).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
  rateLimiter.answered();
  rateLimiter.failed({ error, retryAfterMs: 0, fraction: 0.5 });
  expect(pauseOf(rateLimiter)).toBe(0);
});

test('when one request is asked to wait, all wait, except an urgent one', async () => {
  let throttled = true;
  await using server = await startFakeService((request, response) => {
    if (request.target.endsWith('/cancel')) return void response.end('{}');
    if (throttled) return saying({ error: 'slow down' }, 429, { 'retry-after': '20' })(request, response);
    response.end('{"caches": [], "applications": []}');
  });
  const clock = new FakeClock();
  const client = testClient(server.url, { clock, random: { fraction: () => 0.5, hex: () => '' } });
  const list = client.applications.list();
  await until(() => clock.untilNext() === 20_500);
  throttled = false;
  const caches = client.caches.list('a');
  expect(await client.builds.cancel('b')).toBe('canceled');
  expect(server.requests.map(({ target }) => target)).toEqual(['/apps', '/builds/b/cancel']);
  await clock.advance(20_500);
  expect([await list, await caches]).toEqual([[], []]);
});

test('a request that would have to wait longer than its budget fails at once, and a start is then not uncertain', async () => {
  await using server = await startFakeService(saying('', 503, { 'retry-after': '3600' }));
  const client = testClient(server.url);
  await failureOf(client.applications.list());
  const failed = await failureOf(client.builds.start({ appId: 'a', workflowId: 'w', branch: 'main' }));
  expect(failed).toBeInstanceOf(NotSent);
  expect(failed).toMatchObject({ failure: { retryAfterMs: expect.any(Number) } });
  expect(failed.message).toContain('The service asked us to wait 36');
  expect(server.requests.length).toBe(1);
});
