import { messageOf } from '../../errors.ts';
import type { StatusContext } from '../commit-status/commit-status.ts';
import { leftStatus, readCommitStatus } from '../commit-status/inputs.ts';
import type { ActionContext, StepContext } from '../context.ts';
import { maskSecrets, readConnection } from '../inputs/connection.ts';
import { parseBoolean } from '../inputs/parsers.ts';
import { createInputReader, type InputReader } from '../inputs/reader.ts';
import { createGrace } from '../runner/grace.ts';
import { lookUpStart, type UnsettledStart, unsettledStarts } from './look-up.ts';

/**
 * The post step of the build action: cancels the builds that the main step started and could not follow to the end,
 * because it was killed or ran out of time (docs/reliability.md, "No abandoned build"), and settles the commit status that
 * it left pending. Says nothing when there is nothing to do, and never fails the job.
 */
export async function startPost({ runner, connect, clock, limits, random }: ActionContext): Promise<boolean> {
  const grace = createGrace({ clock, cancelled: runner.cancelled });
  maskSecrets(runner, ['token', 'githubToken']);
  const inputs = createInputReader(runner);
  try {
    await endBuilds({ runner, clock, random, limits, grace }, { connect, inputs });
  } catch (error) {
    runner.log.warning(`The builds of this step could not be cancelled. ${messageOf(error)}`);
  }
  await settleStatus({ runner, clock, limits, grace, random }, inputs);
  return true;
}

/** Cancels the builds that the main step left, unless the inputs leave them running. */
async function endBuilds(
  context: Omit<PostContext, 'client'>,
  { connect, inputs }: Pick<ActionContext, 'connect'> & { readonly inputs: InputReader },
): Promise<void> {
  const { runner } = context;
  const starts = unsettledStarts(runner);
  if (
    starts.length === 0 ||
    !['wait', 'cancelAbandoned'].every((name) => inputs.value(name, parseBoolean, 'true'))
  )
    return;
  const client = await connect(readConnection(inputs, runner));
  await Promise.all(starts.map((start) => cancelStart({ ...context, client }, start)));
}

async function settleStatus(context: StatusContext, inputs: InputReader): Promise<void> {
  const commitStatus = context.runner.state(leftStatus) === '' ? undefined : readCommitStatus(inputs);
  if (!commitStatus) return;
  const { settleLeft } = await import('../commit-status/commit-status.ts');
  await settleLeft(context, commitStatus);
}

type PostContext = Omit<StepContext, 'store'>;

/**
 * Cancels the build of a start that the main step left. If its ID is not known, only a build with the label of the start is
 * cancelled: any other may be somebody else's.
 */
async function cancelStart(context: PostContext, start: UnsettledStart): Promise<void> {
  const { client, clock, grace, limits, runner } = context;
  const { workflowId, label } = start;
  // How old the build is, only the process knew that started it. For this one, it is new.
  const newSince = clock.monotonic();
  try {
    const found =
      start.outcome === 'started'
        ? ({ kind: 'found', buildId: start.buildId } as const)
        : await lookUpStart(context, start);
    switch (found.kind) {
      case 'none':
        return runner.log.info(
          `${workflowId}: there is no build with the label ${label}, so none is left running.`,
        );
      case 'unsure':
        return runner.log.warning(
          `${workflowId}: the step may have left a build running. ${found.why} Check the build service for a build with the label ${label}.`,
        );
      case 'found': {
        const answer = await grace.upTo(limits.cancelGraceMs, (signal) =>
          client.builds.cancel(found.buildId, { newSince, signal }),
        );
        const how =
          answer === 'canceled'
            ? 'was cancelled, because the step that started it was stopped'
            : 'had already finished';
        runner.log.info(`${workflowId}: build ${found.buildId} ${how}.`);
      }
    }
  } catch (error) {
    runner.log.warning(
      `${workflowId}: the build with the label ${label} could not be cancelled and may still run. ${messageOf(error)}`,
    );
  }
}
