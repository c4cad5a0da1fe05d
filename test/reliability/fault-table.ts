import { expect } from '@jest/globals';
import { messageOf } from '../../src/errors.ts';
import { type CellOutcome, runCell } from './cell.ts';
import type { DocumentedCell } from './documented-table.ts';
import { requests } from './requests.ts';
import { faults } from './table-faults.ts';

/** A cell mostly waits, so many run in parallel. */
const parallel = 12;

export async function runCells(cells: readonly DocumentedCell[]): Promise<Map<DocumentedCell, CellOutcome>> {
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

export function expectDocumented(cell: DocumentedCell, outcome: CellOutcome | undefined): void {
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
