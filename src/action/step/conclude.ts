import { downloadFailures } from '../artefacts/download.ts';
import { buildsWithoutArtefacts, missingArtefacts } from '../artefacts/missing-artefacts.ts';
import { earlyEndReason, type WaitEnd } from '../builds/cancel.ts';
import type { SettleStatus } from '../commit-status/commit-status.ts';
import type { StepContext } from '../context.ts';
import { commitOfEvent } from '../event/run-event.ts';
import type { PullRequestComment } from '../github/pull-request-comment.ts';
import { addHints } from '../hints/hints.ts';
import { pageAnnotations } from '../install-page/install-page.ts';
import { artefactsOf } from '../report/artefacts.ts';
import type { StepFailure, StepReport, WorkflowReport } from '../report/report.ts';
import { failureIn, goodBuilds, statusOf } from '../report/workflow.ts';
import { type Annotation, showAnnotations } from '../runner/runner.ts';
import { annotations, problemAnnotations } from '../show/annotations.ts';
import { artefactLines, growthTexts, linkGroup } from '../show/artefacts.ts';
import { verdictLine } from '../show/log.ts';
import { appStoreConnectProblem } from '../show/states.ts';
import { summaryMarkdown } from '../show/summary.ts';
import { countText } from '../text/units.ts';
import { atMost } from '../text/visible.ts';
import type { StepInputs } from './inputs.ts';
import { publishOutputs } from './outputs.ts';

/** How the wait ended, and what the inputs ask for. */
export interface StepEnd extends Pick<StepInputs, 'waiting' | 'afterBuild' | 'appStoreConnect'> {
  readonly end: WaitEnd;
}

interface Conclusion extends StepEnd {
  readonly comment: PullRequestComment;
  /** `undefined` without the input `commitStatus`. */
  readonly settleStatus?: SettleStatus | undefined;
}

/**
 * Reports how the step went: outputs first, so that a step that is killed here has them; then summary and log; then the
 * commit status and the comment; and last the problems, so that they leave room for everything else.
 *
 * @returns whether the step has succeeded
 */
export async function conclude(context: StepContext, conclusion: Conclusion): Promise<boolean> {
  const { store, runner } = context;
  const { comment, settleStatus, afterBuild, end, waiting } = conclusion;
  const now = store.now();
  const failures = verdict(store.report, conclusion);
  store.update({ finishedAt: now, failures });
  publishOutputs(context);
  await addHints(context);
  const report = store.shown;
  if (afterBuild.summary) await runner.writeSummary(summaryMarkdown(report));
  for (const line of artefactLines(report, { now })) runner.log.info(line);
  const links = linkGroup(artefactsOf(report));
  if (links) runner.log.group(links.title, links.lines);
  runner.log.info(verdictLine(report));
  // What is missing is an error only as a part of the verdict.
  const lesser = missing(report, conclusion).filter(({ kind }) => kind !== 'error');
  showAnnotations(runner.log, [...annotations(report), ...lesser]);
  await settleStatus?.({ end, cancelAbandoned: waiting.cancelAbandoned });
  await comment.finish();
  runner.warnOfShortenedOutputs();
  const problems = problemAnnotations(report, {
    room: runner.log.room,
    // Not the expected commit, which the inputs may name: GitHub shows the lines of files in the commit of the run.
    commit: commitOfEvent(runner.run.event),
  });
  showAnnotations(runner.log, problems);
  return failures.length === 0;
}

/** What is said about artefacts and a page that are not there. */
function missing(report: StepReport, { end, afterBuild }: StepEnd): Annotation[] {
  const { ifNoArtefacts } = afterBuild;
  const builds = end === 'cancelled' ? [] : buildsWithoutArtefacts(report, afterBuild);
  // A build that did not end well, or has no artefacts at all, has its annotation already.
  const isPageMissed = end !== 'cancelled' && builds.length === 0 && goodBuilds(report).length > 0;
  return [
    ...missingArtefacts(builds, ifNoArtefacts),
    ...pageAnnotations(report.installPage, isPageMissed ? ifNoArtefacts : 'ignore'),
  ];
}

/** Every reason for which the step fails; none if it succeeds. Log, summary, comment, commit status and exit code read it. */
export function verdict(report: StepReport, step: StepEnd): StepFailure[] {
  const { waiting, appStoreConnect, end } = step;
  const given = report.workflows.map(failureIn).find((failure) => failure?.isEarlyEnd);
  const early = given?.reason ?? earlyEndReason({ end, timeout: waiting.timeout });
  const failing = report.workflows.filter((workflow) => failsStep(workflow, step));
  const perBuild = report.workflows.flatMap((workflow, index): StepFailure[] => {
    const ended = workflow.kind === 'ended' ? workflow : undefined;
    const notAccepted = appStoreConnect.wait && ended && appStoreConnectProblem(ended);
    const endedAs = `The build ended as ${statusOf(workflow)}, which failOn includes`;
    const own = failureIn(workflow)?.reason ?? (ended ? undefined : early) ?? endedAs;
    const growth = ended ? growthTexts(ended).join(' ') : '';
    const results = [notAccepted || [], growth || []].flat();
    return [
      ...(failing.includes(workflow) ? [{ kind: 'build', index, reason: own } as const] : []),
      ...results.map((reason) => ({ kind: 'result', index, reason }) as const),
    ];
  });
  const downloads = downloadFailures(artefactsOf(report));
  const more = (count: number) => `${countText(count, 'more artefact')} could not be downloaded.`;
  const files = missing(report, step).flatMap(({ kind, message }) => (kind === 'error' ? message : []));
  // A timeout or a cancelled workflow fails the step whatever failOn says, unless a workflow's failure says so already.
  const isShown = failing.some((one) => end === 'cancelled' || failureIn(one)?.isEarlyEnd);
  const rest = [...files, ...(early === undefined || isShown ? [] : [early])];
  return [
    ...perBuild,
    ...atMost(10, downloads, more).map((reason) => ({ kind: 'download', reason }) as const),
    ...rest.map((reason) => ({ kind: 'result', reason }) as const),
  ];
}

/** Whether a workflow fails the step: it has no build, was abandoned or rejected, or ended in a state of `failOn`. */
function failsStep(workflow: WorkflowReport, { waiting }: Pick<StepEnd, 'waiting'>): boolean {
  return workflow.kind === 'ended' ? waiting.failOn.includes(workflow.status) : workflow.kind !== 'running';
}
