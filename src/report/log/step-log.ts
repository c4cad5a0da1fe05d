import type { BuildReport, StepReport } from '../../core/report/report.ts';
import type { Excerpt } from '../../core/step-log/excerpt.ts';
import type { LoggedStep } from '../../core/step-log/logged-steps.ts';
import { logLine } from '../../core/text/log-line.ts';
import { linkAddress } from '../escape/link.ts';
import { workflowName } from '../wording/names.ts';
import { countText, durationText, sizeText } from '../wording/units.ts';

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
