import type { Client } from '../../client/client.ts';
import { createSemaphore } from '../../client/http/limiters.ts';
import type { Limits } from '../../client/limits.ts';
import { type Clock, TimeoutError, withTimeout } from '../../clock.ts';
import { messageOf, UserError } from '../../errors.ts';
import type { ActionContext } from '../context.ts';
import { madeFolder } from '../inputs/output-folder.ts';
import type { ReportedArtefact } from '../report/report.ts';
import { durationText } from '../text/units.ts';
import { downloadLine } from './artefact-lines.ts';
import { downloadPaths } from './download-names.ts';

/** Artefacts could not be downloaded. This does not change the status of their build. */
class DownloadFailed extends UserError {
  constructor(failed: readonly ReportedArtefact[]) {
    const lines = failed.map(
      ({ name, downloadFailure }) => `${name} could not be downloaded. ${downloadFailure}`,
    );
    super(lines.join('\n'));
  }
}

/** The error for the artefacts whose download failed; `undefined` if none did. */
export function downloadFailureOf(artefacts: readonly ReportedArtefact[]): DownloadFailed | undefined {
  const failed = artefacts.filter(({ downloadFailure }) => downloadFailure !== undefined);
  return failed.length > 0 ? new DownloadFailed(failed) : undefined;
}

interface Downloads {
  readonly artefacts: readonly ReportedArtefact[];
  /** As given by the input; a relative one starts in the workspace. */
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
export async function downloadAll(
  {
    client,
    clock,
    limits,
    runner,
  }: Pick<ActionContext, 'clock' | 'limits' | 'runner'> & { readonly client: Client },
  { artefacts, folder, builds }: Downloads,
): Promise<ReportedArtefact[]> {
  let target: string;
  try {
    target = await madeFolder(
      { input: 'download', workspace: runner.run.workspace, folder },
      { clock, signal: runner.cancelled },
    );
  } catch (error) {
    return artefacts.map((artefact) => ({ ...artefact, downloadFailure: messageOf(error) }));
  }
  const { saveArtefact } = await import('./save-artefact.ts');
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
  return `The downloads of a step may take ${durationText(downloadsMs)} in total, and that time has passed. Select fewer artefacts with the input artefacts.`;
}

/** Calls `act` every `ms` milliseconds until the function that it returns is called. */
function every(clock: Clock, ms: number, act: () => void): () => void {
  let cancelTimer = clock.setTimer(ms, function repeat() {
    act();
    cancelTimer = clock.setTimer(ms, repeat);
  });
  return () => cancelTimer();
}
