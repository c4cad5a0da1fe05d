import type { Client } from '../../api/client.ts';
import type { Limits } from '../../api/limits.ts';
import type { Clock } from '../../clock.ts';
import { workflowIdOf } from '../../contract/build.ts';
import { messageOf, UserError } from '../../errors.ts';
import type { Runner } from '../../runner/runner.ts';
import type { Connect } from '../../tasks/inputs/connection.ts';
import { maskSecrets } from '../../tasks/inputs/secrets.ts';
import { runningBuilds } from '../../tasks/requests/build-list.ts';
import { createGrace, GraceOver } from '../../tasks/requests/grace.ts';
import { type Chosen, type Filter, readCancelInputs } from './inputs.ts';

/** Some builds could not be cancelled; all others were. */
export class BuildsNotCancelled extends UserError {
  constructor({ failed, all }: { failed: readonly Failed[]; all: number }) {
    const count = `${failed.length} of ${all} ${all === 1 ? 'build' : 'builds'}`;
    super([`${count} could not be cancelled.`, ...failed.map(({ id, why }) => `${id}: ${why}`)].join('\n'), {
      cause: failed[0]?.cause,
    });
  }
}

interface Failed {
  readonly id: string;
  readonly why: string;
  readonly cause: unknown;
}

/**
 * Cancels builds: those that are named, or everything that matches and still runs.
 *
 * @throws InputError before any request; ServiceError when builds cannot be looked for; BuildsNotCancelled
 */
export async function cancel({
  runner,
  connect,
  clock,
  limits,
}: {
  readonly runner: Runner;
  readonly connect: Connect;
  readonly clock: Clock;
  readonly limits: Limits;
}): Promise<boolean> {
  const grace = createGrace({ clock, cancelled: runner.cancelled });
  maskSecrets(runner, ['token']);
  const { connection, chosen } = readCancelInputs(runner);
  const client = connect(connection);
  const ids = await idsOf(chosen, { runner, client, limits });
  // Once it is known what is to end, a cancelled workflow is no reason to let it run on: there is a moment for it.
  const ends = await grace.upTo(limits.cancelGraceMs, (signal) =>
    Promise.all(ids.map(async (id) => ({ id, ...(await cancelOne(client, { id, signal })) }))),
  );
  const withEnd = (end: string): string[] => ends.flatMap((one) => (one.end === end ? one.id : []));
  runner.setOutput('canceled', JSON.stringify(withEnd('canceled')));
  runner.setOutput('alreadyFinished', JSON.stringify(withEnd('alreadyFinished')));
  for (const one of ends) runner.log.info(`Build ${one.id} ${words[one.end]}.`);
  const failed = ends.flatMap((one) => (one.end === 'failed' ? one : []));
  if (failed.length > 0) throw new BuildsNotCancelled({ failed, all: ids.length });
  return true;
}

const words = {
  canceled: 'was cancelled',
  alreadyFinished: 'had ended already',
  failed: 'could not be cancelled',
} as const;

async function cancelOne(
  client: Client,
  { id, signal }: { id: string; signal: AbortSignal },
): Promise<{ end: 'canceled' | 'alreadyFinished' } | { end: 'failed'; why: string; cause: unknown }> {
  try {
    return { end: await client.builds.cancel(id, { signal }) };
  } catch (cause) {
    if (!(cause instanceof UserError || cause instanceof GraceOver)) throw cause;
    return { end: 'failed', why: messageOf(cause), cause };
  }
}

interface Looking {
  readonly runner: Runner;
  readonly client: Client;
  readonly limits: Limits;
}

async function idsOf(chosen: Chosen, looking: Looking): Promise<readonly string[]> {
  if (chosen.kind === 'byId') return chosen.buildIds;
  const matching = await buildsMatching(chosen.filter, looking);
  const count = matching.length;
  looking.runner.log.info(
    count === 0
      ? 'No build that still runs matches.'
      : `${count} ${count === 1 ? 'build matches and still runs' : 'builds match and still run'}.`,
  );
  return matching;
}

async function buildsMatching(
  { appId, workflowIds, branch, tag, label, unlabelled }: Filter,
  looking: Looking,
): Promise<string[]> {
  const filter = { appId, ...(branch ? { branch } : {}), ...(tag ? { tag } : {}) };
  const running = await runningBuilds(looking, { filter });
  return running
    .filter((build) => !workflowIds || workflowIds.includes(workflowIdOf(build) ?? ''))
    .filter(({ labels }) => !label || (labels?.includes(label) ?? unlabelled === 'cancel'))
    .map(({ _id }) => _id);
}
