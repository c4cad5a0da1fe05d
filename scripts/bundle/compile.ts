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
  // tsc emits the scripts of the service only; the files of its page are sent as they are.
  cpSync(join(root, 'src/service/page/static'), join(compiled, 'service/page/static'), { recursive: true });
}
