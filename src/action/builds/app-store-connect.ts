import { TimeoutError, withTimeout } from '../../clock.ts';
import { appStoreConnectStatusOf } from '../../contract/app-store-connect.ts';
import type { SeenBuild } from '../../contract/build.ts';
import type { StepContext } from '../context.ts';
import type { AppStoreConnectReport, EndedBuild } from '../report/report.ts';
import { endedWell } from '../report/workflow.ts';
import { timedOutText } from '../show/app-store-connect.ts';
import { logName } from '../show/names.ts';
import { durationText } from '../text/units.ts';
import { type PollOptions, pollBuild } from './poll-build.ts';
import { watchPolls } from './watch.ts';

interface WaitOptions {
  /** Milliseconds from the end of each build. */
  readonly timeout: number;
  readonly pollInterval: number;
}

interface BuildWait extends WaitOptions, Pick<PollOptions, 'builds' | 'watch' | 'signal'> {
  readonly build: EndedBuild;
  readonly index: number;
}

/**
 * Follows the builds that have finished until App Store Connect has, and writes its status to the report. A failed poll
 * never ends the wait, but refusals in a row do. Nothing is cancelled: the builds have ended.
 *
 * @throws Cancelled
 */
export async function waitForAppStoreConnect(context: StepContext, options: WaitOptions): Promise<void> {
  const { clock, runner, store } = context;
  const awaited = store.report.workflows.flatMap((build, index) =>
    build.kind === 'ended' && isAwaited(build) ? [{ build, index }] : [],
  );
  if (awaited.length === 0) return;
  const over = new AbortController();
  const signal = AbortSignal.any([runner.cancelled, over.signal]);
  let loggedAt = clock.monotonic();
  const watch = watchPolls(context, {
    continuesText: 'Still waiting for App Store Connect.',
    quietMs: () => clock.monotonic() - loggedAt,
    logWaiting() {
      loggedAt = clock.monotonic();
      for (const { build } of awaited)
        runner.log.info(`${logName(build)}: still waiting for App Store Connect.`);
    },
    signal,
  });
  const polling = { ...options, builds: awaited.length, watch, signal };
  try {
    await Promise.all(awaited.map((one) => waitForBuild(context, { ...polling, ...one })));
  } finally {
    over.abort();
  }
}

function isAwaited(build: EndedBuild): boolean {
  if (!endedWell(build)) return false;
  return build.appStoreConnect ? !hasSettled(build.appStoreConnect) : isForAppStore(build);
}

/**
 * Whether App Store Connect may still accept or refuse a build that nobody waited for: it processes the build, or has had less
 * than `firstTaskMs` to begin.
 */
export function isUndecided(
  build: EndedBuild,
  { now, firstTaskMs }: { readonly now: number; readonly firstTaskMs: number },
): boolean {
  if (!isAwaited(build)) return false;
  return build.appStoreConnect !== undefined || now - (build.finishedAt ?? now) < firstTaskMs;
}

function hasSettled({ status }: AppStoreConnectReport): boolean {
  return status === 'finished' || status === 'failed' || status === 'timeout';
}

/** Whether App Store Connect takes one of its files, also of those that the input `artefacts` does not choose. */
function isForAppStore({ artefacts, otherArtefacts = [] }: EndedBuild): boolean {
  return [...artefacts.map(({ name }) => name), ...otherArtefacts].some((name) => /\.(ipa|pkg)$/i.test(name));
}

/** Follows one build in the loop that all polls use. */
async function waitForBuild(
  context: StepContext,
  { build, index, timeout, pollInterval, builds, watch, signal }: BuildWait,
): Promise<void> {
  const { clock, limits, runner, store } = context;
  const name = logName(build);
  const begun = clock.monotonic();
  const now = store.now();
  const sinceEnd = Math.max(0, now - (build.finishedAt ?? now));
  const stateNow = (): AppStoreConnectReport | undefined => {
    const workflow = store.report.workflows[index];
    return workflow?.kind === 'ended' ? workflow.appStoreConnect : undefined;
  };
  const give = (appStoreConnect: AppStoreConnectReport): void =>
    store.updateWorkflow(index, (workflow) =>
      workflow.kind === 'ended' ? { ...workflow, appStoreConnect } : workflow,
    );
  const giveUp = (why: string): void => give({ status: stateNow()?.status ?? 'processing', givenUp: why });
  let hasNoTask = false;
  const poll = {
    build,
    mayBeNew: false,
    state: () => stateNow()?.status,
    isOver: () => hasNoTask || isSettled(stateNow()),
    onRecord(record: SeenBuild): void {
      const status = appStoreConnectStatusOf(record);
      // Tasks that disappear prove nothing: the last known status stays. Only an answer proves that there is no task.
      hasNoTask = !status && !stateNow() && clock.monotonic() - begun + sinceEnd >= limits.firstTaskMs;
      if (!status || status === stateNow()?.status) return;
      give({ status });
      runner.log.info(`${name}: App Store Connect: ${status}.`);
    },
    onRefused: ({ message }: Error): void =>
      giveUp(`its status in App Store Connect can no longer be read. ${message.replace(/\.$/, '')}`),
  };
  runner.log.info(`${name}: waiting for App Store Connect, for up to ${durationText(timeout)}.`);
  // A build that ended long before the others is still read.
  const ms = Math.max(Math.min(timeout, limits.attemptMs), timeout - sinceEnd);
  try {
    await withTimeout({ clock, ms, signal }, (within) =>
      pollBuild(context, poll, { pollInterval, builds, watch, signal: within }),
    );
  } catch (error) {
    if (!(error instanceof TimeoutError)) throw error;
    giveUp(timedOutText(timeout));
  }
  if (hasNoTask)
    runner.log.info(
      `${name}: App Store Connect has no task for this build, so there is nothing to wait for.`,
    );
}

function isSettled(state: AppStoreConnectReport | undefined): boolean {
  return state !== undefined && (hasSettled(state) || state.givenUp !== undefined);
}
