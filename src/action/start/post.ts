import { messageOf } from '../../errors.ts';
import { settleLeft } from '../commit-status/commit-status.ts';
import { leftStatus, readCommitStatus } from '../commit-status/inputs.ts';
import type { ActionContext, StepContext } from '../context.ts';
import { readConnection } from '../inputs/connection.ts';
import { parseBoolean } from '../inputs/parsers.ts';
import { readInputs } from '../inputs/reader.ts';
import { createGrace } from '../runner/grace.ts';
import { lookUpStart, type StartSent, unsettledStarts } from './look-up.ts';

/**
 * The post step of the build action: cancels the builds that the main step started and could not follow to the end,
 * because it was killed or ran out of time (docs/reliability.md, "No abandoned build"), and settles the commit status that
 * it left pending. Says nothing when there is nothing to do, and never fails the job.
 */
export async function startPost({ connect, ...action }: ActionContext): Promise<boolean> {
  const { runner, clock } = action;
  const context = { ...action, grace: createGrace({ clock, cancelled: runner.cancelled }) };
  try {
    const starts = unsettledStarts(runner);
    const connection = readInputs(runner, (inputs) => {
      const isOurs = ['wait', 'cancelAbandoned'].every((name) => inputs.value(name, parseBoolean, 'true'));
      return starts.length > 0 && isOurs ? readConnection(inputs, runner) : undefined;
    });
    if (connection) {
      const client = await connect(connection);
      await Promise.all(starts.map((start) => cancelStart({ ...context, client }, start)));
    }
  } catch (error) {
    runner.log.warning(`The builds of this step could not be cancelled. ${messageOf(error)}`);
  }
  const commitStatus = runner.state(leftStatus) === '' ? undefined : readInputs(runner, readCommitStatus);
  if (commitStatus) await settleLeft(context, commitStatus);
  return true;
}

/**
 * Cancels the build of a start that the main step left. If its ID is not known, only a build with the label of the start is
 * cancelled: any other may be somebody else's.
 */
async function cancelStart(context: Omit<StepContext, 'store'>, start: StartSent): Promise<void> {
  const { client, clock, grace, limits, runner } = context;
  const { workflowId, label, time } = start;
  // How old the build is, only the process knew that started it. For this one, it is new.
  const newSince = clock.monotonic();
  const cancel = async (buildId: string): Promise<void> => {
    const answer = await grace.upTo(limits.cancelGraceMs, (signal) =>
      client.builds.cancel(buildId, { newSince, signal }),
    );
    const how =
      answer === 'canceled'
        ? 'was cancelled, because the step that started it was stopped'
        : 'had already finished';
    runner.log.info(`${workflowId}: build ${buildId} ${how}.`);
  };
  try {
    if (start.buildId !== undefined) return await cancel(start.buildId);
    const found = await lookUpStart(context, start);
    if (found.kind === 'found') return await cancel(found.buildId);
    if (found.kind === 'none')
      return runner.log.info(
        `${workflowId}: there is no build with the label ${label}, so none is left running.`,
      );
    runner.log.warning(
      `${workflowId}: the step may have left a build running. ${found.why} Check the build service for a build with the label ${label}, requested at ${time}.`,
    );
  } catch (error) {
    runner.log.warning(
      `${workflowId}: the build with the label ${label} could not be cancelled and may still run. ${messageOf(error)}`,
    );
  }
}
