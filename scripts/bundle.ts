/** Compiles the sources, and bundles one entry point with all that it imports. */
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import ncc, { type Module } from '@vercel/ncc';

const root = join(import.meta.dirname, '..');

interface Bundle {
  /** By name; the one to start with is `index.js`. */
  readonly files: Readonly<Record<string, string | Buffer>>;
  /** The licenses of the packages in it. */
  readonly licenses: string;
}

/** Compiles `src/` into `out/`. */
export function compile(): void {
  rmSync(join(root, 'out'), { recursive: true, force: true });
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', join(root, 'tsconfig.build.json')], { stdio: 'inherit' });
  // tsc emits the scripts of the service only; the files of its page are sent as they are.
  cpSync(join(root, 'src/service/page/static'), join(root, 'out/service/page/static'), { recursive: true });
}

/** Bundles a file of `out/`. */
export async function bundle(entry: string): Promise<Bundle> {
  const { code, assets, stats } = await ncc(join(root, 'out', entry), { cache: false, quiet: true });
  const files: Record<string, string | Buffer> = { 'index.js': code };
  for (const [file, { source }] of Object.entries(assets)) files[file] = source;
  const packages = new Set<string>();
  for (const module of stats.compilation.modules) note(module, packages);
  const licenses = [...packages].map(license).sort();
  return { files, licenses: licenses.join(`\n${'-'.repeat(80)}\n\n`) };
}

// ncc's own license file lists only the packages of the last chunk that it writes, and there are several.
function note(module: Module, packages: Set<string>): void {
  for (const inner of module.modules ?? []) note(inner, packages);
  const found = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(module.resource ?? '');
  if (found?.[1]) packages.add(found[1]);
}

function license(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((candidate) => /^(licen[cs]e|copying)/i.test(candidate));
  if (!file) throw new Error(`${name} has no license file`);
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}
