/** The lines of the log about a step and its builds. All are safe to print. */
import { refText } from '../../contract/values.ts';
import type {
  BuildReport,
  BuildStep,
  FailedBuildStep,
  RunningBuild,
  StepReport,
  WorkflowReport,
} from '../report/report.ts';
import type { ReportStore } from '../report/report-store.ts';
import { type At, buildStepDuration, runningBuildStep } from '../report/times.ts';
import { buildIdOf, estimateOf, hasBuild } from '../report/workflow.ts';
import type { Log } from '../runner/runner.ts';
import { countText, durationText } from '../text/units.ts';
import { cut, logLine, visible } from '../text/visible.ts';
import type { LogGroup } from './artefacts.ts';
import { appTitle, pageOf, stampedLine, type WorkflowView, workflowName } from './names.ts';
import {
  failureTexts,
  followingText,
  stateIcon,
  stateName,
  stepStateLine,
  workflowStateLine,
} from './states.ts';

/** Logs each start, each change of state, and each step that begins or fails, from now on. */
export function logChanges(store: ReportStore, log: Pick<Log, 'info'>): void {
  store.onChange((report, before) => {
    for (const [index, workflow] of report.workflows.entries()) {
      const was = before.workflows[index];
      // A step that waits for builds of others learns about them all at once: its first line names them.
      if (!was || workflow === was) continue;
      const shown = store.shown;
      const change = { report: shown, workflow: shown.workflows[index] ?? workflow, was, now: store.now() };
      for (const line of progressLines(change)) log.info(line);
    }
  });
}

/** The lines of one change of a workflow, in order. The last has the time left. */
export function progressLines(change: WorkflowView & { was: WorkflowReport | undefined }): string[] {
  const { was, workflow, ...at } = change;
  if (!hasBuild(workflow)) return [];
  const before = was && hasBuild(was) && was.buildId === workflow.buildId ? was : undefined;
  const { icon, text: verdict } = workflowStateLine(workflow);
  const page = pageOf(workflow);
  const isNew = workflow.status !== undefined && workflow.status !== before?.status;
  const state = isNew ? [`${icon} ${verdict}`] : [];
  const steps = newSteps(workflow, before);
  const news = workflow.kind === 'ended' ? [...steps, ...state] : [...state, ...steps];
  const left = timeLeftText(workflow);
  const isFirstEstimate = before !== undefined && estimateOf(before) === undefined && left !== '';
  const texts = [
    ...(before ? [] : [`🔗 ${page ?? `build ${workflow.buildId}`}`]),
    ...(before || workflow.origin !== 'followed' ? [] : [followingText(workflow)]),
    ...news.slice(0, -1),
    ...news.slice(-1).map((text) => `${text}${left}`),
    ...(isFirstEstimate && news.length === 0 ? [`⏱ ${estimateOf(workflow)}`] : []),
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
  return workflow.steps.flatMap((step, at) => newsOf(step).slice(newsOf(before.steps[at]).length));
}

/** That a step began or failed. One that was skipped or canceled may never have begun. */
function newsOf(step: BuildStep | undefined): string[] {
  if (!step || step.kind === 'waiting') return [];
  if (step.kind === 'running') return [buildStepTitle(step)];
  if (step.outcome === 'skipped' || step.outcome === 'canceled') return [];
  if (step.outcome !== 'failed') return [buildStepTitle(step)];
  const duration = buildStepDuration(step);
  const after = duration === undefined ? '' : ` after ${durationText(duration)}`;
  return [buildStepTitle(step), `✗ ${cut(visible(step.name), 200)} failed${after}`];
}

/** One line for each build that runs: its step or state, and the time left. */
export function waitingLines(waiting: At & { report: StepReport; isUnanswered: boolean }): string[] {
  const { report, isUnanswered, now } = waiting;
  const running = report.workflows.filter((workflow) => workflow.kind === 'running');
  return running.map((workflow) => {
    const lastKnown = workflow.status === undefined ? '' : ' when last seen';
    const rest = isUnanswered ? `${lastKnown} · the service is not responding` : timeLeftText(workflow);
    return stampedLine({ report, workflow, now }, `${standText(workflow)}${rest}`);
  });
}

/** The step or state of a build: `▸ Build Android, still running`, or `⏳ still queued`. */
function standText(workflow: RunningBuild): string {
  if (workflow.status === undefined) return '❓ not seen yet';
  const step = runningBuildStep(workflow.steps);
  if (step) return `${buildStepTitle(step)}, still running`;
  return `${stateIcon(workflow.status)} still ${stateName(workflow.status)}`;
}

/** The first line of a step: `Building Demo App, branch main: android, ios`, with the IDs of builds that are known. */
export function openingLine(verb: 'Building' | 'Waiting for', report: StepReport): string {
  const { appName, appId, ref, workflows } = report;
  const names = workflows.map((workflow) => {
    const [name, buildId] = [workflowName(workflow, report), buildIdOf(workflow)];
    return buildId === undefined || name.includes(buildId) ? name : `${name} (${buildId})`;
  });
  const subject = [appName ?? appId, ref && refText(ref)].filter((part) => part !== undefined).join(', ');
  return logLine(`${verb} ${subject && `${subject}: `}${names.join(', ')}`);
}

/** The result of the whole step, and why it fails. */
export function verdictLine(report: StepReport): string {
  const { icon, text } = stepStateLine(report);
  const reasons = failureTexts(report).join(' ');
  return logLine(`${icon} ${appTitle(report)}: ${text}${reasons && `. ${reasons}`}`);
}

/** A log without its middle, if it is long. */
export interface Excerpt {
  readonly head: readonly string[];
  /** Lines between `head` and `tail`. */
  readonly left: number;
  readonly tail: readonly string[];
}

interface StepLogView {
  readonly report: StepReport;
  readonly workflow: BuildReport;
  readonly step: FailedBuildStep;
  readonly log: Excerpt;
}

/** The log of a step, folded under `▸ Build Android (4 min 12 s)`. */
export function stepLogGroup({ report, workflow, step, log }: StepLogView): LogGroup {
  const name = report.workflows.length > 1 ? `${workflowName(workflow, report)} ` : '';
  const duration = step.duration === undefined ? '' : ` (${durationText(step.duration)})`;
  const page = pageOf(workflow);
  const gap = `… ${countText(log.left, 'line')} left out. The full log is on the build's page${page ? `: ${page}` : '.'}`;
  return {
    title: logLine(`${name}▸ ${step.name}${duration}`),
    lines: [...log.head, ...(log.left > 0 ? [gap] : []), ...log.tail].map(logLine),
  };
}
