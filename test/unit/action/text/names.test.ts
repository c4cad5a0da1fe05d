import { expect, test } from '@jest/globals';
import { namesText } from '../../../../src/action/text/visible.ts';

const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `n${index}`);
const ten = 'n0, n1, n2, n3, n4, n5, n6, n7, n8, n9';

test.each([
  [1, 'n0'],
  [10, ten],
  [11, `${ten} and 1 more`],
  [13, `${ten} and 3 more`],
])('%d names are listed as %s', (count, text) => expect(namesText(names(count))).toBe(text));

test('a name longer than 100 characters is cut', () => {
  expect(namesText(['a'.repeat(100), 'b'.repeat(101)])).toBe(`${'a'.repeat(100)}, ${'b'.repeat(99)}…`);
});
