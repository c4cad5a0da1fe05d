import { workflowName } from '../report/names.ts';
import type { StepReport } from '../report/report.ts';
import { slowestSteps } from '../report/steps.ts';
import { hasBuild } from '../report/workflow.ts';
import { type Column, markdownTable } from '../text/blocks.ts';
import { markdownCode, markdownText } from '../text/markdown.ts';
import { durationText } from '../text/units.ts';

/** Nobody looks for the sixth. */
const mostRows = 5;

/** The slowest steps of all builds, as a Markdown table; `undefined` where the service tells no times of steps. */
export function slowestTable(report: StepReport): string | undefined {
  const steps = report.workflows
    .filter(hasBuild)
    .flatMap((build) => slowestSteps(build.steps).map((step) => ({ ...step, build })))
    .toSorted((left, right) => right.duration - left.duration)
    .slice(0, mostRows);
  if (steps.length === 0) return undefined;
  const several = report.workflows.length > 1;
  const columns: Column[] = [
    { title: 'Slowest steps' },
    ...(several ? [{ title: 'Workflow' }] : []),
    { title: 'Duration', side: 'right' },
  ];
  const rows = steps.map(({ name, build, duration }) => [
    markdownCode(name),
    ...(several ? [markdownText(workflowName(build, report))] : []),
    durationText(duration),
  ]);
  return markdownTable(columns, rows);
}
