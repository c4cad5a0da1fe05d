import type { StepReport } from '../core/report.ts';
import { stateName, stateWords } from './state-words.ts';
import { type At, workflowDuration } from './times.ts';
import { durationText } from './units.ts';

export interface Verdict {
  readonly icon: string;
  /** Such as `finished in 4 min 12 s` or `1 failed, 2 finished after 6 min`. Hostile: a state may be the service's word. */
  readonly text: string;
}

/** The whole step in one line: the state of the one build, or how many builds are in which state. */
export function verdict(report: StepReport, { now }: At): Verdict {
  const [only, ...others] = report.workflows;
  const time = durationText((report.finishedAt ?? now) - report.startedAt);
  if (!only) return { icon: stateWords(undefined).icon, text: 'nothing to build' };
  if (others.length === 0)
    return workflowVerdict(only.status, durationText(workflowDuration(only, { now }) ?? 0));

  const counts = new Map<string | undefined, number>();
  for (const { status } of report.workflows) counts.set(status, (counts.get(status) ?? 0) + 1);
  const worst = counts.has(undefined) ? undefined : report.status;
  const ordered = [...counts].toSorted(([left], [right]) => rank(left, worst) - rank(right, worst));
  const { icon, preposition } = stateWords(worst);
  if (ordered.length === 1)
    return { icon, text: `all ${report.workflows.length} ${stateName(worst)} ${preposition} ${time}` };
  const parts = ordered.map(([status, count]) => `${count} ${stateName(status)}`);
  return { icon, text: `${parts.join(', ')} after ${time}` };
}

/** One build in one line. */
export function workflowVerdict(status: string | undefined, time: string): Verdict {
  const { icon, preposition } = stateWords(status);
  if (status === undefined) return { icon, text: stateName(status) };
  return { icon, text: `${status} ${preposition} ${time}` };
}

/** What was never started stands first, then the worst state, then the others as they come. */
function rank(status: string | undefined, worst: string | undefined): number {
  if (status === undefined) return 0;
  return status === worst ? 1 : 2;
}
