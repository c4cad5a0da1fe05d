import { expect, test } from '@jest/globals';
import { parseSizeLimit } from '../../../../src/action/sizes/inputs.ts';
import { baseSizes, growsTooMuch } from '../../../../src/action/sizes/size-comparison.ts';

const apk = (name: string, size?: number | null) => ({ name, type: 'apk', size });

test.each([
  [
    'the same name, whatever its type',
    [apk('a', 2)],
    [{ name: 'a', type: 'zip', size: 1 }, apk('b', 9)],
    [1],
  ],
  ['the only one of its type in both', [apk('app-1.1.apk', 2)], [apk('app-1.0.apk', 1)], [1]],
  ['the same name before the type', [apk('a', 2)], [apk('a', 1), apk('b', 9)], [1]],
  [
    'nothing where the type is there twice',
    [apk('c', 2), apk('d', 3)],
    [apk('b', 9)],
    [undefined, undefined],
  ],
  ['nothing where the base has the type twice', [apk('c', 2)], [apk('a', 8), apk('b', 9)], [undefined]],
  ['nothing where a name is there twice', [apk('a', 2), apk('a', 3)], [apk('a', 1)], [undefined, undefined]],
  ['nothing where neither has a type', [{ name: 'a', size: 2 }], [{ name: 'b', size: 1 }], [undefined]],
  ['nothing where it has no size', [apk('a')], [apk('a', 1)], [undefined]],
  ['nothing where the base has no size', [apk('a', 1)], [apk('a', null)], [undefined]],
  ['an empty base of 0 bytes', [apk('a', 1)], [apk('a', 0)], [0]],
  ['nothing in a base without artefacts', [apk('a', 1)], [], [undefined]],
])('an artefact is compared with %s', (_, artefacts, base, expected) =>
  expect(baseSizes(artefacts, base)).toEqual(expected),
);

test.each([
  [105, 100, '5%', false],
  [106, 100, '5%', true],
  [100_009, 100_000, '0.009%', false],
  [100_010, 100_000, '0.009%', true],
  [101, 100, '0%', true],
  [100, 100, '0%', false],
  [1, 0, '5%', true],
  [0, 0, '5%', false],
  [1_500, 1_000, '500B', false],
  [1_501, 1_000, '500B', true],
  [10, 1_000, '0B', false],
])('%d bytes after %d, with %s allowed: too much is %j', (size, baseSize, limit, expected) =>
  expect(growsTooMuch({ size, baseSize }, parseSizeLimit(limit))).toBe(expected),
);
