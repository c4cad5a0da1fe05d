import { withinTime } from '../../api/deadline.ts';
import { hasEnded } from '../../contract/state.ts';
import { seen } from '../../core/progress.ts';
import type { WorkflowReport } from '../../core/report.ts';
import { messageOf } from '../../errors.ts';
import type { Following } from './following.ts';

/**
 * Cancels every build on the board that is not known to have ended: nobody waits for it any longer (DESIGN 5.2).
 * One that cannot be cancelled in time is a warning; the post step of the action tries again.
 *
 * @param ms the longest that it may take
 */
export async function cancelRunning(following: Following, { ms }: { ms: number }): Promise<void> {
  const { clock } = following;
  await Promise.all(
    following.board.report.workflows
      .filter(({ buildId, adopted, status = '' }) => buildId !== undefined && !adopted && !hasEnded(status))
      .map((workflow) =>
        cancelOne(following, { workflow, within: (work) => withinTime({ clock, ms }, work) }),
      ),
  );
}

async function cancelOne(
  following: Following,
  { workflow, within }: { workflow: WorkflowReport; within: Within },
): Promise<void> {
  const { board, client, clock, runner } = following;
  const { workflowId, buildId = '', changes } = workflow;
  try {
    const answer = await within((signal) =>
      client.builds.cancel(buildId, { signal, newSince: changes[0]?.at }),
    );
    if (answer === 'canceled') {
      runner.log.info(`${workflowId}: build ${buildId} was cancelled, as this step stops waiting for it.`);
      const build = { _id: buildId, status: 'canceled' };
      const at = clock.now();
      board.updateWorkflow(workflow, (report) => ({
        ...seen(report, { build, at }),
        ...failureIn(report),
      }));
    } else {
      runner.log.info(`${workflowId}: build ${buildId} had ended already.`);
      const { build } = await within((signal) => client.builds.get(buildId, { signal }));
      board.updateWorkflow(workflow, ({ failure: _, ...report }) => seen(report, { build, at: clock.now() }));
    }
  } catch (error) {
    runner.log.warning(
      `${workflowId}: build ${buildId} could not be cancelled and may still run. ${messageOf(error)}`,
    );
  }
}

type Within = <Result>(work: (signal: AbortSignal) => Promise<Result>) => Promise<Result>;

/** Why it was cancelled is known better here than by the service. */
function failureIn({ failure }: WorkflowReport): Pick<WorkflowReport, 'failure'> {
  return failure ? { failure } : {};
}
