import { hasEnded } from '../../contract/state.ts';
import type { FailedStep, StepReport, WorkflowReport } from '../../core/report/report.ts';
import { annotationMessage, annotationTitle } from '../../core/text/log-line.ts';
import { linkAddress } from '../escape/link.ts';
import { shownState, stateName } from '../wording/state-words.ts';
import type { At } from '../wording/times.ts';
import { durationText } from '../wording/units.ts';
import { workflowVerdict } from '../wording/verdict.ts';
import { workflowName } from '../wording/workflow-name.ts';

/** For the runner's log: `log.error(message, { title })` or `log.warning(…)`; both texts are safe to show. */
export interface Annotation {
  readonly kind: 'error' | 'warning';
  readonly title: string;
  readonly message: string;
}

export interface AnnotateOptions extends At {
  /** The end states that fail the step. */
  readonly failOn: readonly string[];
}

/** GitHub shows ten annotations of a kind for a step: nine, and one that counts the rest. */
const mostOfAKind = 9;

/** An error for each workflow that fails the step, and a warning for each step whose failure was ignored. */
export function annotations(report: StepReport, options: AnnotateOptions): Annotation[] {
  const failed = report.workflows.filter((workflow) => failsStep(workflow, options.failOn));
  const errors = failed.map((workflow) => failureError(workflow, report, options));
  const warnings = report.workflows.flatMap((workflow) =>
    workflow.ignoredFailures.map((step) => ignoredFailure(step, workflowName(workflow, report))),
  );
  return [
    ...limited(errors, (more) => ({
      kind: 'error',
      title: `${more} more ${more === 1 ? 'workflow' : 'workflows'} failed`,
      message: annotationMessage([names(failed.slice(mostOfAKind), report)]),
    })),
    ...limited(warnings, (more) => ({
      kind: 'warning',
      title: `${more} more failed ${more === 1 ? 'step was' : 'steps were'} ignored`,
      message: 'The log and the pages of the builds name all of them.',
    })),
  ];
}

/**
 * Whether a workflow makes the step fail: it ended in a state of `failOn`, was never started, or was given up while it
 * ran, which is the one case in which a running build has a `failure`.
 */
export function failsStep({ status, failure }: WorkflowReport, failOn: readonly string[]): boolean {
  if (status === undefined) return true;
  return hasEnded(status) ? failOn.includes(status) : failure !== undefined;
}

function failureError(workflow: WorkflowReport, report: StepReport, at: At): Annotation {
  const name = workflowName(workflow, report);
  const { failure, pageUrl } = workflow;
  const page = pageUrl && linkAddress(pageUrl);
  return {
    kind: 'error',
    title: annotationTitle(`${name}: ${failure?.reason ?? stateName(shownState(workflow))}`),
    message: annotationMessage([
      `${name} ${workflowVerdict(workflow, at).text}`,
      ...(failure ? [failure.reason] : []),
      ...(failure?.step ? [`Failed step: ${stepText(failure.step)}`] : []),
      ...(page ? [page] : []),
    ]),
  };
}

function ignoredFailure(step: FailedStep, name: string): Annotation {
  return {
    kind: 'warning',
    title: annotationTitle(`${name}: the step ${step.name} failed`),
    message: annotationMessage([
      `${stepText(step)} failed, but its failure was ignored and ${name} went on.`,
    ]),
  };
}

/** `Build Android, after 2 min 3 s` */
export function stepText({ name, duration }: FailedStep): string {
  return duration === undefined ? name : `${name}, after ${durationText(duration)}`;
}

function limited(all: readonly Annotation[], rest: (more: number) => Annotation): Annotation[] {
  if (all.length <= mostOfAKind) return [...all];
  return [...all.slice(0, mostOfAKind), rest(all.length - mostOfAKind)];
}

function names(workflows: readonly WorkflowReport[], report: StepReport): string {
  return workflows.map((workflow) => workflowName(workflow, report)).join(', ');
}
