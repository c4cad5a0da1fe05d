import { artefactLines, reportLinks } from '../artefacts/artefact-lines.ts';
import { artefactsOf } from '../artefacts/collect.ts';
import { downloadFailureOf } from '../artefacts/download-all.ts';
import { buildsWithoutArtefacts, endedWell, missingArtefacts } from '../artefacts/none-matching.ts';
import type { StepContext } from '../context.ts';
import type { WaitingInputs } from '../follow/inputs.ts';
import { earlyEndReason, type WaitEnd } from '../follow/wait-end.ts';
import type { PullRequestComment } from '../github/pull-request-comment.ts';
import { missingPage } from '../install-page/missing-page.ts';
import type { StepReport } from '../report/report.ts';
import { failureIn } from '../report/workflow.ts';
import { type Annotation, showAnnotations } from '../runner/runner.ts';
import { annotations, failsStep } from '../show/annotations.ts';
import { verdictLine } from '../show/lines.ts';
import { summaryMarkdown } from '../show/summary.ts';
import { tooLargeText } from '../sizes/too-large.ts';
import { causeAnnotations } from '../step-logs/cause-annotations.ts';
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
}

interface Conclusion extends StepEnd {
  readonly comment: PullRequestComment;
  /** The commit that the run is for, where the report does not have it. */
  readonly runCommit?: string | undefined;
}

/** GitHub shows so many errors of a step (docs/hosted-service.md, "GitHub: logs, summaries and comments"). */
const mostErrors = 10;

/**
 * Reports how the step went: outputs first, so that a step that is killed here has them; then summary, log and
 * annotations; and last the comment.
 *
 * @returns whether the step has succeeded
 */
export async function conclude(context: StepContext, conclusion: Conclusion): Promise<boolean> {
  const { store, runner } = context;
  const { comment, runCommit, afterBuild, waiting } = conclusion;
  const now = store.now();
  store.update({ finishedAt: now });
  publishOutputs(context);
  const { report } = store;
  if (afterBuild.summary) await runner.writeSummary(summaryMarkdown(report));
  for (const line of artefactLines(report, { now })) runner.log.info(line);
  const links = reportLinks(report);
  if (links) runner.log.group(links.title, links.lines);
  runner.log.info(verdictLine(report));
  const errors = showAnnotations(runner.log, endAnnotations(report, conclusion));
  const failed = report.workflows.filter((workflow) => failsStep(workflow, waiting.failOn));
  const causes = { failed, room: mostErrors - errors, commit: report.commit ?? runCommit };
  showAnnotations(runner.log, causeAnnotations(report, causes));
  // Last: GitHub may be slow, and a second signal ends the step.
  await comment.finish();
  return errors === 0;
}

/** What went wrong in a step, each thing once. The step fails if one of them is an error. */
function endAnnotations(report: StepReport, step: StepEnd): Annotation[] {
  return [
    ...annotations(report, step.waiting),
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

function missing(report: StepReport, { end, afterBuild }: StepEnd): Annotation[] {
  const { ifNoArtefacts } = afterBuild;
  const builds = end === 'cancelled' ? [] : buildsWithoutArtefacts(report, afterBuild);
  // A build that did not end well, or has no artefacts at all, is told already.
  const isPageMissed = builds.length === 0 && endedWell(report).length > 0;
  return [
    ...missingArtefacts(builds, ifNoArtefacts),
    ...missingPage(report.installPage, isPageMissed ? ifNoArtefacts : 'ignore'),
  ];
}

/** A timeout or a cancelled workflow fails the step whatever `failOn` says; where a workflow's failure says so, it is told. */
function earlyEnd({ workflows }: StepReport, { end, waiting }: StepEnd): Annotation[] {
  const reason = earlyEndReason({ end, timeout: waiting.timeout });
  const failing = workflows.filter((workflow) => failsStep(workflow, waiting.failOn));
  const isTold = failing.some((one) => end === 'cancelled' || failureIn(one)?.reason === reason);
  return reason === undefined || isTold ? [] : [{ kind: 'error', message: reason }];
}
