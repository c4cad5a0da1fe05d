/**
 * One loop polls all builds of a step: up to eight by their IDs, more with the list (docs/reliability.md, "When it polls" and
 * "Many builds").
 */

import {
  AnswerTooLarge,
  NotFound,
  NotPermitted,
  NotSent,
  ServiceError,
  TokenRefused,
} from '../../client/errors.ts';
import { TimeoutError, withTimeout } from '../../clock.ts';
import type { SeenBuild, SeenBuildAnswer } from '../../contract/build.ts';
import { hasEnded } from '../../contract/values.ts';
import { asError } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import { logName } from '../report/names.ts';
import { abandoned } from '../report/progress.ts';
import { durationText } from '../text/units.ts';
import { completed, filterOf, type NamedBuild, namedBuild, readBuild, startOf } from './build-list.ts';
import type { CommitCheck } from './commit.ts';
import { longestQuietMs, type ProgressLog, waitingLines } from './log.ts';
import { createPolling, type PollingOptions } from './polling.ts';

/** A build while it is polled. Times are those of the monotonic clock. */
interface PolledBuild {
  /** In the report. */
  readonly index: number;
  readonly name: string;
  readonly named: NamedBuild;
  /** When this step started it, if it did. */
  readonly startedAt: number | undefined;
  /** When it is polled next. */
  dueAt: number;
  /** Whether a request for it is in flight. */
  isPolled: boolean;
  /** Whether the list showed it last. */
  isListed: boolean;
  /** Its record in the list, if it has ended and the list lacks details. */
  endedRecord?: SeenBuild;
  /** Whether its own record is larger than accepted. */
  isTooLarge: boolean;
  /** Its state as of the last answer, with those of its steps. */
  state?: string;
  /** When the first request was sent that has no answer; `undefined` after an answer, such as a refusal. */
  unansweredSince?: number | undefined;
  /** Failures and refusals in a row, and the last failure. */
  failures: number;
  refusals: number;
  error?: Error | undefined;
}

interface PollOptions extends PollingOptions {
  readonly commit: CommitCheck;
  readonly progress: ProgressLog;
}

/**
 * Polls the running builds of the report until they have ended, each when it is due, and writes changes into the store.
 * Requests run beside the loop, so that one without an answer delays no other build. The log says when builds have had no
 * answer for a minute, and at least every five minutes what the step is waiting for.
 *
 * @throws the signal's reason
 */
