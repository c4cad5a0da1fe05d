import type { SeenBuild } from '../../contract/build.ts';
import { merge } from '../../core/merge.ts';
import { seen } from '../../core/report/progress.ts';
import { type Sighting, watchBuild } from '../../core/watch.ts';
import type { Following } from './context.ts';
import { createOutages } from './outages.ts';
import { createPacing } from './pacing.ts';
import { isRefusal } from './refusal.ts';
import type { WorkflowKey } from './report-store.ts';
import { startOf } from './start-of.ts';

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
  // What is read besides the watch ends with it.
  const over = new AbortController();
  const pacing = createPacing(following, {
    pollInterval,
    signal: AbortSignal.any([signal, over.signal]),
  });
  const outages = createOutages(runner.log);
  const watches = board.report.workflows.flatMap((workflow) => {
    const { buildId, failure } = workflow;
    if (buildId === undefined || failure) return [];
    const newSince = startOf(following, workflow);
    const watch = watchBuild({
      buildId,
      clock,
      signal,
      refusalsInRow: limits.refusalsInRow,
      lastingMs: limits.lastingOutageMs,
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

  try {
    for await (const { which, sighting } of merge(watches)) {
      switch (sighting.kind) {
        case 'state':
          records.set(sighting.buildId, sighting.build);
          board.updateWorkflow(which, (report) =>
            pacing.estimated(seen(report, { build: sighting.build, at: board.now() })),
          );
          break;
        case 'outage':
          outages.begin(which, sighting);
          break;
        case 'recovery':
          outages.end(which, sighting);
          break;
        case 'lost':
          outages.forget(which);
          board.updateWorkflow(which, (report) => ({
            ...report,
            failure: { reason: `How the build does is not known any more. ${sighting.error.message}` },
          }));
          break;
      }
    }
  } finally {
    over.abort();
  }
}

async function* named(
  which: WorkflowKey,
  watch: AsyncGenerator<Sighting>,
): AsyncGenerator<{ which: WorkflowKey; sighting: Sighting }> {
  for await (const sighting of watch) yield { which, sighting };
}
