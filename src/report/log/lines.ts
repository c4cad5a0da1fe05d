/**
 * The lines of the log about a step's builds: each state once. All lines are safe to print.
 */
import { refText } from '../../core/refs.ts';
import type { BuildReport, ReportedArtefact, StepReport, WorkflowReport } from '../../core/report/report.ts';
import { buildIdOf, estimateOf } from '../../core/report/workflow.ts';
import { logLine } from '../../core/text/log-line.ts';
import { cut, visible } from '../../core/text/visible.ts';
import { linkAddress } from '../escape/link.ts';
import { appTitle, workflowName } from '../wording/names.ts';
import { stateName, stateWords, verdict } from '../wording/states.ts';
import { type At, stateSpans } from '../wording/times.ts';
import { countText, durationText, sizeText, stopwatchText, untilText } from '../wording/units.ts';

/** A workflow of a step, at a moment. */
interface WorkflowView extends At {
  readonly report: StepReport;
  readonly workflow: WorkflowReport;
}

interface BuildView extends WorkflowView {
  readonly workflow: BuildReport;
}

/** Characters of a name in its column; a longer one is cut. */
const longestName = 32;

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

/** The address of the build's page where that is known, otherwise the build's id. */
export function startedLine(view: BuildView): string {
  const page = view.workflow.pageUrl && linkAddress(view.workflow.pageUrl);
  return stampedLine(view, `🔗 ${page ?? `build ${view.workflow.buildId}`}`);
}

/** The state of the build now: since when, how long the one before took, and the time left. */
export function changeLine({ report, workflow, now }: BuildView): string {
  const spans = stateSpans(workflow, { now });
  const [before, current] = [spans.at(-2), spans.at(-1)];
  const state = current?.state ?? workflow.status;
  const estimate = estimateOf(workflow);
  const parts = [
    `${stateWords(state).icon} ${stateName(state)}`,
    ...(before ? [`(${before.state} ${durationText(before.to - before.from)})`] : []),
    ...(estimate ? [`· ${estimate}`] : []),
  ];
  return stampedLine({ report, workflow, now: current?.from ?? now }, parts.join(' '));
}

/** One line for each artefact, with the public link where there is one. */
export function artefactLines(view: WorkflowView): string[] {
  const { workflow } = view;
  if (workflow.kind !== 'ended') return [];
  return workflow.artefacts.map((artefact) => stampedLine(view, artefactText(artefact)));
}

/** The result of the whole step. */
export function verdictLine(report: StepReport, { now }: At): string {
  const { icon, text } = verdict(report, { now });
  return logLine(`${icon} ${appTitle(report)}: ${text}`);
}

/** `04:24  android  text`; the name is left out if there is only one workflow. */
function stampedLine({ report, workflow, now }: WorkflowView, text: string): string {
  const time = stopwatchText(now - report.startedAt);
  if (report.workflows.length < 2) return logLine(`${time}  ${text}`);
  const name = (of: WorkflowReport): string => cut(visible(workflowName(of, report)), longestName);
  const width = Math.max(...report.workflows.map((other) => name(other).length));
  return logLine(`${time}  ${name(workflow).padEnd(width)}  ${text}`);
}

/** One artefact: its name and size, where it was downloaded to, and its public link. Not escaped yet. */
export function artefactText({ name, size, publicUrl, expiresAt, path }: ReportedArtefact): string {
  const link = publicUrl && linkAddress(publicUrl);
  const until = untilText(expiresAt);
  return [
    '📎',
    cut(name, 200),
    ...(size === undefined ? [] : [`(${sizeText(size)})`]),
    ...(path ? [`→ ${cut(path, 200)}`] : []),
    ...(link ? [link, ...(until ? [`(${until})`] : [])] : []),
  ].join(' ');
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
