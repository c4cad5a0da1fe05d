import { sleep, TimeoutError, withTimeout } from '../../clock.ts';
import { appStoreConnectStatusOf } from '../../contract/app-store-connect.ts';
import { asError } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import { namedBuild, readBuild } from '../follow/build-list.ts';
import { longestQuietMs } from '../follow/log.ts';
import { isRefusal } from '../follow/poll-builds.ts';
import { logName } from '../report/names.ts';
import type { AppStoreConnectReport, EndedBuild } from '../report/report.ts';
import { endedWell, isOfWrongCommit } from '../report/workflow.ts';
import { durationText } from '../text/units.ts';
import { timedOutText } from './wording.ts';

interface WaitOptions {
  /** Milliseconds from the end of each build. */
  readonly timeout: number;
  readonly pollInterval: number;
}

/**
 * Follows the builds that have finished until App Store Connect has, and writes its status to the report. A failed poll
 * never ends the wait, but refusals in a row do. Nothing is cancelled: the builds have ended.
 *
 * @throws Cancelled
 */
export async function waitForAppStoreConnect(context: StepContext, options: WaitOptions): Promise<void> {
  const { workflows } = context.store.unredacted;
  const waiting = workflows.flatMap((build, index) =>
    build.kind === 'ended' && isAwaited(build) ? [{ build, index }] : [],
  );
  await Promise.all(waiting.map((one) => waitForBuild(context, { ...options, ...one })));
}

function isAwaited(build: EndedBuild): boolean {
  if (!endedWell(build) || isOfWrongCommit(build)) return false;
  return build.appStoreConnect ? !hasSettled(build.appStoreConnect) : isForAppStore(build);
}

function hasSettled({ status }: AppStoreConnectReport): boolean {
  return status === 'finished' || status === 'failed' || status === 'timeout';
}

/** Whether App Store Connect takes one of its files, also of those that the input `artefacts` does not choose. */
function isForAppStore({ artefacts, otherArtefacts = [] }: EndedBuild): boolean {
  return [...artefacts.map(({ name }) => name), ...otherArtefacts].some((name) => /\.(ipa|pkg)$/i.test(name));
}

interface BuildWait extends WaitOptions {
  readonly build: EndedBuild;
  readonly index: number;
}

async function waitForBuild(context: StepContext, wait: BuildWait): Promise<void> {
  const { clock, limits, runner, store } = context;
  const { build, index, timeout } = wait;
  const name = logName(build);
  const seenEnd = store.now() - (build.changes.at(-1)?.at ?? store.now());
  // A build that ended long before the others is still read.
  const leftOf = (ms: number): number => Math.max(Math.min(ms, limits.attemptMs), ms - seenEnd);
  const ms = leftOf(build.appStoreConnect ? timeout : Math.min(timeout, limits.firstTaskMs));
  runner.log.info(`${name}: waiting for App Store Connect, for up to ${durationText(timeout)}.`);
  const now = clock.monotonic();
  const { poll, isAnswered, stateNow } = createPoll(context, wait);
  const pollUntil = (goal: Goal, end: number): Promise<true> => {
    const left = Math.max(0, end - (clock.monotonic() - now));
    return withTimeout({ clock, ms: left, signal: runner.cancelled }, (signal) => poll(goal, signal));
  };
  try {
    if (!build.appStoreConnect) {
      await pollUntil('task', ms).catch(endOfTime);
      // Only an answer proves that there is no task.
      if (!isAnswered()) await pollUntil('answer', leftOf(timeout));
      if (!stateNow()) {
        runner.log.info(
          `${name}: App Store Connect has no task for this build, so there is nothing to wait for.`,
        );
        return;
      }
    }
    await pollUntil('end', leftOf(timeout));
  } catch (error) {
    if (!(error instanceof TimeoutError)) throw error;
    giveUp(context, { index, why: timedOutText(timeout) });
  }
}

function endOfTime(error: unknown): undefined {
  if (!(error instanceof TimeoutError)) throw error;
}

/** What is waited for: a first task, any answer, or the end of all tasks. */
type Goal = 'task' | 'answer' | 'end';

/** Reads the build until it has what is waited for. */
function createPoll(context: StepContext, { build, index, pollInterval }: BuildWait) {
  const { store, client, clock, limits, runner } = context;
  const name = logName(build);
  let [failures, refusals, loggedAt] = [0, 0, clock.monotonic()];
  let outage: { readonly since: number; logged: boolean } | undefined;
  /** Whether the last poll was answered. */
  let answered = false;
  const log = (line: string): void => {
    runner.log.info(`${name}: ${line}`);
    loggedAt = clock.monotonic();
  };
  const stateNow = (): AppStoreConnectReport | undefined => {
    const workflow = store.unredacted.workflows[index];
    return workflow?.kind === 'ended' ? workflow.appStoreConnect : undefined;
  };

  const onFailure = (error: Error): number => {
    failures += 1;
    answered = false;
    refusals = isRefusal(error) ? refusals + 1 : 0;
    if (refusals >= limits.refusalsInRow)
      giveUp(context, {
        index,
        why: `its status in App Store Connect can no longer be read. ${trimmed(error)}`,
      });
    outage ??= { since: clock.monotonic(), logged: false };
    if (!outage.logged && clock.monotonic() - outage.since >= limits.lastingOutageMs) {
      outage.logged = true;
      runner.log.warning(`${name}: ${error.message} Still waiting for App Store Connect.`);
    }
    return client.pollRetryDelay(error, { attempt: failures, pollIntervalMs: pollInterval });
  };
  const onAnswer = (): void => {
    if (outage?.logged)
      log(`the service is responding again after ${durationText(clock.monotonic() - outage.since)}.`);
    [failures, refusals, outage] = [0, 0, undefined];
    answered = true;
  };
  const poll = async (goal: Goal, signal: AbortSignal): Promise<true> => {
    for (;;) {
      const state = stateNow();
      if (state && (goal === 'task' || hasSettled(state) || state.givenUp !== undefined)) return true;
      const request = { ...namedBuild(store.unredacted, build), signal };
      const answer = await readBuild(client, { ...request, attempts: 'one' }).catch(asError);
      signal.throwIfAborted();
      let ms: number;
      if (answer instanceof Error) ms = onFailure(answer);
      else {
        onAnswer();
        const status = appStoreConnectStatusOf(answer.build);
        // Tasks that disappear prove nothing: the last known status stays.
        if (status && status !== stateNow()?.status) {
          setState(context, index, { status });
          log(`App Store Connect: ${status}.`);
        }
        if (goal === 'answer') return true;
        ms = pollInterval;
      }
      const now = stateNow();
      if (now && (hasSettled(now) || now.givenUp !== undefined)) return true;
      if (clock.monotonic() - loggedAt >= longestQuietMs) log('still waiting for App Store Connect.');
      await sleep(clock, ms, signal);
    }
  };
  return { poll, stateNow, isAnswered: () => answered };
}

function trimmed({ message }: Error): string {
  return message.replace(/\.$/, '');
}

function giveUp(context: StepContext, { index, why }: { index: number; why: string }): void {
  const workflow = context.store.unredacted.workflows[index];
  if (workflow?.kind !== 'ended') return;
  const { status } = workflow.appStoreConnect ?? { status: 'processing' as const };
  setState(context, index, { status, givenUp: why });
}

function setState({ store }: StepContext, index: number, appStoreConnect: AppStoreConnectReport): void {
  store.updateWorkflow(index, (workflow) =>
    workflow.kind === 'ended' ? { ...workflow, appStoreConnect } : workflow,
  );
}
