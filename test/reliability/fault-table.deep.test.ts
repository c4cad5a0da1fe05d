import { beforeAll, expect, test } from '@jest/globals';
import type { CellOutcome } from './cell.ts';
import { type DocumentedCell, documentedCells, page } from './documented-table.ts';
import { expectDocumented, runCells } from './fault-table.ts';
import { requests } from './requests.ts';
import { faults } from './table-faults.ts';

const documented = documentedCells();
const cells = documented.filter(({ end }) => end !== '–');
let outcomes: Map<DocumentedCell, CellOutcome>;

beforeAll(async () => {
  outcomes = await runCells(cells);
});

test('the table in docs/reliability.md has a cell for every fault and every request', () => {
  const pairs = Object.keys(faults).flatMap((fault) =>
    Object.keys(requests).map((request) => [fault, request]),
  );
  expect(documented.map(({ fault, request }) => [fault, request])).toEqual(pairs);
  expect(documented.filter(({ end }) => end === '–')).toEqual([
    { fault: 'sent twice by the network', request: 'start', end: '–' },
  ]);
});

test.each(cells)('$request, $fault: $end', (cell) => {
  expectDocumented(cell, outcomes.get(cell));
});

test('the counts in docs/reliability.md are those of this run', () => {
  const all = [...outcomes.values()];
  const sum = (count: (outcome: CellOutcome) => number): number =>
    all.reduce((total, outcome) => total + count(outcome), 0);
  const started = sum((outcome) => outcome.started);
  const doubled = sum((outcome) => Math.max(0, outcome.started - 1));
  const abandoned = sum((outcome) => outcome.abandoned);
  const figure = `${all.length} cells, ${started} builds started, ${doubled} doubled, ${abandoned} abandoned.`;
  console.log(figure);
  expect(page).toContain(`**${figure}**`);
});
