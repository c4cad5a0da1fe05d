import { workflowName } from '../report/names.ts';
import type { BuildReport, StepReport } from '../report/report.ts';
import { linkAddress } from '../text/addresses.ts';
import { countText, durationText, sizeText } from '../text/units.ts';
import { logLine } from '../text/visible.ts';
import type { Excerpt } from './log/excerpt.ts';
import type { LoggedStep } from './log/logged-steps.ts';

interface LogGroup {
  readonly title: string;
  readonly lines: readonly string[];
}

interface StepLogView {
  readonly report: StepReport;
  readonly workflow: BuildReport;
  readonly step: Pick<LoggedStep, 'name' | 'duration'>;
  readonly log: Excerpt;
}

/** The log of a step, folded under `▸ Build Android (4 min 12 s)`. All of it is safe to print. */
export function stepLogGroup({ report, workflow, step, log }: StepLogView): LogGroup {
  const name = report.workflows.length > 1 ? `${workflowName(workflow, report)} ` : '';
  const duration = step.duration === undefined ? '' : ` (${durationText(step.duration)})`;
  const gap = log.left.lines > 0 ? [gapText(log, workflow)] : [];
  return {
    title: logLine(`${name}▸ ${step.name}${duration}`),
    lines: [...log.head, ...gap, ...log.tail].map((line) => logLine(line)),
  };
}

/** `… 12,345 lines (1.2 MB) left out. The whole log is on the build's page: https://…` */
function gapText({ left }: Excerpt, { pageUrl }: BuildReport): string {
  const page = pageUrl && linkAddress(pageUrl);
  const lines = countText(left.lines, 'line').replace(/^\d+/, left.lines.toLocaleString('en'));
  const whole = page ? `the build's page: ${page}` : "the service's page of the build.";
  return `… ${lines} (${sizeText(left.bytes)}) left out. The whole log is on ${whole}`;
}
