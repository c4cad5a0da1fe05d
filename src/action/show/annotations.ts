import { judgeCommit } from '../../contract/judge.ts';
import { buildStepBeside } from '../report/failure.ts';
import type { StepReport, WorkflowReport } from '../report/report.ts';
import { buildIdOf, endedBuilds, failedWorkflows, failureIn, hasBuild } from '../report/workflow.ts';
import type { Annotation } from '../runner/runner.ts';
import { countText } from '../text/units.ts';
import { annotationMessage, annotationTitle, atMost } from '../text/visible.ts';
import { pageOf, problemText, stepText, workflowName } from './names.ts';
import { shownState, stateName, workflowStateLine } from './states.ts';

/** GitHub shows ten annotations of a kind for a step: nine, and one that counts the rest. */
const mostOfAKind = 9;

/** An error for each workflow that fails the step, and a warning for each failure of a step that was ignored. */
export function annotations(report: StepReport): Annotation[] {
  const failed = failedWorkflows(report);
  const names = failed.map((workflow) => workflowName(workflow, report));
  const errors = failed.map((workflow) => failureError(workflow, workflowName(workflow, report)));
  const warnings = endedBuilds(report).flatMap((workflow) => {
    const name = workflowName(workflow, report);
    return workflow.ignoredFailures.map(
      (step): Annotation => ({
        kind: 'warning',
        title: annotationTitle(`${name}: the step ${step.name} failed`),
        message: annotationMessage([`${name} continued although a step failed: ${stepText(step)}`]),
      }),
    );
  });
  return [
    ...atMost<Annotation>(mostOfAKind, errors, (more) => ({
      kind: 'error',
      title: `${countText(more, 'more workflow')} failed`,
      message: annotationMessage([names.slice(mostOfAKind).join(', ')]),
    })),
    ...atMost<Annotation>(mostOfAKind, warnings, (more) => ({
      kind: 'warning',
      title: `${more} more failed ${more === 1 ? 'step was' : 'steps were'} ignored`,
      message: 'The log and the build pages list all of them.',
    })),
  ];
}

function failureError(workflow: WorkflowReport, name: string): Annotation {
  const failure = failureIn(workflow);
  const step = failure && buildStepBeside(failure);
  const [problem] = failure?.step?.problems ?? [];
  const paragraphs = [
    `${name} ${workflowStateLine(workflow).text}`,
    failure?.reason,
    failure?.hint,
    step && `Failed step: ${stepText(step)}`,
    problem && problemText(problem),
    pageOf(workflow),
    failure?.helpPage,
  ];
  return {
    kind: 'error',
    title: annotationTitle(`${name}: ${failure?.reason ?? stateName(shownState(workflow))}`),
    message: annotationMessage(paragraphs.filter((text) => text !== undefined)),
  };
}

interface ProblemOptions {
  /** How many more errors GitHub shows for this step. */
  readonly room: number;
  /** The commit that the run is for. */
  readonly commit: string | undefined;
  /** Whether that commit is checked out and has a file of this path. */
  readonly isInCheckout: (path: string) => boolean;
}

/**
 * An error for each problem, as far as there is room: the first of each build before the second of any, and what several
 * builds say of the same place once. It stands at its file and line if the service says that it built the commit that
 * this run is for; in another commit, that line may be a different one. A tool may print a path relative to a folder that the
 * log does not name, so such a path counts only if the checkout has it.
 */
export function problemAnnotations(
  report: StepReport,
  { room, commit, isInCheckout }: ProblemOptions,
): Annotation[] {
  const shown = new Set<string>();
  return rankedProblems(failedWorkflows(report))
    .filter(({ problem }) => !shown.has(problemText(problem)) && shown.add(problemText(problem)))
    .slice(0, Math.max(0, room))
    .map(({ workflow, step, problem: { isRelative, ...problem } }) => {
      const isKnown = !isRelative || (problem.file !== undefined && isInCheckout(problem.file));
      const own = hasBuild(workflow) ? workflow.commit : undefined;
      const isPlaced = isKnown && commit !== undefined && judgeCommit(own, commit) === 'yes';
      return {
        ...(isPlaced ? problem : {}),
        kind: 'error',
        title: annotationTitle(`${workflowName(workflow, report)}: ${step.name}`),
        message: annotationMessage([isPlaced ? problem.message : problemText(problem)]),
      };
    });
}

/** The problems of failed builds: the first of each build before the second of any. */
function rankedProblems(workflows: readonly WorkflowReport[]) {
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
