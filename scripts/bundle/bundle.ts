import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import ncc, { type Module, type Stats } from '@vercel/ncc';
import { minify } from 'terser';

interface Bundle {
  /** By name; the one to start with is `index.js`. */
  readonly files: Readonly<Record<string, string | Buffer>>;
  /** The licenses of the packages in it. */
  readonly licenses: string;
}

const root = join(import.meta.dirname, '../..');

const compiled = join(root, 'out');

/** Takes the place of undici in the bundle, and loads undici when it is first used. */
const lateUndici = 'undici.js';

export function compile(): void {
  rmSync(compiled, { recursive: true, force: true });
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', join(root, 'tsconfig.build.json')], { stdio: 'inherit' });
  // tsc emits the scripts only; the files of the two pages go into them as they are.
  for (const folder of ['service/page/static', 'action/install-page/page/static'])
    cpSync(join(root, 'src', folder), join(compiled, folder), { recursive: true });
}

/** Bundles a file of `out/` with all that it imports. */
export async function bundle(entry: string): Promise<Bundle> {
  const options = { cache: false, quiet: true };
  const own = await ncc(join(compiled, entry), { ...options, externals: { undici: `./${lateUndici}` } });
  const files: Record<string, string | Buffer> = { 'index.js': await minified(own.code) };
  // The other files are those of pages, which are sent as they are.
  for (const [file, { source }] of Object.entries(own.assets))
    files[file] = isCode(file) ? await minified(String(source)) : source;
  const needsUndici = Object.values(files).some((code) => code.includes(lateUndici));
  if (!needsUndici) return { files, licenses: licensesOf([own.stats]) };
  const undici = await ncc(createRequire(import.meta.url).resolve('undici'), {
    ...options,
    filename: 'undici.cjs',
  });
  files[lateUndici] = await minified(readFileSync(join(import.meta.dirname, lateUndici), 'utf8'));
  files['undici.cjs'] = await minified(undici.code);
  return { files, licenses: licensesOf([own.stats, undici.stats]) };
}

function isCode(file: string): boolean {
  return file.endsWith('.index.js');
}

/** The bundler's own names, which its code repeats thousands of times, and their replacements. */
const bundlerNames: readonly (readonly [RegExp, string])[] = [
  [/__unused_webpack___webpack_(module|exports)__/g, 'unused_wp_$1'],
  [/__webpack_(require|exports|module)__/g, 'wp_$1'],
  [/__WEBPACK_IMPORTED_MODULE_(\d+)__/g, '__$1'],
];

/**
 * The bundler puts each module's function in parentheses, because V8 compiles such a function at once, and any other twice:
 * first only to find its end. Minifying would drop them, so until then they are a call. They save a start a tenth of
 * its time.
 */
const moduleStart = /^(\/\*{3}\/ )\(/gm;
const eager = '__eager__';

/**
 * The code without white space, comments and needless syntax. Names of the sources stay, nothing moves into another
 * function, and lines are short, so that stacks and reviews stay readable. Node keeps a file that is all ASCII in half the
 * memory.
 *
 * Not `semicolons: false`, which would give each statement its line: it makes a getter of two class fields `get; put;`.
 */
async function minified(code: string): Promise<string> {
  const marked = code.replace(moduleStart, `$1${eager}(`);
  const renamed = bundlerNames.reduce((text, [name, short]) => text.replace(name, short), marked);
  const { code: short } = await minify(renamed, {
    ecma: 2022,
    module: true,
    mangle: false,
    compress: {
      arrows: false,
      collapse_vars: false,
      conditionals: false,
      if_return: false,
      inline: false,
      keep_classnames: true,
      keep_fnames: true,
      reduce_vars: false,
      sequences: false,
    },
    format: { ascii_only: true, comments: false, max_line_len: 120 },
  });
  return `${short?.replaceAll(`${eager}(`, '(')}\n`;
}

/**
 * The licenses of all packages in bundles, as one text. ncc's own license file lists only the packages of the last chunk
 * that it writes, and there are several.
 */
function licensesOf(bundles: readonly Stats[]): string {
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

/** Licenses that ask for no more than their own text beside the code, which `dist/licenses.txt` has. */
const allowedLicenses = ['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/** @throws for a package without a license file, and for one under a license that nobody has read yet */
function license(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (!allowedLicenses.includes(license))
    throw new Error(
      `${name} ${version} is under ${license}. Only packages under ${allowedLicenses.join(', ')} are bundled: replace it, or read its license and add it to this list.`,
    );
  const file = readdirSync(folder).find((candidate) => /^(licen[cs]e|copying)/i.test(candidate));
  if (!file) throw new Error(`${name} has no license file`);
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}
