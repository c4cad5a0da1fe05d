import { createSemaphore } from '../../api/http/semaphore.ts';
import type { SeenBuild } from '../../contract/build.ts';
import { hasEnded } from '../../contract/state.ts';
import { failedStepOf } from '../../core/report/failure.ts';
import type { Cause, WorkflowReport } from '../../core/report/report.ts';
import { hasBuild, workflowLabel } from '../../core/report/workflow.ts';
import { type Excerpt, lastLines } from '../../core/step-log/excerpt.ts';
import {
  type LoggedStep,
  loggedSteps,
  logUrlsOf,
  type StepLogChoice,
} from '../../core/step-log/logged-steps.ts';
import { messageOf } from '../../errors.ts';
import { stepLogGroup } from '../../report/log/step-log.ts';
import { countText, durationText } from '../../report/wording/units.ts';
import type { StepContext } from '../context/step-context.ts';
import { type ProblemFinder, readStepLog } from './read-log.ts';

/** The logs of remote steps, which are shown while the builds of the report run. Disposed, it reads no more. */
export interface StepLogs extends Disposable {
  /**
   * Waits for the logs that are still being read, at most until `limits.stepLogsMs` after the end of the last build, and
   * writes what the logs of failed steps say into the report. A log that cannot be read is left out.
   */
  finish(): Promise<void>;
}

/** Lines at the end of a log that usually show why the step failed. */
const tailLines = 40;

/** What the log of a failed step says. */
interface Telling {
  readonly logTail: readonly string[];
  readonly causes: readonly Cause[];
}

/** Nothing looks for problems in logs yet. */
const findNothing = (): ProblemFinder => ({ line: () => undefined, problems: () => [] });

/**
 * Shows the log of each step as soon as the step has ended, as one group: those of a build one after the other, in their
 * order. Each is read once.
 */
export function openStepLogs(context: StepContext, choice: StepLogChoice): StepLogs {
  const { store, runner, clock, limits } = context;
  const over = new AbortController();
  const signal = AbortSignal.any([runner.cancelled, over.signal]);
  const semaphore = createSemaphore(limits.simultaneousStepLogs);
  /** The last record of each build in which ended steps were looked for. */
  const seen = new Map<number, SeenBuild>();
  const asked = new Set<string>();
  const queues = new Map<number, Promise<void>>();
  const tellings = new Map<string, Telling>();
  let unread = 0;
  let cancelTimer: (() => void) | undefined;

  const show = async (index: number, step: LoggedStep): Promise<void> => {
    const labelOf = (workflow: WorkflowReport | undefined): string =>
      workflow && hasBuild(workflow) ? workflowLabel(workflow) : '';
    const onUnread = (why: string): void =>
      runner.log.debug(
        `${labelOf(store.report.workflows[index])}: the log of the step ${step.name} could not be read. ${why}`,
      );
    try {
      const reading = { step, createFinder: findNothing, signal, onUnread };
      const { excerpt, causes } = await semaphore.run(() => readStepLog(context, reading), signal);
      const { report } = store;
      const workflow = report.workflows[index];
      if (runner.cancelled.aborted || !workflow || !hasBuild(workflow) || isEmpty(excerpt)) return;
      const group = stepLogGroup({ report, workflow, step, log: excerpt });
      runner.log.group(group.title, group.lines);
      if (step.outcome !== 'success')
        tellings.set(keyOf(index, step.logUrls), { logTail: lastLines(excerpt, tailLines), causes });
    } catch (error) {
      if (signal.aborted) unread += 1;
      else onUnread(messageOf(error));
    }
  };

  const look = (): void => {
    const { workflows } = store.report;
    const running = workflows.filter(({ kind }) => kind === 'starting' || kind === 'running').length;
    for (const [index] of workflows.entries()) {
      const record = store.record(index);
      if (!record || seen.get(index) === record) continue;
      if (running > limits.buildsWithLogs && !hasEnded(record.status)) continue;
      seen.set(index, record);
      for (const step of loggedSteps(record, choice)) {
        const key = keyOf(index, step.logUrls);
        if (asked.has(key)) continue;
        asked.add(key);
        const before = queues.get(index) ?? Promise.resolve();
        queues.set(
          index,
          before.then(() => show(index, step)),
        );
      }
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
          `${countText(unread, 'log')} of steps could not be read within ${durationText(limits.stepLogsMs)} after the last build had ended.`,
        );
      store.report.workflows.forEach((_, index) => {
        const step = culpritOf(store.endedRecord(index));
        const telling = step && tellings.get(keyOf(index, logUrlsOf(step)));
        if (telling) store.updateWorkflow(index, (workflow) => withTelling(workflow, telling));
      });
    },
    [Symbol.dispose]() {
      cancelTimer?.();
      over.abort();
    },
  };
}

/** Two builds may name the same log: each shows it. */
function keyOf(index: number, logUrls: readonly string[]): string {
  return [index, ...logUrls].join(' ');
}

function isEmpty({ head, tail }: Excerpt): boolean {
  return head.length + tail.length === 0;
}

function culpritOf(record: SeenBuild | undefined): ReturnType<typeof failedStepOf> {
  return record && failedStepOf(record);
}

function withTelling(workflow: WorkflowReport, { logTail, causes }: Telling): WorkflowReport {
  if (workflow.kind !== 'ended' || !workflow.failure?.step) return workflow;
  const { failure } = workflow;
  const said = causes.length > 0 ? { logTail, causes } : { logTail };
  return { ...workflow, failure: { ...failure, step: { ...workflow.failure.step, ...said } } };
}
