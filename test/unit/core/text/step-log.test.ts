import { expect, test } from '@jest/globals';
import { createRedactor } from '../../../../src/core/report/redaction.ts';
import { logTail } from '../../../../src/core/text/step-log.ts';

const keep = (text: string) => text;

function redactorOf({ secrets = [], values = [] }: { secrets?: string[]; values?: string[] }) {
  const redactor = createRedactor();
  for (const secret of secrets) redactor.addSecret(secret);
  redactor.addValues(values);
  return redactor.redactProse;
}

test('markup, entities and colours are removed', () => {
  const log =
    '<span style="color: #f00">error</span>: List&lt;int&gt; &amp;lt; \u001b[31mred\u001b[0m &#39;x&#x27; &unknown;';
  expect(logTail(log, { redact: keep })).toEqual(["error: List<int> &lt; red 'x' &unknown;"]);
});

test('an overwritten line shows only its last text', () => {
  expect(logTail('10%\r20%\r100%\ndone\r\nlast\r', { redact: keep })).toEqual(['100%', 'done', 'last']);
});

test('the last 40 lines are kept, without empty ones at the end', () => {
  const log = `${Array.from({ length: 50 }, (_, n) => `line ${n}`).join('\n')}\n\n\n`;
  const tail = logTail(log, { redact: keep });
  expect([tail.length, tail[0], tail.at(-1)]).toEqual([40, 'line 10', 'line 49']);
});

test.each(['', '\n\n', '<span></span>\n'])('an empty log, %j, has no last line', (log) => {
  expect(logTail(log, { redact: keep })).toEqual([]);
});

test('links, titles and cursor movements are removed; text after an unfinished sequence stays', () => {
  const log =
    '\u001b]0;title\u0007a\u001b]8;;https://x\u001b\\b\u001b]8;;\u001b\\ \u001b[2K\u001b[1;1Hc \u001b(Bd\u001b7 \u009b1me\n\u001b]never ended\n\u001b';
  expect(logTail(log, { redact: keep })).toEqual(['ab c d e', 'never ended']);
});

/** Each of them once took time that grew with the square of the log: minutes for what a script prints in a moment. */
test.each(['<span ', '\r', '\u001b]', '\u001b[1', '\u001b];', '\u009b', '&#1', '</span'])(
  'a log of nothing but %j is cut like any other',
  (part) => {
    const log = `${part.repeat(1_000_000 / part.length)}x\nlast`;
    expect(logTail(log, { redact: keep }).at(-1)).toBe('last');
  },
);

test('of a long log only whole lines of its end are read, so that no half of a secret is shown', () => {
  const redact = redactorOf({ secrets: ['hunter22'] });
  const long = 'hunter22'.repeat(200_000);
  expect(logTail(`${long}\n\nlast`, { redact })).toEqual(['', 'last']);
  expect(logTail(long, { redact })).toEqual(['***'.repeat(200_000)]);
});

test('secrets are hidden, even with markup or colours in the middle of one', () => {
  const redact = redactorOf({ secrets: ['token'], values: ['hunter22', 'short', 'hunter22-and-more'] });
  const log = 'hun<span>ter</span>22 hunt\u001b[1mer22-and-more short token&nbsp;';
  expect(logTail(log, { redact })).toEqual(['*** *** short ***']);
});
