import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { messageOf } from '../../src/errors.ts';
import { repositoryRoot } from '../support/action-metadata.ts';
import { deepTest } from '../support/deep-test.ts';
import { errorAnswer, type Fault, htmlPage, noContent } from '../support/fault-proxy.ts';
import { type CellOutcome, runCell } from './cell.ts';
import { requests } from './requests.ts';
import { optionalFields } from './scenario.ts';

const page = readFileSync(join(repositoryRoot, 'test/reliability/fault-table.md'), 'utf8');

/** A cell of the fault table in fault-table.md. */
interface DocumentedCell {
  readonly fault: string;
  readonly request: string;
  /** `–` where there is nothing to try. */
  readonly end: string;
}

/** The fault table, cell by cell. */
function documentedCells(): DocumentedCell[] {
  const table = page.split(/\n{2,}/).find((block) => block.startsWith('| | start |')) ?? '';
  const rows = table.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((text) => text.trim()),
  );
  const [[, ...names] = [], , ...body] = rows;
  return body.flatMap(([fault = '', ...ends]) =>
    names.map((request, at) => ({ fault, request, end: ends[at] ?? '' })),
  );
}

/** The faults, named as the rows of the table in fault-table.md, and how many requests in a row each hits. */
const faults: Readonly<Record<string, { readonly fault: Fault; readonly times: number }>> = {
  '500 before it arrived': once(errorAnswer(500)),
  '502 after it arrived': once(errorAnswer(502, 'arrives')),
  '429 with `Retry-After`': once(asking(429, { 'retry-after': '0.1' })),
  '400': once(errorAnswer(400)),
  '404': once(errorAnswer(404)),
  '404, three times': { fault: errorAnswer(404), times: 3 },
  'a redirect': once(asking(302, { location: 'http://elsewhere.example.test/' })),
  'reset before it arrived': once({ kind: 'reset', request: 'lost' }),
  'reset after it arrived': once({ kind: 'reset', request: 'arrives' }),
  'no answer, but arrived': once({ kind: 'hang', request: 'arrives' }),
  'half a body': once({ kind: 'cut' }),
  'sent twice by the network': once({ kind: 'duplicate' }),
  'HTML after it arrived': once(htmlPage('arrives')),
  '101 after it arrived': once({ kind: 'upgrade', request: 'arrives' }),
  '204 in place of an answer': once(noContent('arrives')),
  '502, each time': always(errorAnswer(502)),
  '429, each time': always(errorAnswer(429)),
  '401, each time': always(errorAnswer(401)),
  'no answer, each time': always({ kind: 'hang', request: 'lost' }),
  'a body without end, each time': always({ kind: 'endless', request: 'lost' }),
};

function once(fault: Fault): { fault: Fault; times: number } {
  return { fault, times: 1 };
}

function always(fault: Fault): { fault: Fault; times: number } {
  return { fault, times: Number.POSITIVE_INFINITY };
}

function asking(status: number, headers: Readonly<Record<string, string>>): Fault {
  return { kind: 'answer', request: 'lost', status, headers };
}

/** A cell mostly waits, so many run in parallel. */
const parallel = 12;

