import { createSemaphore } from '../../client/http/limiters.ts';
import type { SeenBuild } from '../../contract/build.ts';
import { hasEnded } from '../../contract/values.ts';
import { messageOf } from '../../errors.ts';
import { hasBuild, workflowLabel } from '../report/workflow.ts';
import type { StepContext } from '../step-context.ts';
import { countText, durationText } from '../text/units.ts';
import { createFailureLogs, logKey } from './failure-logs.ts';
import { stepLogGroup } from './group.ts';
import { type LoggedStep, loggedSteps, type StepLogChoice } from './log/logged-steps.ts';
import { readStepLog } from './read-log.ts';

/** The logs of remote steps, which are shown while the builds of the report run. Disposed, it reads no more. */
export interface StepLogs extends Disposable {
  /**
   * Waits for the logs that are still being read, at most until `limits.stepLogsMs` after the end of the last build, and
   * writes what the logs of failed steps say into the report. A log that cannot be read is left out.
   */
  finish(): Promise<void>;
}

/**
 * Shows the log of each step as soon as the step has ended, as one group: those of a build one after the other, in their
 * order. Each is read once.
 */
export function openStepLogs(context: StepContext, choice: StepLogChoice): StepLogs {
  const { store, runner, clock, limits } = context;
  const over = new AbortController();
  const signal = AbortSignal.any([runner.cancelled, over.signal]);
  const semaphore = createSemaphore(limits.simultaneousStepLogs);
  const failureLogs = createFailureLogs(context);
  /** The last record of each build in which ended steps were looked for. */
  const seen = new Map<number, SeenBuild>();
  /** The end of the last log that each build shows. */
  const queues = new Map<number, Promise<void>>();
  const asked = new Set<string>();
  let unread = 0;
  let cancelTimer: (() => void) | undefined;

  /** While its build runs, the log of a failed step that is empty or cannot be read may only be late: it is read again. */
  const askAgain = (index: number, step: LoggedStep): void => {
    if (step.outcome !== 'success' && !store.endedRecord(index)) asked.delete(logKey(index, step.logUrls));
  };

  const show = async (index: number, step: LoggedStep): Promise<void> => {
    const onUnread = (why: string): void => {
      askAgain(index, step);
      const workflow = store.report.workflows[index];
      const name = workflow && hasBuild(workflow) ? `${workflowLabel(workflow)}: the` : 'The';
      runner.log.debug(`${name} log of the step ${step.name} could not be read. ${why}`);
    };
    try {
      const reading = { step, signal, onUnread };
      const log = await semaphore.run(() => readStepLog(context, reading), signal);
      signal.throwIfAborted();
      const { report } = store;
      const workflow = report.workflows[index];
      if (!workflow || !hasBuild(workflow)) return;
      if (log.excerpt.head.length + log.excerpt.tail.length === 0) return askAgain(index, step);
      const group = stepLogGroup({ report, workflow, step, log: log.excerpt });
      runner.log.group(group.title, group.lines);
      if (step.outcome !== 'success') failureLogs.add(logKey(index, step.logUrls), log);
    } catch (error) {
      if (signal.aborted) unread += 1;
      else onUnread(messageOf(error));
    }
  };

  const enqueue = (index: number, step: LoggedStep): void => {
    const key = logKey(index, step.logUrls);
    if (asked.has(key)) return;
    asked.add(key);
    const before = queues.get(index) ?? Promise.resolve();
    queues.set(
      index,
      before.then(() => show(index, step)),
    );
  };

  /** What an earlier build logged belongs to that build. */
  const isReused = (index: number): boolean => {
    const workflow = store.report.workflows[index];
    return workflow !== undefined && hasBuild(workflow) && workflow.origin === 'reused';
  };

  const look = (): void => {
    if (over.signal.aborted) return;
    const { workflows } = store.report;
    const running = workflows.filter(({ kind }) => kind === 'starting' || kind === 'running').length;
    for (const index of workflows.keys()) {
      const record = store.record(index);
      if (!record || seen.get(index) === record || isReused(index)) continue;
      if (running > limits.buildsWithLogs && !hasEnded(record.status)) continue;
      seen.set(index, record);
      for (const step of loggedSteps(record, choice)) enqueue(index, step);
    }
    if (running === 0) cancelTimer ??= clock.setTimer(limits.stepLogsMs, () => over.abort());
  };
  if (choice !== 'none') store.onChange(look);

  return {
    async finish() {
      await Promise.all(queues.values());
      cancelTimer?.();
      if (unread > 0 && !runner.cancelled.aborted)
        runner.log.info(
          `The logs of ${countText(unread, 'step')} were not read within ${durationText(limits.stepLogsMs)} after the last build had ended.`,
        );
      failureLogs.write();
    },
    [Symbol.dispose]() {
      cancelTimer?.();
      over.abort();
    },
  };
}
