import type { Client } from '../../client/client.ts';
import { createSemaphore } from '../../client/http/semaphore.ts';
import { type Clock, TimeoutError, withTimeout } from '../../clock.ts';
import { messageOf, UserError } from '../../errors.ts';
import type { Limits } from '../../limits.ts';
import type { ActionContext } from '../context.ts';
import { makeFolder } from '../inputs/output-folder.ts';
import type { ReportedArtefact } from '../report/report.ts';
import { downloadLine } from '../show/artefacts.ts';
import { bytesIn } from '../text/markdown.ts';
import { durationText } from '../text/units.ts';
import { saveArtefact } from './save-artefact.ts';

/** Artefacts could not be downloaded. This does not change the status of their build. */
class DownloadFailed extends UserError {}

/** The error for the artefacts whose download failed; `undefined` if none did. */
export function downloadFailureOf(artefacts: readonly ReportedArtefact[]): DownloadFailed | undefined {
  const lines = artefacts.flatMap(({ name, downloadFailure }) =>
    downloadFailure === undefined ? [] : `${name} could not be downloaded. ${downloadFailure}`,
  );
  return lines.length > 0 ? new DownloadFailed(lines.join('\n')) : undefined;
}

interface Downloads<Artefact extends ReportedArtefact> {
  readonly artefacts: readonly Artefact[];
  /** As the input has it; a relative one starts in the workspace. */
  readonly folder: string;
  /** Files of several builds go into a folder for each workflow, those of one build into `folder` itself. */
  readonly builds: 'one' | 'several';
}

/** Enough to use the bandwidth; more would only share it. */
const concurrency = 4;

/** Milliseconds between two lines about the progress. */
const progressMs = 10_000;

/**
 * Downloads artefacts. Each comes back with its `path` or its `downloadFailure`: one that fails does not stop the
 * others. They share a total time of `limits.downloadsMs`.
 */
export async function downloadAll<Artefact extends ReportedArtefact>(
  {
    client,
    clock,
    limits,
    runner,
  }: Pick<ActionContext, 'clock' | 'limits' | 'runner'> & { readonly client: Client },
  { artefacts, folder, builds }: Downloads<Artefact>,
): Promise<Artefact[]> {
  let target: string;
  try {
    target = await makeFolder({ input: 'download', workspace: runner.run.workspace, folder }, runner.log);
  } catch (error) {
    return artefacts.map((artefact) => ({ ...artefact, downloadFailure: messageOf(error) }));
  }

  const paths = downloadPaths(artefacts, { builds });
  const semaphore = createSemaphore(concurrency);
  const bytes = artefacts.map(() => 0);
  const begun = clock.monotonic();
  const stopProgress = every(clock, progressMs, () =>
    runner.log.info(downloadLine({ artefacts, bytes, elapsedMs: clock.monotonic() - begun })),
  );
  // Each ends by itself, so that one that hangs does not take the others' results with it.
  const save = (artefact: ReportedArtefact, index: number): Promise<string> => {
    const ms = limits.downloadsMs - (clock.monotonic() - begun);
    if (ms <= 0) throw new TimeoutError(limits.downloadsMs);
    return withTimeout({ clock, ms, signal: runner.cancelled }, (signal) =>
      saveArtefact(client, {
        artefact,
        folder: target,
        path: paths[index] ?? [],
        signal,
        onBytes: (now) => {
          bytes[index] = now;
        },
      }),
    );
  };
  try {
    return await Promise.all(
      artefacts.map((artefact, index) =>
        semaphore.run(async () => {
          try {
            return { ...artefact, path: await save(artefact, index) };
          } catch (error) {
            return { ...artefact, downloadFailure: reasonOf(error, limits) };
          }
        }),
      ),
    );
  } finally {
    stopProgress();
  }
}

function reasonOf(error: unknown, { downloadsMs }: Limits): string {
  if (!(error instanceof TimeoutError)) return messageOf(error);
  return `The downloads exceeded the limit of ${durationText(downloadsMs)} for one step. Select fewer artefacts with the artefacts input.`;
}

/** Calls `act` every `ms` milliseconds until the function that it returns is called. */
function every(clock: Clock, ms: number, act: () => void): () => void {
  let cancelTimer = clock.setTimer(ms, function repeat() {
    act();
    cancelTimer = clock.setTimer(ms, repeat);
  });
  return () => cancelTimer();
}

/**
 * The paths of downloads: the service's names, made unique and safe for every file system and shell.
 */
interface Named {
  readonly name: string;
  readonly workflowId: string | undefined;
}

/** Bytes of UTF-8. File systems allow 255, and temporary names are a little longer. */
const longestName = 200;

/** Bytes. If a name is too long, an extension longer than this is cut off. */
const longestExtension = 20;

/**
 * The path of each file below the download folder, as its parts: `[name]` for one build, `[workflowId, name]` for
 * several. A second file with the same name becomes `name-2.ext`. Names that differ only in case count as the same, as
 * they do on macOS and Windows. No part has a separator in it.
 */
export function downloadPaths(
  files: readonly Named[],
  { builds }: { builds: 'one' | 'several' },
): readonly (readonly string[])[] {
  const used = new Set<string>();
  return files.map(({ name, workflowId }) => {
    const folder = builds === 'several' ? [workflowId === undefined ? '_' : safeName(workflowId)] : [];
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
  if (plain === '') return '_';
  return shortened(/^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?:\.|$)/i.test(plain) ? `_${plain}` : plain);
}

function shortened(name: string): string {
  if (bytesIn(name) <= longestName) return name;
  const { stem, extension } = split(name);
  const end = bytesIn(extension) <= longestExtension ? extension : '';
  // A rough cut first: each character has at least one byte.
  let begin = (end === '' ? name : stem).slice(0, longestName).replace(/[\uD800-\uDBFF]$/, '');
  while (bytesIn(begin + end) > longestName) begin = [...begin].slice(0, -1).join('');
  return begin + end;
}

/** `app.apk` is `app` and `.apk`; a leading dot begins no extension. */
function split(name: string): { stem: string; extension: string } {
  const at = name.lastIndexOf('.');
  return at > 0 ? { stem: name.slice(0, at), extension: name.slice(at) } : { stem: name, extension: '' };
}

function keyOf(path: readonly string[]): string {
  return path.join('/').toLowerCase();
}
