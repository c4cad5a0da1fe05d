import type { Client } from '../../api/client.ts';
import type { Limits } from '../../api/limits.ts';
import type { Clock } from '../../clock.ts';
import { parseBoolean } from '../../core/input/boolean.ts';
import { createInputReader } from '../../core/input/reader.ts';
import { messageOf } from '../../errors.ts';
import type { Runner } from '../../runner/runner.ts';
import { type Connect, maskSecrets, readConnection } from '../connection.ts';
import { lookUpStart } from './look-up.ts';
import { type SavedStart, unsettledStarts } from './saved-start.ts';

/**
 * The post step of the build action: cancels what the main step started and could not see to its end, because it was
 * killed or ran out of its seconds (DESIGN 5.2). Says nothing when there is nothing to do, and never fails the job.
 */
export async function buildPost(dependencies: {
  readonly runner: Runner;
  readonly connect: Connect;
  readonly clock: Clock;
  readonly limits: Limits;
}): Promise<boolean> {
  const { runner, connect, clock, limits } = dependencies;
  maskSecrets(runner, ['token', 'githubToken']);
  const starts = unsettledStarts(runner);
  if (starts.length === 0) return true;
  try {
    const inputs = createInputReader(runner);
    if (!inputs.value('wait', parseBoolean, 'true') || !inputs.value('cancelAbandoned', parseBoolean, 'true'))
      return true;
    const client = connect(readConnection(inputs));
    await Promise.all(starts.map((start) => cancelStart({ runner, client, clock, limits }, start)));
  } catch (error) {
    runner.log.warning(`What this step started could not be cancelled. ${messageOf(error)}`);
  }
  return true;
}

async function cancelStart(
  { runner, client, clock, limits }: { runner: Runner; client: Client; clock: Clock; limits: Limits },
  start: SavedStart,
): Promise<void> {
  try {
    const buildId = start.buildId ?? (await findByLabel({ client, clock, limits }, start));
    if (buildId === undefined) {
      runner.log.info(
        `${start.workflowId}: no build with the label ${start.label} is there, so none is left running.`,
      );
      return;
    }
    const answer = await client.builds.cancel(buildId, { newSince: start.at });
    runner.log.info(
      answer === 'canceled'
        ? `${start.workflowId}: build ${buildId} was cancelled, as the step that started it was ended.`
        : `${start.workflowId}: build ${buildId} had ended already.`,
    );
  } catch (error) {
    runner.log.warning(
      `${start.workflowId}: the build with the label ${start.label} could not be cancelled and may still run. ${messageOf(error)}`,
    );
  }
}

/** Only its own label makes a build this step's to cancel. */
async function findByLabel(
  { client, clock, limits }: { client: Client; clock: Clock; limits: Limits },
  start: SavedStart,
): Promise<string | undefined> {
  const age = clock.now() - start.at;
  const ms = Math.max(limits.cancelGraceMs, limits.startLookUpMs - age);
  const found = await lookUpStart({ client, clock }, { sent: start, ms, adopt: 'byLabel' });
  return found.kind === 'byLabel' ? found.build._id : undefined;
}
