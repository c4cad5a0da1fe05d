/** How states are shown: icon, word, and the state of a whole step in one line. */
import type {
  AppStoreConnectReport,
  BuildReport,
  EndedBuild,
  StepFailure,
  StepReport,
  WorkflowReport,
} from '../report/report.ts';
import { buildSpan, durationOf, runningBuildStep, type Span, wholeTimes } from '../report/times.ts';
import { endedBuilds, endedWell, failedWorkflows, hasBuild, stepStatus } from '../report/workflow.ts';
import { countText, durationText } from '../text/units.ts';
import { atMost, cut } from '../text/visible.ts';
import { stepText, workflowName } from './names.ts';

/** The states of the service, and three of a step, as `shownState` has them. */
const icons: ReadonlyMap<string, string> = new Map([
  ['initializing', '⏳'],
  ['queued', '⏳'],
  ['waiting', '⏳'],
  ['preparing', '🧰'],
  ['fetching', '📥'],
  ['building', '🔨'],
  ['testing', '🧪'],
  ['publishing', '📦'],
  ['finishing', '🏁'],
  ['finished', '✅'],
  ['failed', '❌'],
  ['canceled', '🚫'],
  ['skipped', '⏩'],
  ['timeout', '⌛'],
  ['warning', '🟡'],
  ['starting', '⏳'],
  ['unknown', '❓'],
  ['rejected', '❌'],
]);

/** The icon of a state; without a state there is no build. */
export function stateIcon(state = 'failed'): string {
  return icons.get(state) ?? '🔄';
}

/**
 * The state that a workflow is shown with; `undefined` if there is no build. `unknown`: the service never showed a state, or
 * never answered a start. `rejected`: the build ended well, but its commit is another one or not proven.
 */
export function shownState(workflow: WorkflowReport): string | undefined {
  switch (workflow.kind) {
    case 'starting':
      return 'starting';
    case 'refused':
      return workflow.failure.mayHaveStarted ? 'unknown' : undefined;
    case 'running':
    case 'abandoned':
      return workflow.status ?? 'unknown';
    case 'rejected':
      return endedWell(workflow) ? 'rejected' : (workflow.status ?? 'unknown');
    case 'ended':
      return workflow.status;
  }
}

/**
 * The service's word for a state, which is untrusted text if the contract does not have it; `waiting` alone would not
 * say for what. Without a state, the start was refused.
 */
export function stateName(state: string | undefined): string {
  return state === 'waiting' ? 'waiting for a machine' : (state ?? 'not started');
}

/** The state, and while it runs the step that is being done: `building: Build Android`. Untrusted. */
export function stateText(workflow: WorkflowReport): string {
  const state = stateName(shownState(workflow));
  const step = workflow.kind === 'running' ? runningBuildStep(workflow.steps) : undefined;
  return step ? `${state}: ${step.name}` : `${state}${reusedText([workflow])}`;
}

interface StateLine {
  readonly icon: string;
  /** Untrusted: a state may be the service's word. */
  readonly text: string;
}

/** One build in one line: `finished in 4 min 12 s`, and without the time where the service does not give it. */
export function workflowStateLine(workflow: WorkflowReport): StateLine {
  const state = shownState(workflow);
  const time = timeText(state, buildSpan(workflow));
  return { icon: stateIcon(state), text: `${stateName(state)}${time}${reusedText([workflow])}` };
}

/**
 * The whole step in one line: the state of the one build, or how many builds are in which state, such as
 * `1 failed, 2 finished after 6 min`. Once the step has ended, the icon is that of its verdict, or of a warning where the step
 * succeeds although a build did not, or App Store Connect did not accept one.
 */
export function stepStateLine(report: StepReport): StateLine {
  const line = stateLineOfBuilds(report);
  if (report.failures?.length) {
    const isSaid = failedWorkflows(report).some(hasEndedBadly);
    return { icon: stateIcon('failed'), text: isSaid ? line.text : `${line.text}, but the step failed` };
  }
  const isGood = ['finished', 'warning', 'skipped'].some((state) => stateIcon(state) === line.icon);
  const isDoubtful = isGood
    ? endedBuilds(report).some(({ appStoreConnect: store }) => store && hasFailed(store))
    : report.failures && report.workflows.some(hasEndedBadly);
  return isDoubtful ? { ...line, icon: stateIcon('warning') } : line;
}

function hasEndedBadly(workflow: WorkflowReport): boolean {
  return [undefined, 'failed', 'canceled', 'timeout', 'rejected'].includes(shownState(workflow));
}

/** Why the step fails, for the reader of its heading: the first three reasons, as sentences. Untrusted. */
export function failureTexts(report: StepReport): readonly string[] {
  const texts = (report.failures ?? []).map((failure) => failureText(failure, report));
  return atMost(3, texts, (more) => `${countText(more, 'more reason')} below.`);
}

