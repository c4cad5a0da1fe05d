import { expect, test } from '@jest/globals';
import { slowestFiles } from '../../../scripts/jest-slowest.ts';

test('the ten slowest files are listed, the slowest first', () => {
  const results = Array.from({ length: 12 }, (_, index) => ({
    testFilePath: `/repository/test/n${index}.test.ts`,
    perfStats: { runtime: index * 1500 },
  }));
  const lines = slowestFiles(results, '/repository');
  expect(lines).toHaveLength(10);
  expect(lines.slice(0, 2)).toEqual(['  16.5 s  test/n11.test.ts', '  15.0 s  test/n10.test.ts']);
});
