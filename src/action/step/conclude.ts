import type { AppStoreConnectInputs } from '../app-store-connect/inputs.ts';
import { appStoreConnectAnnotations, appStoreConnectLines } from '../app-store-connect/wording.ts';
import { artefactsOf } from '../artefacts/collect.ts';
import { downloadFailureOf } from '../artefacts/download.ts';
import { buildsToTake, buildsWithoutArtefacts, missingArtefacts } from '../artefacts/missing-artefacts.ts';
import { artefactLines, reportLinks } from '../artefacts/shown.ts';
import type { SettledStatus } from '../commit-status/started-status.ts';
import type { StepContext } from '../context.ts';
import { commitOfEvent } from '../event/run-event.ts';
import type { WaitingInputs } from '../follow/inputs.ts';
import { earlyEndReason, type WaitEnd } from '../follow/wait-end.ts';
import type { PullRequestComment } from '../github/pull-request-comment.ts';
import { pageAnnotations } from '../install-page/install-page.ts';
import type { StepReport } from '../report/report.ts';
import { failureIn } from '../report/workflow.ts';
import { type Annotation, showAnnotations } from '../runner/runner.ts';
import { annotations, failsStep } from '../show/annotations.ts';
import { verdictLine } from '../show/lines.ts';
import { summaryMarkdown } from '../show/summary.ts';
import { tooLargeText } from '../sizes/wording.ts';
import { causeAnnotations } from '../step-logs/cause-annotations.ts';
import { omittedProblems } from '../step-logs/ranked-causes.ts';
import type { AfterBuildInputs } from './inputs.ts';
import { publishOutputs } from './outputs.ts';

/** How the wait ended, and what the inputs ask for. */
interface StepEnd {
  readonly end: WaitEnd;
  readonly waiting: Pick<WaitingInputs, 'failOn' | 'timeout'>;
  readonly afterBuild: Pick<
    AfterBuildInputs,
    'artefacts' | 'download' | 'ifNoArtefacts' | 'installPage' | 'summary'
  >;
  readonly appStoreConnect: AppStoreConnectInputs;
}

interface Conclusion extends StepEnd {
  readonly comment: PullRequestComment;
  /** `undefined` without the input `commitStatus`. */
  readonly status?: SettledStatus | undefined;
  /** The API that this step started builds with, if it is the newer one. */
  readonly startApi?: 'v3' | undefined;
}

/** GitHub shows so many errors of a step (docs/hosted-service.md, "GitHub: logs, summaries and comments"). */
const mostErrors = 10;

/**
 * Reports how the step went: outputs first, so that a step that is killed here has them; then summary, log and
 * annotations; and last the commit status and the comment.
 *
 * @returns whether the step has succeeded
 */
export async function conclude(context: StepContext, conclusion: Conclusion): Promise<boolean> {
  const { store, runner } = context;
  const { comment, afterBuild, startApi, waiting } = conclusion;
  const now = store.now();
  store.update({ finishedAt: now });
  publishOutputs(context);
  // Imported late: most steps have no failure to explain.
  if (store.report.workflows.some(failureIn))
    await (await import('../hints/hints.ts')).addHints(context, { startApi });
  const { report } = store;
  if (afterBuild.summary) await runner.writeSummary(summaryMarkdown(report));
  for (const line of artefactLines(report, { now })) runner.log.info(line);
  const links = reportLinks(report);
  if (links) runner.log.group(links.title, links.lines);
  runner.log.info(verdictLine(report));
  for (const line of appStoreConnectLines(report)) runner.log.info(line);
  const errors = showAnnotations(runner.log, endAnnotations(report, conclusion));
  const failed = report.workflows.filter((workflow) => failsStep(workflow, waiting.failOn));
  // Not the commit that is meant, which the inputs may name: GitHub shows the lines of files in the commit of the run.
  const causes = { failed, room: mostErrors - errors, commit: commitOfEvent(runner.run.event) };
  showAnnotations(runner.log, causeAnnotations(report, causes));
  const { end, status } = conclusion;
  await status?.settle({ end, succeeded: errors === 0, failOn: waiting.failOn });
  // Last: GitHub may be slow, and a second signal ends the step.
  await comment.finish();
  return errors === 0;
}

/** What went wrong in a step, each thing once. The step fails if one of them is an error. */
function endAnnotations(report: StepReport, step: StepEnd): Annotation[] {
  return [
    ...annotations(report, step.waiting),
    ...appStoreConnectAnnotations(report, step.appStoreConnect),
    ...errorOf('Download failed', downloadFailureOf(artefactsOf(report))?.message),
    ...errorOf('Grew by more than maxSizeIncrease', tooLargeText(report)),
    ...missing(report, step),
    ...earlyEnd(report, step),
    ...omittedProblems(report),
  ];
}

function errorOf(title: string, message: string | undefined): Annotation[] {
  return message === undefined ? [] : [{ kind: 'error', title, message }];
}

function missing(report: StepReport, { end, afterBuild }: StepEnd): Annotation[] {
  const { ifNoArtefacts } = afterBuild;
  const builds = end === 'cancelled' ? [] : buildsWithoutArtefacts(report, afterBuild);
  // A build that did not end well, or has no artefacts at all, has its annotation already.
  const isPageMissed = builds.length === 0 && buildsToTake(report).length > 0;
  return [
    ...missingArtefacts(builds, ifNoArtefacts),
    ...pageAnnotations(report.installPage, isPageMissed ? ifNoArtefacts : 'ignore'),
  ];
}

/** A timeout or a cancelled workflow fails the step whatever `failOn` says, unless a workflow's failure says so already. */
function earlyEnd({ workflows }: StepReport, { end, waiting }: StepEnd): Annotation[] {
  const reason = earlyEndReason({ end, timeout: waiting.timeout });
  const failing = workflows.filter((workflow) => failsStep(workflow, waiting.failOn));
  const isShown = failing.some((one) => end === 'cancelled' || failureIn(one)?.reason === reason);
  return reason === undefined || isShown ? [] : [{ kind: 'error', message: reason }];
}