export async function pollBuilds(
  context: StepContext,
  { pollInterval, timeoutMs, progress, commit, signal: outer }: PollOptions,
): Promise<void> {
  const { store, client, clock, limits, runner } = context;
  const builds = polledBuilds(context);
  if (builds.length === 0) return;
  // Ends the request for the history when the loop ends, and the loop when a request meets a bug.
  const over = new AbortController();
  const signal = AbortSignal.any([outer, over.signal]);
  const polling = createPolling(context, { pollInterval, timeoutMs, signal });
  const list = { dueAt: clock.monotonic(), pages: 0, failures: 0 };
  let running: readonly PolledBuild[] = builds;
  let [wake, tasks] = [(): void => undefined, 0];

  /** Runs a task beside the loop. Builds that it polls are not due until it has ended. */
  const run = (polled: readonly PolledBuild[], task: () => Promise<void>): void => {
    tasks += 1;
    for (const build of polled) {
      build.isPolled = true;
      build.unansweredSince ??= clock.monotonic();
    }
    void task()
      .catch((error) => over.abort(error))
      .finally(() => {
        tasks -= 1;
        for (const build of polled) build.isPolled = false;
        wake();
      });
  };
  const sleepUntil = async (moment: number): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    wake = resolve;
    const cancelTimer = clock.setTimer(Math.max(0, moment - clock.monotonic()), resolve);
    await promise;
    cancelTimer();
  };

  const isMany = (): boolean => running.length > limits.buildsWithLogs;
  const pauseAfter = (polled: readonly PolledBuild[], requests: number): number => {
    const workflows = polled.flatMap(({ index }) => store.unredacted.workflows[index] ?? []);
    const byId = isMany() ? running.filter(({ isListed }) => !isListed) : running;
    return polling.pauseFor(workflows, { requests, round: byId.length + (isMany() ? list.pages : 0) });
  };

  const onRecord = (build: PolledBuild, record: SeenBuild): void => {
    Object.assign(build, { unansweredSince: undefined, error: undefined, failures: 0, refusals: 0 });
    const state = stateOf(record);
    if (state === build.state) return;
    build.state = state;
    store.addRecord(build.index, record, polling.estimated);
    run([], () => commit.check(build.index, signal));
  };

  /** Whether the service may not know the build yet. */
  const mayAppearLater = ({ startedAt = Number.NEGATIVE_INFINITY }: PolledBuild): boolean =>
    clock.monotonic() - startedAt < limits.newBuildMs;

  /** A failed poll never ends the wait, but refusals in a row do (docs/reliability.md, "When a wait ends"). */
  const onFailure = (build: PolledBuild, error: Error): void => {
    const isTooEarly = error instanceof NotFound && mayAppearLater(build);
    if (isRefusal(error)) build.unansweredSince = undefined;
    build.refusals = isRefusal(error) && !isTooEarly ? build.refusals + 1 : 0;
    build.failures += 1;
    build.error = error instanceof NotSent ? asError(error.cause) : error;
    if (build.refusals >= limits.refusalsInRow) {
      const reason = `The build's status can no longer be read. ${error.message}`;
      store.updateWorkflow(build.index, (report) => abandoned(report, reason));
      return;
    }
    const poll = { attempt: build.failures, pollIntervalMs: pollInterval, mayAppearLater: isTooEarly };
    const ms = client.pollRetryDelay(error, poll);
    runner.log.debug(`${build.name}: ${error.message} Next poll in ${Math.round(ms)} ms.`);
    build.dueAt = clock.monotonic() + ms;
  };

  const pollById = async (build: PolledBuild): Promise<void> => {
    const { name, named, endedRecord } = build;
    const answer = await readBuild(context, { ...named, signal, attempts: 'one' }).catch(asError);
    signal.throwIfAborted();
    if ('build' in answer) {
      const { tooLarge, application } = answer;
      if (tooLarge && !builds.some(({ isTooLarge }) => isTooLarge))
        runner.log.warning(
          `${name}: ${tooLarge.message} The step now follows it in the list of builds, once per pollInterval.`,
        );
      build.isTooLarge ||= tooLarge !== undefined;
      noteAppName(application);
      onRecord(build, completed(answer.build, endedRecord));
      build.dueAt = clock.monotonic() + Math.max(pauseAfter([build], 1), build.isTooLarge ? pollInterval : 0);
    } else if (endedRecord && build.failures + 1 >= limits.refusalsInRow) onRecord(build, endedRecord);
    else onFailure(build, answer);
  };

  /** Reads pages until all builds were found, or the others cost fewer requests by their IDs. */
  const readPages = async (missing: Map<string, PolledBuild>, within: AbortSignal): Promise<void> => {
    const appIds = new Set([...missing.values()].map(({ named }) => named.appId));
    const [appId] = appIds.size === 1 ? appIds : [];
    const filter = filterOf({ appId, ref: store.unredacted.ref });
    let inVain = 0;
    list.pages = 0;
    for await (const page of client.builds.pages(filter, { signal: within, attempts: 'one' })) {
      list.pages += 1;
      inVain += 1;
      noteAppName(page.applications?.find(({ _id }) => _id === store.unredacted.appId));
      for (const record of page.builds) {
        const build = missing.get(record._id);
        if (!build) continue;
        missing.delete(record._id);
        inVain = 0;
        if (lacksDetails(record)) build.endedRecord = record;
        else onRecord(build, record);
      }
      if (missing.size <= 1 || inVain >= missing.size / limits.buildsWithLogs) return;
    }
  };

  const pollByList = async (polled: readonly PolledBuild[]): Promise<void> => {
    const missing = new Map(polled.map((build) => [build.named.buildId, build]));
    list.dueAt = Number.POSITIVE_INFINITY;
    const limit = { clock, ms: 2 * limits.attemptMs, signal };
    try {
      await withTimeout(limit, (within) => readPages(missing, within));
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ServiceError || error instanceof TimeoutError)) throw error;
      runner.log.debug(`The list of builds could not be read. ${error.message}`);
      // One build by its ID distinguishes a list that cannot be read from a service that does not answer.
      const [probe, ...others] = missing.values();
      if (probe) await pollById(probe);
      const isOfBuild = [NotFound, NotPermitted, AnswerTooLarge].some((kind) => probe?.error instanceof kind);
      if (probe?.error && !isOfBuild) {
        for (const build of others) onFailure(build, probe.error);
        for (const build of polled) build.dueAt = probe.dueAt;
        list.dueAt = probe.dueAt;
        return;
      }
    }
    for (const build of polled) {
      build.isListed = !missing.has(build.named.buildId);
      // The list has answered: a build that it lacks is polled by its ID when it is due.
      if (build.failures === 0) build.unansweredSince = undefined;
    }
    const shown = polled.filter(({ isListed }) => isListed);
    list.failures = shown.length === 0 ? list.failures + 1 : 0;
    const pause = pauseAfter(shown, Math.max(1, list.pages));
    list.dueAt = clock.monotonic() + pause * 2 ** Math.min(5, list.failures);
    for (const build of shown) build.dueAt = build.endedRecord ? clock.monotonic() : list.dueAt;
  };

  /** Adds the display name of the application to the report. */
  const noteAppName = (application: SeenBuildAnswer['application']): void => {
    if (application?.appName && !store.report.appName) store.update({ appName: application.appName });
  };

  const pollDue = (): void => {
    const now = clock.monotonic();
    const idle = running.filter(({ isPolled }) => !isPolled);
    const due = idle.filter(({ dueAt }) => dueAt <= now);
    if (due.length > 0 && isMany() && list.dueAt <= now) run(idle, () => pollByList(idle));
    else for (const build of due) run([build], () => pollById(build));
  };

  const outageBegin = ({ unansweredSince = Number.POSITIVE_INFINITY }: PolledBuild): number =>
    unansweredSince + limits.lastingOutageMs;
  const isOut = (build: PolledBuild): boolean => outageBegin(build) <= clock.monotonic();
  let outage: { readonly name: string; readonly since: number } | undefined;
  /** One warning when the first build has no answer for a minute, and one line when all have one again. */
  const logOutage = (): void => {
    const first = running.find(isOut);
    const now = clock.monotonic();
    if (first && !outage) {
      const problem = first.error?.message ?? 'The service has not responded for a minute.';
      runner.log.warning(`${first.name}: ${problem} The build continues. Still waiting.`);
      outage = { name: first.name, since: first.unansweredSince ?? now };
    } else if (!first && outage) {
      const lasted = durationText(now - outage.since);
      runner.log.info(`${outage.name}: the service is responding again after ${lasted}.`);
      outage = undefined;
    }
  };

  const logWaiting = (): void => {
    // Estimates the time left again, which also renews the comment.
    for (const { index } of running) store.updateWorkflow(index, polling.estimated);
    const out = new Set(running.filter(isOut).map(({ index }) => index));
    progress.log(waitingLines({ report: store.report, out, now: store.now() }));
  };
  signal.addEventListener('abort', () => wake());
  try {
    for (;;) {
      signal.throwIfAborted();
      running = builds.filter(({ index }) => store.unredacted.workflows[index]?.kind === 'running');
      logOutage();
      if (running.length + tasks === 0) break;
      // Sums of fractions are inexact: a rest below a millisecond may be too little to move the clock.
      if (running.length > 0 && progress.quietMs() > longestQuietMs - 1) logWaiting();
      pollDue();
      const quietEnd = clock.monotonic() + longestQuietMs - (running.length > 0 ? progress.quietMs() : 0);
      const dueAt = running.flatMap((build) => (build.isPolled ? [] : build.dueAt));
      const outagesAt = running.flatMap((build) => (isOut(build) ? [] : outageBegin(build)));
      await sleepUntil(Math.min(quietEnd, ...dueAt, ...outagesAt));
    }
  } finally {
    over.abort();
  }
}

