import { redacted } from '../../core/report/redacted.ts';
import type { Redact } from '../../core/report/redaction.ts';
import type { StepReport, WorkflowReport } from '../../core/report/report.ts';
import { worstOf } from '../../core/report/worst-state.ts';

/**
 * Where the step stands. Everything that the step learns is written here, and everything that it shows is read from
 * here: who shows something is told of each change.
 */
export interface Board {
  readonly report: StepReport;
  /** The moment for what is written onto the report: no span between two of them depends on who sets the clock. */
  now(): number;
  update(change: Partial<Omit<StepReport, 'workflows' | 'status'>>): void;
  updateWorkflow(which: WorkflowKey, change: (report: WorkflowReport) => WorkflowReport): void;
  onChange(listener: (now: StepReport, before: StepReport) => void): void;
}

/**
 * Which workflow of the board is meant. The id of its build, once there is one, tells two builds of one workflow apart:
 * `wait` may be given both.
 */
export type WorkflowKey = Pick<WorkflowReport, 'workflowId' | 'buildId'>;

export function isSameWorkflow(left: WorkflowKey, right: WorkflowKey): boolean {
  if (left.workflowId !== right.workflowId) return false;
  return left.buildId === undefined || right.buildId === undefined || left.buildId === right.buildId;
}

export interface BoardOptions {
  /** Hides masked inputs in all that is written here, before anything cuts or escapes it. */
  readonly redact: Redact;
  /** Gave the report's `startedAt`, too. */
  readonly now: () => number;
}

export function createBoard(initial: StepReport, { redact, now }: BoardOptions): Board {
  let report = redacted(initial, redact);
  const listeners: ((now: StepReport, before: StepReport) => void)[] = [];
  const set = (next: StepReport): void => {
    const before = report;
    report = withStatus(next);
    for (const listener of listeners) listener(report, before);
  };
  return {
    get report() {
      return report;
    },
    now,
    update: (change) => set({ ...report, ...redacted(change, redact) }),
    updateWorkflow(key, change) {
      const which = redacted(key, redact);
      const workflows = report.workflows.map((workflow) =>
        isSameWorkflow(workflow, which) ? redacted(change(workflow), redact) : workflow,
      );
      set({ ...report, workflows });
    },
    onChange: (listener) => void listeners.push(listener),
  };
}

/** The state of the whole step follows from those of its workflows, always. */
function withStatus({ status: _, ...report }: StepReport): StepReport {
  const status = worstOf(report.workflows.flatMap((workflow) => workflow.status ?? []));
  return status === undefined ? report : { ...report, status };
}
