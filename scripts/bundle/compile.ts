import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Where the compiled sources are. */
export const compiled = join(root, 'out');

/** Compiles `src/` into `out/`. */
export function compile(): void {
  rmSync(compiled, { recursive: true, force: true });
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', join(root, 'tsconfig.build.json')], { stdio: 'inherit' });
  // tsc emits the scripts only; the files of the two pages go into them as they are.
  for (const folder of ['service/page/static', 'action/install-page/page/static'])
    cpSync(join(root, 'src', folder), join(compiled, folder), { recursive: true });
}
