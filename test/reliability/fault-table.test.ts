import { expect, test } from '@jest/globals';
import { documentedCells } from './documented-table.ts';
import { expectDocumented, runCells } from './fault-table.ts';

test('a reset connection, at any request, ends as docs/reliability.md says', async () => {
  const cells = documentedCells().filter(({ fault }) => fault === 'reset after it arrived');
  expect(cells.length).toBeGreaterThan(5);
  for (const [cell, outcome] of await runCells(cells)) expectDocumented(cell, outcome);
});
