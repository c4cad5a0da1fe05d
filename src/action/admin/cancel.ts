import { messageOf, UserError } from '../../errors.ts';
import { runningBuilds } from '../builds/search.ts';
import { readConnection } from '../inputs/connection.ts';
import { oneOf, parseBuildIds } from '../inputs/parsers.ts';
import { readInputs } from '../inputs/reader.ts';
import { createGrace } from '../runner/grace.ts';
import type { Runner } from '../runner/runner.ts';
import { countText } from '../text/units.ts';
import { type AdminContext, readCriteria } from './operations.ts';

/**
 * Cancels builds by their IDs, or all running builds that match.
 *
 * @throws InputError before any request; ServiceError if the list of builds cannot be read; UserError if some builds could not be
 *   cancelled: all others were
 */
export async function cancel({ runner, connect, clock, limits }: AdminContext): Promise<boolean> {
  const grace = createGrace({ clock, cancelled: runner.cancelled });
  const { connection, buildIds, ...filter } = readCancelInputs(runner);
  const client = await connect(connection);
  const ids = buildIds ?? (await idsMatching({ runner, client, limits }, filter));
  const failures: string[] = [];
  const cancelOne = async (id: string) => {
    try {
      // If the workflow is cancelled meanwhile, the builds are still cancelled within the grace period.
      const result = await grace.upTo(limits.cancelGraceMs, (signal) => client.builds.cancel(id, { signal }));
      runner.log.info(`Build ${id} ${result === 'canceled' ? 'was cancelled' : 'had already finished'}.`);
      return { id, result };
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      failures.push(`${id}: ${messageOf(error)}`);
      return { id, result: 'failed' };
    }
  };
  const results = await Promise.all(ids.map(cancelOne));
  for (const name of ['canceled', 'alreadyFinished'])
    runner.setOutput(
      name,
      results.filter(({ result }) => result === name).map(({ id }) => id),
    );
  if (failures.length === 0) return true;
  const count = `${failures.length} of ${countText(ids.length, 'build')}`;
  throw new UserError([`${count} could not be cancelled.`, ...failures].join('\n'));
}

async function idsMatching(...search: Parameters<typeof runningBuilds>): Promise<string[]> {
  const { matching, unlabelled } = await runningBuilds(...search);
  const ids = [...matching, ...unlabelled].map(({ _id }) => _id);
  const count = ids.length === 0 ? 'No' : String(ids.length);
  const [{ runner }] = search;
  runner.log.info(`${count} running ${ids.length > 1 ? 'builds match' : 'build matches'}.`);
  return ids;
}

/** `appId` alone is an error: it would cancel every build of the application. @throws InputError */
export function readCancelInputs(runner: Runner) {
  return readInputs(runner, (inputs) => {
    const connection = readConnection(inputs, runner);
    const buildIds = inputs.optional('buildId', parseBuildIds);
    const criteria = { ...readCriteria(inputs), label: inputs.text('label') || undefined };
    /** What to do, if a label is required, with builds that the service lists without labels. */
    const reaction = inputs.value('unlabelled', oneOf(['keep', 'cancel']), 'keep');
    const unlabelled = reaction === 'cancel' ? ('apart' as const) : ('undecided' as const);
    const [first, ...others] = inputs.present(['buildId', 'appId', 'workflowId', 'branch', 'tag', 'label']);
    if (first === 'buildId' ? others.length > 0 : first !== 'appId' || others.length === 0)
      inputs.refuse(
        `To select builds, set either buildId alone, or appId with at least one of workflowId, branch, tag and label. This step sets ${[first, ...others].join(', ') || 'none of them'}.`,
      );
    return { connection, buildIds, criteria, unlabelled };
  });
}
