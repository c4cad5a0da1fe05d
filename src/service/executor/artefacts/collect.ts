import { constants } from 'node:fs';
import { access, copyFile, lstat, readdir } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import type { PackageFacts } from '../../../app-packages/read-package.ts';
import { messageOf } from '../../../errors.ts';
import { BuildError, plainText } from '../../errors.ts';
import { listOf } from '../../workflow-file/document.ts';
import type { BuildContext, PreparedBuild } from '../build-context.ts';
import { containedPath, isWithin } from '../environment/folders.ts';
import type { Variables } from '../environment/machine.ts';
import { systemCause } from '../errors.ts';
import { commandNotFound } from '../processes/programs.ts';
import type { StepLog } from '../step-list.ts';
import { artefactPlaces, findArtefacts } from './search.ts';

/** A pattern that matches more files is probably a mistake, such as `**`. */
const countLimit = 1_000;

/**
 * Keeps each file that matches the patterns, and each folder that does, as a zip.
 *
 * @param work `variables` are those after the last script; `output` is the folder of `CM_BUILD_OUTPUT_DIR`, if publishing
 *   scripts will look there
 * @returns the artefacts in the form of `CM_ARTIFACT_LINKS`
 * @throws the system's error if a file cannot be stored
 */
export async function collectArtefacts(
  context: BuildContext,
  build: PreparedBuild,
  work: { readonly log: StepLog; readonly variables: Variables; readonly output: string | undefined },
) {
  const { log, variables, output } = work;
  const { signal } = context.stop;
  const unmatched: string[] = [];
  const found = await findArtefacts({
    ...(await artefactPlaces({ ...build, variables })),
    signal,
    report: (problem) => log.line(plainText(problem)),
    unmatched: (pattern) => unmatched.push(pattern),
  });
  if (unmatched.length > 0) context.mistakes.add(`No file matches ${listOf(unmatched, 'it')}`);
  if (found.length > countLimit)
    await log.line(`${found.length} files were found; only the first ${countLimit} are kept.`);
  const artefacts = [];
  const names = new Set<string>();
  for (const [at, original] of found.slice(0, countLimit).entries()) {
    signal.throwIfAborted();
    const isFolder = (await lstat(original).catch(() => undefined))?.isDirectory();
    const packing = { folder: original, to: `artefact-${at}`, log };
    const { path, why } = await (isFolder ? packFolder(context, build, packing) : readableFile(original));
    if (path === undefined) {
      await log.line(`${plainText(build.folders.inside.inBuild(original))} was skipped: ${why}.`);
      continue;
    }
    const name = unusedName(isFolder ? `${basename(original)}.zip` : basename(original), names);
    names.add(name);
    const type = artefactType(name);
    const facts = await packageFacts({ path, name }, { log, signal });
    const kept = await context.recorder.artefact({ path, name, type, facts }, signal);
    await log.line(`${plainText(name)}: ${kept.size} bytes, md5 ${kept.md5}`);
    artefacts.push({ name, type, ...kept, ...facts });
    if (output !== undefined && !isWithin(output, original))
      await copyInto(output, { path, name }, { log, signal });
  }
  return artefacts;
}

/** The file to keep, or the reason to skip it. */
async function readableFile(path: string) {
  const isFile = (await lstat(path).catch(() => undefined))?.isFile();
  const isRefused = await access(path, constants.R_OK).catch(() => true);
  return { path: isFile && !isRefused ? path : undefined, why: 'it is not a regular file' };
}

/** The exit status of `zip` if some files could not be read; the archive contains the others. */
const incomplete = 18;

/**
 * Packs a folder into a zip, in which every path begins with the folder's name. Links are packed as links, never followed.
 * `zip` runs inside the build, and all processes end with it: an earlier build may have replaced the program.
 */
async function packFolder(
  context: BuildContext,
  { folders, toolVariables }: PreparedBuild,
  { folder, to, log }: { readonly folder: string; readonly to: string; readonly log: StepLog },
) {
  const { inside, packed } = folders;
  // `zip` adds the extension to a name without one.
  const archive = `${to}.zip`;
  const step = {
    argv: ['zip', '-q', '-r', '-y', join(inside.packed, archive), `./${basename(folder)}`] as const,
    directory: inside.inBuild(dirname(folder)),
    env: toolVariables,
    output: log.write,
  };
  const status = await context.runInside(folders, step).finally(() => context.endProcesses());
  if (status === 0 || status === incomplete) return readableFile(join(packed, archive));
  const why =
    status === commandNotFound
      ? 'it is a folder, and `zip` is not installed on this machine'
      : `zip exited with status ${status}`;
  return { path: undefined, why };
}

/** A second `app.apk` becomes `app-2.apk`, a second `Runner.app.zip` `Runner-2.app.zip`. */
function unusedName(name: string, used: ReadonlySet<string>): string {
  const extension = /(?:\.[A-Za-z]+)?\.zip$/.exec(name)?.[0] ?? extname(name);
  const stem = name.slice(0, name.length - extension.length);
  let numbered = name;
  for (let count = 2; used.has(numbered); count += 1) numbered = `${stem}-${count}${extension}`;
  return numbered;
}

/** The build continues without a copy that fails, for example because a script has replaced the folder by a link. */
async function copyInto(
  folder: string,
  file: { readonly path: string; readonly name: string },
  { log, signal }: { readonly log: StepLog; readonly signal: AbortSignal },
): Promise<void> {
  try {
    if (typeof (await containedPath(folder, [folder])) === 'string')
      throw new BuildError('a script has removed or replaced the folder');
    const name = unusedName(file.name, new Set(await readdir(folder)));
    await copyFile(file.path, join(folder, name), constants.COPYFILE_EXCL);
  } catch (error) {
    signal.throwIfAborted();
    const why = systemCause(error) ?? messageOf(error);
    await log.line(plainText(`${file.name} could not be copied to CM_BUILD_OUTPUT_DIR: ${why}.`));
  }
}

/** The type of an artefact is its extension, such as `apk`, `aab` or `ipa`; `app` also for a zipped bundle. */
function artefactType(name: string): string {
  // As on the hosted service (docs/hosted-service.md, "Artefacts and links").
  if (name === 'mapping.txt') return 'proguard_map';
  const extension = extname(name.toLowerCase().replace(/\.app\.zip$/, '.app')).slice(1);
  return /^[a-z0-9]{1,16}$/.test(extension) ? extension : 'file';
}

/** The facts of an app package. If it cannot be read, the log gives the reason. */
async function packageFacts(
  file: { readonly path: string; readonly name: string },
  { log, signal }: { readonly log: StepLog; readonly signal: AbortSignal },
): Promise<PackageFacts> {
  // Imported dynamically, like in the install page, so that the bundle contains it once.
  const { readPackage, UnreadablePackage } = await import('../../../app-packages/read-package.ts');
  try {
    // An artefact has no title in the API (docs/api.md, "Artefact record").
    const { title: _, ...facts } = await readPackage(file, { signal });
    return facts;
  } catch (error) {
    if (!(error instanceof UnreadablePackage)) throw error;
    await log.line(plainText(`The app and version of ${file.name} are unknown, because ${error.message}.`));
    return {};
  }
}
