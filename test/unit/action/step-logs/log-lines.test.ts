import { expect, test } from '@jest/globals';
import { readLines } from '../../../../src/action/step-logs/log-lines.ts';
import { createRedactor, type Redact } from '../../../../src/action/text/redaction.ts';

const keep: Redact = (text) => text;

/** The lines of a log that arrives in chunks of this many bytes. */
function linesOf(log: string, { redact = keep, chunk = 64 * 1024 } = {}): string[] {
  const lines: string[] = [];
  const reader = readLines({ redact, line: (text) => lines.push(text) });
  const bytes = Buffer.from(log);
  for (let at = 0; at < bytes.length; at += chunk) reader.write(bytes.subarray(at, at + chunk));
  reader.end();
  return lines;
}

function redactorOf({ secrets = [], values = [] }: { secrets?: string[]; values?: string[] }): Redact {
  const redactor = createRedactor();
  for (const secret of secrets) redactor.addSecret(secret);
  redactor.addValues(values);
  return redactor.redactProse;
}

test('markup, entities and colours are removed', () => {
  const log =
    '<span style="color: #f00">error</span>: List&lt;int&gt; &amp;lt; \u001b[31mred\u001b[0m &#39;x&#x27; &unknown;';
  expect(linesOf(log)).toEqual(["error: List<int> &lt; red 'x' &unknown;"]);
});

test('an overwritten line shows only its last text', () => {
  const log = '10%\r20%\r<span>100%</span>\r</span>\ndone\r\n\nlast\r';
  expect(linesOf(log)).toEqual(['100%', 'done', '', 'last']);
});

test('links, titles and cursor movements are removed; text after an unfinished sequence stays', () => {
  const log =
    '\u001b]0;title\u0007a\u001b]8;;https://x\u001b\\b\u001b]8;;\u001b\\ \u001b[2K\u001b[1;1Hc \u001b(Bd\u001b7 \u009b1me\n\u001b]never ended\n\u001b';
  expect(linesOf(log)).toEqual(['ab c d e', 'never ended', '']);
});

test('wherever chunks are split, in letters and in markup, the lines are the same', () => {
  const log = '<span style="a">größe 東京 😀</span> &amp; \u001b[1mend\u001b[0m\r\nhunter22 next\n';
  const redact = redactorOf({ secrets: ['hunter22'] });
  const whole = ['größe 東京 😀 & end', '*** next', ''];
  for (const chunk of [1, 2, 3, 7, 1000]) expect(linesOf(log, { redact, chunk })).toEqual(whole);
});

/** Each of them once took time that grew with the square of the log: minutes for what a script prints in a moment. */
// T6
test.each(['<span ', '\r', '\u001b]', '\u001b[1', '\u001b];', '\u009b', '&#1', '</span', 'x\r', '\n'])(
  'a log of nothing but %j is read like any other',
  (part) => {
    const log = `${part.repeat(1_000_000 / part.length)}x\nlast`;
    expect(linesOf(log, { chunk: 100 }).at(-1)).toBe('last');
  },
);

// T6
test('of a long line the beginning is shown, and never half of a secret', () => {
  const secret = 'hunter22'.repeat(500);
  const redact = redactorOf({ secrets: [secret] });
  const [line = '', last] = linesOf(`${'x'.repeat(2_990)}${secret}\nlast`, { redact });
  expect([line, last]).toEqual([`${'x'.repeat(2_990)}***`, 'last']);
  const [long = ''] = linesOf(`${'</span>'.repeat(37_300)}${secret}${'</span>'.repeat(37_300)}`, { redact });
  expect(long).toBe('…');
  expect(linesOf('x'.repeat(1_000_000))).toEqual([`${'x'.repeat(2_999)}…`]);
});

test('after a line that is too long, what overwrites it is shown', () => {
  expect(linesOf(`${'x'.repeat(1_000_000)}\r100%\nlast`)).toEqual(['100%', 'last']);
});

test('secrets are hidden, even with markup or colours in the middle of one', () => {
  const redact = redactorOf({ secrets: ['token'], values: ['hunter22', 'short', 'hunter22-and-more'] });
  const log = 'hun<span>ter</span>22 hunt\u001b[1mer22-and-more short token&nbsp;';
  expect(linesOf(log, { redact })).toEqual(['*** *** short *** ']);
});
