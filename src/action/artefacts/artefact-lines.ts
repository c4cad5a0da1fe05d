/** Artefacts in the log: names and sizes in the open, the long public links in one folded group. */

import { logNameColumn, stampedLine } from '../report/names.ts';
import type { ReportedArtefact, StepReport } from '../report/report.ts';
import type { At } from '../report/times.ts';
import { endedBuilds } from '../report/workflow.ts';
import { baseText, sizeWithChange } from '../sizes/wording.ts';
import { linkAddress } from '../text/addresses.ts';
import { countText, durationText, sizeText, untilText } from '../text/units.ts';
import { cut, logLine, visible } from '../text/visible.ts';

/** One line for each artefact of the builds, and one for the build that its sizes are compared with. */
export function artefactLines(report: StepReport, { now }: At): string[] {
  return endedBuilds(report).flatMap((workflow) => {
    const { artefacts, sizeBase } = workflow;
    const lines = [
      ...artefacts.map(artefactText),
      ...(sizeBase ? [`⚖️ compared with ${baseText(sizeBase)}`] : []),
    ];
    return lines.map((text) => stampedLine({ report, workflow, now }, text));
  });
}

/** One artefact: its name and size, and where it was downloaded to. Not escaped yet. */
export function artefactText(artefact: ReportedArtefact): string {
  const { name, path, baseSize } = artefact;
  const size = sizeWithChange(artefact);
  return [
    `📎 ${cut(name, 200)}`,
    ...(size === undefined ? [] : [baseSize === undefined ? `(${size})` : size]),
    ...(path ? [`→ ${cut(path, 200)}`] : []),
  ].join(' ');
}

export interface LogGroup {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The public links of all builds; `undefined` where there are none. */
export function reportLinks(report: StepReport): LogGroup | undefined {
  return linkGroup(
    endedBuilds(report).flatMap((workflow) => {
      const label = logNameColumn(workflow, report);
      return workflow.artefacts.map((artefact) => ({ artefact, ...(label === undefined ? {} : { label }) }));
    }),
  );
}

/** The public links of these artefacts; `undefined` where there are none. */
export function publicLinks(artefacts: readonly ReportedArtefact[]): LogGroup | undefined {
  return linkGroup(artefacts.map((artefact) => ({ artefact })));
}

interface LabelledArtefact {
  readonly artefact: ReportedArtefact;
  /** The workflow, where there are several. */
  readonly label?: string;
}

function linkGroup(artefacts: readonly LabelledArtefact[]): LogGroup | undefined {
  const lines = artefacts.flatMap(({ artefact: { name, publicUrl, expiresAt }, label }) => {
    const link = publicUrl && linkAddress(publicUrl);
    if (!link) return [];
    const until = untilText(expiresAt);
    return [[...(label ? [label] : []), cut(visible(name), 200), link, ...(until ? [`(${until})`] : [])]];
  });
  if (lines.length === 0) return undefined;
  return {
    title: countText(lines.length, 'public link'),
    lines: lines.map((parts) => logLine(parts.join('  '))),
  };
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
