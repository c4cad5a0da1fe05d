import { expect, test } from '@jest/globals';
import { parseSizeLimit } from '../../../../src/action/sizes/inputs.ts';
import { BadValue } from '../../../../src/errors.ts';

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
])('%s is %d bytes', (text, bytes) => expect(parseSizeLimit(text)).toEqual({ kind: 'bytes', text, bytes }));

test.each([
  ['5%', 5],
  ['0%', 0],
  ['1.25 %', 1.25],
])('%s is %d percent', (text, percent) =>
  expect(parseSizeLimit(text)).toEqual({ kind: 'percent', text, percent }),
);

test.each([
  ...['', '5', '%', 'kB', '-5%', '+5%', '5%%', '500KB', '500kb', '1.5mb', '5kiB', '2TB', '1,5MB', '1e3kB'],
  ...['.5MB', '5.MB', '1.2345MB', '5  %', '5\n%', ' 5%', '9'.repeat(10), `${'9'.repeat(400)}MB`, 'five %'],
])('%j is not a size, and the message shows the units', (text) => {
  expect(() => parseSizeLimit(text)).toThrow(BadValue);
  expect(() => parseSizeLimit(text)).toThrow(/5%, 500kB or 1\.5MiB/);
});
