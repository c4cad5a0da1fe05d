import { hasEnded } from '../../contract/state.ts';
import type { WorkflowReport } from '../../core/report/report.ts';
import { hasBuild } from '../../core/report/workflow.ts';

/** A state and the time that it took; all times are milliseconds since the Unix epoch. */
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

/** How long the build took, or takes so far, in milliseconds; `undefined` if it never began. */
export function buildDuration(workflow: WorkflowReport, { now }: At): number | undefined {
  switch (workflow.kind) {
    case 'starting':
    case 'refused':
      return undefined;
    case 'running':
    case 'abandoned':
    case 'ended': {
      const from = workflow.startedAt ?? workflow.changes[0]?.at;
      const to = workflow.kind === 'ended' ? workflow.finishedAt : now;
      return from === undefined ? undefined : Math.max(0, to - from);
    }
  }
}

/** How long it waited for a machine, in milliseconds; `undefined` when this step never saw it queued. */
export function queuedTime(workflow: WorkflowReport, at: At): number | undefined {
  const queued = stateSpans(workflow, at).filter(({ state }) => state === 'queued');
  if (queued.length === 0) return undefined;
  return queued.reduce((sum, { from, to }) => sum + to - from, 0);
}
