import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { between, type Entry, inputTable, outputTable } from './readme-tables.ts';

/** The page about the reusable workflows. */
export const pageOfWorkflows = 'docs/workflows.md';

const folder = '.github/workflows';

/** The page with the tables of every reusable workflow between their markers. @throws if a marker is missing */
export function withWorkflowTables(page: string, root: string): string {
  const files = readdirSync(join(root, folder)).filter((file) => file.startsWith('mobile-'));
  return files.toSorted().reduce((text, file) => {
    const { inputs, outputs } = declared(readFileSync(join(root, folder, file), 'utf8'));
    const withInputs = between(text, `${file} inputs`, inputTable(inputs));
    return between(withInputs, `${file} outputs`, outputTable(outputs));
  }, page);
}

function declared(workflow: string): Record<'inputs' | 'outputs', Record<string, Entry>> {
  return parse(workflow).on.workflow_call;
}
