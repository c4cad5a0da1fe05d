import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { fileResponse } from '../../../src/service/server/response.ts';
import { insist, property } from '../property.ts';
import { hostileText, numberText, repeated, soup } from '../values/texts.ts';
import { workFolder } from '../work-folder.ts';

const size = 1_000;
const range = fc.oneof(
  fc.tuple(fc.nat(2 * size), fc.nat(2 * size)).map(([from, to]) => `bytes=${from}-${to}`),
  fc.tuple(numberText, numberText).map(([from, to]) => `bytes=${from}-${to}`),
  soup(['bytes', '=', '0', '1', '999', '1000', '-', ',', ' ', 'items']),
  repeated(fc.constantFrom('0-1,', '0-,', '9')),
  hostileText,
);
const tag = fc.oneof(soup(['"', 'hash', 'W/', '*', ',', ' ']), hostileText);
/** The service stores only well-formed names. */
const name = fc.oneof(hostileText, fc.constant('app.apk')).map((text) => text.toWellFormed());

export const ranges = [
  property('ranges/file', fc.record({ range, condition: tag, known: tag, name }), async (asked) => {
    const path = join(workFolder(), 'file');
    writeFileSync(path, Buffer.alloc(size));
    const request = requestWith({
      range: asked.range,
      'if-range': asked.condition,
      'if-none-match': asked.known,
    });
    const answer = await fileResponse({ path, size, hash: 'hash', name: asked.name }, request);
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
