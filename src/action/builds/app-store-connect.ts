import { TimeoutError, withTimeout } from '../../clock.ts';
import { appStoreConnectStatusOf } from '../../contract/app-store-connect.ts';
import type { SeenBuild } from '../../contract/build.ts';
import type { StepContext } from '../context.ts';
import type { AppStoreConnectReport, EndedBuild } from '../report/report.ts';
import { endedWell } from '../report/workflow.ts';
import { logName } from '../show/names.ts';
import { durationText } from '../text/units.ts';
import type { WaitingInputs } from './inputs.ts';
import { openPolls, type Polls } from './poll-build.ts';

/**
 * Follows the builds that have finished until App Store Connect has, and writes its status to the report. A failed poll
 * never ends the wait, but refusals in a row do. Nothing is cancelled: the builds have ended.
 *
 * @param timeout milliseconds from the end of each build
 * @throws Cancelled
 */
export async function waitForAppStoreConnect(
  context: StepContext,
  { timeout, pollInterval }: Pick<WaitingInputs, 'timeout' | 'pollInterval'>,
): Promise<void> {
  const { runner, store } = context;
  const awaited = [...store.report.workflows.entries()].flatMap(([index, build]) =>
    build.kind === 'ended' && isAwaited(build) ? [{ build, index }] : [],
  );
  if (awaited.length === 0) return;
  using polls = openPolls(context, {
    pollInterval,
    builds: awaited.length,
    continuesText: 'Still waiting for App Store Connect.',
    logWaiting() {
      for (const { build } of awaited)
        runner.log.info(`${logName(build)}: still waiting for App Store Connect.`);
    },
    signal: runner.cancelled,
  });
  await Promise.all(awaited.map((one) => waitForBuild(context, polls, { ...one, timeout })));
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
  { limits, store }: Pick<StepContext, 'limits' | 'store'>,
  build: EndedBuild,
): boolean {
  if (!isAwaited(build)) return false;
  const now = store.now();
  return build.appStoreConnect !== undefined || now - (build.finishedAt ?? now) < limits.firstTaskMs;
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
  polls: Polls,
  { build, index, timeout }: { readonly build: EndedBuild; readonly index: number; readonly timeout: number },
): Promise<void> {
  const { clock, limits, runner, store } = context;
  const name = logName(build);
  // Since this moment, the end is proven, whatever time the service reports.
  const endedAt = build.seenEndAt ?? store.now();
  let state = build.appStoreConnect;
  const give = (next: AppStoreConnectReport): void => {
    state = next;
    store.updateWorkflow(index, (workflow) =>
      workflow.kind === 'ended' ? { ...workflow, appStoreConnect: next } : workflow,
    );
  };
  const giveUp = (why: string): void => give({ status: state?.status ?? 'processing', givenUp: why });
  const poll = {
    build,
    onRecord(record: SeenBuild): boolean {
      const status = appStoreConnectStatusOf(record);
      // Tasks that disappear prove nothing: the last known status stays.
      if (status && status !== state?.status) {
        give({ status });
        runner.log.info(`${name}: App Store Connect: ${status}.`);
      }
      return state ? hasSettled(state) : store.now() - endedAt >= limits.firstTaskMs;
    },
    onRefused: ({ message }: Error): void =>
      giveUp(`its status in App Store Connect can no longer be read. ${message.replace(/\.$/, '')}`),
  };
  runner.log.info(`${name}: waiting for App Store Connect, for up to ${durationText(timeout)}.`);
  // A build that ended long before the others is still read.
  const ms = Math.max(Math.min(timeout, limits.attemptMs), endedAt + timeout - store.now());
  try {
    await withTimeout({ clock, ms, signal: polls.signal }, (signal) => polls.follow(poll, signal));
  } catch (error) {
    if (!(error instanceof TimeoutError)) throw error;
    giveUp(`App Store Connect had not finished after ${durationText(timeout)}`);
  }
  if (!state)
    runner.log.warning(
      `${name}: no upload to App Store Connect has appeared, so there was nothing to wait for. Check whether the workflow publishes the app.`,
    );
}
