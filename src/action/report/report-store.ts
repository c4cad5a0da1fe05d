import type { SeenBuild } from '../../contract/build.ts';
import { hasEnded } from '../../contract/values.ts';
import { type Redact, redacted } from '../text/redaction.ts';
import { withRecord } from './progress.ts';
import type { StepReport, WorkflowReport } from './report.ts';
import { statusOf, worstOf } from './workflow.ts';

/**
 * Holds the report of the step. Everything that the step learns is written here, and everything that it shows is read
 * from here. A workflow is identified by its index in `report.workflows`, which never changes.
 */
export interface ReportStore {
  /** What people see: masked inputs are hidden in it. */
  readonly report: StepReport;
  /** The same as it is, for requests to the service: a masked value may be a part of an id or a branch. Never shown. */
  readonly unredacted: StepReport;
  /** The current time for the report: the difference of two such times is right even if the system clock is changed. */
  now(): number;
  update(change: Partial<Omit<StepReport, 'status'>>): void;
  updateWorkflow(index: number, change: WorkflowChange): void;
  /** Updates a workflow from a record of its build. `more` is part of the same change: listeners are called once. */
  addRecord(index: number, build: SeenBuild, more?: WorkflowChange): void;
  /** The last record of a build, not redacted; `undefined` before the first. */
  record(index: number): SeenBuild | undefined;
  /** The last record of a build that has ended, not redacted; `undefined` while it runs. */
  endedRecord(index: number): SeenBuild | undefined;
  /** Calls the listener after each change. */
  onChange(listener: (now: StepReport, before: StepReport) => void): void;
}

type WorkflowChange = (workflow: WorkflowReport) => WorkflowReport;

interface ReportStoreOptions {
  /** Hides masked inputs in everything that `report` has, before anything cuts or escapes it. */
  readonly redact: Redact;
  /** The clock that gave the report's `startedAt`. */
  readonly now: () => number;
}

export function createReportStore(initial: StepReport, { redact, now }: ReportStoreOptions): ReportStore {
  let unredacted = withStatus(initial);
  let shown: StepReport | undefined;
  const records = new Map<number, SeenBuild>();
  const listeners: ((now: StepReport, before: StepReport) => void)[] = [];
  /** Those that did not change, so that listeners find out which did. */
  const shownWorkflows = new WeakMap<WorkflowReport, WorkflowReport>();
  const shownWorkflow = (workflow: WorkflowReport): WorkflowReport => {
    const known = shownWorkflows.get(workflow) ?? redacted(workflow, redact);
    shownWorkflows.set(workflow, known);
    return known;
  };
  const report = (): StepReport => {
    shown ??= withStatus({
      ...redacted({ ...unredacted, workflows: [] }, redact),
      workflows: unredacted.workflows.map(shownWorkflow),
    });
    return shown;
  };
  const update = (change: Partial<StepReport>): void => {
    const before = report();
    unredacted = withStatus({ ...unredacted, ...change });
    shown = undefined;
    for (const listener of listeners) listener(report(), before);
  };
  const updateWorkflow = (index: number, change: WorkflowChange): void => {
    const workflow = unredacted.workflows[index];
    if (workflow) update({ workflows: unredacted.workflows.with(index, change(workflow)) });
  };
  return {
    get report() {
      return report();
    },
    get unredacted() {
      return unredacted;
    },
    now,
    update,
    updateWorkflow,
    addRecord(index, build, more = (workflow) => workflow) {
      records.set(index, build);
      updateWorkflow(index, (workflow) => more(withRecord(workflow, { build, at: now() })));
    },
    record: (index) => records.get(index),
    endedRecord(index) {
      const record = records.get(index);
      return record && hasEnded(record.status) ? record : undefined;
    },
    onChange: (listener) => void listeners.push(listener),
  };
}

/** The state of the whole step follows from those of its workflows. */
function withStatus({ status: _, ...report }: StepReport): StepReport {
  const status = worstOf(report.workflows.flatMap((workflow) => statusOf(workflow) ?? []));
  return status === undefined ? report : { ...report, status };
}
