import { constants, createReadStream } from 'node:fs';
import { type FileHandle, lstat, open, readdir, readlink } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { PackageFacts } from '../../../app-packages/read-package.ts';
import { messageOf } from '../../../errors.ts';
import { BuildError, plainText } from '../../errors.ts';
import type { Workflow } from '../../workflow-file/schema.ts';
import { containedPath, isWithin } from '../environment/folders.ts';
import type { BuildFolders } from '../environment/inside-folders.ts';
import type { Variables } from '../environment/machine.ts';
import { systemCause } from '../errors.ts';
import type { ProducedFile } from '../recorder.ts';
import type { StepLog } from '../step-list.ts';
import { type CopyWork, type Measured, measured, type PackTool, packFolder } from './pack.ts';
import { findArtefacts, placesFor } from './search.ts';

/** More files mean a mistake in a pattern, such as `**`. */
const countLimit = 1_000;

/** An artefact as publishing scripts see it in `CM_ARTIFACT_LINKS`. */
export interface KeptArtefact extends Omit<ProducedFile, 'path' | 'facts'>, PackageFacts {
  readonly url: string;
}

/**
 * Copies each file that matches the patterns into the executor's own folder, packs each folder there, and reports the
 * copies.
 *
 * @throws the system's error when a copy cannot be written
 */
export async function collectArtefacts(
  build: ScriptedBuild,
  options: {
    readonly log: StepLog;
    readonly signal: AbortSignal;
    readonly tool: PackTool;
    /** Returns the address of the artefact. */
    readonly keep: (file: ProducedFile) => string | Promise<string>;
    /** Called with each pattern that matches nothing. */
    readonly unmatched: (pattern: string) => void;
    /** The folder that `CM_BUILD_OUTPUT_DIR` names, if publishing scripts will look there. */
    readonly output: string | undefined;
  },
): Promise<KeptArtefact[]> {
  const { log, signal, tool, output } = options;
  const { own } = build.folders;
  const report = (problem: string): Promise<void> => log.line(plainText(problem));
  const { unmatched } = options;
  const found = await findArtefacts({ ...(await artefactPlaces(build)), signal, report, unmatched });
  if (found.length > countLimit)
    await log.line(`${found.length} files were found; only the first ${countLimit} are kept.`);
  const artefacts: KeptArtefact[] = [];
  const names = new Set<string>();
  for (const [at, path] of found.slice(0, countLimit).entries()) {
    signal.throwIfAborted();
    const to = `artefact-${at}`;
    const isFolder = (await lstat(path).catch(() => undefined))?.isDirectory();
    const work = { folders: build.folders, to, tool, log, signal };
    const copied = isFolder ? await packFolder(path, work) : await copyMeasured(path, work);
    if (!copied) continue;
    const plain = isFolder ? `${basename(path)}.zip` : basename(path);
    const name = unusedName(plain, names);
    names.add(name);
    const copy = { path: join(own.path, to), name };
    const described = { name, type: artefactType(name), ...copied };
    await log.line(`${plainText(name)}: ${copied.size} bytes, md5 ${copied.md5}`);
    const facts = await packageFacts(copy, { log, signal });
    const url = await options.keep({ ...described, path: copy.path, facts });
    artefacts.push({ ...described, ...facts, url });
    if (output !== undefined && !isWithin(output, path)) await copyInto(output, copy, { log, signal });
  }
  return artefacts;
}

/** A second `app.apk` becomes `app-2.apk`, a second `Runner.app.zip` `Runner-2.app.zip`. */
function unusedName(name: string, used: ReadonlySet<string>): string {
  const extension = /(?:\.[A-Za-z]+)?\.zip$/.exec(name)?.[0] ?? extname(name);
  const stem = name.slice(0, name.length - extension.length);
  let numbered = name;
  for (let count = 2; used.has(numbered); count += 1) numbered = `${stem}-${count}${extension}`;
  return numbered;
}

