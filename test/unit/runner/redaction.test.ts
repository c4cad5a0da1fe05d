import { expect, test } from '@jest/globals';
import { createRedactor } from '../../../src/runner/redactor.ts';
import { callRunner } from '../../support/runner-process.ts';

const key = '-----BEGIN KEY-----\r\nb3BlbnNz"aC1r/ZX+k==\r\n\r\nab\r\n-----END KEY-----';

function redactorOf(...secrets: string[]): (text: string) => string {
  const redactor = createRedactor();
  for (const secret of secrets) redactor.add(secret);
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
  expect(redactorOf('', 'abc', 'x\ny\nword')('abc x y word')).toBe('abc x y ***');
});

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
