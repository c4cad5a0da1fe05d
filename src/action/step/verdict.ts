import type { ArtefactSelection } from '../artefacts/inputs.ts';
import { buildsToTake, buildsWithoutArtefacts } from '../artefacts/missing-artefacts.ts';
import { earlyEndReason, type WaitEnd } from '../builds/cancel.ts';
import type { AppStoreConnectInputs, WaitingInputs } from '../builds/inputs.ts';
import type { StepFailure, StepReport, WorkflowReport } from '../report/report.ts';
import { failureIn } from '../report/workflow.ts';
import { tooLargeOf } from '../show/artefacts.ts';
import { appStoreConnectProblem } from '../show/states.ts';

/** How the wait ended, and what the inputs ask for. */
export interface StepEnd {
  readonly end: WaitEnd;
  readonly waiting: Pick<WaitingInputs, 'failOn' | 'timeout'>;
  readonly afterBuild: ArtefactSelection;
  readonly appStoreConnect: Pick<AppStoreConnectInputs, 'wait'>;
}

/** Every reason for which the step fails; none if it succeeds. Log, summary, comment, commit status and exit code read it. */
export function verdict(report: StepReport, step: StepEnd): StepFailure[] {
  const { afterBuild, appStoreConnect } = step;
  const perBuild = report.workflows.flatMap((workflow, index): StepFailure[] => {
    const ended = workflow.kind === 'ended' ? workflow : undefined;
    const isNotAccepted = appStoreConnect.wait && ended && appStoreConnectProblem(ended) !== undefined;
    const isTooLarge = ended && tooLargeOf(ended).length > 0;
    return [
      ...(failsStep(workflow, step) ? [{ kind: 'build', index } as const] : []),
      ...(isNotAccepted ? [{ kind: 'appStoreConnect', index } as const] : []),
      ...(isTooLarge ? [{ kind: 'size', index } as const] : []),
    ];
  });
  const isDownloaded = report.workflows.every(
    (one) =>
      one.kind !== 'ended' || one.artefacts.every((artefact) => artefact.downloadFailure === undefined),
  );
  return [
    ...perBuild,
    ...(isDownloaded ? [] : [{ kind: 'download' } as const]),
    ...(afterBuild.ifNoArtefacts === 'error' ? missing(report, step) : []),
    ...(report.installPage?.kind === 'failed' ? [{ kind: 'installPage' } as const] : []),
    ...earlyEnd(report, step),
  ];
}

/** Whether a workflow fails the step: it has no build, was abandoned or rejected, or ended in a state of `failOn`. */
function failsStep(workflow: WorkflowReport, { waiting }: Pick<StepEnd, 'waiting'>): boolean {
  return workflow.kind === 'ended' ? waiting.failOn.includes(workflow.status) : workflow.kind !== 'running';
}

/** Nothing of a build that did not end well is missing: its own reason counts. */
function missing(report: StepReport, { end, afterBuild }: StepEnd): StepFailure[] {
  if (end === 'cancelled') return [];
  if (buildsWithoutArtefacts(report, afterBuild).length > 0) return [{ kind: 'noArtefacts' }];
  const isPageEmpty = report.installPage?.kind === 'empty' && buildsToTake(report).length > 0;
  return isPageEmpty ? [{ kind: 'installPage' }] : [];
}

/** A timeout or a cancelled workflow fails the step whatever `failOn` says, unless a workflow's failure says so already. */
function earlyEnd({ workflows }: StepReport, step: StepEnd): StepFailure[] {
  const { end, waiting } = step;
  const reason = earlyEndReason({ end, timeout: waiting.timeout });
  const failing = workflows.filter((workflow) => failsStep(workflow, step));
  const isShown = failing.some((one) => end === 'cancelled' || failureIn(one)?.reason === reason);
  return reason === undefined || isShown ? [] : [{ kind: 'earlyEnd', reason }];
}
