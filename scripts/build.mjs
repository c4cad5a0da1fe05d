// Runs tsc into out/, then ncc once into dist/toolkit/, then writes the two-line entry points. With --check it builds into
// a temporary folder and compares that with dist/.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import ncc from '@vercel/ncc';
import './check-node.mjs';
import { entryPoints } from './entry-points.mjs';
import { writeStartActionCopy } from './start-action-copy.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const check = process.argv.includes('--check');
const target = check ? mkdtempSync(join(tmpdir(), 'dist-')) : dist;

rmSync(join(root, 'out'), { recursive: true, force: true });
const tsc = join(root, 'node_modules/typescript/bin/tsc');
execFileSync(process.execPath, [tsc, '-p', join(root, 'tsconfig.build.json')], { stdio: 'inherit' });
// tsc emits the scripts of the service only; the files of its page are sent as they are.
cpSync(join(root, 'src/service/page/static'), join(root, 'out/service/page/static'), { recursive: true });
if (!check) rmSync(dist, { recursive: true, force: true });
await bundle();
for (const [file, action] of Object.entries(entryPoints)) {
  const toolkit = posix.join(posix.relative(posix.dirname(file), '.') || '.', 'toolkit/index.js');
  const from = toolkit.startsWith('.') ? toolkit : `./${toolkit}`;
  write(file, `import { ${action} } from '${from}';\nawait ${action}();\n`);
}
// Node looks for the nearest package.json to tell whether a file is an ES module.
write('package.json', `${JSON.stringify({ type: 'module' })}\n`);
if (check) compare();
else writeStartActionCopy();

async function bundle() {
  const entry = join(root, 'out/entry/toolkit.js');
  const { code, assets, stats } = await ncc(entry, { cache: false, quiet: true });
  const packages = new Set();
  for (const module of stats.compilation.modules) note(module, packages);
  write('toolkit/index.js', code);
  for (const [file, { source }] of Object.entries(assets)) write(`toolkit/${file}`, source);
  write(
    'licenses.txt',
    [...packages]
      .map(license)
      .sort()
      .join(`\n${'-'.repeat(80)}\n\n`),
  );
}

// ncc's own license file lists only the packages of the last chunk that it writes, and there are several.
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

function write(file, text) {
  const path = join(target, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function compare() {
  const [committed, fresh] = [filesIn(dist), filesIn(target)];
  const stale = [...new Set([...committed, ...fresh])].filter(
    (file) =>
      !committed.includes(file) ||
      !fresh.includes(file) ||
      !readFileSync(join(dist, file)).equals(readFileSync(join(target, file))),
  );
  rmSync(target, { recursive: true, force: true });
  if (stale.length > 0) {
    console.error(`dist/ is stale: ${stale.join(', ')}. Run "npm run build" and commit dist/.`);
    process.exit(1);
  }
  console.log(`dist/ is up to date (${fresh.length} files).`);
}

function filesIn(dir, base = '') {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory() ? filesIn(join(dir, entry.name), join(base, entry.name)) : [join(base, entry.name)],
    )
    .sort();
}
