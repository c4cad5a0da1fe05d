import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The sources of `dist/` and of its build, besides packages. */
const sources = ['src', 'scripts/build.mjs', 'scripts/bundle', 'tsconfig.json', 'tsconfig.build.json'];

/** The packages that build it. It contains all packages that are not development dependencies. */
const tools = ['@vercel/ncc', 'terser', 'typescript'].map((name) => `node_modules/${name}`);

/** The file of `dist/` that says from which sources it was built. */
export const hashFile = 'source-hash';

/** The content of the file while the entry points run the sources themselves (`npm run dev`). */
export const runsSources = 'npm run dev';

/** The same on every machine for the same sources and versions of packages. */
export function sourceHash(): string {
  const hash = createHash('sha256');
  const { packages }: { packages: Record<string, { version?: string; dev?: boolean }> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  for (const [path, { version, dev = false }] of Object.entries(packages))
    if (!dev || tools.includes(path)) hash.update(`${path}\0${version}\0`);
  for (const file of sources.flatMap(filesOf).toSorted())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

/** Whether `dist/` was built from these sources, or runs them. */
export function isFresh(): boolean {
  try {
    const built = readFileSync(join(root, 'dist', hashFile), 'utf8').trim();
    return built === runsSources || built === sourceHash();
  } catch {
    return false;
  }
}

/** A file, or the files of a folder, as paths with `/`. Hidden ones are an editor's or the system's. */
function filesOf(path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll(sep, '/'),
    );
}
