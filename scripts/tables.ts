// Writes the tables of inputs and outputs: into docs/reference.md and the READMEs of the sub-actions from each action.yml,
// into docs/workflows.md from the reusable workflows; and into docs/workflow-file.md the keys that have no effect in the local
// build service. Run it with `npm run docs`; with --check it only lists the stale pages.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { actionFolders, freshPage, pageOfAction } from './tables/readme-tables.ts';
import { pageOfWorkflowFile, withUnsupportedKeys } from './tables/unsupported-table.ts';
import { pageOfWorkflows, withWorkflowTables } from './tables/workflow-tables.ts';

const root = join(import.meta.dirname, '..');
const isCheck = process.argv.includes('--check');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const pages = [
  ...actionFolders(root).map((folder) => ({
    file: pageOfAction(folder),
    fresh: freshPage(root, folder),
  })),
  { file: pageOfWorkflows, fresh: withWorkflowTables(read(pageOfWorkflows), root) },
  { file: pageOfWorkflowFile, fresh: withUnsupportedKeys(read(pageOfWorkflowFile)) },
];
const stale = pages.filter(({ file, fresh }) => fresh !== read(file));
if (!isCheck) for (const { file, fresh } of stale) writeFileSync(join(root, file), fresh);
const names = stale.map(({ file }) => file).join(', ');
console.log(stale.length === 0 ? 'All tables are up to date.' : `${isCheck ? 'Stale' : 'Written'}: ${names}`);
if (isCheck && stale.length > 0) process.exitCode = 1;
