import { judgeCommit } from '../../contract/judge.ts';
import { buildStepBeside } from '../report/failure.ts';
import type { StepFailure, StepReport, WorkflowReport } from '../report/report.ts';
import { buildIdOf, endedBuilds, failedWorkflows, failureIn, hasBuild } from '../report/workflow.ts';
import type { Annotation, Log } from '../runner/runner.ts';
import { annotationMessage, annotationTitle } from '../text/visible.ts';
import { pageOf, problemText, stepText, workflowName } from './names.ts';
import { failureText, retriedText, warningsOf, workflowStateLine } from './states.ts';

/**
 * An error for each reason for which the step fails, warnings of what else went wrong, and notices of retried builds.
 */
export function annotations(report: StepReport): Annotation[] {
  const { failures = [] } = report;
  const warnings = endedBuilds(report).flatMap((build) =>
    warningsOf(build, report).map((text) =>
      annotationMessage([`${workflowName(build, report)}: ${text}`, pageOf(build) ?? []].flat()),
    ),
  );
  const notices = report.workflows.flatMap((workflow) => {
    const pages = (workflow.retried ?? []).flatMap((build) => pageOf(build) ?? []);
    const text = `${workflowName(workflow, report)}: ${retriedText(workflow)}`;
    return workflow.retried ? annotationMessage([text, ...pages]) : [];
  });
  // GitHub shows ten: those of failed builds come first, and all downloads share one.
  const { build = [], result = [], download = [] } = Object.groupBy(failures, ({ kind }) => kind);
  const downloads = download.map((failure) => failureText(failure, report));
  return [
    ...[...build, ...result].map((failure) => failureError(failure, report)),
    ...(downloads.length > 0 ? [{ kind: 'error' as const, message: annotationMessage(downloads) }] : []),
    ...warnings.map((message) => ({ kind: 'warning' as const, message })),
    ...notices.map((message) => ({ kind: 'notice' as const, message })),
  ];
}

/** Lines of the log of the step that was running when a step stopped waiting, in an annotation. */
const shownLines = 5;

function failureError(verdict: StepFailure, report: StepReport): Annotation {
  const workflow = report.workflows[verdict.index ?? -1];
  const failure = workflow && verdict.kind === 'build' ? failureIn(workflow) : undefined;
  const step = failure && buildStepBeside(failure);
  const [problem] = failure?.step?.problems ?? [];
  const paragraphs = [
    // The log shows no titles.
    failureText(verdict, report),
    failure?.hint,
    step && `Failed step: ${stepText(step)}`,
    problem && problemText(problem),
    ...(failure?.isEarlyEnd ? (failure.step?.logTail ?? []).slice(-shownLines) : []),
    workflow && pageOf(workflow),
    failure?.helpPage,
  ];
  const but = verdict.kind === 'build' ? '' : ', but the step failed';
  const title = workflow && `${workflowName(workflow, report)} ${workflowStateLine(workflow).text}${but}`;
  return {
    kind: 'error',
    ...(title && { title: annotationTitle(title) }),
    message: annotationMessage(paragraphs.filter((text) => text !== undefined)),
  };
}

/**
 * An annotation for each problem, as far as there is room: an error, and where GitHub shows no more of them, a warning or a
 * notice. The first of each build comes before the second of any, and what several builds say of the same place once.
 *
 * An annotation names its file and line if the service says that it built the commit of this run; in another commit, that
 * line may be a different one.
 *
 * @param commit the one that the run is for
 */
export function problemAnnotations(
  report: StepReport,
  { room, commit }: Pick<Log, 'room'> & { readonly commit: string | undefined },
): Annotation[] {
  const shown = new Set<string>();
  const all = rankedProblems(failedWorkflows(report)).filter(
    ({ problem }) => !shown.has(problemText(problem)) && shown.add(problemText(problem)),
  );
  const kinds = (['error', 'warning', 'notice'] as const).flatMap((kind) =>
    Array.from({ length: room(kind) }, () => kind),
  );
  return all.slice(0, kinds.length).map(({ workflow, step, problem }, at) => {
    const { lines: _, ...placed } = problem;
    const own = hasBuild(workflow) ? workflow.commit : undefined;
    const isPlaced = problem.file !== undefined && judgeCommit(own, commit ?? '') === 'yes';
    const number = all.length === 1 ? '' : `Error ${at + 1} of ${all.length} in `;
    const title = annotationTitle(`${number}${workflowName(workflow, report)}: ${step.name}`);
    const message = annotationMessage([isPlaced ? problem.message : problemText(problem)]);
    return { ...(isPlaced ? placed : {}), kind: kinds[at] ?? 'notice', title, message };
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
