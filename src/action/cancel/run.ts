import type { Client } from '../../client/client.ts';
import { messageOf, UserError } from '../../errors.ts';
import { runningBuilds } from '../builds/running.ts';
import type { ActionContext } from '../context.ts';
import { maskSecrets } from '../inputs/connection.ts';
import { createGrace, GraceOver } from '../runner/grace.ts';
import { countText } from '../text/units.ts';
import { type Chosen, type Filter, readCancelInputs } from './inputs.ts';

/** Some builds could not be cancelled. All others were cancelled. */
class BuildsNotCancelled extends UserError {
  constructor({ failed, all }: { failed: readonly Failed[]; all: number }) {
    const lines = failed.map(({ id, cause }) => `${id}: ${messageOf(cause)}`);
    const count = `${failed.length} of ${countText(all, 'build')}`;
    super([`${count} could not be cancelled.`, ...lines].join('\n'), { cause: failed[0]?.cause });
  }
}

interface Failed {
  readonly id: string;
  readonly cause: unknown;
}

/**
 * Cancels builds by their ids, or all running builds that match.
 *
 * @throws InputError before any request; ServiceError if the list of builds cannot be read; BuildsNotCancelled
 */
export async function cancel({
  runner,
  connect,
  clock,
  limits,
}: Pick<ActionContext, 'runner' | 'connect' | 'clock' | 'limits'>): Promise<boolean> {
  const grace = createGrace({ clock, cancelled: runner.cancelled });
  maskSecrets(runner, ['token']);
  const { connection, chosen } = readCancelInputs(runner);
  const client = connect(connection);
  const ids = await idsOf(chosen, { runner, client, limits });
  // If the workflow is cancelled meanwhile, the builds are still cancelled within the grace period.
  const cancelWithin = (id: string): Promise<CancelResult> =>
    cancelOne(grace.upTo(limits.cancelGraceMs, (signal) => client.builds.cancel(id, { signal })));
  const results = await Promise.all(ids.map(async (id) => ({ id, ...(await cancelWithin(id)) })));
  const idsWith = (result: string): string[] =>
    results.flatMap((one) => (one.result === result ? one.id : []));
  runner.setOutput('canceled', idsWith('canceled'));
  runner.setOutput('alreadyFinished', idsWith('alreadyFinished'));
  for (const { id, result } of results) runner.log.info(`Build ${id} ${resultText[result]}.`);
  const failed = results.flatMap((one) => (one.result === 'failed' ? one : []));
  if (failed.length > 0) throw new BuildsNotCancelled({ failed, all: ids.length });
  return true;
}

const resultText = {
  canceled: 'was cancelled',
  alreadyFinished: 'had already finished',
  failed: 'could not be cancelled',
} as const;

type CancelResult =
  | { readonly result: 'canceled' | 'alreadyFinished' }
  | { readonly result: 'failed'; readonly cause: unknown };

async function cancelOne(cancelled: Promise<'canceled' | 'alreadyFinished'>): Promise<CancelResult> {
  try {
    return { result: await cancelled };
  } catch (cause) {
    if (!(cause instanceof UserError || cause instanceof GraceOver)) throw cause;
    return { result: 'failed', cause };
  }
}

type SearchContext = Pick<ActionContext, 'runner' | 'limits'> & { readonly client: Client };

async function idsOf(chosen: Chosen, context: SearchContext): Promise<readonly string[]> {
  if (chosen.kind === 'byId') return chosen.buildIds;
  const matching = await buildsMatching(chosen.filter, context);
  const count = matching.length;
  context.runner.log.info(
    count === 0
      ? 'No running build matches.'
      : `${count} running ${count === 1 ? 'build matches' : 'builds match'}.`,
  );
  return matching;
}

async function buildsMatching(
  { appId, workflowIds, ref, label, unlabelled: choice }: Filter,
  context: SearchContext,
): Promise<string[]> {
  const { matching, unlabelled } = await runningBuilds(context, {
    criteria: { appId, workflowIds, refs: ref && [ref], label },
    unlabelled: choice === 'cancel' ? 'apart' : 'undecided',
    doubt: (builds) => `this step does not cancel ${builds.length === 1 ? 'it' : 'them'}`,
  });
  return [...matching, ...unlabelled].map(({ _id }) => _id);
}
