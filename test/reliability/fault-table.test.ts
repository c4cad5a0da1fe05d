import { beforeAll, expect, test } from '@jest/globals';
import { messageOf } from '../../src/errors.ts';
import { deepTest } from '../support/deep-test.ts';
import { type CellOutcome, runCell } from './cell.ts';
import { type DocumentedCell, documentedCells, page } from './documented-table.ts';
import { requests } from './requests.ts';
import { faults } from './table-faults.ts';

/** A cell mostly waits, so many run in parallel. */
const parallel = 12;

async function runCells(cells: readonly DocumentedCell[]): Promise<Map<DocumentedCell, CellOutcome>> {
  const outcomes = new Map<DocumentedCell, CellOutcome>();
  const left = [...cells];
  const work = async (): Promise<void> => {
    for (let cell = left.shift(); cell; cell = left.shift()) {
      const [request, fault] = [requests[cell.request], faults[cell.fault]];
      if (request && fault) outcomes.set(cell, await runCell({ request, ...fault }).catch(notDone));
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return outcomes;
}

/** A cell whose step never ended, so that the others are still told. */
function notDone(error: unknown): CellOutcome {
  return { end: messageOf(error), started: 0, reported: false, abandoned: 0, others: 0, told: '' };
}

function expectDocumented(cell: DocumentedCell, outcome: CellOutcome | undefined): void {
  expect(outcome?.end).toBe(cell.end);
  // As many builds as the step reported. If it could not tell, one at most.
  if (outcome?.reported) expect(outcome.started).toBe(isReused(cell) ? 0 : 1);
  else expect(outcome?.started).toBeLessThanOrEqual(cell.end === 'unsure' ? 1 : 0);
  expect(outcome?.abandoned).toBe(0);
  // An earlier build still runs only if the step warned that it could not cancel it.
  expect(outcome?.others).toBe(cell.request === 'list' && cell.end === 'warns' ? 1 : 0);
}

/** The step takes a build that had finished before. */
function isReused({ request, end }: DocumentedCell): boolean {
  return request.startsWith('reuse ') && end === 'ok';
}

test.each(['reset after it arrived', '101 after it arrived'])(
  '%s: every request ends as docs/reliability.md says',
  async (row) => {
    const cells = documentedCells().filter(({ fault }) => fault === row);
    expect(cells.length).toBeGreaterThan(5);
    for (const [cell, outcome] of await runCells(cells)) expectDocumented(cell, outcome);
  },
);

const documented = documentedCells();
const cells = documented.filter(({ end }) => end !== '–');
let outcomes: Map<DocumentedCell, CellOutcome>;

beforeAll(async () => {
  outcomes = await runCells(cells);
});

deepTest('the table in docs/reliability.md has a cell for every fault and every request', () => {
  const pairs = Object.keys(faults).flatMap((fault) =>
    Object.keys(requests).map((request) => [fault, request]),
  );
  expect(documented.map(({ fault, request }) => [fault, request])).toEqual(pairs);
  expect(documented.filter(({ end }) => end === '–')).toEqual([
    { fault: 'sent twice by the network', request: 'start', end: '–' },
  ]);
});

deepTest.each(cells)('$request, $fault: $end', (cell) => {
  expectDocumented(cell, outcomes.get(cell));
});

deepTest('the counts in docs/reliability.md are those of this run', () => {
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
