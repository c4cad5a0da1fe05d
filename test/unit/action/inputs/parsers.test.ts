import { expect, test } from '@jest/globals';
import {
  durationBetween,
  parseBaseUrl,
  parseBoolean,
  parseDuration,
  parseLines,
  parsePort,
} from '../../../../src/action/inputs/parsers.ts';
import { parseBranchOrNone } from '../../../../src/action/sizes/inputs.ts';
import { BadValue } from '../../../../src/errors.ts';

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

test('the message about a number without a unit suggests one', () =>
  expect(() => parseDuration('90')).toThrow(/; 90 needs a unit, such as 90s or 90m$/));

test('the message about a duration that is too short or too long names both limits', () => {
  const parse = durationBetween('1s', '10m');
  expect(parse('10m')).toBe(600_000);
  expect(() => parse('601s')).toThrow('a duration from 1s to 10m');
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
  ['refs/heads/none', { branch: 'none' }],
  ['refs/heads/release/2.x', { branch: 'release/2.x' }],
])('%s is %j', (text, expected) => expect(parseBranchOrNone(text)).toEqual(expected));

test.each(['refs/tags/v1', 'refs/heads/', '"main"'])('%s is neither a branch nor none', (text) =>
  expect(() => parseBranchOrNone(text)).toThrow('the name of a branch, such as main, or none'),
);
