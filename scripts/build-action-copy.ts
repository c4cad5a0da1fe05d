// The reusable workflows name this project's actions by `$/path`, which takes no empty path (docs/workflows.md). So the
// build action, whose metadata lies at the root for `uses: OWNER/build-service-action@v1`, has a copy in a folder.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The copy's place in the repository. */
export const copyPath = '.github/actions/start/action.yml';

/** What the copy must be: the original, with the doors at the same place. */
export function copyOfBuildAction(): string {
  const original = readFileSync(join(root, 'action.yml'), 'utf8');
  const note = '# A copy of ../../../action.yml for the reusable workflows; `npm run build` writes it.\n';
  return note + original.replaceAll(/^( +(?:main|post|pre): )dist\//gm, '$1../../../dist/');
}

/** Writes the copy. */
export function copyBuildAction(): void {
  writeFileSync(join(root, copyPath), copyOfBuildAction());
}
