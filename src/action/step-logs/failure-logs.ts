import type { SeenBuild } from '../../contract/build.ts';
import type { StepContext } from '../context.ts';
import { failedStepOf } from '../report/failure.ts';
import type { Cause, WorkflowReport } from '../report/report.ts';
import { lastLines } from './log/excerpt.ts';
import { logUrlsOf } from './log/logged-steps.ts';
import type { StepLog } from './read-log.ts';

/** What the logs of failed steps say, until it is known which step ended its build. */
export interface FailureLogs {
  add(key: string, log: StepLog): void;
  /** Writes what was added into the report. */
  write(): void;
}

/** Lines at the end of a log that usually show why the step failed. */
const tailLines = 40;

interface FailureLog {
  readonly logTail: readonly string[];
  readonly causes: readonly Cause[];
}

export function createFailureLogs({ store }: Pick<StepContext, 'store'>): FailureLogs {
  const added = new Map<string, FailureLog>();
  return {
    add: (key, { excerpt, causes }) =>
      void added.set(key, { logTail: lastLines(excerpt, tailLines), causes }),
    write() {
      store.report.workflows.forEach((_, index) => {
        const logUrls = urlsOfFailure(store.endedRecord(index));
        const log = logUrls && added.get(logKey(index, logUrls));
        if (log) store.updateWorkflow(index, (workflow) => withLog(workflow, log));
      });
    },
  };
}

/** Identifies the log of a step. Two builds may name the same log: each shows it. */
export function logKey(index: number, logUrls: readonly string[]): string {
  return [index, ...logUrls].join(' ');
}

function urlsOfFailure(record: SeenBuild | undefined): string[] | undefined {
  const step = record && failedStepOf(record);
  return step && logUrlsOf(step);
}

function withLog(workflow: WorkflowReport, { logTail, causes }: FailureLog): WorkflowReport {
  if (workflow.kind !== 'ended' || !workflow.failure?.step) return workflow;
  const { failure } = workflow;
  const said = causes.length > 0 ? { logTail, causes } : { logTail };
  return { ...workflow, failure: { ...failure, step: { ...workflow.failure.step, ...said } } };
}
