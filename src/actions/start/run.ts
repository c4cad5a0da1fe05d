import type { Limits } from '../../api/limits.ts';
import { type Clock, type Random, steadyMoments } from '../../clock.ts';
import { hasEnded } from '../../contract/state.ts';
import { notStarted } from '../../core/report/progress.ts';
import type { StepReport } from '../../core/report/report.ts';
import { openingLine } from '../../report/log/lines.ts';
import type { Runner } from '../../runner/runner.ts';
import { warnOfOtherCommits } from '../../tasks/following/commits.ts';
import { conclude, publishOutputs } from '../../tasks/following/conclude.ts';
import type { Following } from '../../tasks/following/context.ts';
import { follow } from '../../tasks/following/follow.ts';
import { logChanges } from '../../tasks/following/log.ts';
import { openPullRequestPage } from '../../tasks/following/pull-request-page.ts';
import { createBoard } from '../../tasks/following/report-store.ts';
import { type Connect, maskSecrets } from '../../tasks/inputs/connection.ts';
import { createGrace } from '../../tasks/requests/grace.ts';
import { clearCachesOf } from './clear-caches.ts';
import { readBuildInputs } from './inputs.ts';
import { cancelPreviousBuilds } from './previous-builds.ts';
import { type SavedStart, saveStart } from './saved-start.ts';
import { startAll } from './start.ts';

export interface BuildDependencies {
  readonly runner: Runner;
  readonly connect: Connect;
  readonly clock: Clock;
  readonly random: Random;
  readonly limits: Limits;
}

/**
 * The build action: starts builds, waits for them, and says how they went.
 *
 * @returns whether the step has succeeded
 * @throws InputError and ForkRefused before any request
 */
export async function build({ runner, connect, clock, random, limits }: BuildDependencies): Promise<boolean> {
  const grace = createGrace({ clock, cancelled: runner.cancelled });
  maskSecrets(runner, ['token', 'githubToken']);
  const { connection, request, cancelPrevious, clearCaches, wait, waiting, afterBuild, comment } =
    readBuildInputs(runner);
  runner.redactor.addValues(Object.values(request.variables ?? {}));
  const now = steadyMoments(clock);
  const initial: StepReport = {
    appId: request.appId,
    ref: request.target.ref,
    ...(request.target.sha ? { commit: request.target.sha } : {}),
    startedAt: now(),
    workflows: request.workflowIds.map(notStarted),
  };
  const board = createBoard(initial, { redact: runner.redactor.redact, now });
  const watching = { runner, client: connect(connection), clock, limits, board, grace };
  const page = openPullRequestPage(watching, { inputs: comment, random });
  const following: Following = { ...watching, page };

  // Lists are lists before there is anything in them: `fromJSON` of an empty text fails a workflow.
  publishOutputs(following);
  runner.setOutput('clearedCaches', '[]');
  runner.log.info(openingLine(board.report));
  logChanges(following);
  warnOfOtherCommits(following);
  if (cancelPrevious) await cancelPreviousBuilds(following, request);
  if (clearCaches !== 'none') await clearCachesOf(following, { request, which: clearCaches });
  const starts = await startAll(following, { request, baseUrl: connection.baseUrl, random });
  publishOutputs(following);
  const because = wait ? await follow(following, { waiting, afterBuild }) : 'ended';
  settleEnded(following, starts);
  return conclude(following, { because, ...waiting, ...afterBuild });
}

/** Tells the post step which builds it has nothing more to do with. */
function settleEnded({ board, runner }: Following, starts: readonly SavedStart[]): void {
  board.report.workflows.forEach(({ status = '' }, index) => {
    const start = starts[index];
    if (start && hasEnded(status)) saveStart(runner, { index, start: { ...start, settled: true } });
  });
}
