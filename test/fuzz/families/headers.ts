import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { gitHubFailure } from '../../../src/action/github/failure.ts';
import { parseContentRange, strongTag, unsatisfiedLength } from '../../../src/client/download/open.ts';
import { retryAfterMs } from '../../../src/client/http/failure.ts';
import { fileResponse } from '../../../src/service/server/response.ts';
import { clientOf } from '../fake-answer.ts';
import { insist, property, workFolder } from '../property.ts';
import { damaged, hostileText, numberText, repeated, soup } from '../values/texts.ts';

const date = fc.oneof(
  fc.constantFrom(
    'Sun, 06 Nov 1994 08:49:37 GMT',
    'Sunday, 06-Nov-94 08:49:37 GMT',
    'Sun Nov  6 08:49:37 1994',
  ),
  fc.constantFrom('Sun, 99 Xyz 9999 99:99:99 GMT', 'Sun, 30 Feb 2026 24:00:00 GMT'),
);
const pause = fc.oneof(
  numberText,
  damaged(date),
  soup(['120', '-1', '.5', ' ', ',', 'GMT', 'Sun, ', '1e9']),
  hostileText,
);
const contentRange = fc.oneof(
  fc.tuple(numberText, numberText, numberText).map(([from, to, of]) => `bytes ${from}-${to}/${of}`),
  soup(['bytes', ' ', '0', '-', '499', '/', '1000', '*', 'items']),
  repeated(fc.constantFrom('9', 'bytes ', '"')),
  hostileText,
);
const tag = fc.oneof(soup(['"', 'W/', 'abc', ' ', '\n']), hostileText);
const asked = { 'retry-after': pause, 'x-ratelimit-reset': pause, 'ratelimit-reset': pause };
const longestMs = 3_600_000;

const pauses = property(
  'headers/retry-after',
  fc.record({ status: fc.constantFrom(200, 429, 502, 503), headers: fc.record(asked, { requiredKeys: [] }) }),
  (answer) => {
    const ms = retryAfterMs(answer, { now: Date.UTC(2026, 10, 2), longestMs });
    insist(ms === undefined || (ms >= 0 && ms <= longestMs), 'a pause is between none and the longest');
  },
);

const contentRanges = property('headers/content-range', fc.tuple(contentRange, tag), ([range, etag]) => {
  const found = parseContentRange(range);
  insist(found === undefined || Number.isSafeInteger(found.from), 'a range is made of numbers');
  unsatisfiedLength(range);
  strongTag(etag);
});

const gitHub = property(
  'headers/github',
  fc.record({
    status: fc.constantFrom(401, 403, 404, 429, 500),
    message: hostileText,
    'retry-after': pause,
    'x-ratelimit-reset': pause,
    'x-ratelimit-remaining': pause,
  }),
  ({ status, message, ...headers }) => {
    const thrown = Object.assign(new Error(message), { status, response: { headers } });
    const { retryAfterMs: pause } = gitHubFailure(thrown, {
      method: 'GET',
      url: '/',
      redact: (text) => text,
      now: 0,
    });
    insist(pause === undefined || pause >= 0, 'a pause is none that has passed');
  },
);

/** A download in which every part of the answer is wrong. */
const download = property(
  'headers/download',
  fc.tuple(
    fc.array(
      fc.record({
        status: fc.constantFrom(200, 206, 302, 416, 403, 500, 304, 307),
        headers: fc.record(
          {
            ...asked,
            'content-range': contentRange,
            'content-length': numberText,
            etag: tag,
            location: fc.oneof(
              soup(['https:', 'http:', '//', 'a.b', '/', '@', ':', '?', 'data:,']),
              hostileText,
            ),
          },
          { requiredKeys: [] },
        ),
        text: hostileText,
      }),
      { minLength: 1, maxLength: 3 },
    ),
    fc.option(fc.nat(100), { nil: undefined }),
  ),
  async ([answers, size]) => {
    let length = 0;
    const sink = {
      get length() {
        return length;
      },
      write(chunk: Buffer) {
        length += chunk.length;
        return undefined;
      },
      async restart() {
        length = 0;
      },
    };
    const url = '/api/artifacts/1/2/app.apk';
    await clientOf(answers).artefacts.download({ url, sink, size });
  },
);

export const headers = [pauses, contentRanges, gitHub, download];

const size = 1_000;
const range = fc.oneof(
  fc.tuple(fc.nat(2 * size), fc.nat(2 * size)).map(([from, to]) => `bytes=${from}-${to}`),
  fc.tuple(numberText, numberText).map(([from, to]) => `bytes=${from}-${to}`),
  soup(['bytes', '=', '0', '1', '999', '1000', '-', ',', ' ', 'items']),
  repeated(fc.constantFrom('0-1,', '0-,', '9')),
  hostileText,
);
const fileTag = fc.oneof(soup(['"', 'hash', 'W/', '*', ',', ' ']), hostileText);
/** The service stores only well-formed names. */
const name = fc.oneof(hostileText, fc.constant('app.apk')).map((text) => text.toWellFormed());

export const ranges = [
  property('ranges/file', fc.record({ range, condition: fileTag, known: fileTag, name }), async (asked) => {
    const path = join(workFolder(), 'file');
    writeFileSync(path, Buffer.alloc(size));
    const request = requestWith({
      range: asked.range,
      'if-range': asked.condition,
      'if-none-match': asked.known,
    });
    const answer = await fileResponse({ path, size, blob: 'hash', name: asked.name }, request);
    const body = await answer.arrayBuffer();
    insist([200, 206, 304, 416].includes(answer.status), 'the status is one for a file');
    insist(
      answer.status >= 300 || body.byteLength === Number(answer.headers.get('content-length')),
      'as many bytes come as were said',
    );
  }),
];

/** A request with the valid ones of these headers; the server's parser rejects all others. */
function requestWith(headers: Readonly<Record<string, string>>): Request {
  const sent = Object.entries(headers).filter(
    ([, value]) => value !== '' && /^[\t -~\x80-\xff]*$/.test(value),
  );
  return new Request('http://127.0.0.1/file', { headers: Object.fromEntries(sent) });
}
