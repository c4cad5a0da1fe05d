import { expect, test } from '@jest/globals';
import { createRedactor } from '../../../../src/action/text/redaction.ts';
import { callRunner } from '../../../support/runner-process.ts';

const key = '-----BEGIN KEY-----\r\nb3BlbnNz"aC1r/ZX+k==\r\n\r\nab\r\n-----END KEY-----';

function redactorOf(...secrets: string[]): (text: string) => string {
  const redactor = createRedactor();
  for (const secret of secrets) redactor.addSecret(secret);
  return redactor.redact;
}

test('a secret is hidden wherever and however often it stands', () => {
  expect(redactorOf('s3cr3t')('s3cr3t as3cr3ts3cr3tb')).toBe('*** a******b');
});

test('a secret is hidden as it stands in JSON and in an address', () => {
  const secret = 'p"ss\\w/rd +ü';
  const redact = redactorOf(secret);
  expect(redact(JSON.stringify({ token: secret }))).toBe('{"token":"***"}');
  expect(redact(`https://x/?t=${encodeURIComponent(secret)}`)).toBe('https://x/?t=***');
});

test('a secret is hidden as it stands in HTML, in a form, and in base64 of itself and of a longer text', () => {
  const secret = 'p"ss<w>rd & o\'more';
  const redact = redactorOf(secret);
  expect(redact('p&quot;ss&lt;w&gt;rd &amp; o&#39;more')).toBe('***');
  expect(redact(`t=${new URLSearchParams({ t: secret }).toString().slice(2).replace('%27', "'")}`)).toBe(
    't=***',
  );
  expect(redact(encodeURIComponent(secret).toLowerCase())).toBe('***');
  for (const user of ['', 'a', 'ab', 'abc'])
    for (const rest of ['', 'x', 'xy'])
      for (const form of ['base64', 'base64url'] as const) {
        const text = Buffer.from(`${user}${secret}${rest}`).toString(form);
        expect(redact(text)).toMatch(/^.{0,4}\*{3}.{0,6}$/);
      }
});

test('values of variables are hidden in prose, and only there; masked inputs everywhere', () => {
  const redactor = createRedactor();
  redactor.addSecret('s3cr3t-token');
  redactor.addValues(['production', 'third line\r\nfourth line', 'debug', '', ' ']);
  const said = 's3cr3t-token of production: debug fourth line';
  expect(redactor.redact(said)).toBe('*** of production: debug fourth line');
  expect(redactor.redactProse(said)).toBe('*** of ***: debug ***');
});

test('a secret of several lines is hidden whole, and line by line, in each of these forms', () => {
  const redact = redactorOf(key);
  expect(redact(`a ${key} b`)).toBe('a *** b');
  expect(redact(key.replaceAll('\r', ''))).toBe('***\n***\n\nab\n***');
  expect(redact('  b3BlbnNz"aC1r/ZX+k==  ')).toBe('  ***  ');
  expect(redact(JSON.stringify(key))).toBe('"***"');
  expect(redact(JSON.stringify(['b3BlbnNz"aC1r/ZX+k==']))).toBe('["***"]');
  expect(redact(encodeURIComponent('b3BlbnNz"aC1r/ZX+k=='))).toBe('***');
});

test('a secret within another leaves no rest of it', () => {
  expect(redactorOf('abcd', 'abcdefgh', 'efgh')('abcdefgh abcd')).toBe('*** ***');
});

test('signs with a meaning in patterns and replacements are nothing but signs', () => {
  expect(redactorOf('a.c$&(')('abc$&( a.c$&(')).toBe('abc$&( ***');
});

test('everyday words are not blotted out: what is shorter than four characters stays', () => {
  expect(redactorOf('', 'abc', 'x\ny\nword')('abc y x word')).toBe('abc y x ***');
});

// T3
test('what is masked is hidden in log, annotations, groups, outputs and the summary', async () => {
  const token = 'token"with\\signs';
  const said = `the service says ${token}`;
  const { printed, lines, outputs, summary } = await callRunner([
    ['mask', token],
    ['info', said],
    ['debug', said],
    ['warning', said, { title: said }],
    ['group', said, [said]],
    ['setOutput', 'builds', JSON.stringify([{ message: said }])],
    ['setOutput', 'text', `${said}\nand more`],
    ['writeSummary', `## ${said}`],
  ]);
  const [first, ...rest] = lines;
  expect(first).toBe(`::add-mask::${token}`);
  expect(rest.join('\n')).not.toContain('token');
  expect(printed.match(/the service says \*\*\*/g)).toHaveLength(6);
  expect(outputs).toEqual({
    builds: '[{"message":"the service says ***"}]',
    text: 'the service says ***\nand more',
  });
  expect(summary).toBe('## the service says ***\n');
});

test('a mask of several lines is one command', async () => {
  const { lines, commands } = await callRunner([['mask', key]]);
  expect(lines).toHaveLength(1);
  expect(commands).toEqual([{ name: 'add-mask', properties: {}, data: key }]);
});

test('an empty mask masks nothing, and prints nothing', async () => {
  const { printed } = await callRunner([
    ['mask', ''],
    ['info', 'as before'],
  ]);
  expect(printed).toBe('as before\n');
});
