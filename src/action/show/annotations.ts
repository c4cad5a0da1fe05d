import { judgeCommit } from '../../contract/judge.ts';
import { buildStepBeside } from '../report/failure.ts';
import type { StepReport, WorkflowReport } from '../report/report.ts';
import { buildIdOf, failedWorkflows, failureIn, hasBuild } from '../report/workflow.ts';
import type { Annotation, Log } from '../runner/runner.ts';
import { annotationMessage, annotationTitle } from '../text/visible.ts';
import { pageOf, problemText, stepText, workflowName } from './names.ts';
import { retryNotices } from './retried.ts';
import { appStoreConnectProblem, workflowStateLine } from './states.ts';

/**
 * An error for each workflow that fails the step, and warnings: failures of steps that were ignored, and builds that App Store
 * Connect did not accept, which is an error where the step waits for it; and notices of retried builds.
 */
export function annotations(report: StepReport): Annotation[] {
  const errors = report.workflows.flatMap((workflow, at) => {
    const own = report.failures?.find(({ kind, index }) => kind === 'build' && index === at);
    return own ? [failureError(workflow, { report, reason: own.reason })] : [];
  });
  const others = report.workflows.flatMap((build, at): Annotation[] => {
    if (build.kind !== 'ended') return [];
    const name = workflowName(build, report);
    const ignored = build.ignoredFailures.map((step): Annotation => {
      const message = `${name} continued although a step failed: ${stepText(step)}`;
      return { kind: 'warning', title: 'Ignored failure', message: annotationMessage([message]) };
    });
    const problem = appStoreConnectProblem(build);
    if (problem === undefined) return ignored;
    const isError = report.failures?.some((one) => one.kind === 'appStoreConnect' && one.index === at);
    const title = annotationTitle(`${name}: App Store Connect`);
    const message = annotationMessage([problem, pageOf(build) ?? []].flat());
    return [...ignored, { kind: isError ? 'error' : 'warning', title, message }];
  });
  return [...errors, ...others, ...retryNotices(report)];
}

/** Lines of the log of the step that was running when a step stopped waiting, in an annotation. */
const shownLines = 5;

function failureError(
  workflow: WorkflowReport,
  { report, reason }: { readonly report: StepReport; readonly reason: string },
): Annotation {
  const name = workflowName(workflow, report);
  const failure = failureIn(workflow);
  const step = failure && buildStepBeside(failure);
  const [problem] = failure?.step?.problems ?? [];
  const paragraphs = [
    // The log shows no titles.
    report.workflows.length > 1 ? `${name}: ${reason}` : reason,
    failure?.hint,
    step && `Failed step: ${stepText(step)}`,
    problem && problemText(problem),
    ...(failure?.isEarlyEnd ? (failure.step?.logTail ?? []).slice(-shownLines) : []),
    pageOf(workflow),
    failure?.helpPage,
  ];
  return {
    kind: 'error',
    title: annotationTitle(`${name} ${workflowStateLine(workflow).text}`),
    message: annotationMessage(paragraphs.filter((text) => text !== undefined)),
  };
}

interface ProblemOptions extends Pick<Log, 'room'> {
  /** The commit that the run is for. */
  readonly commit: string | undefined;
  /** Whether that commit is checked out and has a file of this path. */
  readonly isInCheckout: (path: string) => boolean;
}

/**
 * An annotation for each problem, as far as there is room: an error, and where GitHub shows no more of them, a warning or a
 * notice. The first of each build comes before the second of any, and what several builds say of the same place once.
 *
 * An annotation names its file and line if the service says that it built the commit of this run; in another commit, that
 * line may be a different one. A tool may print a path relative to a folder that the log does not name, so such a path counts
 * only if the checkout has it.
 */
export function problemAnnotations(
  report: StepReport,
  { room, commit, isInCheckout }: ProblemOptions,
): Annotation[] {
  const shown = new Set<string>();
  const all = rankedProblems(failedWorkflows(report)).filter(
    ({ problem }) => !shown.has(problemText(problem)) && shown.add(problemText(problem)),
  );
  const kinds = (['error', 'warning', 'notice'] as const).flatMap((kind) =>
    Array.from({ length: room(kind) }, () => kind),
  );
  return all.slice(0, kinds.length).map(({ workflow, step, problem }, at) => {
    const { lines: _, isRelative, ...placed } = problem;
    const isKnown = !isRelative || (placed.file !== undefined && isInCheckout(placed.file));
    const own = hasBuild(workflow) ? workflow.commit : undefined;
    const isPlaced = isKnown && commit !== undefined && judgeCommit(own, commit) === 'yes';
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
