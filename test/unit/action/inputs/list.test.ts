import { expect, test } from '@jest/globals';
import { parseIds, parseList } from '../../../../src/action/inputs/lists.ts';

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
  ['["a", 1]', ['["a"', '1]']],
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

test('ids are given like every list', () => {
  expect(parseIds('a, b\nc')).toEqual(['a', 'b', 'c']);
  expect(parseIds('["a","b"]')).toEqual(['a', 'b']);
});

test('a long list takes time by its length', () => {
  const braces = '{'.repeat(50_000);
  expect(parseList(`${braces},`)).toEqual([braces]);
});
