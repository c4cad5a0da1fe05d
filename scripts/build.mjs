// Runs tsc into out/, bundles that into dist/toolkit/, then writes the two-line entry points and the files of
// generated-files.ts. With --check it builds into a temporary folder and compares that with dist/, and those files with what it
// would write. With --dev it only writes entry points, which run the sources.
import {
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
import './check-node.mjs';
import { actions } from '../src/entry/actions.ts';
import { bundle, compile } from './bundle/bundle.ts';
import { hashFile, runsSources, sourceHash } from './bundle/source-hash.ts';
import { staleFiles, writeGeneratedFiles } from './generated-files.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const check = process.argv.includes('--check');
const target = check ? mkdtempSync(join(tmpdir(), 'dist-')) : dist;

if (process.argv.includes('--dev')) {
  writeDoors('../src/entry/toolkit.ts', runsSources);
  console.log('The actions now run src/ itself. "npm run build" writes the bundle again; commit only that.');
} else await build();

async function build() {
  compile();
  const { files, licenses } = await bundle('entry/toolkit.js');
  if (!check) rmSync(dist, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) write(`toolkit/${file}`, text);
  write('licenses.txt', licenses);
  writeDoors('./toolkit/index.js', sourceHash());
  // Node looks for the nearest package.json to decide whether a file is an ES module.
  write('package.json', `${JSON.stringify({ type: 'module' })}\n`);
  if (check) compare(licenses);
  else writeGeneratedFiles();
}

/** The entry points, and what they were made from. */
function writeDoors(toolkit, madeFrom) {
  for (const door of Object.keys(actions)) writeDoor(door, { toolkit, name: 'run', argument: `'${door}'` });
  writeDoor('service/process.js', { toolkit, name: 'serviceProcess' });
  write(hashFile, `${madeFrom}\n`);
}

/** Two lines that call an export of the bundle, or of the sources. */
function writeDoor(door, { toolkit, name, argument = '' }) {
  const path = posix.relative(posix.dirname(door), posix.normalize(toolkit));
  const from = path.startsWith('.') ? path : `./${path}`;
  write(door, `import { ${name} } from '${from}';\nawait ${name}(${argument});\n`);
}

function write(file, text) {
  const path = join(target, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function compare(licenses) {
  const [committed, fresh] = [filesIn(dist), filesIn(target)];
  const stale = [...new Set([...committed, ...fresh])].filter(
    (file) =>
      !committed.includes(file) ||
      !fresh.includes(file) ||
      !readFileSync(join(dist, file)).equals(readFileSync(join(target, file))),
  );
  rmSync(target, { recursive: true, force: true });
  const others = staleFiles();
  if (stale.length > 0)
    console.error(`dist/ is stale: ${stale.join(', ')}. Run "npm run build" and commit dist/.`);
  if (others.length > 0)
    console.error(`Stale: ${others.join(', ')}. Run "npm run build" and commit what it writes.`);
  if (stale.length > 0 || others.length > 0) process.exit(1);
  const packages = [...licenses.matchAll(/^\S+ \S+ \((.+)\)$/gm)].map(([, license]) => license);
  const kinds = [...new Set(packages)].toSorted().join(', ');
  console.log(`dist/ is up to date: ${fresh.length} files, with ${packages.length} packages under ${kinds}.`);
}

function filesIn(dir, base = '') {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory() ? filesIn(join(dir, entry.name), join(base, entry.name)) : [join(base, entry.name)],
    )
    .sort();
}
