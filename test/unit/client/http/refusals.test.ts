import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { AddressRefused, hasStatus, Refusal, StartUncertain } from '../../../../src/client/errors.ts';
import { retryAfterMs } from '../../../../src/client/http/failure.ts';
import { failureOf, oneAttempt, testClient, testToken } from '../../../support/client.ts';
import { saying, startFakeService } from '../../../support/fake-service/server.ts';

/** Statuses, and the advice in the error. */
const situations: readonly (readonly [status: number, advice: RegExp])[] = [
  ...[400, 402, 409, 422].map((status) => [status, /Check the inputs of this step\.$/] as const),
  [401, /Check that token holds a valid API token of this service\.$/],
  [403, /Check the role of the token's owner/],
  [404, /Check the ID, and check that the token has access to it\.$/],
  [429, /The token made too many requests: raise pollInterval/],
  ...[408, 425, 500, 502, 503, 504].map((status) => [status, /Try again later\.$/] as const),
];

/** Bodies of refusals that were seen (docs/hosted-service.md, "Errors and limits"), and the explanation in each. */
const bodies: readonly (readonly [body: unknown, said: string | undefined])[] = [
  [{ error: 'No such thing' }, 'No such thing'],
  [{ message: 'No such thing' }, 'No such thing'],
  [{ detail: 'No such thing' }, 'No such thing'],
  [{ error: { code: 7 }, message: 'No such thing' }, 'No such thing'],
  [{ error: '', detail: [{ loc: ['body'] }] }, undefined],
  ['', undefined],
  ['<html><h1>Bad gateway</h1></html>', undefined],
  ['null', undefined],
  ['["a"]', undefined],
];

test.each(situations)(
  'status %d is a refusal with its own advice, whatever the body',
  async (status, advice) => {
    let body: unknown;
    await using server = await startFakeService((request, response) =>
      saying(body, status)(request, response),
    );
    const client = testClient(server.url, { limits: oneAttempt });
    for (const [answered, said] of bodies) {
      body = answered;
      const error = await failureOf(client.builds.get('b'));
      expect(error).toBeInstanceOf(Refusal);
      expect([hasStatus(error, 418, status), hasStatus(error, 418)]).toEqual([true, false]);
      expect(error).toMatchObject({ operation: 'builds.get', status, failure: { kind: 'status', status } });
      expect(error.message).toContain(`refused builds.get with status ${status}${said ? `: ${said}` : ''}. `);
      expect(error.message).toMatch(advice);
      expect(error.message).not.toMatch(/Bad gateway|\[object/);
      expect(JSON.stringify([error.message, error.stack, String(error.cause)])).not.toContain(testToken);
    }
  },
);

test.each([400, 401, 403, 404, 422])('a start that is refused with %d is not uncertain', async (status) => {
  await using server = await startFakeService(saying({ error: 'no' }, status));
  const start = testClient(server.url).builds.start({ appId: 'a', workflowId: 'w', branch: 'main' });
  expect(await failureOf(start)).not.toBeInstanceOf(StartUncertain);
  expect(server.requests).toHaveLength(1);
});

// T1
test.each([301, 302, 303, 307, 308])(
  'a redirect with %d is not followed, and the error names only its origin',
  async (status) => {
    await using target = await startFakeService(saying({ build: { _id: 'b', status: 'queued' } }));
    await using server = await startFakeService(
      saying('', status, { location: `${target.url}/builds/b?token=${testToken}` }),
    );
    const error = await failureOf(testClient(server.url).builds.get('b'));
    expect(error).toBeInstanceOf(AddressRefused);
    expect(error.message).toContain(`redirects builds.get to ${target.url}.`);
    expect(error.message).not.toContain(testToken);
    expect(target.requests).toEqual([]);
    expect(server.requests).toHaveLength(1);
  },
);

test.each([
  ['/somewhere/else', (own: string) => own],
  ['//other.example/x', () => 'http://other.example'],
  ['http://[', () => 'an unreadable address'],
  [undefined, () => 'an unreadable address'],
])('the error about a redirect to %j names the resolved origin', async (location, target) => {
  await using server = await startFakeService(saying('', 302, location ? { location } : {}));
  const error = await failureOf(testClient(server.url).builds.get('b'));
  expect(error.message).toContain(`redirects builds.get to ${target(server.url)}.`);
});

const now = Date.parse('2026-11-02T09:00:00Z');
const hour = 3_600_000;

function asked(headers: Record<string, string | string[]>, status = 429): number | undefined {
  return retryAfterMs({ status, headers }, { now, longestMs: hour });
}

test('Retry-After is read as seconds', () => {
  expect(asked({ 'retry-after': '17' })).toBe(17_000);
  expect(asked({ 'retry-after': '17' }, 503)).toBe(17_000);
  expect(asked({ 'retry-after': '0' })).toBe(0);
  expect(asked({ 'retry-after': ['5'] })).toBe(5000);
});

test('Retry-After is read as a date of HTTP', () => {
  expect(asked({ 'retry-after': 'Mon, 02 Nov 2026 09:02:00 GMT' })).toBe(120_000);
});

test('a date in the past means now', () => {
  expect(asked({ 'retry-after': 'Mon, 02 Nov 2026 08:59:00 GMT' })).toBe(0);
});

test('a reset is seconds left or an epoch, depending on its size, under either name', () => {
  const epoch = String(now / 1000 + 90);
  for (const name of ['x-ratelimit-reset', 'ratelimit-reset']) {
    expect(asked({ [name]: epoch })).toBe(90_000);
    expect(asked({ [name]: '90' })).toBe(90_000);
  }
});

test('a reset is read at 429 only, because services send it with every answer', () => {
  expect(asked({ 'x-ratelimit-reset': '3000' }, 502)).toBeUndefined();
  expect(asked({ 'ratelimit-reset': '3000' }, 503)).toBeUndefined();
});

test('Retry-After takes precedence over a reset, unless it is unreadable', () => {
  expect(asked({ 'retry-after': '5', 'x-ratelimit-reset': '900' })).toBe(5000);
  expect(asked({ 'retry-after': 'soon', 'ratelimit-reset': '900' })).toBe(900_000);
});

test.each(['', 'soon', '-1', '1e9', '0x10', 'NaN', '2026', '12 apples', 'Mon, 99 Foo 2026 09:02:00 GMT'])(
  'Retry-After %j asks for nothing, or for a time within the bounds',
  (value) => {
    const expected = value === '2026' ? 2_026_000 : undefined;
    expect(asked({ 'retry-after': value })).toBe(expected);
  },
);

// T10
test('no header can ask for a negative time or for more than the longest pause', () => {
  const value = fc.oneof(
    fc.string(),
    fc.integer().map(String),
    fc.bigInt().map(String),
    fc.double().map(String),
    fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
  );
  const headers = fc.record(
    { 'retry-after': value, 'x-ratelimit-reset': value, 'ratelimit-reset': value },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(headers, (said) => {
      const ms = asked(said as Record<string, string>);
      expect(ms === undefined || (ms >= 0 && ms <= hour)).toBe(true);
    }),
    { seed: 4, numRuns: 2000 },
  );
});
