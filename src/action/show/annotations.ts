import { buildStepBeside } from '../report/failure.ts';
import type { FailedBuildStep, StepReport, WorkflowReport } from '../report/report.ts';
import { endedBuilds, failedWorkflows, failureIn, hasBuild } from '../report/workflow.ts';
import type { Annotation } from '../runner/runner.ts';
import { linkAddress } from '../text/addresses.ts';
import { countText, durationText } from '../text/units.ts';
import { annotationMessage, annotationTitle } from '../text/visible.ts';
import { problemText, workflowName } from './names.ts';
import { shownState, stateName, workflowStateLine } from './states.ts';

/** GitHub shows ten annotations of a kind for a step: nine, and one that counts the rest. */
const mostOfAKind = 9;

/** An error for each workflow that fails the step, and a warning for each failure of a step that was ignored. */
export function annotations(report: StepReport): Annotation[] {
  const failed = failedWorkflows(report);
  const names = failed.map((workflow) => workflowName(workflow, report));
  const errors = failed.map((workflow) => failureError(workflow, report));
  const warnings = endedBuilds(report).flatMap((workflow) =>
    workflow.ignoredFailures.map((step) => ignoredFailure(step, workflowName(workflow, report))),
  );
  return [
    ...limited(errors, (more) => ({
      kind: 'error',
      title: `${countText(more, 'more workflow')} failed`,
      message: annotationMessage([names.slice(mostOfAKind).join(', ')]),
    })),
    ...limited(warnings, (more) => ({
      kind: 'warning',
      title: `${more} more failed ${more === 1 ? 'step was' : 'steps were'} ignored`,
      message: 'The log and the build pages list all of them.',
    })),
  ];
}

function failureError(workflow: WorkflowReport, report: StepReport): Annotation {
  const name = workflowName(workflow, report);
  const failure = failureIn(workflow);
  const pageUrl = hasBuild(workflow) ? workflow.pageUrl : undefined;
  const page = pageUrl && linkAddress(pageUrl);
  const step = failure && buildStepBeside(failure);
  const [problem] = failure?.step?.problems ?? [];
  return {
    kind: 'error',
    title: annotationTitle(`${name}: ${failure?.reason ?? stateName(shownState(workflow))}`),
    message: annotationMessage([
      `${name} ${workflowStateLine(workflow).text}`,
      ...(failure ? [failure.reason] : []),
      ...(failure?.hint ? [failure.hint] : []),
      ...(step ? [`Failed step: ${buildStepText(step)}`] : []),
      ...(problem ? [problemText(problem)] : []),
      ...(page ? [page] : []),
      ...(failure?.helpPage ? [failure.helpPage] : []),
    ]),
  };
}

function ignoredFailure(step: FailedBuildStep, name: string): Annotation {
  return {
    kind: 'warning',
    title: annotationTitle(`${name}: the step ${step.name} failed`),
    message: annotationMessage([
      `The step ${step.name} failed${afterText(step)}. Its failure was ignored, and ${name} continued.`,
    ]),
  };
}

/** `Build Android, after 2 min 3 s` */
function buildStepText({ name, duration }: FailedBuildStep): string {
  return duration === undefined ? name : `${name}, after ${durationText(duration)}`;
}

function afterText({ duration }: FailedBuildStep): string {
  return duration === undefined ? '' : ` after ${durationText(duration)}`;
}

function limited(all: readonly Annotation[], rest: (more: number) => Annotation): Annotation[] {
  if (all.length <= mostOfAKind) return [...all];
  return [...all.slice(0, mostOfAKind), rest(all.length - mostOfAKind)];
}
