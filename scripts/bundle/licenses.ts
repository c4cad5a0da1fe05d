import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Module, Stats } from '@vercel/ncc';

/**
 * The licenses of all packages in bundles, as one text. ncc's own license file lists only the packages of the last chunk
 * that it writes, and there are several.
 */
export function licensesOf(bundles: readonly Stats[]): string {
  const packages = new Set<string>();
  for (const { compilation } of bundles) for (const module of compilation.modules) note(module, packages);
  return [...packages]
    .map(license)
    .sort()
    .join(`\n${'-'.repeat(80)}\n\n`);
}

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
