/** One loop per build: reads it by its ID until the reader has what it waits for. */
import { hasStatus, ServiceError } from '../../client/errors.ts';
import { sleep } from '../../clock.ts';
import { appStoreConnectStatusOf } from '../../contract/app-store-connect.ts';
import type { SeenBuild } from '../../contract/build.ts';
import { asError } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import type { BuildReport } from '../report/report.ts';
import { logName } from '../show/names.ts';
import { durationText } from '../text/units.ts';

/** What happens with the answers about one build. */
interface BuildPoll {
  readonly build: BuildReport;
  /** @returns whether nothing is left to wait for */
  readonly onRecord: (record: SeenBuild) => Promise<boolean> | boolean;
  /** The service refused `limits.refusalsInRow` requests in a row: asking again does not help. */
  readonly onRefused: (error: Error) => void;
}

interface PollsOptions {
  /** The longest pause, in milliseconds. */
  readonly pollInterval: number;
  /** How many builds are polled at the same time. */
  readonly builds: number;
  /** What the warning about an outage says at its end. */
  readonly continuesText: string;
  /** Logs what the step is waiting for. */
  readonly logWaiting: (state: { readonly isUnanswered: boolean }) => void;
  readonly signal: AbortSignal;
}

/** How often the log says what the step is waiting for, in milliseconds. */
const remindMs = 5 * 60_000;

/** How often the times are checked, in milliseconds. */
const tickMs = 5_000;

export type Polls = ReturnType<typeof openPolls>;

/**
 * Polls the builds of a step. An outage is a minute in which the service answers none of the polls: one warning, and one line
 * when it ends. Every five minutes, the log says what the step is waiting for.
 */
export function openPolls(
  { client, clock, limits, runner, store }: StepContext,
  { pollInterval, builds, continuesText, logWaiting, ...options }: PollsOptions,
) {
  const over = new AbortController();
  const signal = AbortSignal.any([options.signal, over.signal]);
  let outage: { readonly since: number; readonly problem: string; isLogged: boolean } | undefined;
  const watch = async (): Promise<void> => {
    for (let remindedAt = clock.monotonic(); ; ) {
      await sleep(clock, tickMs, signal);
      const now = clock.monotonic();
      if (outage && !outage.isLogged && now - outage.since >= limits.lastingOutageMs) {
        runner.log.warning(`${outage.problem} ${continuesText}`);
        outage.isLogged = true;
      }
      if (now - remindedAt <= remindMs - tickMs) continue;
      remindedAt = now;
      logWaiting({ isUnanswered: outage?.isLogged ?? false });
    }
  };
  watch().catch(() => undefined);
  const onAnswer = (): void => {
    if (outage?.isLogged)
      runner.log.info(
        `The service is responding again after ${durationText(clock.monotonic() - outage.since)}.`,
      );
    outage = undefined;
  };
  return {
    signal,
    /**
     * Polls one build. A failed poll is due again later and never ends the wait, but three refusals in a row do
     * (docs/reliability.md, "When a wait ends").
     *
     * @throws the signal's reason
     */
    async follow({ build, ...poll }: BuildPoll, within = signal): Promise<void> {
      const { buildId } = build;
      const begun = clock.monotonic();
      let [state, changedAt, refusals] = ['', begun, 0];
      for (;;) {
        const sentAt = clock.monotonic();
        const answer = await client.builds.get(buildId, { signal: within, attempts: 'one' }).catch(asError);
        within.throwIfAborted();
        const now = clock.monotonic();
        let askedPause = 0;
        if (answer instanceof Error) {
          const isRefusal = hasStatus(answer, 401, 403, 404);
          const why = answer instanceof ServiceError ? answer.problem : answer.message;
          const problem = `${logName(build)}: ${why}`;
          const { times = 0, since = store.now() } = store.failedPolls.get(buildId) ?? {};
          store.failedPolls.set(buildId, { times: times + 1, since, problem: why });
          if (isRefusal) onAnswer();
          else outage = { since: sentAt, isLogged: false, ...outage, problem };
          const isNew = hasStatus(answer, 404) && now - begun < limits.newBuildMs;
          refusals = isRefusal && !isNew ? refusals + 1 : 0;
          if (refusals >= limits.refusalsInRow) return poll.onRefused(answer);
          runner.log.debug(problem);
          const { failure } = answer instanceof ServiceError ? answer : {};
          askedPause = (failure?.kind === 'status' && failure.retryAfterMs) || 0;
        } else {
          refusals = 0;
          store.failedPolls.delete(buildId);
          onAnswer();
          const appName = answer.application?.appName;
          if (appName && !store.report.appName) store.update({ appName });
          if (await poll.onRecord(answer.build)) return;
          const newState = `${answer.build.status} ${appStoreConnectStatusOf(answer.build)}`;
          if (newState !== state) [state, changedAt] = [newState, now];
        }
        const pause = pollPause({ sinceChangeMs: now - changedAt, pollInterval, builds });
        await sleep(clock, Math.max(pause, askedPause), within);
      }
    },
    [Symbol.dispose]: () => over.abort(),
  };
}

/**
 * The pause between two polls of a build, in milliseconds: 4 s and a tenth of the time since the last change of state,
 * at most `pollInterval`. The polls of many builds together are no more frequent than one each 1.5 s, because a token may make 5,000
 * requests an hour (docs/hosted-service.md, "Errors and limits").
 */
export function pollPause({
  sinceChangeMs,
  pollInterval,
  builds,
}: Pick<PollsOptions, 'pollInterval' | 'builds'> & { readonly sinceChangeMs: number }): number {
  const pause = Math.min(pollInterval, 4_000 + sinceChangeMs / 10);
  return builds > 1 ? Math.max(pause, 1_500 * builds) : pause;
}
