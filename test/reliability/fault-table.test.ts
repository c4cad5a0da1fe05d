import { expect, test } from '@jest/globals';
import { documentedCells } from './documented-table.ts';
import { expectDocumented, runCells } from './fault-table.ts';

test.each(['reset after it arrived', '101 after it arrived'])(
  '%s: every request ends as docs/reliability.md says',
  async (row) => {
    const cells = documentedCells().filter(({ fault }) => fault === row);
    expect(cells.length).toBeGreaterThan(5);
    for (const [cell, outcome] of await runCells(cells)) expectDocumented(cell, outcome);
  },
);
