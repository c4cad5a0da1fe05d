import type { StepReport, WorkflowReport } from '../report/report.ts';
import { buildSpan, durationOf } from '../report/times.ts';
import { hasBuild } from '../report/workflow.ts';
import { durationText } from '../text/units.ts';

/**
 * What the builds of a step took on their machines, and what those took that did not have to be built again: `Built 12
 * min, saved 9 min by reuse.` A part is left out where the service does not tell all of its times; `undefined` if nothing
 * is left.
 */
export function costLine({ workflows }: StepReport): string | undefined {
  const builds = workflows.filter(hasBuild);
  const reused = builds.filter(({ origin }) => origin === 'reused');
  const own = builds.filter(({ origin }) => origin !== 'reused');
  // A start that was not answered may have made a build that this step does not know.
  const built = reused.length === workflows.length ? 'nothing' : totalText(own);
  const saved = reused.length === 0 ? undefined : totalText(reused);
  if (own.length === 0 && saved === undefined) return undefined;
  const parts = [
    ...(built === undefined ? [] : [`built ${built}`]),
    ...(saved === undefined ? [] : [`saved ${saved} by reuse`]),
  ].join(', ');
  return parts === '' ? undefined : `${parts.charAt(0).toUpperCase()}${parts.slice(1)}.`;
}

function totalText(builds: readonly WorkflowReport[]): string | undefined {
  const durations = builds.flatMap((build) => durationOf(buildSpan(build)) ?? []);
  if (builds.length === 0 || durations.length < builds.length) return undefined;
  return durationText(durations.reduce((sum, ms) => sum + ms, 0));
}
