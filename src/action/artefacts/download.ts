import { mkdir, open, realpath, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { Client } from '../../client/client.ts';
import { createSemaphore } from '../../client/http/semaphore.ts';
import { TimeoutError, withTimeout } from '../../clock.ts';
import { messageOf, UserError } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import { makeFolder } from '../inputs/output-folder.ts';
import type { ReportedArtefact } from '../report/report.ts';
import { countText, durationText } from '../text/units.ts';

/** Why downloads failed, a text for each artefact. */
export function downloadFailures(artefacts: readonly ReportedArtefact[]): string[] {
  return artefacts.flatMap(({ name, downloadFailure }) =>
    downloadFailure === undefined ? [] : `${name} could not be downloaded. ${downloadFailure}`,
  );
}

export type DownloadContext = Pick<StepContext, 'clock' | 'limits' | 'runner' | 'client'>;

/** Enough to use the bandwidth; more would only share it. */
const concurrency = 4;

/**
 * Downloads artefacts. Each comes back with its `path` or its `downloadFailure`: one that fails does not stop the
 * others. They share a total time of `limits.downloadsMs`.
 *
 * @param folder as the input has it; a relative one starts in the workspace
 */
export async function downloadAll<Artefact extends ReportedArtefact>(
  context: DownloadContext,
  { artefacts, folder, builds }: { artefacts: readonly Artefact[]; folder: string; builds: Builds },
): Promise<Artefact[]> {
  const { client, clock, limits, runner } = context;
  let target: string;
  try {
    target = await makeFolder({ input: 'download', workspace: runner.run.workspace, folder }, runner.log);
  } catch (error) {
    return artefacts.map((artefact) => ({ ...artefact, downloadFailure: messageOf(error) }));
  }
  runner.log.info(`Downloading ${countText(artefacts.length, 'file')}.`);
  const paths = downloadPaths(artefacts, { builds });
  const end = clock.monotonic() + limits.downloadsMs;
  const save = async (artefact: Artefact, index: number): Promise<Artefact> => {
    try {
      const ms = end - clock.monotonic();
      if (ms <= 0) throw new TimeoutError(limits.downloadsMs);
      // Each ends by itself, so that one that hangs does not take the others' results with it.
      const path = await withTimeout({ clock, ms, signal: runner.cancelled }, (signal) =>
        saveArtefact(client, { artefact, folder: target, path: paths[index] ?? [], signal }),
      );
      return { ...artefact, path };
    } catch (error) {
      const downloadFailure =
        error instanceof TimeoutError
          ? `The downloads exceeded the limit of ${durationText(limits.downloadsMs)} for one step. Select fewer artefacts with the artefacts input.`
          : messageOf(error);
      return { ...artefact, downloadFailure };
    }
  };
  const semaphore = createSemaphore(concurrency);
  return Promise.all(artefacts.map((artefact, index) => semaphore.run(() => save(artefact, index))));
}

export interface Saving {
  readonly artefact: Pick<ReportedArtefact, 'url' | 'size' | 'md5'>;
  /** The download folder, absolute. */
  readonly folder: string;
  /** The parts of the path below it. */
  readonly path: readonly string[];
  readonly signal: AbortSignal;
}

/**
 * Downloads one artefact. It gets its final name only once it is complete and has the size and digest of the service's record,
 * as far as the record has them. A failure leaves nothing behind, and does not change an older file of that name.
 *
 * There is no fsync: what a process has written outlives the process, and a power failure ends the job anyway.
 *
 * @returns the absolute path
 * @throws ServiceError, including ArtefactDiffers; UserError; the system's error; the signal's reason
 */
export async function saveArtefact(
  client: Client,
  { artefact, folder, path: parts, signal }: Saving,
): Promise<string> {
  const { url, size, md5 } = artefact;
  signal.throwIfAborted();
  const path = await preparedPath(folder, parts);
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.part`);
  await rm(temporary, { force: true });
  try {
    {
      await using file = await open(temporary, 'ax');
      await client.artefacts.download({ url, size, md5, file }, { signal });
    }
    // Nothing appears after the step has said that it failed.
    signal.throwIfAborted();
    await rename(temporary, path);
    return path;
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** The final path, after making its folders and checking that none of them is a link. */
async function preparedPath(folder: string, path: readonly string[]): Promise<string> {
  const whole = resolve(folder, ...path);
  await mkdir(dirname(whole), { recursive: true });
  const way = relative(await realpath(folder), await realpath(dirname(whole)));
  if (way === path.slice(0, -1).join(sep)) return whole;
  throw new UserError(
    `${whole} is outside the download folder ${folder} because a folder in the path is a symbolic link.`,
  );
}

/** Files of several builds go into a folder for each workflow, those of one build into the download folder itself. */
type Builds = 'one' | 'several';

/** Bytes of UTF-8. File systems allow 255, and temporary names are a little longer. */
const longestName = 200;

/**
 * The path of each file below the download folder, as its parts: `[name]` for one build, `[workflowId, name]` for
 * several. A second file with the same name becomes `name-2.ext`. Names that differ only in case count as the same, as
 * they do on macOS and Windows. No part has a separator in it.
 */
export function downloadPaths(
  files: readonly Pick<ReportedArtefact, 'name' | 'workflowId'>[],
  { builds }: { builds: Builds },
): readonly string[][] {
  const used = new Set<string>();
  return files.map(({ name, workflowId = '_' }) => {
    const folder = builds === 'several' ? [safeName(workflowId)] : [];
    const first = safeName(name);
    const { stem, extension } = split(first);
    let path = [...folder, first];
    for (let number = 2; used.has(keyOf(path)); number++) path = [...folder, `${stem}-${number}${extension}`];
    used.add(keyOf(path));
    return path;
  });
}

/** A name that is one part of a path on every system, and one word in every shell. */
export function safeName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}._+@,=-]/gu, '_')
    // A first character that makes it an option or an expansion; a last dot, which Windows drops.
    .replace(/^[-=@+]/, '_')
    .replace(/\.$/, '_');
  const isReserved = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?:\.|$)/i.test(plain);
  const safe = plain === '' || isReserved ? `_${plain}` : plain;
  const { stem, extension } = split(safe);
  const most = longestName - Buffer.byteLength(extension);
  // Without the rest of a character that was cut.
  return (
    Buffer.from(stem)
      .subarray(0, most)
      .toString()
      .replace(/\ufffd+$/, '') + extension
  );
}

/** `app.apk` is `app` and `.apk`; a leading dot begins no extension, and a longer one is part of the stem. */
function split(name: string): { stem: string; extension: string } {
  const [extension = ''] = /(?<=.)\.[^.]{1,20}$/s.exec(name) ?? [];
  return { stem: name.slice(0, name.length - extension.length), extension };
}

function keyOf(path: readonly string[]): string {
  return path.join('/').toLowerCase();
}
