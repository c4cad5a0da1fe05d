import { constants, createReadStream, createWriteStream } from 'node:fs';
import { access, lstat, readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { PackageFacts } from '../../../app-packages/read-package.ts';
import { messageOf } from '../../../errors.ts';
import { BuildError, plainText } from '../../errors.ts';
import { containedPath, isWithin } from '../environment/folders.ts';
import { systemCause } from '../errors.ts';
import type { BuildRecorder, KeptFile } from '../recorder.ts';
import type { StepLog } from '../step-list.ts';
import { type PackTool, packFolder } from './pack.ts';
import { artefactPlaces, findArtefacts, type ScriptedBuild } from './search.ts';

/** More files mean a mistake in a pattern, such as `**`. */
const countLimit = 1_000;

/** An artefact as publishing scripts see it in `CM_ARTIFACT_LINKS`. */
export interface KeptArtefact extends KeptFile, PackageFacts {
  readonly name: string;
  readonly type: string;
}

/**
 * Packs each folder that matches the patterns, and keeps the archives and each file that matches.
 *
 * @throws the system's error when a file cannot be stored
 */
export async function collectArtefacts(
  build: ScriptedBuild,
  options: {
    readonly log: StepLog;
    readonly signal: AbortSignal;
    readonly tool: PackTool;
    readonly keep: BuildRecorder['artefact'];
    /** Called with each pattern that matches nothing. */
    readonly unmatched: (pattern: string) => void;
    /** The folder that `CM_BUILD_OUTPUT_DIR` names, if publishing scripts will look there. */
    readonly output: string | undefined;
  },
): Promise<KeptArtefact[]> {
  const { log, signal, tool, output, unmatched } = options;
  const report = (problem: string): Promise<void> => log.line(plainText(problem));
  const found = await findArtefacts({ ...(await artefactPlaces(build)), signal, report, unmatched });
  if (found.length > countLimit)
    await log.line(`${found.length} files were found; only the first ${countLimit} are kept.`);
  const artefacts: KeptArtefact[] = [];
  const names = new Set<string>();
  for (const [at, original] of found.slice(0, countLimit).entries()) {
    signal.throwIfAborted();
    const isFolder = (await lstat(original).catch(() => undefined))?.isDirectory();
    const work = { folders: build.folders, to: `artefact-${at}`, tool, log };
    const path = isFolder ? await packFolder(original, work) : await readableFile(original, build, log);
    if (path === undefined) continue;
    const name = unusedName(isFolder ? `${basename(original)}.zip` : basename(original), names);
    names.add(name);
    const type = artefactType(name);
    const facts = await packageFacts({ path, name }, { log, signal });
    const kept = await options.keep({ path, name, type, facts }, signal);
    await log.line(`${plainText(name)}: ${kept.size} bytes, md5 ${kept.md5}`);
    artefacts.push({ name, type, ...kept, ...facts });
    if (output !== undefined && !isWithin(output, original))
      await copyInto(output, { path, name }, { log, signal });
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
    const copy = createWriteStream(join(folder, name), { flags: 'wx' });
    await pipeline(createReadStream(file.path), copy, { signal });
  } catch (error) {
    signal.throwIfAborted();
    const why = systemCause(error) ?? messageOf(error);
    await log.line(plainText(`${file.name} could not be copied to CM_BUILD_OUTPUT_DIR: ${why}.`));
  }
}

/** The path of a file, unless it is no regular file, is missing, or cannot be read, which the log says. */
async function readableFile(
  path: string,
  { folders }: ScriptedBuild,
  log: StepLog,
): Promise<string | undefined> {
  const isFile = (await lstat(path).catch(() => undefined))?.isFile();
  const canRead = access(path, constants.R_OK).then(
    () => true,
    () => false,
  );
  if (isFile && (await canRead)) return path;
  await log.line(`${plainText(folders.inside.inBuild(path))} was skipped: it is not a regular file.`);
  return undefined;
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