/** The running builds of the report, all due now. */
function polledBuilds(context: StepContext): PolledBuild[] {
  const { unredacted } = context.store;
  return unredacted.workflows.flatMap((workflow, index) => {
    if (workflow.kind !== 'running') return [];
    return {
      index,
      name: logName(workflow),
      named: namedBuild(unredacted, workflow),
      startedAt: startOf(context, workflow),
      dueAt: context.clock.monotonic(),
      ...{ isPolled: false, isListed: false, isTooLarge: false, failures: 0, refusals: 0 },
    };
  });
}

/** Two records with the same text are of the same state, also of the steps, and of the same commit. */
function stateOf({ status, commit, buildActions }: SeenBuild): string {
  const steps = (buildActions ?? []).map((step) => [step.status, step.startedAt, step.finishedAt]);
  return JSON.stringify([status, commit?.hash, steps]);
}

/** Whether a build has ended and the list does not show how: its record may have less than that of the build alone. */
function lacksDetails({ status, buildActions, message }: SeenBuild): boolean {
  return hasEnded(status) && (!buildActions || (status !== 'finished' && !message));
}

/** Whether the service refuses to show the build to this token, or has no such build: polling again does not help. */
export function isRefusal(error: Error): boolean {
  return error instanceof TokenRefused || error instanceof NotPermitted || error instanceof NotFound;
}
