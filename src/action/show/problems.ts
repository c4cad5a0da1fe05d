import type { FailedBuildStep, Problem, StepReport, WorkflowReport } from '../report/report.ts';
import { buildIdOf, failureIn } from '../report/workflow.ts';

interface RankedProblem {
  readonly workflow: WorkflowReport;
  readonly step: FailedBuildStep;
  readonly problem: Problem;
}

/** The problems of failed builds: the first of each build before the second of any. */
export function rankedProblems(workflows: readonly WorkflowReport[]): RankedProblem[] {
  return workflows
    .flatMap((workflow) => {
      const step = failureIn(workflow)?.step;
      return step ? (step.problems ?? []).map((problem, rank) => ({ workflow, step, problem, rank })) : [];
    })
    .toSorted((left, right) => left.rank - right.rank);
}

/** The output `problems`: what compilers and test runners report in the logs of failed steps. */
export function problemsOutput({ workflows }: StepReport): Record<string, unknown>[] {
  return rankedProblems(workflows).map(({ workflow, step, problem: { file, line, column, message } }) => ({
    ...{ file, line, column, message },
    workflowId: workflow.workflowId,
    buildId: buildIdOf(workflow),
    step: step.name,
  }));
}
