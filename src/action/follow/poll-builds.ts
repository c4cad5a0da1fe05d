import { hasStatus, ServiceError } from '../../client/errors.ts';
import { sleep } from '../../clock.ts';
import type { SeenBuild, SeenBuildAnswer } from '../../contract/build.ts';
import { hasEnded } from '../../contract/values.ts';
import { asError } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import { logName } from '../report/names.ts';
import { abandoned } from '../report/progress.ts';
import type { RunningBuild } from '../report/report.ts';
import { durationText } from '../text/units.ts';
import { filterOf, namedBuild, readBuild } from './build-list.ts';
import type { CommitCheck } from './commit.ts';
import { longestQuietMs, type ProgressLog, waitingLines } from './log.ts';
import { createPolling, type PollingOptions } from './polling.ts';

/** A build while it is polled. Times are those of the monotonic clock. */
interface PolledBuild {
  /** In the report. */
  readonly index: number;
  /** As it was before the first poll. */
  readonly initial: RunningBuild;
  /** When it is polled next; never, while it is polled by its ID. */
  dueAt: number;
  /** Its state as of the last answer, with those of its steps. */
  state?: string;
  /** Its record in the list, if the build has ended and the list lacks details. */
  endedRecord?: SeenBuild;
  /** Failures and refusals in a row. */
  failures: number;
  refusals: number;
}

/** After a list that shows none of the builds, they are polled by their IDs for so many times `pollInterval`. */
const intervalsWithoutList = 4;

/**
 * Polls the running builds of the report until they have ended, up to eight by their IDs, more with the list, and writes
 * changes into the store (docs/reliability.md, "When it polls" and "Many builds"). Requests run beside the loop, so that one
 * without an answer delays no other build. The log says when there has been no answer for a minute, and at least every five
 * minutes what the step is waiting for.
 *
 * @throws the signal's reason
 */
