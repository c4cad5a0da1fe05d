import { hasEnded } from '../../contract/state.ts';
import type { StepReport, WorkflowReport } from '../../core/report/report.ts';
import { shownState, stateName, stateWords, unknownState } from './state-words.ts';
import { type At, workflowDuration } from './times.ts';
import { durationText } from './units.ts';

export interface Verdict {
  readonly icon: string;
  /** Such as `finished in 4 min 12 s` or `1 failed, 2 finished after 6 min`. Hostile: a state may be the service's word. */
  readonly text: string;
}

/**
 * The whole step in one line: the state of the one build, or how many builds are in which state. The time is told in the
 * end only: before, the line stands in a comment that nobody edits each second.
 */
export function verdict(report: StepReport, { now }: At): Verdict {
  const [only, ...others] = report.workflows;
  if (!only) return { icon: stateWords(undefined).icon, text: 'nothing to build' };
  if (others.length === 0) return workflowVerdict(only, { now });

  const counts = new Map<string | undefined, number>();
  for (const state of report.workflows.map(shownState)) counts.set(state, (counts.get(state) ?? 0) + 1);
  const worst = counts.has(undefined) ? undefined : counts.has(unknownState) ? unknownState : report.status;
  const ordered = [...counts].toSorted(([left], [right]) => rank(left, worst) - rank(right, worst));
  const { icon, preposition } = stateWords(worst);
  const all = ordered.length === 1;
  const text = all
    ? `all ${report.workflows.length} ${stateName(worst)}`
    : ordered.map(([status, count]) => `${count} ${stateName(status)}`).join(', ');
  const ended = report.workflows.every(({ status }) => status === undefined || hasEnded(status));
  const time = durationText((report.finishedAt ?? now) - report.startedAt);
  return { icon, text: ended ? `${text} ${all ? preposition : 'after'} ${time}` : text };
}

/** One build in one line: `finished in 4 min 12 s`. */
export function workflowVerdict(workflow: WorkflowReport, at: At): Verdict {
  const state = shownState(workflow);
  const { icon, preposition } = stateWords(state);
  const duration = workflowDuration(workflow, at);
  if (state === undefined || !hasEnded(state) || duration === undefined)
    return { icon, text: stateName(state) };
  return { icon, text: `${state} ${preposition} ${durationText(duration)}` };
}

/** What was never started stands first, then the worst state, then the others as they come. */
function rank(status: string | undefined, worst: string | undefined): number {
  if (status === undefined) return 0;
  return status === worst ? 1 : 2;
}
