// Adds lock file entries for optional platform packages that the registry does not serve; without them `npm ci` fails.
import { readFileSync, writeFileSync } from 'node:fs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const P = lock.packages;
const OS = [
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
const CPU = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el'];
let added = 0;
for (const [path, e] of Object.entries(P)) {
  for (const [name, range] of Object.entries(e.optionalDependencies ?? {})) {
    let dir = path,
      found = false;
    for (;;) {
      const at = `${dir ? `${dir}/` : ''}node_modules/${name}`;
      if (P[at]) {
        found = true;
        break;
      }
      if (!dir) break;
      const i = dir.lastIndexOf('/node_modules/');
      dir = i < 0 ? '' : dir.slice(0, i);
    }
    if (found) continue;
    const version = range.replace(/^[\^~]/, '');
    const parts = name.split('/').pop().split('-');
    const os = parts.find((p) => OS.includes(p));
    const cpu = parts.find((p) => CPU.includes(p));
    P[`node_modules/${name}`] = {
      version,
      ...(cpu ? { cpu: [cpu] } : {}),
      dev: e.dev ?? undefined,
      license: 'MIT',
      optional: true,
      ...(os ? { os: [os] } : {}),
    };
    added++;
  }
}
lock.packages = Object.fromEntries(Object.entries(P).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
console.log(`Added ${added} entries to package-lock.json.`);
