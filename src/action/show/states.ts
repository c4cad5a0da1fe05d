/** How states are shown: icon, word, and the state of a whole step in one line. */
import type { BuildState, waitingStates } from '../../contract/values.ts';
import type { AppStoreConnectReport, StepReport, WorkflowReport } from '../report/report.ts';
import { buildSpan, durationOf, runningBuildStep, wholeSpan } from '../report/times.ts';
import { endedBuilds, endedWell, hasBuild } from '../report/workflow.ts';
import { durationText } from '../text/units.ts';

interface StateWords {
  readonly icon: string;
  /** With a duration: `finished in 4 min 12 s`. */
  readonly preposition: 'in' | 'after' | 'for';
}

/** Stands for the state of a build that the service never showed. */
const unknownState = 'unknown';

/** The start has not been answered. */
const startingState = 'starting';

/** The build ended well, but this step uses nothing of it, because its commit is another one or not proven. */
const rejectedState = 'rejected';

type KnownState =
  | BuildState
  | (typeof waitingStates)[number]
  | typeof startingState
  | typeof unknownState
  | typeof rejectedState;

const known = {
  initializing: { icon: '⏳', preposition: 'for' },
  queued: { icon: '⏳', preposition: 'for' },
  waiting: { icon: '⏳', preposition: 'for' },
  preparing: { icon: '🧰', preposition: 'for' },
  fetching: { icon: '📥', preposition: 'for' },
  building: { icon: '🔨', preposition: 'for' },
  testing: { icon: '🧪', preposition: 'for' },
  publishing: { icon: '📦', preposition: 'for' },
  finishing: { icon: '🏁', preposition: 'for' },
  finished: { icon: '✅', preposition: 'in' },
  failed: { icon: '❌', preposition: 'after' },
  canceled: { icon: '🚫', preposition: 'after' },
  skipped: { icon: '⏩', preposition: 'after' },
  timeout: { icon: '⌛', preposition: 'after' },
  warning: { icon: '🟡', preposition: 'after' },
  [startingState]: { icon: '⏳', preposition: 'for' },
  [unknownState]: { icon: '❓', preposition: 'after' },
  [rejectedState]: { icon: '❌', preposition: 'after' },
} satisfies Record<KnownState, StateWords>;

const words: ReadonlyMap<string, StateWords> = new Map(Object.entries<StateWords>(known));
const others: StateWords = { icon: '🔄', preposition: 'for' };
const notStarted: StateWords = { icon: '❌', preposition: 'after' };

/** The state that a workflow is shown with; `undefined` if there is no build. */
export function shownState(workflow: WorkflowReport): string | undefined {
  switch (workflow.kind) {
    case 'starting':
      return startingState;
    case 'refused':
      return undefined;
    case 'running':
    case 'abandoned':
      return workflow.status ?? unknownState;
    case 'rejected':
      return endedWell(workflow) ? rejectedState : (workflow.status ?? unknownState);
    case 'ended':
      return workflow.status;
  }
}

/** The icon of a state and how it is joined with a duration; `undefined` means no build. */
export function stateWords(state: string | undefined): StateWords {
  return state === undefined ? notStarted : (words.get(state) ?? others);
}

/**
 * The service's own word for a state, which is untrusted text if the contract does not have it; `waiting` alone would not
 * say for what. Without a state, this step knows of no build, although one may have been started.
 */
export function stateName(state: string | undefined): string {
  return state === 'waiting' ? 'waiting for a machine' : (state ?? 'without a build');
}

/** The state, and while it runs the step that is being done: `building: Build Android`. Untrusted. */
export function stateText(workflow: WorkflowReport): string {
  const state = stateName(shownState(workflow));
  const step = workflow.kind === 'running' ? runningBuildStep(workflow.steps) : undefined;
  return step ? `${state}: ${step.name}` : `${state}${reusedText([workflow])}`;
}

/** The state of a build or a step in one line. */
export interface StateLine {
  readonly icon: string;
  /**
   * Such as `finished in 4 min 12 s` or `1 failed, 2 finished after 6 min`. Untrusted: a state may be the service's
   * word.
   */
  readonly text: string;
}

/**
 * The whole step in one line: the state of the one build, or how many builds are in which state. At the end with the
 * time from the first start to the last end, where the service gives both. However well the builds ended, a step that fails
 * has the icon of a failure, and one whose build App Store Connect did not accept that of a warning.
 */
export function stepStateLine(report: StepReport): StateLine {
  const { icon, text } = stateLineOfBuilds(report);
  const isGood = ['finished', 'warning', 'skipped'].some((state) => stateWords(state).icon === icon);
  const isNotAccepted = endedBuilds(report).some(({ appStoreConnect: store }) => store && hasFailed(store));
  const own = report.failures?.length ? 'failed' : isNotAccepted ? 'warning' : undefined;
  return { icon: own && isGood ? stateWords(own).icon : icon, text };
}

/** Whether App Store Connect did not accept a build. */
export function hasFailed({ status }: AppStoreConnectReport): boolean {
  return status === 'failed' || status === 'timeout';
}

function stateLineOfBuilds(report: StepReport): StateLine {
  const [only, ...more] = report.workflows;
  if (!only) return { icon: stateWords(undefined).icon, text: 'nothing to build' };
  if (more.length === 0) return workflowStateLine(only);

  const byState = Map.groupBy(report.workflows, shownState);
  const worst = byState.has(undefined)
    ? undefined
    : ([unknownState, startingState, rejectedState].find((state) => byState.has(state)) ?? report.status);
  const ordered = [...byState].toSorted(([left], [right]) => rank(left, worst) - rank(right, worst));
  const { icon, preposition } = stateWords(worst);
  const all = ordered.length === 1;
  const text = all
    ? `all ${report.workflows.length} ${stateName(worst)}`
    : ordered.map(([state, { length }]) => `${length} ${stateName(state)}`).join(', ');
  const duration = durationOf(wholeSpan(report.workflows));
  const time = duration === undefined ? '' : ` ${all ? preposition : 'after'} ${durationText(duration)}`;
  return { icon, text: `${text}${time}${reusedText(report.workflows)}` };
}

/** `, reused` for one build, `, 2 of 3 reused` for several; empty if none is. */
function reusedText(workflows: readonly WorkflowReport[]): string {
  const reused = workflows.filter((workflow) => hasBuild(workflow) && workflow.origin === 'reused').length;
  if (reused === 0) return '';
  return reused === workflows.length ? ', reused' : `, ${reused} of ${workflows.length} reused`;
}

/** One build in one line: `finished in 4 min 12 s`, and without the time where the service does not give it. */
export function workflowStateLine(workflow: WorkflowReport): StateLine {
  const state = shownState(workflow);
  const { icon, preposition } = stateWords(state);
  const duration = durationOf(buildSpan(workflow));
  const time = duration === undefined ? '' : ` ${preposition} ${durationText(duration)}`;
  return { icon, text: `${stateName(state)}${time}${reusedText([workflow])}` };
}

/** Workflows without a build come first, then the worst state, then the others in their own order. */
function rank(status: string | undefined, worst: string | undefined): number {
  if (status === undefined) return 0;
  return status === worst ? 1 : 2;
}
