import { expect, test } from '@jest/globals';
import { parseMap, parseWorkflowInputs, variableMap } from '../../../../src/action/inputs/lists.ts';
import { parseGroups } from '../../../../src/action/service/run.ts';
import { BadValue } from '../../../../src/errors.ts';

test('a map of lines keeps everything after the first =, and the last of two values', () => {
  const parse = parseMap(variableMap);
  expect(parse('URL=https://x/?a=b&c=d\nEMPTY=\n A = spaced \nURL=last')).toEqual({
    URL: 'last',
    EMPTY: '',
    A: 'spaced',
  });
});

test("a value may span lines in the form of GitHub's command files, and contain anything but its end", () => {
  expect(parseMap(variableMap)('KEY<<EOF\n-----BEGIN\n a=b\n\nEOF2\nEOF\nNEXT=1')).toEqual({
    KEY: '-----BEGIN\n a=b\n\nEOF2',
    NEXT: '1',
  });
});

test('a long run of white space before a name is read in linear time', () => {
  expect(() => parseMap(variableMap)(`${' '.repeat(30_000)}NAME`)).toThrow(BadValue);
  expect(parseMap(variableMap)(`${' '.repeat(30_000)}NAME \t = a`)).toEqual({ NAME: 'a' });
});

test('numbers and booleans in a JSON map become strings, with all digits', () => {
  expect(
    parseMap(variableMap)(
      '{"A": 1.10, "B": 20261121093000123456, "C": -0, "D": 1e3, "E": "1.10", "F": false}',
    ),
  ).toEqual({
    F: 'false',
    A: '1.10',
    B: '20261121093000123456',
    C: '-0',
    D: '1e3',
    E: '1.10',
  });
});

test('a name like __proto__ has no special meaning', () => {
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
  ['A=1\n\n1A=2', 'line 3', 'NAME=value'],
  ['A=1\nB<<END\nC=2', 'line 2', 'END on a line of its own'],
  ['A: 1', 'line 1', 'use = instead of :'],
  ['- A=1', 'line 1', 'remove "- "'],
  ['{"A": "1", "1A": "2"}', 'entry 2', 'this name is not valid'],
  ['{"A": "1", "B": null}', 'entry 2', 'null, lists and objects are not supported'],
])('%j is refused with the place of the mistake', (text, place, cure) => {
  const refused = expect(() => parseMap(variableMap)(text));
  refused.toThrow(cure);
  refused.toThrow(expect.objectContaining({ where: place }));
});

test('a YAML list of groups is refused', () => {
  expect(() => parseGroups('- signing=signing.env')).toThrow('remove "- "');
});

test('values of workflow inputs keep their type in JSON, and are texts in lines', () => {
  expect(parseWorkflowInputs('{"a": 1.5, "b": -9007199254740991, "c": true, "d": "1"}')).toEqual({
    a: 1.5,
    b: -9007199254740991,
    c: true,
    d: '1',
  });
  expect(parseWorkflowInputs('a=1.5\nb=true')).toEqual({ a: '1.5', b: 'true' });
});

test.each(['9007199254740992', '1e999'])('the number %s would not be sent as it was given', (number) => {
  expect(() => parseWorkflowInputs(`{"n": ${number}}`)).toThrow('at most 15 digits');
});
