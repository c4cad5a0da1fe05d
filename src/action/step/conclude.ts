import { artefactsOf } from '../artefacts/collect.ts';
import { downloadFailureOf } from '../artefacts/download.ts';
import { buildsToTake, buildsWithoutArtefacts, missingArtefacts } from '../artefacts/missing-artefacts.ts';
import { artefactLines, artefactOutputs, reportLinks } from '../artefacts/shown.ts';
import type { StepContext } from '../context.ts';
import { commitOfEvent } from '../event/run-event.ts';
import type { WaitingInputs } from '../follow/inputs.ts';
import { earlyEndReason, type WaitEnd } from '../follow/wait-end.ts';
import type { PullRequestComment } from '../github/pull-request-comment.ts';
import { pageAnnotations, pageFile } from '../install-page/install-page.ts';
import type { BuildReport, StepReport } from '../report/report.ts';
import { buildSpan, durationOf, type Span, wholeSpan, wholeTimes } from '../report/times.ts';
import { failureIn, hasBuild } from '../report/workflow.ts';
import { type Annotation, showAnnotations } from '../runner/runner.ts';
import { annotations, failsStep } from '../show/annotations.ts';
import { verdictLine } from '../show/lines.ts';
import { summaryMarkdown } from '../show/summary.ts';
import { tooLargeText } from '../sizes/wording.ts';
import { causeAnnotations } from '../step-logs/cause-annotations.ts';
import type { AfterBuildInputs } from './inputs.ts';

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
  const { comment, afterBuild, waiting } = conclusion;
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
  // Not the commit that is meant, which the inputs may name: GitHub shows the lines of files in the commit of the run.
  const causes = { failed, room: mostErrors - errors, commit: commitOfEvent(runner.run.event) };
  showAnnotations(runner.log, causeAnnotations(report, causes));
  // Last: GitHub may be slow, and a second signal ends the step.
  await comment.finish();
  return errors === 0;
}

/** What went wrong in a step, each thing once. The step fails if one of them is an error. */
function endAnnotations(report: StepReport, step: StepEnd): Annotation[] {
  return [
    ...annotations(report, step.waiting),
    ...errorOf('Download failed', downloadFailureOf(artefactsOf(report))?.message),
    ...errorOf('Grew by more than maxSizeIncrease', tooLargeText(report)),
    ...missing(report, step),
    ...earlyEnd(report, step),
  ];
}

function errorOf(title: string, message: string | undefined): Annotation[] {
  return message === undefined ? [] : [{ kind: 'error', title, message }];
}

function missing(report: StepReport, { end, afterBuild }: StepEnd): Annotation[] {
  const { ifNoArtefacts } = afterBuild;
  const builds = end === 'cancelled' ? [] : buildsWithoutArtefacts(report, afterBuild);
  // A build that did not end well, or has no artefacts at all, is told already.
  const isPageMissed = builds.length === 0 && buildsToTake(report).length > 0;
  return [
    ...missingArtefacts(builds, ifNoArtefacts),
    ...pageAnnotations(report.installPage, isPageMissed ? ifNoArtefacts : 'ignore'),
  ];
}

/** A timeout or a cancelled workflow fails the step whatever `failOn` says; where a workflow's failure says so, it is told. */
function earlyEnd({ workflows }: StepReport, { end, waiting }: StepEnd): Annotation[] {
  const reason = earlyEndReason({ end, timeout: waiting.timeout });
  const failing = workflows.filter((workflow) => failsStep(workflow, waiting.failOn));
  const isTold = failing.some((one) => end === 'cancelled' || failureIn(one)?.reason === reason);
  return reason === undefined || isTold ? [] : [{ kind: 'error', message: reason }];
}

/** Sets all outputs from the report; later values replace earlier ones. */
export function publishOutputs({ store, runner }: Pick<StepContext, 'store' | 'runner'>): void {
  const { report } = store;
  const outputs = {
    ...buildIdOutputs(report),
    ...buildOutputs(report),
    ...artefactOutputs(artefactsOf(report)),
    installPage: pageFile(report.installPage),
  };
  for (const [name, value] of Object.entries(outputs)) runner.setOutput(name, value);
}

/** Sets the ids and the page that are known: a step that is killed while it still starts other builds has them. */
export function publishBuildIds({ store, runner }: Pick<StepContext, 'store' | 'runner'>): void {
  for (const [name, value] of Object.entries(buildIdOutputs(store.report))) runner.setOutput(name, value);
}

/** By the names of action.yml. Lists are JSON; unknown values are empty. */
function buildIdOutputs({ workflows }: StepReport): Record<string, string> {
  const builds = workflows.filter(hasBuild);
  return {
    buildId: builds[0]?.buildId ?? '',
    buildIds: JSON.stringify(builds.map(({ buildId }) => buildId)),
    buildUrl: builds[0]?.pageUrl ?? '',
  };
}

function buildOutputs({ status, workflows }: StepReport): Record<string, string> {
  const builds = workflows.filter(hasBuild);
  const whole = wholeTimes(workflows);
  return {
    status: status ?? '',
    startedAt: isoTime(whole.startedAt),
    finishedAt: isoTime(whole.finishedAt),
    duration: String(secondsOf(wholeSpan(workflows)) ?? ''),
    builds: JSON.stringify(builds.map(buildOutput)),
  };
}

function buildOutput(build: BuildReport): Record<string, unknown> {
  const { buildId, workflowId, status, startedAt, pageUrl } = build;
  const finishedAt = build.kind === 'ended' ? build.finishedAt : undefined;
  return {
    buildId,
    workflowId: workflowId ?? '',
    status,
    startedAt: isoTime(startedAt),
    finishedAt: isoTime(finishedAt),
    duration: secondsOf(buildSpan(build)),
    ...(pageUrl === undefined ? {} : { url: pageUrl }),
    ...(build.origin === 'reused' ? { reused: true } : {}),
    ...(build.kind === 'ended' && build.failure ? { failure: build.failure.reason } : {}),
  };
}

function isoTime(ms: number | undefined): string {
  return ms === undefined ? '' : new Date(ms).toISOString();
}

function secondsOf(span: Span | undefined): number | undefined {
  const ms = durationOf(span);
  return ms === undefined ? undefined : Math.round(ms / 1000);
}
