/**
 * The lines of the log about a whole step: its first, its last, and its downloads. All lines are safe to print.
 */
import { refText } from '../event/refs.ts';
import { appTitle, workflowName } from '../report/names.ts';
import type { ReportedArtefact, StepReport } from '../report/report.ts';
import { verdict } from '../report/states.ts';
import { buildIdOf } from '../report/workflow.ts';
import { logLine } from '../text/log-line.ts';
import { countText, durationText, sizeText } from '../text/units.ts';

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
  const subject = [appName ?? appId ?? [], ref ? refText(ref) : []].flat().join(', ');
  return [subject || [], names.join(', ')].flat().join(': ');
}

/** The result of the whole step. */
export function verdictLine(report: StepReport): string {
  const { icon, text } = verdict(report);
  return logLine(`${icon} ${appTitle(report)}: ${text}`);
}

interface DownloadProgress {
  readonly artefacts: readonly Pick<ReportedArtefact, 'size'>[];
  /** How many bytes of each have arrived. */
  readonly bytes: readonly number[];
  readonly elapsedMs: number;
}

/**
 * The progress of downloads: `Downloading 3 files: 412 MB of 2.1 GB after 12 s`; without the total if a size is
 * unknown.
 */
export function downloadLine({ artefacts, bytes, elapsedMs }: DownloadProgress): string {
  const files = countText(artefacts.length, 'file');
  const arrived = sizeText(sum(bytes));
  const sizes = artefacts.flatMap(({ size }) => size ?? []);
  const total = sizes.length === artefacts.length ? ` of ${sizeText(sum(sizes))}` : '';
  return logLine(`Downloading ${files}: ${arrived}${total} after ${durationText(elapsedMs)}`);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