/** The build goes on without a copy that cannot be made, such as in a folder that a script has removed or replaced by a link. */
async function copyInto(
  folder: string,
  file: { readonly path: string; readonly name: string },
  { log, signal }: { readonly log: StepLog; readonly signal: AbortSignal },
): Promise<void> {
  try {
    if (typeof (await containedPath(folder, [folder])) === 'string')
      throw new BuildError('a script has removed or replaced the folder');
    const name = unusedName(file.name, new Set(await readdir(folder)));
    await using copy = await open(join(folder, name), 'wx');
    await measured(createReadStream(file.path), { signal, write: (piece) => copy.appendFile(piece) });
  } catch (error) {
    signal.throwIfAborted();
    const why = systemCause(error) ?? messageOf(error);
    await log.line(plainText(`${file.name} could not be copied to CM_BUILD_OUTPUT_DIR: ${why}.`));
  }
}

/** Copies a regular file in pieces; `undefined` when it is not one, is missing, or cannot be opened, which the log says. */
async function copyMeasured(
  from: string,
  { folders: { own, inside }, to, log, signal }: CopyWork,
): Promise<Measured | undefined> {
  await using file = await openRegular(from);
  if (!file) {
    await log.line(`${plainText(inside.inBuild(from))} was skipped: it is not a regular file.`);
    return undefined;
  }
  await using target = await own.create(to);
  const pieces = file.createReadStream({ highWaterMark: 2 ** 18 });
  return await measured(pieces, { signal, write: (piece) => target.appendFile(piece) });
}

/** A file of a build, open; `undefined` when it is no regular file, is missing, or cannot be opened. */
async function openRegular(path: string): Promise<FileHandle | undefined> {
  // If a script has replaced the file since, a link is not followed, and a pipe is not waited for.
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const file = await open(path, flags).catch(() => undefined);
  if (file && (await file.stat()).isFile() && (await isAt(path, file))) return file;
  await file?.close();
  return undefined;
}

/** Whether a script did not replace a folder on the way to the file by a link while it was opened (seen on Linux only). */
async function isAt(path: string, file: FileHandle): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  // One that a script has replaced since is still the one that was found.
  return [path, `${path} (deleted)`].includes(await readlink(`/proc/self/fd/${file.fd}`));
}

/** The type of an artefact is its extension, such as `apk`, `aab` or `ipa`; `app` also for a zipped bundle. */
function artefactType(name: string): string {
  // As on the hosted service (docs/hosted-service.md, "Artefacts and links").
  if (name === 'mapping.txt') return 'proguard_map';
  const extension = extname(name.toLowerCase().replace(/\.app\.zip$/, '.app')).slice(1);
  return /^[a-z0-9]{1,16}$/.test(extension) ? extension : 'file';
}

/** What an app package says about itself; of one that cannot be read, the log says why. */
async function packageFacts(
  file: { readonly path: string; readonly name: string },
  { log, signal }: { readonly log: StepLog; readonly signal: AbortSignal },
): Promise<PackageFacts> {
  // Dynamic, as for the install page: the bundle then has it once.
  const { readPackage, UnreadablePackage } = await import('../../../app-packages/read-package.ts');
  try {
    // The API has no title of an artefact.
    const { title: _, ...facts } = await readPackage(file, { signal });
    return facts;
  } catch (error) {
    if (!(error instanceof UnreadablePackage)) throw error;
    await log.line(plainText(`The app and version of ${file.name} are unknown, because ${error.message}.`));
    return {};
  }
}

/** A build as its scripts left it. */
export interface ScriptedBuild {
  readonly workflow: Workflow;
  readonly folders: BuildFolders;
  /** Those that the last script left. */
  readonly variables: Variables;
}

/** Where the artefacts of a build can be. */
export async function artefactPlaces({ workflow, folders, variables }: ScriptedBuild) {
  const { artifacts: patterns, workingDirectory } = workflow;
  const places = await placesFor({ patterns, workingDirectory }, { folders, variables });
  const exported = await readdir(folders.exported).catch(() => []);
  if (exported.length === 0) return places;
  // What is in `CM_EXPORT_DIR` needs no pattern.
  return { ...places, patterns: [...places.patterns, join(folders.inside.exported, '*')] };
}
