/** Starts failed builds again (docs/how-it-works.md, "Which builds are retried"). */
import { sleep } from '../../clock.ts';
import type { SeenBuild, SeenBuildAction } from '../../contract/build.ts';
import { asError } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import { failedBuildStepOf } from '../report/failure.ts';
import type { EndedBuild, RetriedBuild } from '../report/report.ts';
import { buildSpan, durationOf } from '../report/times.ts';
import { hasBuild } from '../report/workflow.ts';
import { logName } from '../show/names.ts';
import { failedLog, namesPlaceInCode } from '../step-logs/step-logs.ts';
import { durationText } from '../text/units.ts';
import { visible } from '../text/visible.ts';
import type { RetryInputs } from './inputs.ts';
import { machineFailureIn } from './machine-failures.ts';

/** Starts the build of a workflow again, and writes its ID into the report, or why there is no build. */
export type StartAgain = (index: number, options: { readonly retryMs: number }) => Promise<void>;

/** Starts a build in place of a followed one that did not finish, or leaves that as the result; otherwise like `again`. */
export type ReplaceFollowed = (
  index: number,
  options: { readonly startOwn: () => Promise<void>; readonly signal: AbortSignal },
) => Promise<boolean>;

export interface RetriesOptions {
  readonly inputs: RetryInputs;
  readonly startAgain: StartAgain;
  readonly replaceFollowed: ReplaceFollowed;
  /** When the timeout passes, on the monotonic clock. */
  readonly until: number;
}

/** Workflows are identified by their index in the report. */
export function openRetries(
  context: StepContext,
  { inputs, startAgain, replaceFollowed, until }: RetriesOptions,
) {
  const { clock, limits, runner, store } = context;
  const starts = new Set<Promise<unknown>>();
  const leftMs = (): number => Math.max(0, until - clock.monotonic());
  const sent = <Result>(start: Promise<Result>): Promise<Result> => {
    starts.add(start.catch(asError));
    return start;
  };

  /** Sends the start. A certain refusal leaves the failed build as the result. */
  const start = async (index: number, before: RetriedBuild): Promise<boolean> => {
    await startAgain(index, { retryMs: leftMs() });
    const workflow = store.report.workflows[index];
    if (workflow?.kind !== 'refused') return workflow !== undefined && hasBuild(workflow);
    const { mayHaveStarted, reason } = workflow.failure;
    if (mayHaveStarted) return false;
    store.updateWorkflow(index, () => before);
    runner.log.warning(`${logName(before)}: the build could not be started again. ${reason}`);
    return false;
  };

  return {
    /**
     * After the end of a build: decides whether it is started again, and does so after a pause. Otherwise the log says why not.
     *
     * @param expectedMs how long builds of the workflow usually take
     * @returns whether there is a new build to follow
     * @throws the signal's reason; nothing is started then
     */
    async again(
      index: number,
      { expectedMs, signal }: { readonly expectedMs: number | undefined; readonly signal: AbortSignal },
    ): Promise<boolean> {
      const [build, record] = [store.report.workflows[index], store.record(index)];
      if (!record || build?.kind !== 'ended') return false;
      const startOwn = (): Promise<void> => sent(startAgain(index, { retryMs: leftMs() }));
      if (build.origin === 'followed') return await replaceFollowed(index, { startOwn, signal });
      if (build.origin !== 'started') return false;
      // One with an ending was started again, and that was taken back.
      if ((build.status !== 'failed' && build.status !== 'timeout') || 'ending' in build) return false;
      const { workflowId, name, retried = [] } = build;
      if (retried.length >= inputs.retries) return false;
      const pause = limits.retryPauseMs * (2 * retried.length + 1);
      const seenMs = store.now() - (retried.at(-1)?.seenEndAt ?? store.report.startedAt);
      const neededMs = pause + (expectedMs ?? durationOf(buildSpan(build)) ?? seenMs);
      const log = await failedLog(context, record);
      signal.throwIfAborted();
      const decision = decideRetry({ build, record, log }, inputs);
      const late = neededMs > leftMs() ? `only ${durationText(leftMs())} of timeout are left` : undefined;
      const whyNot = decision.whyNot ?? late;
      if (decision.ending === undefined || whyNot !== undefined) {
        runner.log.info(`${logName(build)}: the build is not retried, because ${whyNot}.`);
        return false;
      }
      const { ending } = decision;
      runner.log.info(
        `${logName(build)}: build ${build.buildId} ${visible(ending)}. Starting it again in ${durationText(pause)}.`,
      );
      const before = { ...build, ending };
      const waiting = { kind: 'starting', workflowId, name, retried: [...retried, before] } as const;
      store.updateWorkflow(index, () => waiting);
      try {
        await sleep(clock, pause, signal);
      } catch (error) {
        store.updateWorkflow(index, () => before);
        throw error;
      }
      return sent(start(index, before));
    },
    /** Waits for the answers to starts that were sent. A step ends only when they are known. */
    settled: () => Promise.all(starts),
  };
}

/** A build that has ended, with what the decision needs. */
export interface Attempt {
  readonly build: EndedBuild;
  readonly record: SeenBuild;
  /** The end of the failed step's log, and what was found in it; `undefined` if the log could not be read. */
  readonly log: Awaited<ReturnType<typeof failedLog>>;
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
  const { logTail = [] } = log ?? {};
  if (namesPlaceInCode(log)) return undefined;
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
