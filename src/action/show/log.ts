import type { Clock } from '../../clock.ts';
import type { BuildReport, BuildStep, RunningBuild, StepReport, WorkflowReport } from '../report/report.ts';
import type { ReportStore } from '../report/report-store.ts';
import { type At, buildStepDuration, runningBuildStep } from '../report/times.ts';
import { estimateOf, hasBuild } from '../report/workflow.ts';
import type { Runner } from '../runner/runner.ts';
import { linkAddress } from '../text/addresses.ts';
import { durationText } from '../text/units.ts';
import { cut, visible } from '../text/visible.ts';
import { stampedLine, timedLine, type WorkflowView } from './names.ts';
import { shownState, stateName, stateWords, workflowStateLine } from './states.ts';

export type ProgressLog = ReturnType<typeof logChanges>;

/** Logs each start, each change of state, and each step that begins or fails, from now on. */
export function logChanges({
  store,
  runner,
  clock,
}: {
  readonly store: ReportStore;
  readonly runner: Pick<Runner, 'log'>;
  readonly clock: Clock;
}) {
  let lastAt = clock.monotonic();
  const log = (lines: readonly string[]): void => {
    for (const line of lines) runner.log.info(line);
    if (lines.length > 0) lastAt = clock.monotonic();
  };
  store.onChange((report, before) => {
    report.workflows.forEach((workflow, index) => {
      const was = before.workflows[index];
      // A step that waits for builds of others learns about them all at once: its first line names them.
      if (was && workflow !== was) log(progressLines({ report, workflow, was, now: store.now() }));
    });
  });
  /** How long ago the last line was logged, in milliseconds. */
  const quietMs = (): number => clock.monotonic() - lastAt;
  return { quietMs, log };
}

/** The lines of one change of a workflow, in order. The last has the time left; the first estimate also shows its basis. */
export function progressLines(change: WorkflowView & { was: WorkflowReport | undefined }): string[] {
  const { was, workflow, ...at } = change;
  if (!hasBuild(workflow)) return [];
  const before = was && hasBuild(was) ? was : undefined;
  const { icon, text: verdict } = workflowStateLine(workflow);
  const page = workflow.pageUrl && linkAddress(workflow.pageUrl);
  const state = workflow.changes.length > (before?.changes.length ?? 0) ? [`${icon} ${verdict}`] : [];
  const steps = newSteps(workflow, before);
  const news = workflow.kind === 'ended' ? [...steps, ...state] : [...state, ...steps];
  const isFirst = workflow.kind === 'running' && (!before || estimateOf(before) === undefined);
  const estimate = isFirst ? estimateOf(workflow) : undefined;
  const left = estimate === undefined ? timeLeftText(workflow) : ` · ${estimate}`;
  const texts = [
    ...(before ? [] : [`🔗 ${page ?? `build ${workflow.buildId}`}`]),
    ...news.slice(0, -1),
    ...news.slice(-1).map((text) => `${text}${left}`),
    ...(estimate !== undefined && news.length === 0 ? [`⏱ ${estimate}`] : []),
  ];
  return texts.map((text) => stampedLine({ ...at, workflow }, text));
}

/** ` · about 4 min left` while the build runs, as far as that can be estimated. */
function timeLeftText(workflow: BuildReport): string {
  return workflow.kind === 'running' && workflow.estimate !== undefined ? ` · ${workflow.estimate}` : '';
}

function buildStepTitle({ name }: BuildStep): string {
  return `▸ ${cut(visible(name), 200)}`;
}

/**
 * The steps that began or failed since. Nothing of a build that had already ended; and of one that is seen for the
 * first time only what runs now, because the rest is history.
 */
function newSteps(workflow: BuildReport, before: BuildReport | undefined): string[] {
  if (before?.kind === 'ended') return [];
  if (before?.status === undefined)
    return workflow.steps.filter(({ kind }) => kind === 'running').map(buildStepTitle);
  const known = before.steps.flatMap(newsOf);
  return workflow.steps.flatMap(newsOf).filter((news) => {
    const at = known.indexOf(news);
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

/** That a step began or failed. One that was skipped, or canceled without a start, never began. */
function newsOf(step: BuildStep): string[] {
  if (step.kind === 'running') return [buildStepTitle(step)];
  if (step.kind === 'waiting' || step.outcome === 'skipped') return [];
  if (step.outcome === 'canceled' && step.startedAt === undefined) return [];
  if (step.outcome !== 'failed') return [buildStepTitle(step)];
  const duration = buildStepDuration(step);
  const after = duration === undefined ? '' : ` after ${durationText(duration)}`;
  return [buildStepTitle(step), `✗ ${cut(visible(step.name), 200)} failed${after}`];
}

/** Of more builds than this, one line counts those in each state. */
const mostNamed = 4;

/** One line for each build that runs: its step or state, and the time left; one line for many builds. */
export function waitingLines(waiting: At & { report: StepReport; isUnanswered: boolean }): string[] {
  const { report, isUnanswered, now } = waiting;
  const running = report.workflows.filter((workflow) => workflow.kind === 'running');
  if (running.length > mostNamed) {
    const byState = Map.groupBy(running, (build) => stateName(shownState(build)));
    const counts = [...byState].map(([state, { length }]) => `${length} ${state}`).join(', ');
    const text = `⏳ still waiting for ${running.length} builds: ${counts}${isUnanswered ? unanswered : ''}`;
    return [timedLine(text, { report, now })];
  }
  return running.map((workflow) => {
    const lastKnown = workflow.status === undefined ? '' : ' when last seen';
    const rest = isUnanswered ? `${lastKnown}${unanswered}` : timeLeftText(workflow);
    return stampedLine({ report, workflow, now }, `${standText(workflow)}${rest}`);
  });
}

const unanswered = ' · the service is not responding';

/** Where a build stands: `▸ Build Android, still running`, or `⏳ still queued`. */
function standText(workflow: RunningBuild): string {
  if (workflow.status === undefined) return '❓ not seen yet';
  const step = runningBuildStep(workflow.steps);
  if (step) return `${buildStepTitle(step)}, still running`;
  return `${stateWords(workflow.status).icon} still ${stateName(workflow.status)}`;
}
