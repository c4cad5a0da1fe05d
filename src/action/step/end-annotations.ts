import type { EndState } from '../../contract/values.ts';
import { artefactsOf } from '../artefacts/collect.ts';
import { downloadFailureOf } from '../artefacts/download.ts';
import { buildsWithoutArtefacts, endedWell, missingArtefacts } from '../artefacts/missing-artefacts.ts';
import { earlyEndReason, type WaitEnd } from '../follow/wait-end.ts';
import { missingPage } from '../install-page/install-page.ts';
import type { StepReport } from '../report/report.ts';
import { failureIn } from '../report/workflow.ts';
import type { Annotation } from '../runner/runner.ts';
import { annotations, failsStep } from '../show/annotations.ts';
import { tooLargeText } from '../sizes/wording.ts';
import type { AfterBuildInputs } from './inputs.ts';

export interface StepEnd
  extends Pick<AfterBuildInputs, 'artefacts' | 'download' | 'ifNoArtefacts' | 'installPage'> {
  readonly end: WaitEnd;
  readonly failOn: readonly EndState[];
  /** Milliseconds. */
  readonly timeout: number;
}

/** What went wrong in a step, each thing once. The step fails if one of them is an error. */
export function endAnnotations(report: StepReport, step: StepEnd): Annotation[] {
  return [
    ...annotations(report, step),
    ...failedDownloads(report),
    ...tooLarge(report),
    ...missing(report, step),
    ...earlyEnd(report, step),
  ];
}

function failedDownloads(report: StepReport): Annotation[] {
  const failure = downloadFailureOf(artefactsOf(report));
  return failure ? [{ kind: 'error', title: 'Download failed', message: failure.message }] : [];
}

function tooLarge(report: StepReport): Annotation[] {
  const message = tooLargeText(report);
  return message === undefined
    ? []
    : [{ kind: 'error', title: 'Grew by more than maxSizeIncrease', message }];
}

function missing(report: StepReport, step: StepEnd): Annotation[] {
  const { end, ifNoArtefacts } = step;
  const builds = end === 'cancelled' ? [] : buildsWithoutArtefacts(report, step);
  // A build that did not end well, or has no artefacts at all, is told already.
  const isPageMissed = builds.length === 0 && endedWell(report).length > 0;
  return [
    ...missingArtefacts(builds, ifNoArtefacts),
    ...missingPage(report.installPage, isPageMissed ? ifNoArtefacts : 'ignore'),
  ];
}

/** A timeout or a cancelled workflow fails the step whatever `failOn` says; where a workflow's failure says so, it is told. */
function earlyEnd({ workflows }: StepReport, step: StepEnd): Annotation[] {
  const reason = earlyEndReason(step);
  const failing = workflows.filter((workflow) => failsStep(workflow, step.failOn));
  const isTold = failing.some((one) => step.end === 'cancelled' || failureIn(one)?.reason === reason);
  return reason === undefined || isTold ? [] : [{ kind: 'error', message: reason }];
}