/** @param missingOf the field that no record of the cell has */
async function runCells(
  cells: readonly DocumentedCell[],
  missingOf: (cell: DocumentedCell) => string | undefined = () => undefined,
): Promise<Map<DocumentedCell, CellOutcome>> {
  const outcomes = new Map<DocumentedCell, CellOutcome>();
  const left = [...cells];
  const work = async (): Promise<void> => {
    for (let cell = left.shift(); cell; cell = left.shift()) {
      const [request, fault] = [requests[cell.request], faults[cell.fault]];
      if (!request || !fault) throw new Error(`fault-table.md has an unknown cell: ${JSON.stringify(cell)}`);
      outcomes.set(cell, await runCell({ request, ...fault, missing: missingOf(cell) }).catch(notDone));
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return outcomes;
}

/** A cell whose step never ended, so that the others are still told. */
function notDone(error: unknown): CellOutcome {
  const nothing = {
    started: 0,
    doubled: 0,
    reported: false,
    abandoned: 0,
    unreported: 0,
    foreign: 0,
    wrong: 0,
    others: 0,
  };
  return { end: messageOf(error), ...nothing, told: '' };
}

function expectDocumented(cell: DocumentedCell, outcome: CellOutcome | undefined): void {
  expect(outcome?.end).toBe(cell.end);
  // As many builds as the step reported, besides the one that it retried. If it could not tell, one at most; then it reports
  // the one that it retried.
  const retried = isRetried(cell) ? 1 : 0;
  const isUnsure = cell.end === 'unsure';
  if (isUnsure) expect(outcome?.reported).toBe(retried > 0);
  if (outcome?.reported && !isUnsure) expect(outcome.started).toBe(retried + (isReused(cell) ? 0 : 1));
  else expect(outcome?.started).toBeLessThanOrEqual(retried + (isUnsure ? 1 : 0));
  expect(outcome?.doubled).toBe(0);
  expect(outcome?.abandoned).toBe(0);
  expect(outcome?.wrong).toBe(0);
  // An earlier build still runs only if the step warned that it could not cancel it.
  expect(outcome?.others).toBe(cell.request === 'list' && cell.end === 'warns' ? 1 : 0);
}

/** The step takes a build that had finished before. */
function isReused({ request, end }: DocumentedCell): boolean {
  return request.startsWith('reuse ') && end === 'ok';
}

/** The step sends a start again for a build that failed. */
function isRetried({ request, end }: DocumentedCell): boolean {
  return /^(?:retry|step log)/.test(request) && !['kept', 'not retried'].includes(end);
}

test('reset after it arrived: every request ends as fault-table.md says', async () => {
  const cells = documentedCells().filter(({ fault }) => fault === 'reset after it arrived');
  expect(cells).not.toEqual([]);
  for (const [cell, outcome] of await runCells(cells)) expectDocumented(cell, outcome);
});

/** Neither doubled nor abandoned, and nobody else's build used or cancelled, whatever the records lack. */
function expectSafe(outcome: CellOutcome): void {
  expect(outcome).toMatchObject({
    doubled: 0,
    unreported: 0,
    foreign: 0,
    wrong: 0,
    // A step that never ended has told nothing.
    told: expect.stringMatching(/./),
  });
}

test.each(['appId', 'tag', 'labels'])('records without %s: a start that is lost is safe', async (missing) => {
  const cells = documentedCells().filter(
    ({ fault, request }) => fault === 'reset after it arrived' && ['start', 'list'].includes(request),
  );
  const outcomes = [...(await runCells(cells, () => missing)).values()];
  expect(outcomes).toHaveLength(2);
  for (const outcome of outcomes) expectSafe(outcome);
});

const documented = documentedCells();
const cells = documented.filter(({ end }) => end !== '–');
let outcomes: Promise<Map<DocumentedCell, CellOutcome>> | undefined;

/** Runs all cells, once. */
function allOutcomes(): Promise<Map<DocumentedCell, CellOutcome>> {
  outcomes ??= runCells(cells);
  return outcomes;
}

deepTest('the table in fault-table.md has a cell for every fault and every request', () => {
  const pairs = Object.keys(faults).flatMap((fault) =>
    Object.keys(requests).map((request) => [fault, request]),
  );
  expect(documented.map(({ fault, request }) => [fault, request])).toEqual(pairs);
  expect(documented.filter(({ end }) => end === '–')).toEqual([
    { fault: 'sent twice by the network', request: 'start', end: '–' },
    { fault: 'sent twice by the network', request: 'start with inputs', end: '–' },
    { fault: 'sent twice by the network', request: 'retry', end: '–' },
  ]);
});

// T9, T41
deepTest.each(cells)('$request, $fault: $end', async (cell) => {
  expectDocumented(cell, (await allOutcomes()).get(cell));
});

deepTest('the counts in fault-table.md are those of this run', async () => {
  const all = [...(await allOutcomes()).values()];
  const sum = (count: (outcome: CellOutcome) => number): number =>
    all.reduce((total, outcome) => total + count(outcome), 0);
  const started = sum((outcome) => outcome.started);
  const doubled = sum((outcome) => outcome.doubled);
  const abandoned = sum((outcome) => outcome.abandoned);
  const wrong = sum((outcome) => outcome.wrong);
  const figure = `${all.length} cells, ${started} builds started, ${doubled} doubled, ${abandoned} abandoned, ${wrong} of a wrong commit taken.`;
  console.log(figure);
  expect(page).toContain(`**${figure}**`);
});

/** Without the newer API, whose answer to a start has no record. The records of its builds are those of the list, too. */
const thinCells = cells.filter(({ request }) => request !== 'start with inputs');

/**
 * Each cell lacks the field after that of the cell to its left, and of the one above: one run per cell takes a tenth of the
 * time of one for each field.
 */
function missingIn({ fault, request }: DocumentedCell): (typeof optionalFields)[number] | undefined {
  const place = Object.keys(faults).indexOf(fault) + Object.keys(requests).indexOf(request);
  return optionalFields[place % optionalFields.length];
}

deepTest('among thin records, every request meets every field', () => {
  const met = new Set(thinCells.map((cell) => `${cell.request} without ${missingIn(cell)}`));
  const { 'start with inputs': _, ...others } = requests;
  const pairs = Object.keys(others).flatMap((request) =>
    optionalFields.map((field) => `${request} without ${field}`),
  );
  expect(pairs.filter((pair) => !met.has(pair))).toEqual([]);
});

// T15
deepTest('the whole table with thin records, which lack one field each, is safe', async () => {
  const all = await runCells(thinCells, missingIn);
  expect(all.size).toBe(thinCells.length);
  for (const outcome of all.values()) expectSafe(outcome);
});
