import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import ncc from '@vercel/ncc';
import { licensesOf } from './licenses.mjs';
import { minified } from './minified.mjs';

/** Bundles an entry file; returns the files of the bundle by name, and the licenses of the packages in it. */
export async function bundle(entry) {
  const options = { cache: false, quiet: true };
  const own = await ncc(entry, { ...options, externals: { undici: './undici.js' } });
  const undici = await ncc(createRequire(import.meta.url).resolve('undici'), {
    ...options,
    filename: 'undici.cjs',
  });
  const files = {
    'index.js': own.code,
    'undici.js': readFileSync(join(import.meta.dirname, 'undici.js'), 'utf8'),
    'undici.cjs': undici.code,
    ...Object.fromEntries(Object.entries(own.assets).map(([file, { source }]) => [file, String(source)])),
  };
  for (const [file, code] of Object.entries(files))
    if (/\.c?js$/.test(file)) files[file] = await minified(code);
  return { files, licenses: licensesOf([own.stats, undici.stats]) };
}
