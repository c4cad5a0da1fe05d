import { hasEnded } from '../../contract/state.ts';
import type { WorkflowReport } from '../../core/report/report.ts';

/** A state and the time that it took; all times are milliseconds since the Unix epoch. */
export interface StateSpan {
  readonly state: string;
  readonly from: number;
  readonly to: number;
}

export interface At {
  /** Where what still lasts is measured to: the end of the step when it has ended, otherwise now. */
  readonly now: number;
}

/** The states of a workflow as this step saw them, one after the other; an end state takes no time. */
export function stateSpans({ changes }: WorkflowReport, { now }: At): StateSpan[] {
  return changes.map(({ state, at }, index) => {
    const until = changes[index + 1]?.at ?? (hasEnded(state) ? at : now);
    return { state, from: at, to: Math.max(at, until) };
  });
}

/** How long the build took, or takes so far, in milliseconds; `undefined` for one that never began. */
export function workflowDuration(workflow: WorkflowReport, { now }: At): number | undefined {
  const from = workflow.startedAt ?? workflow.changes[0]?.at;
  if (from === undefined) return undefined;
  const ended = workflow.status !== undefined && hasEnded(workflow.status);
  const to = workflow.finishedAt ?? (ended ? workflow.changes.at(-1)?.at : undefined) ?? now;
  return Math.max(0, to - from);
}

/** How long it waited for a machine, in milliseconds; `undefined` when this step never saw it queued. */
export function queuedTime(workflow: WorkflowReport, at: At): number | undefined {
  const queued = stateSpans(workflow, at).filter(({ state }) => state === 'queued');
  if (queued.length === 0) return undefined;
  return queued.reduce((sum, { from, to }) => sum + to - from, 0);
}
