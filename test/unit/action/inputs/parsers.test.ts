import { expect, test } from '@jest/globals';
import { maskPassword, readConnection } from '../../../../src/action/inputs/connection.ts';
import {
  parseIds,
  parseLines,
  parseList,
  parseMap,
  variableMap,
} from '../../../../src/action/inputs/lists.ts';
import { durationBetween, oneOf, parseBaseUrl, parseBoolean } from '../../../../src/action/inputs/parsers.ts';
import { type InputReader, readInputs } from '../../../../src/action/inputs/reader.ts';
import { parsePort } from '../../../../src/action/service/run.ts';
import { parseBranchOrNone } from '../../../../src/action/sizes/inputs.ts';
import { BadValue, InputError } from '../../../../src/errors.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';

const parseDuration = durationBetween('0s', '3650d');

/** Reads inputs that all have this text. */
function read<Value>(text: string, one: (inputs: InputReader) => Value): Value {
  return readInputs({ input: () => text }, one);
}

function readToken(token: string) {
  return readInputs({ input: (name) => (name === 'token' ? token : '') }, (inputs) =>
    readConnection(inputs, memoryRunner({ with: {} }).runner),
  );
}

test.each(['true', 'True', 'TRUE'])('%s is true, as in YAML 1.2', (text) =>
  expect(parseBoolean(text)).toBe(true),
);
test.each(['false', 'False', 'FALSE'])('%s is false, as in YAML 1.2', (text) =>
  expect(parseBoolean(text)).toBe(false),
);
test.each(['yes', 'on', '1', 'tRUE', ' true', ''])('%j is not a boolean', (text) =>
  expect(() => parseBoolean(text)).toThrow(BadValue),
);

test.each([
  ['90s', 90],
  ['45m', 2_700],
  ['2h', 7_200],
  ['1h30m', 5_400],
  ['7d', 604_800],
  ['1d2h3m4s', 93_784],
  ['0s', 0],
])('%s is %d seconds', (text, seconds) => expect(parseDuration(text)).toBe(seconds * 1000));

test.each(['0', '8080', '65535'])('%s is a port', (text) => expect(parsePort(text)).toBe(Number(text)));
test.each(['65536', '-1', '1e3', '0x50', ' 80', ''])('%j is not a port', (text) =>
  expect(() => parsePort(text)).toThrow(BadValue),
);

test.each(['', '90', 'soon', '1.5h', '30m1h', '-5m', '5 m', '5M', '1h30', '99999999999999999999d'])(
  '%j is not a duration',
  (text) => expect(() => parseDuration(text)).toThrow(BadValue),
);

test('the message about a duration that is too short or too long names both limits', () => {
  const parse = durationBetween('1s', '10m');
  expect(parse('10m')).toBe(600_000);
  expect(() => parse('601s')).toThrow('a duration from 1s to 10m');
  expect(() => parse('90')).toThrow(/; 90 needs a unit, such as 90s or 90m$/);
  expect(() => parse('0s')).toThrow(BadValue);
});

test('lines are trimmed, and blank ones are skipped', () => {
  expect(parseLines(' a, b \r\n\n c\n')).toEqual(['a, b', 'c']);
});

test.each([
  'https://api.example.com',
  'https://example.com/build-api/',
  'http://127.0.0.1:8080',
  'http://localhost',
  'http://[::1]:1',
])('%s is an address of a service', (text) => expect(parseBaseUrl(text).href).toContain(text));

// T40
test.each([
  'http://example.com',
  'http://127.0.0.1.example.com',
  'ftp://localhost',
  'example.com',
  'https://u:p@example.com',
  'https://example.com/?a=b',
])('%s is refused as the address of a service', (text) => expect(() => parseBaseUrl(text)).toThrow(BadValue));

test.each([
  ['none', 'none'],
  ['refs/heads/release/2.x', 'release/2.x'],
])('%s is %j', (text, expected) => expect(parseBranchOrNone(text)).toEqual(expected));

