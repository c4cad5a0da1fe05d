import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The licenses of all packages in bundles, as one text. ncc's own license file lists only the packages of the last chunk
 * that it writes, and there are several.
 */
export function licensesOf(bundles) {
  const packages = new Set();
  for (const { compilation } of bundles) for (const module of compilation.modules) note(module, packages);
  return [...packages]
    .map(license)
    .sort()
    .join(`\n${'-'.repeat(80)}\n\n`);
}

function note(module, packages) {
  for (const inner of module.modules ?? []) note(inner, packages);
  const found = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(module.resource ?? '');
  if (found) packages.add(found[1]);
}

function license(dir) {
  const { name, version, license } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
  const file = readdirSync(dir).find((candidate) => /^(licen[cs]e|copying)/i.test(candidate));
  if (!file) throw new Error(`${name} has no license file`);
  return `${name} ${version} (${license})\n\n${readFileSync(join(dir, file), 'utf8').trim()}\n`;
}