export async function pollBuilds(
  context: StepContext,
  options: PollingOptions & { readonly progress: ProgressLog; readonly commit: CommitCheck },
): Promise<void> {
  const { store, client, clock, limits, runner } = context;
  const { pollInterval, progress, commit } = options;
  const dueAt = clock.monotonic();
  const builds = store.unredacted.workflows.flatMap((initial, index): PolledBuild[] =>
    initial.kind === 'running' ? [{ index, initial, dueAt, failures: 0, refusals: 0 }] : [],
  );
  if (builds.length === 0) return;
  // Ends the request for the history when the loop ends, and the loop when a request meets a bug.
  const over = new AbortController();
  const signal = AbortSignal.any([options.signal, over.signal]);
  const polling = createPolling(context, { ...options, signal });
  const list = { dueAt, pages: 0, shown: new Set<PolledBuild>() };
  const tasks = new Set<Promise<void>>();
  let running: readonly PolledBuild[] = builds;
  /** While no request is answered: since when, and the last failure. */
  let outage: { readonly since: number; problem?: string; isLogged: boolean } | undefined;

  /** Runs a task beside the loop. */
  const run = (task: Promise<void>): void => {
    const done = task.catch((error) => over.abort(error)).finally(() => tasks.delete(done));
    tasks.add(done);
  };

  const isMany = (): boolean => running.length > limits.buildsWithLogs;
  const pauseAfter = (polled: readonly PolledBuild[], requests: number): number => {
    const workflows = polled.flatMap(({ index }) => store.unredacted.workflows[index] ?? []);
    return polling.pauseFor(workflows, { requests });
  };

  const onRequest = (): void => {
    outage ??= { since: clock.monotonic(), isLogged: false };
  };
  const onAnswer = (): void => {
    if (outage?.isLogged) {
      const lasted = durationText(clock.monotonic() - outage.since);
      runner.log.info(`The service is responding again after ${lasted}.`);
    }
    outage = undefined;
  };
  const outageLoggedAt = (): number =>
    outage && !outage.isLogged ? outage.since + limits.lastingOutageMs : Number.POSITIVE_INFINITY;
  const logOutage = (): void => {
    if (!outage || outageLoggedAt() > clock.monotonic()) return;
    const { problem = 'The service has not responded for a minute.' } = outage;
    runner.log.warning(`${problem} The build continues. Still waiting.`);
    outage.isLogged = true;
  };

  const onRecord = (build: PolledBuild, record: SeenBuild): void => {
    Object.assign(build, { failures: 0, refusals: 0 });
    const steps = record.buildActions?.map((step) => [step.status, step.startedAt, step.finishedAt]);
    const state = JSON.stringify([record.status, record.commit?.hash, steps]);
    if (state === build.state) return;
    build.state = state;
    store.addRecord(build.index, record, polling.estimated);
    run(commit.check(build.index, signal));
  };

  /** A failed poll never ends the wait, but refusals in a row do (docs/reliability.md, "When a wait ends"). */
  const onFailure = (build: PolledBuild, error: Error): void => {
    const name = logName(build.initial);
    const [started] = build.initial.changes;
    const isNew = started !== undefined && store.now() - started.at < limits.newBuildMs;
    if (isRefusal(error)) onAnswer();
    if (outage) outage.problem = `${name}: ${error.message}`;
    build.refusals = isRefusal(error) && !(isNew && hasStatus(error, 404)) ? build.refusals + 1 : 0;
    build.failures += 1;
    if (build.refusals >= limits.refusalsInRow) {
      const reason = `The build's status can no longer be read. ${error.message}`;
      store.updateWorkflow(build.index, (report) => abandoned(report, reason));
      return;
    }
    const poll = { attempt: build.failures, pollIntervalMs: pollInterval, mayAppearLater: isNew };
    const ms = client.pollRetryDelay(error, poll);
    runner.log.debug(`${name}: ${error.message} Next poll in ${Math.round(ms)} ms.`);
    build.dueAt = clock.monotonic() + ms;
  };

  const pollById = async (build: PolledBuild): Promise<void> => {
    build.dueAt = Number.POSITIVE_INFINITY;
    onRequest();
    const named = namedBuild(store.unredacted, build.initial);
    const answer = await readBuild(client, { ...named, signal, attempts: 'one' }).catch(asError);
    signal.throwIfAborted();
    const isLast = build.failures + 1 >= limits.refusalsInRow;
    if (answer instanceof Error && build.endedRecord && isLast) return onRecord(build, build.endedRecord);
    if (answer instanceof Error) return onFailure(build, answer);
    onAnswer();
    noteAppName(answer.application);
    onRecord(build, answer.build);
    build.dueAt = clock.monotonic() + Math.max(pauseAfter([build], 1), answer.isTooLarge ? pollInterval : 0);
  };

  /** Reads pages until all builds were found, or the others cost fewer requests by their IDs. */
  const pollByList = async (polled: readonly PolledBuild[]): Promise<void> => {
    const missing = new Map(polled.map((build) => [build.initial.buildId, build]));
    let inVain = 0;
    Object.assign(list, { dueAt: Number.POSITIVE_INFINITY, pages: 0 });
    onRequest();
    try {
      for await (const page of client.builds.pages(filterOf(store.unredacted), { signal, attempts: 'one' })) {
        onAnswer();
        list.pages += 1;
        inVain += 1;
        noteAppName(page.applications?.find(({ _id }) => _id === store.unredacted.appId));
        for (const record of page.builds) {
          const build = missing.get(record._id);
          if (!build) continue;
          missing.delete(record._id);
          inVain = 0;
          if (lacksDetails(record)) run(pollById(Object.assign(build, { endedRecord: record })));
          else onRecord(build, record);
        }
        if (missing.size <= 1 || inVain >= missing.size / limits.buildsWithLogs) break;
      }
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ServiceError)) throw error;
      runner.log.debug(`The list of builds could not be read. ${error.message}`);
      // One build by its ID distinguishes a list that cannot be read from a service that does not respond.
      const [probe] = missing.values();
      if (isRefusal(error)) onAnswer();
      else if (probe) await pollById(probe);
      if (outage && probe) {
        for (const due of [list, ...polled]) due.dueAt = probe.dueAt;
        return;
      }
    }
    const shown = polled.filter(({ initial }) => !missing.has(initial.buildId));
    list.shown = new Set(shown);
    const pause = shown.length > 0 ? pauseAfter(shown, list.pages) : intervalsWithoutList * pollInterval;
    list.dueAt = clock.monotonic() + pause;
    for (const build of shown) build.dueAt = list.dueAt;
  };

  const noteAppName = (application: SeenBuildAnswer['application']): void => {
    if (application?.appName && !store.report.appName) store.update({ appName: application.appName });
  };

  try {
    for (;;) {
      signal.throwIfAborted();
      running = builds.filter(({ index }) => store.unredacted.workflows[index]?.kind === 'running');
      if (running.length + tasks.size === 0) break;
      const now = clock.monotonic();
      // While the list is read, it may show any of them.
      const idle = Number.isFinite(list.dueAt) ? running.filter(({ dueAt }) => Number.isFinite(dueAt)) : [];
      const due = idle.filter(({ dueAt }) => dueAt <= now);
      if (due.length > 0 && isMany() && list.dueAt <= now) run(pollByList(idle));
      else for (const build of due) run(pollById(build));
      const quietEnd =
        running.length > 0 ? now + longestQuietMs - progress.quietMs() : Number.POSITIVE_INFINITY;
      logOutage();
      // Sums of fractions are inexact: a rest below a millisecond may be too little to move the clock.
      if (quietEnd - now < 1) {
        // Estimates the time left again, which also renews the comment.
        for (const { index } of running) store.updateWorkflow(index, polling.estimated);
        const isUnanswered = outage?.isLogged ?? false;
        progress.log(waitingLines({ report: store.report, isUnanswered, now: store.now() }));
      }
      const wakeAt = Math.min(quietEnd, outageLoggedAt(), ...idle.map(({ dueAt }) => dueAt));
      const pause = new AbortController();
      const slept = sleep(clock, Math.max(0, wakeAt - now), AbortSignal.any([signal, pause.signal]));
      await Promise.race([slept, ...tasks]).finally(() => pause.abort());
    }
  } finally {
    over.abort();
  }
}

/** Whether a build has ended and the list does not show how: its record may have less than that of the build alone. */
function lacksDetails({ status, buildActions, message }: SeenBuild): boolean {
  return hasEnded(status) && (!buildActions || (status !== 'finished' && !message));
}

/** Whether the service refuses to show the build to this token, or has no such build: polling again does not help. */
export function isRefusal(error: Error): boolean {
  return hasStatus(error, 401, 403, 404);
}
