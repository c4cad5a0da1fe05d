/** One loop per build: reads it by its ID until the reader has what it waits for. */
import { hasStatus, ServiceError } from '../../client/errors.ts';
import { sleep } from '../../clock.ts';
import type { SeenBuild } from '../../contract/build.ts';
import { asError } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import type { BuildReport } from '../report/report.ts';
import { logName } from '../show/names.ts';
import { durationText } from '../text/units.ts';

/** What happens with the answers about one build. */
export interface BuildPoll {
  readonly build: BuildReport;
  /** Whether the service may not list the build yet, so that a 404 in the first minute is no refusal. */
  readonly mayBeNew: boolean;
  /** Whether nothing is left to wait for. Asked before each request. */
  readonly isOver: () => boolean;
  readonly onRecord: (record: SeenBuild) => Promise<void> | void;
  /** The service refused `limits.refusalsInRow` requests in a row: asking again does not help. */
  readonly onRefused: (error: Error) => void;
  /** What the polls have seen so far; the pause grows until it changes. */
  readonly state: () => unknown;
}

export interface PollOptions {
  /** The longest pause, in milliseconds. */
  readonly pollInterval: number;
  /** How many builds are polled at the same time. */
  readonly builds: number;
  readonly watch: Watch;
  readonly signal: AbortSignal;
}

/**
 * Polls one build. A failed poll is due again later and never ends the wait, but three refusals in a row do
 * (docs/reliability.md, "When a wait ends").
 *
 * @throws the signal's reason
 */
export async function pollBuild(
  { client, clock, limits, runner, store }: StepContext,
  { build, ...poll }: BuildPoll,
  { pollInterval, builds, watch, signal }: PollOptions,
): Promise<void> {
  const name = logName(build);
  const begun = clock.monotonic();
  let [state, changedAt, refusals] = [poll.state(), begun, 0];
  while (!poll.isOver()) {
    const sentAt = clock.monotonic();
    const answer = await client.builds.get(build.buildId, { signal, attempts: 'one' }).catch(asError);
    signal.throwIfAborted();
    const now = clock.monotonic();
    let askedPause = 0;
    if (answer instanceof Error) {
      const isRefusal = hasStatus(answer, 401, 403, 404);
      if (isRefusal) watch.onAnswer();
      else watch.onFailure(`${name}: ${answer.message}`, sentAt);
      const isNew = poll.mayBeNew && hasStatus(answer, 404) && now - begun < limits.newBuildMs;
      refusals = isRefusal && !isNew ? refusals + 1 : 0;
      if (refusals >= limits.refusalsInRow) return poll.onRefused(answer);
      runner.log.debug(`${name}: ${answer.message}`);
      askedPause = retryAfterMs(answer);
    } else {
      refusals = 0;
      watch.onAnswer();
      const appName = answer.application?.appName;
      if (appName && !store.report.appName) store.update({ appName });
      await poll.onRecord(answer.build);
    }
    if (poll.state() !== state) [state, changedAt] = [poll.state(), now];
    const pause = pollPause({ sinceChangeMs: now - changedAt, pollInterval, builds });
    if (!poll.isOver()) await sleep(clock, Math.max(pause, askedPause), signal);
  }
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
}: Pick<PollOptions, 'pollInterval' | 'builds'> & { readonly sinceChangeMs: number }): number {
  const pause = Math.min(pollInterval, 4_000 + sinceChangeMs / 10);
  return builds > 1 ? Math.max(pause, 1_500 * builds) : pause;
}

function retryAfterMs(error: Error): number {
  const failure = error instanceof ServiceError ? error.failure : undefined;
  return failure?.kind === 'status' ? (failure.retryAfterMs ?? 0) : 0;
}

/** Learns about each poll of a step. A refusal is an answer. */
export interface Watch {
  onAnswer(): void;
  onFailure(problem: string, sentAt: number): void;
}

interface WatchOptions {
  /** What the warning about an outage says at its end. */
  readonly continuesText: string;
  /** Logs what the step is waiting for. */
  readonly logWaiting: (state: { readonly isUnanswered: boolean }) => void;
  /** How long ago the last line was logged, in milliseconds. */
  readonly quietMs: () => number;
  readonly signal: AbortSignal;
}

/** The longest time in which the log says nothing, in milliseconds. */
const longestQuietMs = 5 * 60_000;

/** How often the times are checked, in milliseconds. */
const tickMs = 5_000;

/**
 * Watches the polls of a step until `work` is done. An outage is a minute in which the service answers none of them: one
 * warning, and one line when it ends. At least every five minutes, the log says what the step is waiting for.
 */
export async function watchPolls(
  { clock, limits, runner }: StepContext,
  { continuesText, logWaiting, quietMs, ...options }: WatchOptions,
  work: (watch: Watch, signal: AbortSignal) => Promise<unknown>,
): Promise<void> {
  const over = new AbortController();
  const signal = AbortSignal.any([options.signal, over.signal]);
  let outage: { readonly since: number; readonly problem: string; readonly isLogged: boolean } | undefined;
  const tick = async (): Promise<void> => {
    for (;;) {
      await sleep(clock, tickMs, signal);
      if (outage && !outage.isLogged && clock.monotonic() - outage.since >= limits.lastingOutageMs) {
        runner.log.warning(`${outage.problem} ${continuesText}`);
        outage = { ...outage, isLogged: true };
      }
      if (quietMs() > longestQuietMs - tickMs) logWaiting({ isUnanswered: outage?.isLogged ?? false });
    }
  };
  tick().catch(() => undefined);
  const watch: Watch = {
    onAnswer() {
      const ms = outage?.isLogged ? clock.monotonic() - outage.since : undefined;
      if (ms !== undefined) runner.log.info(`The service is responding again after ${durationText(ms)}.`);
      outage = undefined;
    },
    onFailure(problem, sentAt) {
      const { since, isLogged } = outage ?? { since: sentAt, isLogged: false };
      outage = { since, problem, isLogged };
    },
  };
  try {
    await work(watch, signal);
  } finally {
    over.abort();
  }
}
