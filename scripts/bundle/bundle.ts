import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import ncc from '@vercel/ncc';
import { compiled } from './compile.ts';
import { licensesOf } from './licenses.ts';
import { minified } from './minified.ts';

interface Bundle {
  /** By name; the one to start with is `index.js`. */
  readonly files: Readonly<Record<string, string | Buffer>>;
  /** The licenses of the packages in it. */
  readonly licenses: string;
}

/** Stands for undici in the bundle, and reads the real one when it is first used. */
const lateUndici = 'undici.js';

/** Bundles a file of `out/` with all that it imports. */
export async function bundle(entry: string): Promise<Bundle> {
  const options = { cache: false, quiet: true };
  const own = await ncc(join(compiled, entry), { ...options, externals: { undici: `./${lateUndici}` } });
  const files: Record<string, string | Buffer> = { 'index.js': await minified(own.code) };
  // The other files are those of pages, which are sent as they are, and the encoder of QR codes for one of them.
  for (const [file, { source }] of Object.entries(own.assets))
    files[file] = isCode(file) ? await minified(String(source)) : source;
  const needsUndici = Object.values(files).some((code) => code.includes(lateUndici));
  if (!needsUndici) return { files, licenses: licensesOf([own.stats]) };
  const undici = await ncc(createRequire(import.meta.url).resolve('undici'), {
    ...options,
    filename: 'undici.cjs',
  });
  files[lateUndici] = await minified(readFileSync(join(import.meta.dirname, lateUndici), 'utf8'));
  files['undici.cjs'] = await minified(undici.code);
  return { files, licenses: licensesOf([own.stats, undici.stats]) };
}

function isCode(file: string): boolean {
  return file.endsWith('.index.js') || file.endsWith('.mjs');
}
