import { expect, test } from '@jest/globals';
import { sizeWithChange } from '../../../../src/action/sizes/wording.ts';
import { artefact } from '../../../support/reports.ts';

test.each([
  [18_234_567, 17_994_567, '↑ 18.2 MB (+240 kB, +1.3 %)'],
  [17_994_567, 18_234_567, '↓ 18 MB (-240 kB, -1.3 %)'],
  [18_234_567, 18_234_567, '18.2 MB (same size)'],
  [18_234_567, 18_234_566, '↑ 18.2 MB (+1 B, under 0.1 %)'],
  [18_234_567, 100_000, '↑ 18.2 MB (+18.1 MB, +18,135 %)'],
  [512, 0, '↑ 512 B (+512 B)'],
  [0, 512, '↓ 0 B (-512 B, -100 %)'],
  [0, 0, '0 B (same size)'],
  [512, undefined, '512 B'],
  [undefined, 512, undefined],
])('%d bytes after %d', (size, baseSize, text) => {
  const shown = { ...(size === undefined ? {} : { size }), ...(baseSize === undefined ? {} : { baseSize }) };
  const { size: _, ...unsized } = artefact();
  expect(sizeWithChange({ ...unsized, ...shown })?.replaceAll('\u00a0', ' ')).toBe(text);
});
