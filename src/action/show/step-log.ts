import type { BuildReport, StepReport } from '../report/report.ts';
import { linkAddress } from '../text/addresses.ts';
import { countText, durationText } from '../text/units.ts';
import { logLine } from '../text/visible.ts';
import { workflowName } from './names.ts';

/** A log without its middle, if it is long. */
export interface Excerpt {
  readonly head: readonly string[];
  /** Lines between `head` and `tail`. */
  readonly left: number;
  readonly tail: readonly string[];
}

interface StepLogView {
  readonly report: StepReport;
  readonly workflow: BuildReport;
  readonly step: { readonly name: string; readonly duration?: number };
  readonly log: Excerpt;
}

/** The log of a step, folded under `▸ Build Android (4 min 12 s)`. All of it is safe to print. */
export function stepLogGroup({ report, workflow, step, log }: StepLogView): {
  title: string;
  lines: string[];
} {
  const name = report.workflows.length > 1 ? `${workflowName(workflow, report)} ` : '';
  const duration = step.duration === undefined ? '' : ` (${durationText(step.duration)})`;
  const gap = log.left > 0 ? [gapText(log, workflow)] : [];
  return {
    title: logLine(`${name}▸ ${step.name}${duration}`),
    lines: [...log.head, ...gap, ...log.tail].map((line) => logLine(line)),
  };
}

/** `… 12,345 lines left out. The full log is on the build's page: https://…` */
function gapText({ left }: Excerpt, { pageUrl }: BuildReport): string {
  const page = pageUrl && linkAddress(pageUrl);
  const lines = countText(left, 'line').replace(/^\d+/, left.toLocaleString('en'));
  const whole = page ? `the build's page: ${page}` : "the service's page of the build.";
  return `… ${lines} left out. The full log is on ${whole}`;
}