test.each(['refs/tags/v1', 'refs/heads/', '"main"'])('%s is neither a branch nor none', (text) =>
  expect(() => parseBranchOrNone(text)).toThrow('none or the name of a branch'),
);

test('the message about an address hides its user and password', () => {
  const address = 'https://someone:pass@word@api.example.com/x';
  expect(() => read(address, (inputs) => inputs.needed('baseUrl', parseBaseUrl))).toThrow(
    'The baseUrl input is "https://***@api.example.com/x". Expected a URL without user',
  );
});

test('a message cuts a long value', () => {
  expect(() => read('1'.repeat(100_000), (inputs) => inputs.value('timeout', parseDuration, '2h'))).toThrow(
    /^.{1,500}$/,
  );
});

test('an input without a value or a default is said to be required', () => {
  expect(() => read('', (inputs) => inputs.required('appId', 'It is the id.'))).toThrow(
    'The appId input is required. It is the id.',
  );
  expect(() => read('', (inputs) => inputs.needed('operation', oneOf(['list', 'clear'])))).toThrow(
    'The operation input is required. Expected list or clear.',
  );
});

test('braces in Markdown and in values of variables, and nested braces of a pattern, are no expression', () => {
  expect(read('a={{ b }}', (inputs) => inputs.text('commentText'))).toBe('a={{ b }}');
  expect(read('a={{ b }}', (inputs) => inputs.optional('variables', parseMap(variableMap)))).toEqual({
    a: '{{ b }}',
  });
  expect(read('{{a,b},{c,d}}', (inputs) => inputs.text('artefacts'))).toBe('{{a,b},{c,d}}');
});

test.each([
  ['a, b\n\nc,', ['a', 'b', 'c']],
  [' a b \r\n\n c\n', ['a b', 'c']],
  ['["a", "b, c", " "]', ['a', 'b, c']],
  ['[\n  "a"\n]', ['a']],
  ['[]', []],
  ['["a"]\n\n[]\n["b", "c"]\nd, e', ['a', 'b', 'c', 'd', 'e']],
  ['app-{debug,release}.apk, *.ipa', ['app-{debug,release}.apk', '*.ipa']],
  ['{a,{b,c}},d', ['{a,{b,c}}', 'd']],
  ['a{b, c', ['a{b', 'c']],
  ['a}, {b', ['a}', '{b']],
  ['[ab]*.apk', ['[ab]*.apk']],
  ['!*.txt\n*.apk', ['!*.txt', '*.apk']],
])('%j is the list %j', (text, list) => {
  expect(parseList(text)).toEqual(list);
});

test.each(['["a", "b"', "['a', 'b']", '"a"', '[a, b]', "'a'"])(
  '%j is not taken for an id: quotes and brackets are those of a list that does not parse',
  (text) => {
    expect(() => parseIds(text)).toThrow('JSON list');
  },
);

test('a long list takes time by its length', () => {
  const braces = '{'.repeat(50_000);
  expect(parseList(`${braces},`)).toEqual([braces]);
});

test.each(['with space', 'two\nlines', '“quoted”', 'caf\u00e9', 'a\u0000b'])(
  'the token %j is refused, and not shown',
  (token) => {
    const reading = expect(() => readToken(token));
    reading.toThrow(InputError);
    reading.toThrow(/^The token input contains a character/);
    reading.not.toThrow(token);
  },
);

test('a token may have any printable character of ASCII', () => {
  const token = 'aZ09-._~+/=:!"#$%&\'()*<>?@[]^`{|}\\';
  expect(readToken(token)).toEqual({
    token,
    baseUrl: new URL('https://api.codemagic.io'),
  });
});

test('a password in an address is masked as it is written and decoded', () => {
  const { runner } = memoryRunner({ with: { repository: 'https://me:pass%2Fword@example.com/a.git' } });
  maskPassword(runner, 'repository');
  expect(runner.redactor.redact('pass%2Fword pass/word')).toBe('*** ***');
});
