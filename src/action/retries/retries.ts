/** Starts failed builds again (docs/how-it-works.md, "Which builds are retried"). */
import { sleep } from '../../clock.ts';
import type { SeenBuild } from '../../contract/build.ts';
import { judgeCommit, longestHash } from '../../contract/judge.ts';
import { asError } from '../../errors.ts';
import { cancelRunning } from '../builds/cancel.ts';
import type { StepContext } from '../context.ts';
import { retrying } from '../report/progress.ts';
import type { EndedBuild, FailedBuildStep } from '../report/report.ts';
import { buildSpan, durationOf } from '../report/times.ts';
import { failureIn, hasBuild } from '../report/workflow.ts';
import { logName } from '../show/names.ts';
import { durationText } from '../text/units.ts';
import { cut, visible } from '../text/visible.ts';
import { type Attempt, decideRetry } from './decide.ts';
import type { RetryInputs } from './inputs.ts';

/** Starts the build of a workflow again, and writes its ID into the report, or why there is no build. */
export type StartAgain = (index: number, options: { readonly retryMs: number }) => Promise<void>;

export interface RetriesOptions {
  readonly inputs: RetryInputs;
  readonly startAgain: StartAgain;
  /** The log of the step that ended a build; `undefined` if it could not be read. */
  readonly failedLog: (index: number) => Promise<Partial<FailedBuildStep> | undefined>;
  /** When the timeout passes, on the monotonic clock. */
  readonly until: number;
}

interface Ended {
  readonly build: EndedBuild;
  readonly record: SeenBuild;
}

/** A build of a workflow that the step follows. */
interface FollowedBuild {
  readonly begun: number;
  sawPublishing: boolean;
  /** The failed build that it was started again for. */
  readonly before?: Ended;
}

/**
 * Decides for each build that has failed whether it is started again, and does so. Workflows are identified by their index in
 * the report.
 */
export function openRetries(context: StepContext, { inputs, startAgain, failedLog, until }: RetriesOptions) {
  const { clock, limits, runner, store } = context;
  const followed = new Map<number, FollowedBuild>();
  const starts = new Set<Promise<unknown>>();
  const buildOf = (index: number): FollowedBuild => {
    const known = followed.get(index) ?? { begun: clock.monotonic(), sawPublishing: false };
    followed.set(index, known);
    return known;
  };
  const restore = (index: number, { build, record }: Ended): void => {
    followed.delete(index);
    store.replace(index, build, record);
  };

  /** Sends the start. A certain refusal leaves the failed build as the result. */
  const start = async (index: number, before: Ended): Promise<boolean> => {
    await startAgain(index, { retryMs: Math.max(0, until - clock.monotonic()) });
    const workflow = store.report.workflows[index];
    if (workflow && hasBuild(workflow)) {
      followed.set(index, { begun: clock.monotonic(), sawPublishing: false, before });
      return true;
    }
    const failure = workflow && failureIn(workflow);
    if (failure?.mayHaveStarted) return false;
    restore(index, before);
    runner.log.warning(
      `${logName(before.build)}: the build could not be started again. ${failure?.reason ?? ''}`,
    );
    return false;
  };

  /** How a failed build ended, if it may be started again now; otherwise the log says why not. */
  const endingOf = (attempt: Attempt, neededMs: number): string | undefined => {
    const decision = decideRetry(attempt, inputs);
    const left = Math.max(0, until - clock.monotonic());
    if (decision.kind === 'retry' && neededMs <= left) return decision.ending;
    const late = `only ${durationText(left)} of timeout are left`;
    const why = decision.kind === 'none' ? decision.why : late;
    runner.log.info(`${logName(attempt.build)}: the build is not retried, because ${why}.`);
    return undefined;
  };

  return {
    /**
     * Takes in the latest record of a build. A retry of another commit than the builds before is cancelled, and the last of
     * them is the result again.
     */
    async onRecord(index: number): Promise<void> {
      const [workflow, own] = [store.report.workflows[index], buildOf(index)];
      const { status = '' } = store.record(index) ?? {};
      if (status === 'publishing' || status === 'finishing') own.sawPublishing = true;
      const { before } = own;
      if (!before || !workflow || !hasBuild(workflow)) return;
      const known = workflow.retried?.findLast(({ commit }) => commit)?.commit ?? '';
      if (judgeCommit(workflow.commit, known) !== 'no') return;
      const commit = cut(workflow.commit ?? '', longestHash);
      runner.log.notice(
        `${logName(workflow)}: build ${workflow.buildId} is of a newer commit, ${commit}, so it is not used as a retry. That commit needs a run of its own.`,
      );
      await cancelRunning(context, [index]);
      restore(index, before);
    },
    /**
     * After the end of a build: starts it again if that may help, after a pause.
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
      if (!record || build?.kind !== 'ended' || build.origin !== 'started') return false;
      if (build.status !== 'failed' && build.status !== 'timeout') return false;
      const count = build.retried?.length ?? 0;
      if (count >= inputs.retries || !followed.has(index)) return false;
      const pause = limits.retryPauseMs * (2 * count + 1);
      const { begun, sawPublishing } = buildOf(index);
      const ranMs = durationOf(buildSpan(build)) ?? clock.monotonic() - begun;
      const log = await failedLog(index);
      signal.throwIfAborted();
      const ending = endingOf({ build, record, log, sawPublishing }, pause + (expectedMs ?? ranMs));
      if (ending === undefined) return false;
      runner.log.info(
        `${logName(build)}: build ${build.buildId} ${visible(ending)}. Starting it again in ${durationText(pause)}.`,
      );
      store.replace(index, retrying(build, ending));
      const before = { build, record };
      try {
        await sleep(clock, pause, signal);
      } catch (error) {
        restore(index, before);
        throw error;
      }
      const started = start(index, before);
      starts.add(started.catch(asError));
      return started;
    },
    /** Waits for the answers to starts that were sent. A step ends only when they are known. */
    settled: () => Promise.all(starts),
  };
}
