import { NotFound, NotPermitted, ServiceError, TokenRefused } from '../../api/errors.ts';
import type { SeenBuild } from '../../contract/build.ts';
import { merge } from '../../core/merge.ts';
import { seen } from '../../core/progress.ts';
import { type Sighting, watchBuild } from '../../core/watch.ts';
import { durationText } from '../../report/units.ts';
import type { WorkflowKey } from './board.ts';
import type { Following } from './following.ts';
import { createPacing } from './pacing.ts';

/**
 * Watches every build on the board until each has ended, and writes what it sees onto the board.
 *
 * @param records takes the last record of each build, by its id; it has them too when the signal ended the watch
 * @throws the signal's reason
 */
export async function watchAll(
  following: Following,
  {
    records,
    pollInterval,
    signal,
  }: { records: Map<string, SeenBuild>; pollInterval: number; signal: AbortSignal },
): Promise<void> {
  const { board, client, clock, limits, runner } = following;
  const pacing = createPacing(following, { pollInterval, signal });
  const watches = board.report.workflows.flatMap((workflow) => {
    const { buildId, changes } = workflow;
    if (buildId === undefined) return [];
    const newSince = changes[0]?.at;
    const watch = watchBuild({
      buildId,
      clock,
      signal,
      refusalsInRow: limits.refusalsInRow,
      look: async (lookSignal) => {
        const { application, build } = await client.builds.get(buildId, { signal: lookSignal, newSince });
        if (application?.appName && !board.report.appName) board.update({ appName: application.appName });
        return build;
      },
      pause: () => pacing.pauseFor(workflow),
      onFailure: (error) => ({ refused: isRefusal(error), pauseMs: pacing.pauseAfter(error) }),
    });
    return [named(workflow, watch)];
  });

  for await (const { which, sighting } of merge(watches)) {
    const { workflowId } = which;
    switch (sighting.kind) {
      case 'state':
        records.set(sighting.buildId, sighting.build);
        board.updateWorkflow(which, (report) => pacing.estimated(seen(report, sighting)));
        break;
      case 'outage':
        runner.log.warning(
          `${workflowId}: ${sighting.error.message} The build goes on, and so does the wait.`,
        );
        break;
      case 'recovery':
        runner.log.info(
          `${workflowId}: the service answers again, after ${durationText(sighting.lastedMs)}.`,
        );
        break;
      case 'lost':
        board.updateWorkflow(which, (report) => ({
          ...report,
          failure: { reason: `How the build does is not known any more. ${sighting.error.message}` },
        }));
        break;
    }
  }
}

/** What the service will not say to this token, or about this id, however often it is asked. */
function isRefusal(error: Error): boolean {
  return (
    error instanceof ServiceError &&
    (error instanceof TokenRefused || error instanceof NotPermitted || error instanceof NotFound)
  );
}

async function* named(
  which: WorkflowKey,
  watch: AsyncGenerator<Sighting>,
): AsyncGenerator<{ which: WorkflowKey; sighting: Sighting }> {
  for await (const sighting of watch) yield { which, sighting };
}
