// Reusable workflows use this project's actions as `$/path`, and the path cannot be empty (docs/workflows.md). So the build
// action, which has its action.yml at the root for `uses: OWNER/build-service-action@v1`, has a copy in a folder.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

export const copyPath = '.github/actions/start/action.yml';

/** The text of the copy: the original, with paths to `dist/` that start in the copy's folder. */
export function startActionCopy(): string {
  const original = readFileSync(join(root, 'action.yml'), 'utf8');
  const note = '# A copy of ../../../action.yml for the reusable workflows; `npm run build` writes it.\n';
  return note + original.replaceAll(/^( +(?:main|post|pre): )dist\//gm, '$1../../../dist/');
}

export function writeStartActionCopy(): void {
  writeFileSync(join(root, copyPath), startActionCopy());
}
