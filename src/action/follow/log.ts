/**
 * What the log shows of running builds: the start, each state, and each step that begins or fails; and what the step is
 * waiting for when nothing has changed for a while.
 */

import type { StepContext } from '../context.ts';
import { stampedLine, timedLine, type WorkflowView } from '../report/names.ts';
import type { BuildReport, BuildStep, RunningBuild, StepReport, WorkflowReport } from '../report/report.ts';
import { shownState, stateName, stateWords, workflowVerdict } from '../report/states.ts';
import { type At, runningStep, stepDuration } from '../report/times.ts';
import { estimateOf, hasBuild } from '../report/workflow.ts';
import { linkAddress } from '../text/addresses.ts';
import { durationText } from '../text/units.ts';
import { cut, visible } from '../text/visible.ts';

/** The longest time in which the log says nothing, in milliseconds. */
export const longestQuietMs = 5 * 60_000;

/** The log of the builds. */
export interface ProgressLog {
  /** How long ago the last line was logged, in milliseconds. */
  quietMs(): number;
  log(lines: readonly string[]): void;
}

/** Logs each start, each change of state, and each step that begins or fails, from now on. */
export function logChanges({
  store,
  runner,
  clock,
}: Pick<StepContext, 'store' | 'runner' | 'clock'>): ProgressLog {
  let lastAt = clock.monotonic();
  const log = (lines: readonly string[]): void => {
    for (const line of lines) runner.log.info(line);
    if (lines.length > 0) lastAt = clock.monotonic();
  };
  store.onChange((report, before) => {
    report.workflows.forEach((workflow, index) => {
      const was = before.workflows[index];
      if (workflow !== was) log(progressLines({ report, workflow, was, now: store.now() }));
    });
  });
  return { quietMs: () => clock.monotonic() - lastAt, log };
}

interface Progress extends WorkflowView {
  /** The same workflow before the change. */
  readonly was: WorkflowReport | undefined;
}

/**
 * The lines of one change, in order. The last one has the time left; the first estimate also shows its basis.
 */
export function progressLines({ was, workflow, ...at }: Progress): string[] {
  if (!hasBuild(workflow)) return [];
  const before = was && hasBuild(was) ? was : undefined;
  const { icon, text: verdict } = workflowVerdict(workflow);
  const page = workflow.pageUrl && linkAddress(workflow.pageUrl);
  const state = workflow.changes.length > (before?.changes.length ?? 0) ? [`${icon} ${verdict}`] : [];
  const steps = newSteps(workflow, before);
  const news = workflow.kind === 'ended' ? [...steps, ...state] : [...state, ...steps];
  const estimate = workflow.kind === 'running' ? estimateOf(workflow) : undefined;
  const isFirst = estimate !== undefined && (!was || estimateOf(was) === undefined);
  const texts = [
    ...(before?.buildId === workflow.buildId ? [] : [`🔗 ${page ?? `build ${workflow.buildId}`}`]),
    ...news.slice(0, -1),
    ...news.slice(-1).map((text) => `${text}${isFirst ? ` · ${estimate}` : timeLeftText(workflow)}`),
    ...(isFirst && news.length === 0 ? [`⏱ ${estimate}`] : []),
  ];
  return texts.map((text) => stampedLine({ ...at, workflow }, text));
}

/** ` · about 4 min left` while the build runs, as far as that can be estimated. */
function timeLeftText(workflow: BuildReport): string {
  return workflow.kind === 'running' && workflow.estimate !== undefined ? ` · ${workflow.estimate}` : '';
}

/** How a step is called in a line of the log. */
function stepTitle({ name }: BuildStep): string {
  return `▸ ${cut(visible(name), 200)}`;
}

/**
 * The steps that began or failed since. Nothing of a build that had already ended; and of one that is seen for the
 * first time only what runs now, because the rest is history.
 */
function newSteps(workflow: BuildReport, before: BuildReport | undefined): string[] {
  if (before?.kind === 'ended') return [];
  if (before?.status === undefined)
    return workflow.steps.filter(({ kind }) => kind === 'running').map(stepTitle);
  const known = before.steps.flatMap(newsOf);
  return workflow.steps.flatMap(newsOf).filter((news) => {
    const at = known.indexOf(news);
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

/** That a step began or failed. */
function newsOf(step: BuildStep): string[] {
  const hasFailed = step.kind === 'ended' && step.outcome === 'failed';
  return [...(hasBegun(step) ? [stepTitle(step)] : []), ...(hasFailed ? [failureText(step)] : [])];
}

/** A step that was skipped never began, and neither did one that was canceled before it had a start. */
function hasBegun(step: BuildStep): boolean {
  if (step.kind !== 'ended') return step.kind === 'running';
  return step.outcome !== 'skipped' && (step.outcome !== 'canceled' || step.startedAt !== undefined);
}

function failureText(step: BuildStep): string {
  const duration = stepDuration(step);
  const after = duration === undefined ? '' : ` after ${durationText(duration)}`;
  return `✗ ${cut(visible(step.name), 200)} failed${after}`;
}

interface Waiting extends At {
  readonly report: StepReport;
  /** Whether the service does not answer. */
  readonly isOut: boolean;
}

/** Of more builds than this, one line counts those in each state. */
const mostNamed = 4;

/** One line for each build that runs: its step or state, and the time left; one line for many builds. */
export function waitingLines({ report, isOut, now }: Waiting): string[] {
  const running = report.workflows.filter((workflow) => workflow.kind === 'running');
  if (running.length > mostNamed) {
    const byState = Map.groupBy(running, (build) => stateName(shownState(build)));
    const counts = [...byState].map(([state, { length }]) => `${length} ${state}`).join(', ');
    const text = `⏳ still waiting for ${running.length} builds: ${counts}${isOut ? unanswered : ''}`;
    return [timedLine(text, { report, now })];
  }
  return running.map((workflow) => {
    const lastKnown = workflow.status === undefined ? '' : ' when last seen';
    const rest = isOut ? `${lastKnown}${unanswered}` : timeLeftText(workflow);
    return stampedLine({ report, workflow, now }, `${standText(workflow)}${rest}`);
  });
}

const unanswered = ' · the service is not responding';

/** Where a build stands: `▸ Build Android, still running`, or `⏳ still queued`. */
function standText(workflow: RunningBuild): string {
  if (workflow.status === undefined) return '❓ not seen yet';
  const step = runningStep(workflow.steps);
  if (step) return `${stepTitle(step)}, still running`;
  return `${stateWords(workflow.status).icon} still ${stateName(workflow.status)}`;
}
