import { createSemaphore } from '../../client/http/semaphore.ts';
import { messageOf } from '../../errors.ts';
import type { StepContext } from '../context.ts';
import { failedBuildStepOf } from '../report/failure.ts';
import type { FailedBuildStep, WorkflowReport } from '../report/report.ts';
import { hasBuild } from '../report/workflow.ts';
import { stepLogGroup } from '../show/log.ts';
import { logName } from '../show/names.ts';
import { countText, durationText } from '../text/units.ts';
import { type LoggedStep, loggedSteps, logUrlsOf, readStepLog, type StepLogChoice } from './read-log.ts';

/** Logs that are read together: polls must not wait for them. */
const simultaneousLogs = 4;

/** Lines at the end of a log that usually show why the step failed. */
const tailLines = 50;

export type StepLogs = ReturnType<typeof openStepLogs>;

/**
 * Shows the log of each step as soon as the step has ended, while the builds of the report run, as one group: those of a
 * build one after the other, in their order. Each is read once. Disposed, it reads no more.
 */
export function openStepLogs(context: StepContext, choice: StepLogChoice) {
  const { store, runner, clock, limits } = context;
  const over = new AbortController();
  const signal = AbortSignal.any([runner.cancelled, over.signal]);
  const semaphore = createSemaphore(simultaneousLogs);
  /** Those that were requested, with what the logs of failed steps say: which step ended its build is not known yet. */
  const logs = new Map<string, Partial<FailedBuildStep>>();
  /** The end of the last log that each build shows. */
  const queues = new Map<number, Promise<void>>();
  let unread = 0;
  let cancelTimer: (() => void) | undefined;

  const show = async (index: number, step: LoggedStep): Promise<void> => {
    try {
      const log = await semaphore.run(() => readStepLog(context, { step, signal }), signal);
      signal.throwIfAborted();
      const { report } = store;
      const workflow = report.workflows[index];
      if (!workflow || !hasBuild(workflow)) return;
      for (const why of log.unread)
        runner.log.debug(`${logName(workflow)}: the log of the step ${step.name} could not be read. ${why}`);
      const { excerpt, problems } = log;
      if (excerpt.head.length === 0) return;
      const group = stepLogGroup({ report, workflow, step, log: excerpt });
      runner.log.group(group.title, group.lines);
      const logTail = [...excerpt.head, ...excerpt.tail].slice(-tailLines);
      logs.set(logKey(index, step.logUrls), { logTail, problems, isLogWhole: log.unread.length === 0 });
    } catch (error) {
      if (signal.aborted) unread += 1;
      else runner.log.debug(messageOf(error));
    }
  };

  const update = (): void => {
    if (over.signal.aborted) return;
    const { workflows } = store.report;
    const running = workflows.filter(({ kind }) => kind === 'starting' || kind === 'running').length;
    for (const [index, workflow] of workflows.entries()) {
      const record = store.record(index);
      // What an earlier build logged belongs to that build.
      const isReused = hasBuild(workflow) && workflow.origin === 'reused';
      if (!record || isReused) continue;
      for (const step of loggedSteps(record, choice)) {
        const key = logKey(index, step.logUrls);
        if (logs.has(key)) continue;
        logs.set(key, {});
        const before = queues.get(index) ?? Promise.resolve();
        queues.set(
          index,
          before.then(() => show(index, step)),
        );
      }
    }
    if (running === 0) cancelTimer ??= clock.setTimer(limits.stepLogsMs, () => over.abort());
  };
  if (choice !== 'none') store.onChange(update);

  return {
    /**
     * Waits for the logs that are still being read, at most until `limits.stepLogsMs` after the end of the last build, and
     * writes what the logs of failed steps say into the report. A log that cannot be read is left out.
     */
    async finish(): Promise<void> {
      await Promise.all(queues.values());
      cancelTimer?.();
      if (unread > 0 && !runner.cancelled.aborted)
        runner.log.info(
          `The logs of ${countText(unread, 'step')} could not be read within ${durationText(limits.stepLogsMs)} of the end of the last build.`,
        );
      for (const index of store.report.workflows.keys()) {
        const record = store.record(index);
        const step = record && failedBuildStepOf(record);
        const log = step && logs.get(logKey(index, logUrlsOf(step)));
        if (log) store.updateWorkflow(index, (workflow) => withLog(workflow, log));
      }
    },
    [Symbol.dispose](): void {
      cancelTimer?.();
      over.abort();
    },
  };
}

/** Identifies the log of a step. Two builds may name the same log: each shows it. */
function logKey(index: number, logUrls: readonly string[]): string {
  return [index, ...logUrls].join(' ');
}

function withLog(workflow: WorkflowReport, log: Partial<FailedBuildStep>): WorkflowReport {
  if (workflow.kind !== 'ended' || !workflow.failure?.step) return workflow;
  const { failure } = workflow;
  return { ...workflow, failure: { ...failure, step: { ...workflow.failure.step, ...log } } };
}
