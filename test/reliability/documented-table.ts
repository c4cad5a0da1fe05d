import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../support/action-metadata.ts';

export const page = readFileSync(join(repositoryRoot, 'docs/reliability.md'), 'utf8');

/** A cell of the fault table in docs/reliability.md. */
export interface DocumentedCell {
  readonly fault: string;
  readonly request: string;
  /** `–` where there is nothing to try. */
  readonly end: string;
}

/** The fault table, cell by cell. */
export function documentedCells(): DocumentedCell[] {
  const [, table = ''] = page.split('### The fault table');
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
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
