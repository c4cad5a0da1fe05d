import { hasEnded } from '../../contract/state.ts';
import { seen } from '../../core/progress.ts';
import type { WorkflowReport } from '../../core/report.ts';
import { messageOf } from '../../errors.ts';
import type { Following } from './following.ts';

/**
 * Cancels every build on the board that is not known to have ended: nobody waits for it any longer (DESIGN 5.2).
 * One that cannot be cancelled is a warning; the post step of the action tries again.
 */
export async function cancelRunning(following: Following): Promise<void> {
  await Promise.all(
    following.board.report.workflows
      .filter(({ buildId, status = '' }) => buildId !== undefined && !hasEnded(status))
      .map((workflow) => cancelOne(following, workflow)),
  );
}

async function cancelOne(following: Following, { workflowId, buildId = '' }: WorkflowReport): Promise<void> {
  const { board, client, clock, runner } = following;
  try {
    const answer = await client.builds.cancel(buildId);
    if (answer === 'canceled') {
      runner.log.info(`${workflowId}: build ${buildId} was cancelled, as this step stops waiting for it.`);
      const at = clock.now();
      const build = { _id: buildId, status: 'canceled' };
      board.updateWorkflow(workflowId, (report) => ({
        ...seen(report, { build, at }),
        ...failureIn(report),
      }));
    } else {
      runner.log.info(`${workflowId}: build ${buildId} had ended already.`);
      const { build } = await client.builds.get(buildId);
      board.updateWorkflow(workflowId, (report) => seen(report, { build, at: clock.now() }));
    }
  } catch (error) {
    runner.log.warning(
      `${workflowId}: build ${buildId} could not be cancelled and may still run. ${messageOf(error)}`,
    );
  }
}

/** Why it was cancelled is known better here than by the service. */
function failureIn({ failure }: WorkflowReport): Pick<WorkflowReport, 'failure'> {
  return failure ? { failure } : {};
}