/** With the name of its workflow, if there are several. */
export function failureText({ index, reason }: StepFailure, report: StepReport): string {
  const { workflows } = report;
  const workflow = index === undefined || workflows.length === 1 ? undefined : workflows[index];
  const name = workflow ? `${cut(workflowName(workflow, report), 150)}: ` : '';
  return `${name}${reason.replace(/\.?$/, '.')}`;
}

function hasFailed({ status }: AppStoreConnectReport): boolean {
  return status === 'failed' || status === 'timeout';
}

const commonReason = "The most common reason is that the app's TestFlight information is incomplete.";

/** Why App Store Connect does not have the build, in whole sentences; `undefined` while it may. */
export function appStoreConnectProblem({ appStoreConnect }: EndedBuild): string | undefined {
  if (!appStoreConnect) return undefined;
  const why = hasFailed(appStoreConnect) ? 'App Store Connect did not accept it' : appStoreConnect.givenUp;
  return why && `The build succeeded, but ${why}. ${commonReason}`;
}

/** What went wrong in a build without failing the step: ignored failures, and that App Store Connect does not have it. Untrusted. */
export function warningsOf(build: EndedBuild, { failures = [] }: StepReport): string[] {
  const ignored = build.ignoredFailures.map(
    (step) => `The build continued although a step failed: ${stepText(step)}`,
  );
  const problem = appStoreConnectProblem(build) ?? [];
  return [...ignored, problem].flat().filter((text) => !failures.some(({ reason }) => reason === text));
}

/** The row of a build, for the tables of summary and comment: title and status; none where there is nothing to show. */
export function appStoreConnectCells(workflow: WorkflowReport): [string, string][] {
  if (workflow.kind !== 'ended' || !workflow.appStoreConnect) return [];
  const { status } = workflow.appStoreConnect;
  return [['App Store Connect', `${stateIcon(status)} ${status}`]];
}

/** `Following build 5f, started by run 4242`; `Followed …` once it has ended. Untrusted. */
export function followingText({ kind, buildId, startedByRun }: BuildReport): string {
  const by = startedByRun === undefined ? '' : `, started by run ${startedByRun}`;
  return `${kind === 'ended' ? 'Followed' : 'Following'} build ${buildId}${by}`;
}

const times = ['once', 'twice', 'three times'];
const ordinals = ['first', 'second', 'third'];

/** `Retried once. The first build failed because pub.dev returned 503. It took 4 min.`; empty without a retry. Untrusted. */
export function retriedText({ retried = [] }: WorkflowReport): string {
  if (retried.length === 0) return '';
  const builds = retried.map((build, at) => {
    // Each is paid for.
    const ms = durationOf(buildSpan(build));
    const time = ms === undefined ? '' : ` It took ${durationText(ms)}.`;
    return `The ${ordinals[at]} build ${cut(build.ending, 300)}.${time}`;
  });
  return [`Retried ${times[retried.length - 1]}.`, ...builds].join(' ');
}

function stateLineOfBuilds({ workflows }: StepReport): StateLine {
  const [only, ...more] = workflows;
  if (!only) return { icon: stateIcon(undefined), text: 'nothing to build' };
  if (more.length === 0) return workflowStateLine(only);
  const byState = Map.groupBy(workflows, shownState);
  const worst = [undefined, 'unknown', 'starting', 'rejected', stepStatus({ workflows })].find((state) =>
    byState.has(state),
  );
  const worstFirst = [...byState].toSorted(([a], [b]) => Number(b === worst) - Number(a === worst));
  const counts = worstFirst.map(([state, { length }]) => `${length} ${stateName(state)}`);
  const text = byState.size === 1 ? `all ${counts.join()}` : counts.join(', ');
  const time = timeText(worst, wholeTimes(workflows).span);
  return { icon: stateIcon(worst), text: `${text}${time}${reusedText(workflows)}` };
}

/** ` in 4 min 12 s`: from the first start to the last end; empty where the service does not give both. */
function timeText(state: string | undefined, span: Span | undefined): string {
  const ms = durationOf(span);
  if (ms === undefined) return '';
  return ` ${state === 'finished' ? 'in' : 'after'} ${durationText(ms)}`;
}

/** `, reused` for one build, `, 2 of 3 reused` for several; empty if none is. */
function reusedText(workflows: readonly WorkflowReport[]): string {
  const reused = workflows.filter((workflow) => hasBuild(workflow) && workflow.origin === 'reused').length;
  if (reused === 0) return '';
  return reused === workflows.length ? ', reused' : `, ${reused} of ${workflows.length} reused`;
}
