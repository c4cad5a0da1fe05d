import { expect, test } from '@jest/globals';
import { parseBaseUrl } from '../../../../src/core/input/address.ts';
import { BadValue } from '../../../../src/core/input/bad-value.ts';
import { parseBoolean } from '../../../../src/core/input/boolean.ts';
import { durationBetween, parseDuration } from '../../../../src/core/input/duration.ts';
import { InputError } from '../../../../src/core/input/input-error.ts';
import { parseLines, parseList } from '../../../../src/core/input/list.ts';
import { parseMap, variableMap, versionMap } from '../../../../src/core/input/map.ts';
import { createInputReader } from '../../../../src/core/input/reader.ts';
import { readConnection } from '../../../../src/tasks/inputs/connection.ts';

test.each(['true', 'True', 'TRUE'])('%s is true, as in YAML 1.2', (text) =>
  expect(parseBoolean(text)).toBe(true),
);
test.each(['false', 'False', 'FALSE'])('%s is false, as in YAML 1.2', (text) =>
  expect(parseBoolean(text)).toBe(false),
);
test.each(['yes', 'on', '1', 'tRUE', ' true', ''])('%j is no boolean', (text) =>
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

test.each(['', '90', 'soon', '1.5h', '30m1h', '-5m', '5 m', '5M', '1h30', '99999999999999999999d'])(
  '%j is no duration',
  (text) => expect(() => parseDuration(text)).toThrow(BadValue),
);

test('a bare number is told its missing unit', () => expect(() => parseDuration('90')).toThrow(/90s/));

test('a duration out of its bounds is told the bounds', () => {
  const parse = durationBetween('1s', '10m');
  expect(parse('10m')).toBe(600_000);
  expect(() => parse('601s')).toThrow('a duration from 1s to 10m');
  expect(() => parse('0s')).toThrow(BadValue);
});

test('a list has an entry a line, or several with commas; blank ones do not count', () => {
  expect(parseLines(' a, b \r\n\n c\n')).toEqual(['a, b', 'c']);
  expect(parseList('a, b\n\nc,')).toEqual(['a', 'b', 'c']);
});

test('a map of lines keeps everything after the first = and the last of two values', () => {
  const parse = parseMap(variableMap);
  expect(parse('URL=https://x/?a=b&c=d\nEMPTY=\n A = spaced \nURL=last')).toEqual({
    URL: 'last',
    EMPTY: '',
    A: 'spaced',
  });
});

test('a value may span lines as GitHub writes it, and may hold anything but its own end', () => {
  expect(parseMap(variableMap)('KEY<<EOF\n-----BEGIN\n a=b\n\nEOF2\nEOF\nNEXT=1')).toEqual({
    KEY: '-----BEGIN\n a=b\n\nEOF2',
    NEXT: '1',
  });
});

test('a line of nothing but white space and a name is refused at once, however long it is', () => {
  expect(() => parseMap(variableMap)(`${' '.repeat(30_000)}NAME`)).toThrow(BadValue);
  expect(parseMap(variableMap)(`${' '.repeat(30_000)}NAME \t = a`)).toEqual({ NAME: 'a' });
});

test('a JSON map makes texts of numbers and booleans, and 1.10 stays what it was', () => {
  expect(parseMap(versionMap)('{"flutter": "1.10", "xcode": 16.1, "beta": false}')).toEqual({
    flutter: '1.10',
    xcode: '16.1',
    beta: 'false',
  });
});

test('a number of a JSON map stays as it is written, however many digits it has', () => {
  expect(
    parseMap(variableMap)('{"A": 1.10, "B": 20261121093000123456, "C": -0, "D": 1e3, "E": "1.10"}'),
  ).toEqual({
    A: '1.10',
    B: '20261121093000123456',
    C: '-0',
    D: '1e3',
    E: '1.10',
  });
});

test('a name like __proto__ is a name like any other', () => {
  const map = parseMap(variableMap)('__proto__=x\nconstructor=y');
  expect(Object.entries(map)).toEqual([
    ['__proto__', 'x'],
    ['constructor', 'y'],
  ]);
});

test.each([
  'secret-value',
  '=secret-value',
  '1A=secret-value',
  'K<<END\nsecret-value',
  '{"A": ["secret-value"]}',
  '{"A": secret-value}',
])('the message about %j does not quote the value', (text) => {
  let message = '';
  try {
    parseMap(variableMap)(text);
  } catch (error) {
    message = String(error);
  }
  expect(message).toMatch(/^BadValue/);
  expect(message).not.toContain('secret-value');
});

test.each([
  'https://api.example.com',
  'https://example.com/build-api/',
  'http://127.0.0.1:8080',
  'http://localhost',
  'http://[::1]:1',
])('%s may be asked', (text) => expect(parseBaseUrl(text).href).toContain(text));

test.each([
  'http://example.com',
  'http://127.0.0.1.example.com',
  'ftp://localhost',
  'example.com',
  'https://u:p@example.com',
  'https://example.com/?a=b',
])('%s may not be asked', (text) => expect(() => parseBaseUrl(text)).toThrow(BadValue));

test('the message about an address shows neither user nor password of it', () => {
  const inputs = createInputReader({ input: () => 'https://someone:pass@word@api.example.com/x' });
  const read = (): unknown => inputs.value('baseUrl', parseBaseUrl, '');
  expect(read).toThrow(
    'The input baseUrl is "https://***@api.example.com/x". Allowed is an address without user',
  );
});

test.each(['with space', 'two\nlines', '“quoted”', 'caf\u00e9', 'a\u0000b'])(
  'the token %j is refused before any request, and not shown',
  (token) => {
    const inputs = createInputReader({ input: (name) => (name === 'token' ? token : '') });
    const read = (): unknown => readConnection(inputs);
    expect(read).toThrow(InputError);
    expect(read).toThrow(/^Input token has a character/);
    expect(read).not.toThrow(token);
  },
);

test('a token of signs and letters is taken as it is', () => {
  const token = 'aZ09-._~+/=:!"#$%&\'()*<>?@[]^`{|}\\';
  const inputs = createInputReader({ input: (name) => (name === 'token' ? token : '') });
  expect(readConnection(inputs)).toEqual({ token, baseUrl: new URL('https://api.codemagic.io') });
});

test('a message shows little of a long value', () => {
  const long = createInputReader({ input: () => '1'.repeat(100_000) });
  expect(() => long.value('timeout', parseDuration, '2h')).toThrow(/^.{1,500}$/);
});
