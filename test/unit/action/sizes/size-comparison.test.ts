import { expect, test } from '@jest/globals';
import { sizeWithChange } from '../../../../src/action/show/artefacts.ts';
import { baseSizes } from '../../../../src/action/sizes/compare-sizes.ts';
import { parseSizeLimit } from '../../../../src/action/sizes/inputs.ts';
import { BadValue } from '../../../../src/errors.ts';
import { artefact } from '../../../support/reports.ts';

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
  expect(size - baseSize > parseSizeLimit(limit).growthOf(baseSize)).toBe(expected),
);

test.each([
  [18_234_567, 17_994_567, '↑ 18.2 MB (+240 kB, +1.3%)'],
  [17_994_567, 18_234_567, '↓ 18 MB (-240 kB, -1.3%)'],
  [18_234_567, 18_234_567, '18.2 MB (same size)'],
  [18_234_567, 18_234_566, '↑ 18.2 MB (+1 B, +0%)'],
  [18_234_567, 100_000, '↑ 18.2 MB (+18.1 MB, +18,134.6%)'],
  [512, 0, '↑ 512 B (+512 B)'],
  [0, 512, '↓ 0 B (-512 B, -100%)'],
  [0, 0, '0 B (same size)'],
  [512, undefined, '512 B'],
  [undefined, 512, undefined],
])('%d bytes after %d', (size, baseSize, text) => {
  const shown = { ...(size === undefined ? {} : { size }), ...(baseSize === undefined ? {} : { baseSize }) };
  const { size: _, ...unsized } = artefact();
  expect(sizeWithChange({ ...unsized, ...shown })?.replaceAll('\u00a0', ' ')).toBe(text);
});

test.each([
  ['0B', 0],
  ['7B', 7],
  ['500kB', 500_000],
  ['1.5MB', 1_500_000],
  ['1.5 MB', 1_500_000],
  ['18.2\u00a0MB', 18_200_000],
  ['2GB', 2_000_000_000],
  ['1KiB', 1_024],
  ['2MiB', 2_097_152],
  ['1GiB', 1_073_741_824],
])('%s is %d bytes', (text, bytes) => expect(parseSizeLimit(text).growthOf(0)).toBe(bytes));

test.each([
  ['5%', 5],
  ['0%', 0],
  ['1.25 %', 1.25],
])('%s is %d percent', (text, percent) => expect(parseSizeLimit(text).growthOf(100)).toBe(percent));

test.each([
  ...['', '5', '%', 'kB', '-5%', '+5%', '5%%', '500KB', '500kb', '1.5mb', '5kiB', '2TB', '1,5MB', '1e3kB'],
  ...['.5MB', '5.MB', '1.2345MB', '5  %', '5\n%', ' 5%', '9'.repeat(10), `${'9'.repeat(400)}MB`, 'five %'],
])('%j is not a size, and the message shows the units', (text) => {
  expect(() => parseSizeLimit(text)).toThrow(BadValue);
  expect(() => parseSizeLimit(text)).toThrow(/5%, 500kB or 1\.5MiB/);
});
