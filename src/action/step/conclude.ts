import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { downloadFailureOf } from '../artefacts/download.ts';
import { buildsToTake, buildsWithoutArtefacts, missingArtefacts } from '../artefacts/missing-artefacts.ts';
import type { WaitingInputs } from '../builds/inputs.ts';
import type { SettleStatus } from '../commit-status/commit-status.ts';
import type { StepContext } from '../context.ts';
import { commitOfEvent } from '../event/run-event.ts';
import type { PullRequestComment } from '../github/pull-request-comment.ts';
import { addHints } from '../hints/hints.ts';
import { pageAnnotations } from '../install-page/install-page.ts';
import { artefactsOf } from '../report/artefacts.ts';
import type { StepReport } from '../report/report.ts';
import { type Annotation, showAnnotations } from '../runner/runner.ts';
import { annotations, problemAnnotations } from '../show/annotations.ts';
import { artefactLines, linkGroup, tooLargeText } from '../show/artefacts.ts';
import { verdictLine } from '../show/log.ts';
import { summaryMarkdown } from '../show/summary.ts';
import type { AfterBuildInputs } from './inputs.ts';
import { publishOutputs } from './outputs.ts';
import { type StepEnd, verdict } from './verdict.ts';

interface Conclusion extends StepEnd {
  readonly waiting: StepEnd['waiting'] & Pick<WaitingInputs, 'cancelAbandoned'>;
  readonly comment: PullRequestComment;
  /** `undefined` without the input `commitStatus`. */
  readonly settleStatus?: SettleStatus | undefined;
  readonly afterBuild: StepEnd['afterBuild'] & Pick<AfterBuildInputs, 'summary'>;
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
  const { comment, settleStatus, afterBuild, end, waiting } = conclusion;
  const now = store.now();
  const failures = verdict(store.report, conclusion);
  store.update({ finishedAt: now, failures });
  publishOutputs(context);
  await addHints(context);
  const { report } = store;
  if (afterBuild.summary) await runner.writeSummary(summaryMarkdown(report));
  for (const line of artefactLines(report, { now })) runner.log.info(line);
  const links = linkGroup(artefactsOf(report));
  if (links) runner.log.group(links.title, links.lines);
  runner.log.info(verdictLine(report));
  const errors = showAnnotations(runner.log, endAnnotations(report, conclusion));
  // Not the expected commit, which the inputs may name: GitHub shows the lines of files in the commit of the run.
  const commit = commitOfEvent(runner.run.event);
  const problems = {
    room: mostErrors - errors,
    commit,
    isInCheckout: (path: string) => existsSync(join(runner.run.workspace, path)),
  };
  showAnnotations(runner.log, problemAnnotations(report, problems));
  await settleStatus?.({ end, cancelAbandoned: waiting.cancelAbandoned });
  // Last: GitHub may be slow, and a second signal ends the step.
  await comment.finish();
  return failures.length === 0;
}

/** What went wrong in a step, each thing once: an error for each reason for which it fails, and warnings. */
function endAnnotations(report: StepReport, step: StepEnd): Annotation[] {
  return [
    ...annotations(report),
    ...errorOf('Download failed', downloadFailureOf(artefactsOf(report))?.message),
    ...errorOf('Grew by more than maxSizeIncrease', tooLargeText(report)),
    ...missing(report, step),
    ...(report.failures ?? []).flatMap((one) =>
      one.kind === 'earlyEnd' ? { kind: 'error' as const, message: one.reason } : [],
    ),
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
