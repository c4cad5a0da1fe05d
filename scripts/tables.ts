// Writes the tables of inputs and outputs into the READMEs, between their markers, from each action.yml:
// node scripts/tables.ts. With --check it only says which are stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { actionFolders, withTables } from './tables/readme-tables.ts';

const root = join(import.meta.dirname, '..');
const isCheck = process.argv.includes('--check');
const stale = actionFolders(root).filter((folder) => {
  const file = join(root, folder, 'README.md');
  const [text, metadata] = [
    readFileSync(file, 'utf8'),
    readFileSync(join(root, folder, 'action.yml'), 'utf8'),
  ];
  const fresh = withTables(text, metadata);
  if (!isCheck) writeFileSync(file, fresh);
  return fresh !== text;
});
console.log(
  stale.length === 0 ? 'All tables are up to date.' : `${isCheck ? 'Stale' : 'Written'}: ${stale.join(', ')}`,
);
if (isCheck && stale.length > 0) process.exitCode = 1;
