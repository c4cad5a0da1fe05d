import type { EndState } from '../../contract/state.ts';
import { failureIn } from '../../core/report/workflow.ts';
import { type Annotation, annotations, failsStep } from '../../report/log/annotations.ts';
import { artefactLines, reportLinks } from '../../report/log/artefact-lines.ts';
import { causeAnnotations } from '../../report/log/causes.ts';
import { verdictLine } from '../../report/log/lines.ts';
import { summaryMarkdown } from '../../report/summary/summary.ts';
import { durationText } from '../../report/wording/units.ts';
import type { Runner } from '../../runner/runner.ts';
import { downloadFailureOf } from '../artefacts/download-all.ts';
import { buildsWithoutArtefacts, endedWell, tellNoArtefacts } from '../artefacts/none-matching.ts';
import type { StepContext } from '../context/step-context.ts';
import { artefactsOf } from '../following/artefacts.ts';
import type { AfterBuildInputs } from '../following/inputs.ts';
import { tellInstallPage } from '../install-page/tell-page.ts';
import { publishOutputs } from './outputs.ts';
import type { PullRequestPage } from './pull-request-page.ts';

/**
 * Why the wait is over. `ended`: nothing is left to watch. `timedOut`: `timeout` passed. `cancelled`: the workflow was.
 */
export type WaitEnd = 'ended' | 'timedOut' | 'cancelled';

interface Conclusion
  extends Pick<AfterBuildInputs, 'artefacts' | 'download' | 'ifNoArtefacts' | 'installPage' | 'summary'> {
  readonly end: WaitEnd;
  readonly page: PullRequestPage;
  readonly failOn: readonly EndState[];
  /** Milliseconds. */
  readonly timeout: number;
  /** The commit that the run is for, where the report does not have it. */
  readonly runCommit?: string | undefined;
}

/**
 * Reports how the step went: outputs first, so that a step that is killed here has them; then summary, log and
 * annotations; and last the comment.
 *
 * @returns whether the step has succeeded
 */
export async function conclude(context: StepContext, conclusion: Conclusion): Promise<boolean> {
  const { store, runner } = context;
  const { end, failOn, ifNoArtefacts, page, summary } = conclusion;
  const now = store.now();
  store.update({ finishedAt: now });
  publishOutputs(context);
  const { report } = store;
  if (summary) await runner.writeSummary(summaryMarkdown(report));
  for (const line of artefactLines(report, { now })) runner.log.info(line);
  const links = reportLinks(report);
  if (links) runner.log.group(links.title, links.lines);
  runner.log.info(verdictLine(report));
  const errors = showAnnotations(runner, annotations(report, { failOn }));
  const downloads = downloadFailureOf(artefactsOf(report));
  if (downloads) runner.log.error(downloads.message, { title: 'Download failed' });
  const builds = end === 'cancelled' ? [] : buildsWithoutArtefacts(report, conclusion);
  const hasArtefacts = tellNoArtefacts(runner.log, { builds, ifNoArtefacts });
  // A build that did not end well, or has no artefacts at all, has been told already.
  const isPageMissed = builds.length === 0 && endedWell(report).length > 0;
  const hasPage = tellInstallPage(runner.log, {
    page: report.installPage,
    ifNoArtefacts: isPageMissed ? ifNoArtefacts : 'ignore',
  });
  const failing = report.workflows.filter((workflow) => failsStep(workflow, failOn));
  // A timeout or a cancelled workflow fails the step whatever `failOn` says, and is reported once.
  const reason = earlyEndReason(conclusion);
  const isReported = failing.some(
    (workflow) => end === 'cancelled' || failureIn(workflow)?.reason === reason,
  );
  if (reason && !isReported) runner.log.error(reason);
  // After all other errors of the step: GitHub shows the first ten.
  const without = ifNoArtefacts === 'error' ? builds.length : 0;
  const room =
    mostErrors - errors - without - (hasPage ? 0 : 1) - (downloads ? 1 : 0) - (reason && !isReported ? 1 : 0);
  showAnnotations(
    runner,
    causeAnnotations(report, { failed: failing, room, commit: report.commit ?? conclusion.runCommit }),
  );
  // Last: GitHub may be slow, and a second signal ends the step.
  await page.finish();
  return reason === undefined && failing.length === 0 && !downloads && hasArtefacts && hasPage;
}

/** GitHub shows so many errors of a step (docs/hosted-service.md, "GitHub: logs, summaries and comments"). */
const mostErrors = 10;

/** @returns how many of them are errors */
function showAnnotations({ log }: Pick<Runner, 'log'>, shown: readonly Annotation[]): number {
  for (const { kind, message, ...options } of shown) log[kind](message, options);
  return shown.filter(({ kind }) => kind === 'error').length;
}

/** Why the wait ended before its builds did; `undefined` when all have ended. */
export function earlyEndReason({ end, timeout }: { end: WaitEnd; timeout: number }): string | undefined {
  switch (end) {
    case 'ended':
      return undefined;
    case 'timedOut':
      return `The timeout of ${durationText(timeout)} passed before the build had ended. Raise timeout if builds take that long.`;
    case 'cancelled':
      return 'The workflow was cancelled.';
  }
}
