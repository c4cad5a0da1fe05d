/** One loop per build: reads it by its ID until the reader has what it waits for. */
import { hasStatus, ServiceError } from '../../client/errors.ts';
import { sleep } from '../../clock.ts';
import type { SeenBuild } from '../../contract/build.ts';
import { asError } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import type { BuildReport } from '../report/report.ts';
import { logName } from '../show/names.ts';
import type { Watch } from './watch.ts';

/** What happens with the answers about one build. */
export interface BuildPoll {
  readonly build: BuildReport;
  /** Whether the service may not list the build yet, so that a 404 in the first minute is no refusal. */
  readonly mayBeNew: boolean;
  /** Whether nothing is left to wait for. Asked before each request. */
  readonly isOver: () => boolean;
  readonly onRecord: (record: SeenBuild) => void;
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
  {
    client,
    clock,
    limits,
    runner,
    store,
  }: Pick<StepContext, 'client' | 'clock' | 'limits' | 'runner' | 'store'>,
  { build, ...poll }: BuildPoll,
  { pollInterval, builds, watch, signal }: PollOptions,
): Promise<void> {
  const name = logName(build);
  const begun = clock.monotonic();
  let [state, changedAt, refusals] = [poll.state(), begun, 0];
  while (!poll.isOver()) {
    watch.onRequest();
    const answer = await client.builds.get(build.buildId, { signal, attempts: 'one' }).catch(asError);
    signal.throwIfAborted();
    const now = clock.monotonic();
    let askedPause = 0;
    if (answer instanceof Error) {
      const isRefusal = hasStatus(answer, 401, 403, 404);
      watch.onFailure(answer, { name, isRefusal });
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
      poll.onRecord(answer.build);
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
}: {
  readonly sinceChangeMs: number;
  readonly pollInterval: number;
  readonly builds: number;
}): number {
  const pause = Math.min(pollInterval, 4_000 + sinceChangeMs / 10);
  return builds > 1 ? Math.max(pause, 1_500 * builds) : pause;
}

function retryAfterMs(error: Error): number {
  const failure = error instanceof ServiceError ? error.failure : undefined;
  return failure?.kind === 'status' ? (failure.retryAfterMs ?? 0) : 0;
}
