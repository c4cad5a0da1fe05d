import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { gitHubFailure } from '../../src/action/github/client.ts';
import { clientOf } from './fake-answer.ts';
import { assertReads } from './reading.ts';
import { hostileText, numberText, repeated, soup } from './values/texts.ts';

const pause = fc.oneof(numberText, soup(['120', '-1', '.5', ' ', ',', 'GMT', 'Sun, ', '1e9']), hostileText);
const contentRange = fc.oneof(
  fc.tuple(numberText, numberText, numberText).map(([from, to, of]) => `bytes ${from}-${to}/${of}`),
  soup(['bytes', ' ', '0', '-', '499', '/', '1000', '*', 'items']),
  repeated(fc.constantFrom('9', 'bytes ', '"')),
  hostileText,
);
const tag = fc.oneof(soup(['"', 'W/', 'abc', ' ', '\n']), hostileText);
const asked = { 'retry-after': pause, 'x-ratelimit-reset': pause, 'ratelimit-reset': pause };

test('a pause that GitHub asks for has not passed', () =>
  assertReads(
    fc.record({
      status: fc.constantFrom(401, 403, 404, 429, 500),
      message: hostileText,
      'retry-after': pause,
    }),
    ({ status, message, ...headers }) => {
      const thrown = Object.assign(new Error(message), { status, response: { headers } });
      const failure = gitHubFailure(thrown, { method: 'GET', url: '/', redact: String });
      expect(failure.retryAfterMs ?? 0).toBeGreaterThanOrEqual(0);
    },
  ));

const location = fc.oneof(
  fc.constantFrom('https://[', 'https://a:b@a.b', '//', '?'),
  soup(['https:', 'http:', '//', 'a.b', '/', '@', ':', '?', 'data:,']),
  hostileText,
);
/** An answer to a download of which every part is wrong. */
const part = fc.record({
  status: fc.constantFrom(200, 206, 302, 416, 403, 500, 304, 307),
  headers: fc.record(
    { ...asked, 'content-range': contentRange, 'content-length': numberText, etag: tag, location },
    { requiredKeys: [] },
  ),
  text: hostileText,
});

// T10
test('a download ends, complete or refused', () =>
  assertReads(
    fc.tuple(fc.array(part, { minLength: 1, maxLength: 3 }), fc.option(fc.nat(100), { nil: undefined })),
    async ([answers, size]) => {
      const file = { appendFile: async () => {}, truncate: async () => {}, stat: async () => ({ size: 0 }) };
      await clientOf(answers).artefacts.download({ url: '/api/artifacts/1/2/app.apk', file, size });
    },
  ));
