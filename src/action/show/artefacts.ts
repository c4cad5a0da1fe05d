/** How log, summary, comment and outputs show artefacts. In the log, the long public links are in one folded group. */

import { platformOf } from '../report/artefacts.ts';
import type { EndedBuild, ReportedArtefact, StepReport } from '../report/report.ts';
import type { At } from '../report/times.ts';
import { endedBuilds } from '../report/workflow.ts';
import type { OutputValue } from '../runner/outputs.ts';
import { linkAddress } from '../text/addresses.ts';
import { markdownCode, markdownLink, markdownTable, markdownText } from '../text/markdown.ts';
import { countText, unbroken, untilText } from '../text/units.ts';
import { cut, logLine, visible } from '../text/visible.ts';
import { logNameColumn, stampedLine } from './names.ts';
import { baseText, sizeWithChange } from './sizes.ts';

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
      const name = (file: string): string => (label === undefined ? file : `${label}  ${file}`);
      return workflow.artefacts.map((artefact) => ({ ...artefact, name: name(artefact.name) }));
    }),
  );
}

/** The public links of these artefacts; `undefined` where there are none. */
export function linkGroup(artefacts: readonly ReportedArtefact[]): LogGroup | undefined {
  const lines = artefacts.flatMap(({ name, publicUrl, expiresAt }) => {
    const link = publicUrl && linkAddress(publicUrl);
    if (!link) return [];
    const until = untilText(expiresAt);
    return [logLine(`${cut(visible(name), 200)}  ${link}${until ? `  (${until})` : ''}`)];
  });
  return lines.length > 0 ? { title: countText(lines.length, 'public link'), lines } : undefined;
}

/** Starts a new line with the version of an app; empty without a version. */
export function versionBelow(version: string | undefined): string {
  return version === undefined ? '' : `<br><sub>${markdownText(cut(version, 40))}</sub>`;
}

/** A table with a row for each artefact of a build, and the build that their sizes are compared with. */
export function artefactTable({ artefacts, sizeBase }: EndedBuild): string[] {
  const rows = artefacts.map((artefact) => [
    artefactLink(artefact),
    `${markdownCode(artefact.name)}${versionBelow(artefact.versionName)}`,
    markdownText(artefact.type ?? '–'),
    sizeWithChange(artefact) ?? '–',
  ]);
  const note = sizeBase ? [`<sub>Sizes compared with ${markdownText(baseText(sizeBase))}</sub>`] : [];
  return [markdownTable(['Link', 'Artefact', 'Type', 'Size'], rows), ...note];
}

/** The public link of an artefact and the time until which it works, as Markdown; a dash if there is none. */
function artefactLink(artefact: ReportedArtefact): string {
  const { publicUrl, expiresAt } = artefact;
  if (!publicUrl || !linkAddress(publicUrl)) return '–';
  const until = untilText(expiresAt);
  // What it does on a phone.
  const text = platformOf(artefact) === 'android' ? 'Install' : 'Download';
  return `${markdownLink({ text, address: publicUrl })}${until ? `<br><sub>${unbroken(until)}</sub>` : ''}`;
}

/**
 * The outputs about artefacts, by the names of action.yml.
 *
 * @param leftOut how many more artefacts the inputs select than a step uses
 */
export function artefactOutputs(
  artefacts: readonly ReportedArtefact[],
  leftOut = 0,
): Record<string, OutputValue> {
  const publicLinks = artefacts.flatMap(({ publicUrl }) => publicUrl ?? []);
  return {
    artefacts: { first: artefacts.map(artefactOutput), all: artefacts.length + leftOut },
    artefactUrls: artefacts.map(({ url }) => url),
    artefactUrl: artefacts[0]?.url ?? '',
    publicLinks,
    publicLink: publicLinks[0] ?? '',
  };
}

/** Field by field, so that a new field of the report does not become an output by accident. */
function artefactOutput(artefact: ReportedArtefact): Record<string, unknown> {
  const { buildId = '', workflowId = '', name, type, size, md5, url } = artefact;
  const { packageName, bundleId, versionName, versionCode, publicUrl, expiresAt, path, baseSize } = artefact;
  return {
    ...{ buildId, workflowId, name, type, size, md5, url },
    ...{ packageName, bundleId, versionName, versionCode, publicUrl, expiresAt, path, baseSize },
  };
}
