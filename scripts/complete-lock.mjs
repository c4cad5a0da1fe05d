// Adds lock file entries for optional platform packages that the registry does not serve; without them `npm ci` fails.
import { readFileSync, writeFileSync } from 'node:fs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const { packages } = lock;
const systems = [
  'darwin',
  'linux',
  'win32',
  'android',
  'freebsd',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
  'openharmony',
];
const processors = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el'];
let added = 0;
for (const [path, { optionalDependencies, dev }] of Object.entries(packages)) {
  for (const [name, range] of Object.entries(optionalDependencies ?? {})) {
    if (isLocked(name, path)) continue;
    const parts = name.split('/').pop().split('-');
    const os = parts.find((part) => systems.includes(part));
    const cpu = parts.find((part) => processors.includes(part));
    packages[`node_modules/${name}`] = {
      version: range.replace(/^[\^~]/, ''),
      ...(cpu ? { cpu: [cpu] } : {}),
      dev,
      license: 'MIT',
      optional: true,
      ...(os ? { os: [os] } : {}),
    };
    added++;
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
console.log(`Added ${added} entries to package-lock.json.`);

/** Whether a package resolves from the package at `path`: in its own node_modules, or in one above it. */
function isLocked(name, path) {
  if (packages[`${path ? `${path}/` : ''}node_modules/${name}`]) return true;
  if (path === '') return false;
  return isLocked(name, path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))));
}
