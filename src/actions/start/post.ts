import type { Client } from '../../api/client.ts';
import { withTimeout } from '../../api/http/time-limit.ts';
import type { Limits } from '../../api/limits.ts';
import type { Clock } from '../../clock.ts';
import { parseBoolean } from '../../core/input/boolean.ts';
import { createInputReader } from '../../core/input/reader.ts';
import { messageOf } from '../../errors.ts';
import type { Runner } from '../../runner/runner.ts';
import { type Connect, maskSecrets, readConnection } from '../../tasks/inputs/connection.ts';
import { listText } from '../../tasks/requests/build-list.ts';
import { createGrace, type Grace } from '../../tasks/requests/grace.ts';
import { lookUpStart } from './look-up.ts';
import { type SavedStart, unsettledStarts } from './saved-start.ts';

/**
 * The post step of the build action: cancels what the main step started and could not see to its end, because it was
 * killed or ran out of its seconds (docs/reliability.md, "No abandoned build"). Says nothing when there is nothing to
 * do, and never fails the job.
 */
export async function buildPost(dependencies: {
  readonly runner: Runner;
  readonly connect: Connect;
  readonly clock: Clock;
  readonly limits: Limits;
}): Promise<boolean> {
  const { runner, connect, clock, limits } = dependencies;
  const grace = createGrace({ clock, cancelled: runner.cancelled });
  maskSecrets(runner, ['token', 'githubToken']);
  try {
    const starts = unsettledStarts(runner);
    if (starts.length === 0) return true;
    const inputs = createInputReader(runner);
    if (!inputs.value('wait', parseBoolean, 'true') || !inputs.value('cancelAbandoned', parseBoolean, 'true'))
      return true;
    const client = connect(readConnection(inputs));
    await Promise.all(starts.map((start) => cancelStart({ runner, client, clock, limits, grace }, start)));
  } catch (error) {
    runner.log.warning(`What this step started could not be cancelled. ${messageOf(error)}`);
  }
  return true;
}

type Parts = { runner: Runner; client: Client; clock: Clock; limits: Limits; grace: Grace };

async function cancelStart(parts: Parts, start: SavedStart): Promise<void> {
  const { client, clock, grace, limits, runner } = parts;
  const { workflowId, label } = start;
  // Another process saw it start: only the moment came over.
  const newSince = clock.monotonic() - Math.max(0, clock.now() - start.at);
  try {
    const found = start.buildId === undefined ? await findOwn(parts, start) : { buildId: start.buildId };
    if ('buildId' in found) {
      const { buildId } = found;
      const answer = await grace.upTo(limits.cancelGraceMs, (signal) =>
        client.builds.cancel(buildId, { newSince, signal }),
      );
      runner.log.info(
        answer === 'canceled'
          ? `${workflowId}: build ${buildId} was cancelled, as the step that started it was ended.`
          : `${workflowId}: build ${buildId} had ended already.`,
      );
    } else if (found.certainNone) {
      runner.log.info(`${workflowId}: no build with the label ${label} is there, so none is left running.`);
    } else {
      runner.log.warning(
        `${workflowId}: whether the step has left a build running is not known. ${found.why} Check in the build service whether one with the label ${label} runs.`,
      );
    }
  } catch (error) {
    runner.log.warning(
      `${workflowId}: the build with the label ${label} could not be cancelled and may still run. ${messageOf(error)}`,
    );
  }
}

type Found = { buildId: string } | { certainNone: true } | { certainNone: false; why: string };

/** Only its own label makes a build this step's to cancel. */
async function findOwn({ client, clock, grace, limits }: Parts, start: SavedStart): Promise<Found> {
  const settledAt = start.at + limits.startLookUpMs;
  const found = await grace.upTo(limits.lookUpGraceMs, (outer) =>
    withTimeout({ clock, ms: limits.startLookUpMs, signal: outer }, (signal) =>
      lookUpStart({ client, clock, limits }, { sent: start, signal, adopt: 'byLabel', settledAt }),
    ),
  );
  switch (found.kind) {
    case 'byLabel':
      return { buildId: found.build._id };
    case 'none':
      return found.cut
        ? { certainNone: false, why: `It is not in ${listText({ cut: true, limits })}.` }
        : { certainNone: true };
    case 'unread':
      return { certainNone: false, why: 'The list of builds could not be read.' };
    case 'byTime':
      return {
        certainNone: false,
        why: `The list tells no labels, and build ${found.build._id} could be it.`,
      };
    case 'ambiguous': {
      const ids = found.builds.map(({ _id }) => _id).join(', ');
      return { certainNone: false, why: `The list tells no labels, and one of these could be it: ${ids}.` };
    }
  }
}
