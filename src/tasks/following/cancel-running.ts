import { withTimeout } from '../../api/http/timeout.ts';
import { hasEnded } from '../../contract/state.ts';
import { seen } from '../../core/report/progress.ts';
import type { WorkflowReport } from '../../core/report/report.ts';
import { messageOf } from '../../errors.ts';
import type { Following } from './context.ts';
import { startOf } from './start-of.ts';

/**
 * Cancels every build on the board that is not known to have ended: nobody waits for it any longer
 * (docs/reliability.md, "No abandoned build"). One that cannot be cancelled in time is a warning; the post step of the
 * action tries again.
 */
export async function cancelRunning(following: Following): Promise<void> {
  const { clock, grace, limits } = following;
  const within: Within = (work) =>
    grace.upTo(limits.cancelGraceMs, (signal) =>
      withTimeout({ clock, ms: limits.retryBudgetMs, signal }, work),
    );
  await Promise.all(
    following.board.report.workflows
      .filter(({ buildId, adopted, status = '' }) => buildId !== undefined && !adopted && !hasEnded(status))
      .map((workflow) => cancelOne(following, { workflow, within })),
  );
}

async function cancelOne(
  following: Following,
  { workflow, within }: { workflow: WorkflowReport; within: Within },
): Promise<void> {
  const { board, client, runner } = following;
  const { workflowId, buildId = '' } = workflow;
  try {
    const answer = await within((signal) =>
      client.builds.cancel(buildId, { signal, newSince: startOf(following, workflow) }),
    );
    if (answer === 'alreadyFinished') return await seeEnd(following, { workflow, within });
    runner.log.info(`${workflowId}: build ${buildId} was cancelled, as this step stops waiting for it.`);
    const build = { _id: buildId, status: 'canceled' };
    const at = board.now();
    board.updateWorkflow(workflow, (report) => ({ ...seen(report, { build, at }), ...failureIn(report) }));
  } catch (error) {
    runner.log.warning(
      `${workflowId}: build ${buildId} could not be cancelled and may still run. ${messageOf(error)}`,
    );
  }
}

/** It had ended before it could be cancelled: how, is looked up, and is known no better than before if that fails. */
async function seeEnd(
  { board, client, runner }: Following,
  { workflow, within }: { workflow: WorkflowReport; within: Within },
): Promise<void> {
  const { workflowId, buildId = '' } = workflow;
  runner.log.info(`${workflowId}: build ${buildId} had ended already.`);
  try {
    const { build } = await within((signal) => client.builds.get(buildId, { signal }));
    board.updateWorkflow(workflow, ({ failure: _, ...report }) => seen(report, { build, at: board.now() }));
  } catch (error) {
    runner.log.warning(`${workflowId}: how build ${buildId} ended could not be seen. ${messageOf(error)}`);
  }
}

type Within = <Result>(work: (signal: AbortSignal) => Promise<Result>) => Promise<Result>;

/** Why it was cancelled is known better here than by the service. */
function failureIn({ failure }: WorkflowReport): Pick<WorkflowReport, 'failure'> {
  return failure ? { failure } : {};
}
