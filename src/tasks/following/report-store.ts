import type { SeenBuild } from '../../contract/build.ts';
import { hasEnded } from '../../contract/state.ts';
import { seen } from '../../core/report/progress.ts';
import { type Redact, redacted } from '../../core/report/redaction.ts';
import type { StepReport, WorkflowReport } from '../../core/report/report.ts';
import { statusOf, worstOf } from '../../core/report/workflow.ts';

/**
 * Holds the report of the step. Everything that the step learns is written here, and everything that it shows is read
 * from here. `place` is the index of a workflow in `report.workflows`, which never changes.
 */
export interface ReportStore {
  readonly report: StepReport;
  /** The current time for the report: spans between two such times do not change when the machine's clock is set. */
  now(): number;
  update(change: Partial<Omit<StepReport, 'workflows' | 'status'>>): void;
  updateWorkflow(place: number, change: WorkflowChange): void;
  /** Updates a workflow from a record of its build. `more` is part of the same change: listeners are called once. */
  addRecord(place: number, build: SeenBuild, more?: WorkflowChange): void;
  /** The last record of a build that has ended, not redacted; `undefined` while it runs. */
  endedRecord(place: number): SeenBuild | undefined;
  /** Calls the listener after each change. */
  onChange(listener: (now: StepReport, before: StepReport) => void): void;
}

type WorkflowChange = (workflow: WorkflowReport) => WorkflowReport;

export interface ReportStoreOptions {
  /** Hides masked inputs in all that is written into the report, before anything cuts or escapes it. */
  readonly redact: Redact;
  /** The clock that gave the report's `startedAt`. */
  readonly now: () => number;
}

export function createReportStore(initial: StepReport, { redact, now }: ReportStoreOptions): ReportStore {
  let report = withStatus(redacted(initial, redact));
  const records = new Map<number, SeenBuild>();
  const listeners: ((now: StepReport, before: StepReport) => void)[] = [];
  const set = (next: StepReport): void => {
    const before = report;
    report = withStatus(next);
    for (const listener of listeners) listener(report, before);
  };
  const updateWorkflow = (place: number, change: WorkflowChange): void => {
    const workflows = report.workflows.map((workflow, index) =>
      index === place ? redacted(change(workflow), redact) : workflow,
    );
    set({ ...report, workflows });
  };
  return {
    get report() {
      return report;
    },
    now,
    update: (change) => set({ ...report, ...redacted(change, redact) }),
    updateWorkflow,
    addRecord(place, build, more = (workflow) => workflow) {
      records.set(place, build);
      updateWorkflow(place, (workflow) => more(seen(workflow, { build, at: now() })));
    },
    endedRecord(place) {
      const record = records.get(place);
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
