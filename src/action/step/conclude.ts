import { artefactLines, reportLinks } from '../artefacts/artefact-lines.ts';
import type { StepContext } from '../context.ts';
import type { PullRequestPage } from '../github/pull-request-comment.ts';
import { showAnnotations } from '../runner/runner.ts';
import { failsStep } from '../show/annotations.ts';
import { verdictLine } from '../show/lines.ts';
import { summaryMarkdown } from '../show/summary.ts';
import { causeAnnotations } from '../step-logs/cause-annotations.ts';
import { endAnnotations, type StepEnd } from './end-annotations.ts';
import type { AfterBuildInputs } from './inputs.ts';
import { publishOutputs } from './outputs.ts';

interface Conclusion extends StepEnd, Pick<AfterBuildInputs, 'summary'> {
  readonly page: PullRequestPage;
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
  const { failOn, page, runCommit, summary } = conclusion;
  const now = store.now();
  store.update({ finishedAt: now });
  publishOutputs(context);
  const { report } = store;
  if (summary) await runner.writeSummary(summaryMarkdown(report));
  for (const line of artefactLines(report, { now })) runner.log.info(line);
  const links = reportLinks(report);
  if (links) runner.log.group(links.title, links.lines);
  runner.log.info(verdictLine(report));
  const errors = showAnnotations(runner.log, endAnnotations(report, conclusion));
  const failed = report.workflows.filter((workflow) => failsStep(workflow, failOn));
  const causes = { failed, room: mostErrors - errors, commit: report.commit ?? runCommit };
  showAnnotations(runner.log, causeAnnotations(report, causes));
  // Last: GitHub may be slow, and a second signal ends the step.
  await page.finish();
  return errors === 0;
}
