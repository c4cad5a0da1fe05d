/**
 * Writes the local build service as a package that `npx` starts, with nothing to install:
 * `npm run pack:service -- <folder>`.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { bundle, compile } from './bundle/bundle.ts';
import { packageFiles } from './pack-service/package-files.ts';

const root = join(import.meta.dirname, '..');
const [given, ...rest] = process.argv.slice(2);

if (given === undefined || given.startsWith('-') || rest.length > 0) {
  console.error('npm run pack:service -- <folder>     writes build-service-<version>.tgz into this folder');
  process.exitCode = 1;
} else {
  // npm runs scripts in the package's folder; INIT_CWD is where the user ran the command.
  await packInto(resolve(process.env.INIT_CWD ?? process.cwd(), given));
}

async function packInto(folder: string): Promise<void> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const staged = mkdtempSync(join(tmpdir(), 'pack-service-'));
  try {
    compile();
    const { files, licenses } = await bundle('entry/service-package.js');
    const all = { ...packageFiles({ version }), 'bundle/licenses.txt': licenses };
    for (const [file, text] of Object.entries(all)) write(join(staged, file), text);
    for (const [file, text] of Object.entries(files)) write(join(staged, 'bundle', file), text);
    cpSync(join(root, 'LICENSE'), join(staged, 'LICENSE'));
    mkdirSync(folder, { recursive: true });
    const options = ['--silent', '--ignore-scripts', '--pack-destination', folder];
    const name = execFileSync('npm', ['pack', ...options], { cwd: staged, encoding: 'utf8' }).trim();
    console.log(
      `Start it anywhere, with nothing to install:\n  npx file:${join(folder, name)} --repository <path or url>`,
    );
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}

function write(path: string, text: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
