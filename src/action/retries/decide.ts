/** Which failed builds are worth another start (docs/how-it-works.md, "Which builds are retried"). */
import type { SeenBuild, SeenBuildAction } from '../../contract/build.ts';
import { failedBuildStepOf } from '../report/failure.ts';
import type { EndedBuild, FailedBuildStep } from '../report/report.ts';
import type { RetryInputs } from './inputs.ts';
import { machineFailureIn } from './machine-failures.ts';

/** A build that has ended, with what the decision needs. */
export interface Attempt {
  readonly build: EndedBuild;
  readonly record: SeenBuild;
  /** The end of the failed step's log, and what was found in it; `undefined` if the log could not be read. */
  readonly log: Pick<FailedBuildStep, 'logTail' | 'problems'> | undefined;
}

/**
 * Decides whether a build that ended as `failed` or `timeout` is started again. Only what is known to be safe to repeat is.
 *
 * @returns `ending` continues "The first build …"; `whyNot` continues "It is not retried, because …". Both are untrusted
 */
export function decideRetry(
  attempt: Attempt,
  { retryOn }: Pick<RetryInputs, 'retryOn'>,
): { readonly ending?: string; readonly whyNot?: string } {
  const { build, record } = attempt;
  if (mayHavePublished(attempt)) return { whyNot: 'publishing had begun' };
  const isTimeout = build.status === 'timeout';
  if (!isTimeout && retryOn.includes('infrastructure')) {
    const ending = infrastructureEnding(attempt);
    if (ending !== undefined) return { ending };
  }
  if (retryOn.includes(isTimeout ? 'timeout' : 'failed')) {
    if (!record.buildActions?.length)
      return { whyNot: 'the service reports no steps, so it may have published' };
    const failed = `failed: ${build.failure?.reason.replace(/\.$/, '')}`;
    return { ending: isTimeout ? 'took longer than the service allows' : failed };
  }
  if (isTimeout) return { whyNot: 'retryOn does not include timeout' };
  if (isUnread(attempt)) return { whyNot: 'no log of its failed step could be read' };
  return { whyNot: 'nothing shows that the machine, the network or a package host failed' };
}

/** How a build ended whose failure is not its code's; `undefined` if nothing proves that. */
function infrastructureEnding({ build, record, log }: Attempt): string | undefined {
  const { problems = [], logTail = [] } = log ?? {};
  if (problems.some(({ file, line }) => file !== undefined && line !== undefined)) return undefined;
  const actions = record.buildActions ?? [];
  const isUnprepared = actions.some(({ type, status }) => type === 'preparing' && status === 'failed');
  if (isUnprepared && !actions.some((action) => action.type === 'fetching' && hasBegun(action)))
    return 'failed because its machine could not be prepared';
  if (isUnread({ record, log })) return undefined;
  const found = machineFailureIn([...(build.failure?.reason ?? '').split('\n'), ...logTail]);
  if (!found || (build.retried ?? []).length >= found.mostRetries) return undefined;
  return `failed because ${found.cause}`;
}

/** A message proves nothing beside a log that may hold an error of the code. */
function isUnread({ record, log }: Pick<Attempt, 'record' | 'log'>): boolean {
  return !log && (!record.message || failedBuildStepOf(record) !== undefined);
}

/**
 * Whether the build may have published something. After a failure, services only collect artefacts and run publishing scripts
 * (docs/hosted-service.md, "Workflow files"), so nothing counts after the step that failed. Without steps, the state decides.
 */
function mayHavePublished({ build, record }: Attempt): boolean {
  const steps = record.buildActions ?? [];
  const failed = failedBuildStepOf(record);
  const until = failed ? steps.slice(0, steps.indexOf(failed) + 1) : steps;
  if (until.some((step) => step.type === 'publishing' && hasBegun(step))) return true;
  return Boolean(build.sawPublishing) && !(failed && steps.some(({ type }) => type));
}

function hasBegun({ status, startedAt }: SeenBuildAction): boolean {
  return status === 'success' || status === 'failed' || (status !== 'skipped' && Boolean(startedAt));
}
