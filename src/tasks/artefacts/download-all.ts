import type { Client } from '../../api/client.ts';
import { createGate } from '../../api/http/semaphore.ts';
import { TimeLimitPassed, withTimeout } from '../../api/http/time-limit.ts';
import type { Limits } from '../../api/limits.ts';
import type { Clock } from '../../clock.ts';
import type { ReportedArtefact } from '../../core/report/report.ts';
import { messageOf } from '../../errors.ts';
import { downloadLine } from '../../report/log/lines.ts';
import { durationText } from '../../report/wording/units.ts';
import type { Runner } from '../../runner/runner.ts';
import { downloadFolder } from './download-folder.ts';
import { downloadPaths } from './download-names.ts';
import { saveArtefact } from './save-artefact.ts';

export interface Downloads {
  readonly artefacts: readonly ReportedArtefact[];
  /** As the input names it; a relative one begins at the workspace. */
  readonly folder: string;
  /** Files of several builds go into a folder for each workflow, those of one build into `folder` itself. */
  readonly builds: 'one' | 'several';
}

/** Several at a time use the line; more would only share it. */
const atATime = 4;

/** Milliseconds between two lines about what takes long. */
const progressMs = 10_000;

/**
 * Downloads artefacts, and tells for each where it is or why it is not there. One that fails leaves the others going;
 * together they get `limits.downloadsMs`.
 */
export async function downloadAll(
  { client, clock, limits, runner }: { client: Client; clock: Clock; limits: Limits; runner: Runner },
  { artefacts, folder, builds }: Downloads,
): Promise<ReportedArtefact[]> {
  let target: string;
  try {
    target = await downloadFolder({ workspace: runner.run.workspace, folder });
  } catch (error) {
    return artefacts.map((artefact) => ({ ...artefact, downloadFailure: messageOf(error) }));
  }
  const paths = downloadPaths(artefacts, { builds });
  const gate = createGate(atATime);
  const bytes = artefacts.map(() => 0);
  const begun = clock.monotonic();
  const stopTelling = every(clock, progressMs, () =>
    runner.log.info(downloadLine({ artefacts, bytes, elapsedMs: clock.monotonic() - begun })),
  );
  try {
    return await withTimeout({ clock, ms: limits.downloadsMs, signal: runner.cancelled }, (signal) =>
      Promise.all(
        artefacts.map((artefact, index) =>
          gate(async () => {
            try {
              const path = await saveArtefact(client, {
                artefact,
                folder: target,
                path: paths[index] ?? [],
                signal,
                onBytes: (now) => {
                  bytes[index] = now;
                },
              });
              return { ...artefact, path };
            } catch (error) {
              return { ...artefact, downloadFailure: reasonOf(error, limits) };
            }
          }),
        ),
      ),
    );
  } finally {
    stopTelling();
  }
}

function reasonOf(error: unknown, { downloadsMs }: Limits): string {
  if (!(error instanceof TimeLimitPassed)) return messageOf(error);
  return `The downloads of a step get ${durationText(downloadsMs)} together, and that has passed. Choose fewer with the input artefacts.`;
}

/** Does something again and again, first after `ms` milliseconds, until the function that it returns is called. */
function every(clock: Clock, ms: number, then: () => void): () => void {
  let cancelTimer = clock.setTimer(ms, function again() {
    then();
    cancelTimer = clock.setTimer(ms, again);
  });
  return () => cancelTimer();
}
