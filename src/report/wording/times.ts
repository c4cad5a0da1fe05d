import { hasEnded } from '../../contract/state.ts';
import type { WorkflowReport } from '../../core/report/report.ts';
import { hasBuild } from '../../core/report/workflow.ts';

/** A state and the time in which this step saw it; all times are milliseconds since the Unix epoch. */
export interface StateSpan {
  readonly state: string;
  readonly from: number;
  readonly to: number;
}

export interface At {
  /** Milliseconds since the Unix epoch: the end of the step once it has ended, otherwise the current time. */
  readonly now: number;
}

/** The states of a build as this step saw them, one after the other; an end state takes no time. */
export function stateSpans(workflow: WorkflowReport, { now }: At): StateSpan[] {
  if (!hasBuild(workflow)) return [];
  const { changes } = workflow;
  return changes.map(({ state, at }, index) => {
    const until = changes[index + 1]?.at ?? (hasEnded(state) ? at : now);
    return { state, from: at, to: Math.max(at, until) };
  });
}
