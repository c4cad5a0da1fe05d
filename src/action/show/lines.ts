/**
 * The lines of the log about a whole step: its first and its last. All lines are safe to print.
 */

import { refText } from '../../contract/values.ts';
import type { StepReport } from '../report/report.ts';
import { buildIdOf } from '../report/workflow.ts';
import { logLine } from '../text/visible.ts';
import { appTitle, workflowName } from './names.ts';
import { stepStateLine } from './states.ts';

/** The first line of the build action: `Building Demo App, branch main: android, ios`. */
export function openingLine(report: StepReport): string {
  const names = report.workflows.map((workflow) => workflowName(workflow, report));
  return logLine(`Building ${withSubject(report, names)}`);
}

/** The first line of the wait action: `Waiting for Demo App, branch main: android (5f3e…), ios (5f3f…)`. */
export function waitingLine(report: StepReport): string {
  const names = report.workflows.map((workflow) => {
    const [name, buildId] = [workflowName(workflow, report), buildIdOf(workflow)];
    return buildId === undefined || name.includes(buildId) ? name : `${name} (${buildId})`;
  });
  return logLine(`Waiting for ${withSubject(report, names)}`);
}

/** `Demo App, branch main: android, ios`, as far as application and ref are known. */
function withSubject({ appName, appId, ref }: StepReport, names: readonly string[]): string {
  const subject = [appName ?? appId, ref && refText(ref)].filter((part) => part !== undefined).join(', ');
  return `${subject && `${subject}: `}${names.join(', ')}`;
}

/** The result of the whole step. */
export function verdictLine(report: StepReport): string {
  const { icon, text } = stepStateLine(report);
  return logLine(`${icon} ${appTitle(report)}: ${text}`);
}
