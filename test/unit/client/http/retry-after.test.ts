import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { retryAfterMs } from '../../../../src/client/http/failure.ts';

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

test('Retry-After is read as a date in each format of HTTP', () => {
  expect(asked({ 'retry-after': 'Mon, 02 Nov 2026 09:02:00 GMT' })).toBe(120_000);
  expect(asked({ 'retry-after': 'Monday, 02-Nov-26 09:02:00 GMT' })).toBe(120_000);
  expect(asked({ 'retry-after': 'Mon Nov  2 09:02:00 2026' })).toBe(120_000);
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
