import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import picomatch from 'picomatch';
import { parsePattern, WrongPattern } from '../../src/pattern.ts';

test.each([
  ['*', 'app.apk', true],
  ['*.apk', 'app.apk', true],
  ['*.apk', 'app.apks', false],
  ['*.apk', 'out/app.apk', false],
  ['app-?.apk', 'app-1.apk', true],
  ['app-?.apk', 'app-.apk', false],
  ['?', '😀', true],
  ['a**b', 'a-b', true],
  ['a**b', 'a/b', false],
  ['**', 'a/b/c', true],
  ['**/*.apk', 'app.apk', true],
  ['**/*.apk', 'out/apk/app.apk', true],
  ['out/**/app.apk', 'out/app.apk', true],
  ['out/**/app.apk', 'out/a/b/app.apk', true],
  ['out/**/app.apk', 'out/a/b/app.aab', false],
  ['**/a/**/b', 'x/a/y/a/z/b', true],
  ['./out//*.apk', 'out/app.apk', true],
  ['/srv/*', '/srv/app', true],
  ['/srv/*', 'srv/app', false],
  ['app.{apk,aab}', 'app.aab', true],
  ['app{,-debug}.apk', 'app.apk', true],
  ['{a,b{c,d}}{1,2}', 'bd2', true],
  ['{out/*,*}.apk', 'out/app.apk', true],
  ['{app}', '{app}', true],
  ['{a,{b,c}', '{a,c', true],
  ['[ab]*', 'bx', true],
  ['[ab]*', 'cx', false],
  ['[a-c]', 'b', true],
  ['[!a-c]', 'd', true],
  ['[^a-c]', 'b', false],
  ['[]-]', ']', true],
  ['[a-]', '-', true],
  ['[\\]]', ']', true],
  ['[a', '[a', true],
  ['a[].apk', 'a[].apk', true],
  ['[!]', '[!]', true],
  ['[!]', 'x', false],
  ['[^]', '[^]', true],
  ['[!]a]', 'x', true],
  ['\\*', '*', true],
  ['\\*', 'a', false],
  ['app (1).apk', 'app (1).apk', true],
  ['a\\@(1)', 'a@(1)', true],
  ['a.b', 'axb', false],
  ['*a*a*b', 'aaaab', true],
  ['*', '.hidden', true],
])('%j matches %j: %s', (pattern, name, matches) => {
  expect(parsePattern(pattern, { hidden: 'matched' }).matches(name)).toBe(matches);
});

test.each([
  ['*', '.env', false],
  ['?env', '.env', false],
  ['[.]env', '.env', false],
  ['.e*', '.env', true],
  ['**', 'a/.git/config', false],
  ['**/.git/**', 'a/.git/config', true],
  ['{.,}env', '.env', true],
])('with hidden names only by a written dot, %j matches %j: %s', (pattern, name, matches) => {
  expect(parsePattern(pattern, { hidden: 'written' }).matches(name)).toBe(matches);
});

test('a leading ! excludes', () => {
  const { excludes, matches } = parsePattern('!*.apk', { hidden: 'matched' });
  expect([excludes, matches('app.apk')]).toEqual([true, true]);
});

// T6
test.each([
  ['app-@(a|b).apk', '`@(…)` is not supported'],
  ['!(a).apk', '`!(…)` is not supported'],
  ['app-+(1).apk', '`+(…)` is not supported'],
  ['{1..9}.apk', 'Ranges in braces are not supported'],
  ['[[:alpha:]]', 'Named classes are not supported'],
  ['[z-a]', 'a range that ends before it begins'],
  ['{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}', 'more than 100 alternatives'],
  ['{a,b}'.repeat(800), 'more than 100 alternatives'],
  ['a'.repeat(4_097), 'more than 4096 characters'],
])('the pattern %j is refused: %s', (pattern, why) => {
  const parse = () => parsePattern(pattern, { hidden: 'matched' });
  expect(parse).toThrow(WrongPattern);
  expect(parse).toThrow(why);
});

test('a pattern of many wildcards that almost matches does not slow a match down', () => {
  const { matches } = parsePattern('*a'.repeat(1_000), { hidden: 'matched' });
  expect([matches(`${'a'.repeat(4_000)}b`), matches('a'.repeat(4_000))]).toEqual([false, true]);
});

/** What both libraries read in the same way: `**` is a whole part and not the last one, and no name is `.` or `..`. */
const names = fc.stringMatching(/^[ab.1-]{1,6}$/).filter((name) => !/^\.+$/.test(name));
const paths = fc.array(names, { minLength: 1, maxLength: 4 }).map((all) => all.join('/'));
const pieces = fc.constantFrom(
  'a',
  'b',
  '-',
  '1',
  '.',
  '*',
  '?',
  '[ab]',
  '[a-b]',
  '[^a]',
  '{a,b}',
  '{b*,.1}',
);
const wildParts = fc.oneof(
  { weight: 1, arbitrary: fc.constant('**') },
  {
    weight: 4,
    arbitrary: fc
      .array(pieces, { minLength: 1, maxLength: 5 })
      .map((all) => all.join(''))
      .filter((part) => !/^\.|\*\*|\*\{b\*|^\{b\*,\.1\}/.test(part)),
  },
);
const patterns = fc
  .array(wildParts, { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join('/'))
  .filter((pattern) => pattern.split('{').length <= 5 && !pattern.endsWith('/**'));

test('patterns match exactly what picomatch matches', () => {
  fc.assert(
    fc.property(patterns, paths, fc.boolean(), (pattern, path, dot) => {
      const ours = parsePattern(pattern, { hidden: dot ? 'matched' : 'written' }).matches(path);
      return ours === picomatch(pattern, { dot, noextglob: true, nonegate: true })(path);
    }),
    { numRuns: 5_000, seed: 20_261_102 },
  );
});
