import type { Client } from '../../client/client.ts';
import type { BuildCriteria } from '../../contract/judge.ts';
import { InputError, messageOf, UserError } from '../../errors.ts';
import { runningBuilds } from '../builds/running.ts';
import type { ActionContext } from '../context.ts';
import { maskSecrets, readConnection } from '../inputs/connection.ts';
import { parseIds } from '../inputs/lists.ts';
import { oneOf, parseAppId, readRef } from '../inputs/parsers.ts';
import { createInputReader, type InputReader } from '../inputs/reader.ts';
import { createGrace, GraceOver } from '../runner/grace.ts';
import type { Runner } from '../runner/runner.ts';
import { countText } from '../text/units.ts';

/** Some builds could not be cancelled. All others were cancelled. */
class BuildsNotCancelled extends UserError {
  constructor({ failed, all }: { failed: readonly { id: string; cause: unknown }[]; all: number }) {
    const lines = failed.map(({ id, cause }) => `${id}: ${messageOf(cause)}`);
    const count = `${failed.length} of ${countText(all, 'build')}`;
    super([`${count} could not be cancelled.`, ...lines].join('\n'), { cause: failed[0]?.cause });
  }
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
  const ids = 'buildIds' in chosen ? chosen.buildIds : await idsMatching(chosen, { runner, client, limits });
  const cancelOne = async (id: string) => {
    try {
      // If the workflow is cancelled meanwhile, the builds are still cancelled within the grace period.
      const sent = grace.upTo(limits.cancelGraceMs, (signal) => client.builds.cancel(id, { signal }));
      return { id, result: await sent };
    } catch (cause) {
      if (!(cause instanceof UserError || cause instanceof GraceOver)) throw cause;
      return { id, result: 'failed' as const, cause };
    }
  };
  const results = await Promise.all(ids.map(cancelOne));
  for (const name of ['canceled', 'alreadyFinished'] as const)
    runner.setOutput(
      name,
      results.filter(({ result }) => result === name).map(({ id }) => id),
    );
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

interface Filter {
  readonly criteria: BuildCriteria;
  /** What to do, if a label is required, with builds that the service lists without labels. */
  readonly unlabelled: 'keep' | 'cancel';
}

async function idsMatching(
  { criteria, unlabelled }: Filter,
  context: Pick<ActionContext, 'runner' | 'limits'> & { readonly client: Client },
): Promise<string[]> {
  const found = await runningBuilds(context, {
    criteria,
    unlabelled: unlabelled === 'cancel' ? 'apart' : 'undecided',
    doubt: (builds) => `this step does not cancel ${builds.length === 1 ? 'it' : 'them'}`,
  });
  const ids = [...found.matching, ...found.unlabelled].map(({ _id }) => _id);
  const count = ids.length === 0 ? 'No' : String(ids.length);
  context.runner.log.info(`${count} running ${ids.length > 1 ? 'builds match' : 'build matches'}.`);
  return ids;
}

const filterNames = ['workflowId', 'branch', 'tag', 'label'] as const;

/** @throws InputError */
export function readCancelInputs(runner: Runner) {
  const inputs = createInputReader(runner);
  const connection = readConnection(inputs, runner);
  const buildIds = inputs.optional('buildId', parseIds);
  if (!buildIds) return { connection, chosen: readFilter(inputs) };
  const others = inputs.present(['appId', ...filterNames]);
  if (others.length > 0)
    throw refusal(
      ['buildId', ...others],
      `The buildId input cannot be used together with ${others.join(', ')}.`,
    );
  if (buildIds.length === 0) throw refusal(['buildId'], 'The buildId input contains no build ID.');
  return { connection, chosen: { buildIds: [...new Set(buildIds)] } };
}

/** `appId` alone is an error: it would cancel every build of the application. */
function readFilter(inputs: InputReader): Filter {
  const appId = parseAppId(inputs.text('appId'));
  const names = inputs.present(filterNames);
  if (appId === '' && names.length === 0)
    throw refusal(['buildId', 'appId'], 'The buildId or appId input is required.');
  if (appId === '') throw refusal(['appId', ...names], `${names.join(', ')} cannot be used without appId.`);
  if (names.length === 0)
    throw refusal(
      ['appId', ...filterNames],
      'The appId input alone would cancel every build of the application.',
    );
  const ref = readRef(inputs);
  const workflowIds = inputs.optional('workflowId', parseIds);
  return {
    criteria: { appId, workflowIds, refs: ref && [ref], label: inputs.text('label') || undefined },
    unlabelled: inputs.value('unlabelled', oneOf(['keep', 'cancel']), 'keep'),
  };
}

function refusal(names: readonly string[], why: string): InputError {
  const advice = 'Set buildId, or appId with at least one of workflowId, branch, tag and label.';
  return new InputError(names, `${why} ${advice}`);
}
