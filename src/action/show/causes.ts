import { mostCauses } from '../report/failure.ts';
import type { Cause, FailedStep, StepReport, WorkflowReport } from '../report/report.ts';
import { buildIdOf, failureIn } from '../report/workflow.ts';

interface RankedCause {
  readonly workflow: WorkflowReport;
  readonly step: FailedStep;
  readonly cause: Cause;
}

/** The causes of failed builds: the first of each build before the second of any. */
export function rankedCauses(workflows: readonly WorkflowReport[]): RankedCause[] {
  return workflows
    .flatMap((workflow) => {
      const step = failureIn(workflow)?.step;
      return step ? (step.causes ?? []).map((cause, rank) => ({ workflow, step, cause, rank })) : [];
    })
    .toSorted((left, right) => left.rank - right.rank);
}

/** The output `problems`: what compilers and test runners report in the logs of failed steps. */
export function problemsOutput({ workflows }: StepReport): Record<string, unknown>[] {
  return rankedCauses(workflows).map(({ workflow, step, cause: { file, line, column, message } }) => ({
    file,
    line,
    column,
    message,
    workflowId: workflow.workflowId,
    buildId: buildIdOf(workflow),
    step: step.name,
  }));
}

/** Whether the log of a step may have more causes than those that are kept. */
export function isCutShort(step: FailedStep | undefined): boolean {
  return (step?.causes ?? []).length >= mostCauses;
}
