/** How log, summary, comment and outputs show artefacts and their sizes. In the log, the long public links are in one folded group. */
import prettyBytes from 'pretty-bytes';
import { platformOf } from '../report/artefacts.ts';
import type { EndedBuild, ReportedArtefact, SizeBase, StepReport } from '../report/report.ts';
import type { At } from '../report/times.ts';
import { endedBuilds, endedWell } from '../report/workflow.ts';
import type { OutputValue } from '../runner/outputs.ts';
import { linkAddress } from '../text/addresses.ts';
import { markdownCode, markdownLink, markdownTable, markdownText } from '../text/markdown.ts';
import { countText, sizeText, unbroken, untilText } from '../text/units.ts';
import { atMost, cut, logLine, visible } from '../text/visible.ts';
import { stampedLine } from './names.ts';

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

/** The public links of these artefacts, with the workflow of each if there are several builds; `undefined` without links. */
export function linkGroup(artefacts: readonly ReportedArtefact[]): LogGroup | undefined {
  const isOfOne = new Set(artefacts.map(({ buildId }) => buildId)).size === 1;
  const lines = artefacts.flatMap(({ workflowId, buildId, name, publicUrl, expiresAt }) => {
    const link = publicUrl && linkAddress(publicUrl);
    if (!link) return [];
    const names = isOfOne ? [name] : [workflowId ?? `build ${buildId}`, name];
    const until = untilText(expiresAt);
    const texts = [...names.map((text) => cut(visible(text), 200)), link, ...(until ? [`(${until})`] : [])];
    return [logLine(texts.join('  '))];
  });
  return lines.length > 0 ? { title: countText(lines.length, 'public link'), lines } : undefined;
}

/** Starts a new line with the version of an app; empty without a version. */
export function versionBelow(version: string | undefined): string {
  return version === undefined ? '' : `<br><sub>${markdownText(cut(version, 40))}</sub>`;
}

/**
 * A table with a row for each artefact of a build, and the build that their sizes are compared with. A build that failed, perhaps
 * only while publishing, has its files here and nowhere else.
 */
export function artefactTable({ artefacts, sizeBase, status }: EndedBuild): string[] {
  const isGood = endedWell({ status });
  const rows = artefacts.map((artefact) => [
    linkCell({
      // What it does on a phone.
      text: isGood && platformOf(artefact) === 'android' ? 'Install' : 'Download',
      address: artefact.publicUrl,
      expiresAt: artefact.expiresAt,
    }),
    `${markdownCode(artefact.name)}${versionBelow(artefact.versionName)}`,
    markdownText(artefact.type ?? '–'),
    sizeWithChange(artefact) ?? '–',
  ]);
  const note = sizeBase ? [`<sub>Sizes compared with ${markdownText(baseText(sizeBase))}</sub>`] : [];
  const origin = isGood ? [] : [`From a ${status === 'timeout' ? 'timed-out' : status} build:`];
  return [...origin, markdownTable(['Link', 'Artefact', 'Type', 'Size'], rows), ...note];
}

/** A link, the text beside it and its expiry, as Markdown; a dash if there is no safe address. */
export function linkCell(
  link: { text: string; address: string | undefined; expiresAt?: string | undefined },
  beside = '',
): string {
  if (!link.address || !linkAddress(link.address)) return '–';
  const until = untilText(link.expiresAt);
  return `${markdownLink(link)}${beside}${until ? `<br><sub>${unbroken(until)}</sub>` : ''}`;
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

type Compared = ReportedArtefact & { readonly size: number; readonly baseSize: number };

function isCompared(artefact: ReportedArtefact): artefact is Compared {
  return artefact.size !== undefined && artefact.baseSize !== undefined;
}

/** `↑ 18.2 MB (+240 kB, +1.3%)` where it is compared, else `18.2 MB`; `undefined` where the size is not known. */
export function sizeWithChange(artefact: ReportedArtefact): string | undefined {
  if (artefact.size === undefined) return undefined;
  const size = sizeText(artefact.size);
  if (!isCompared(artefact)) return size;
  const change = artefact.size - artefact.baseSize;
  if (change === 0) return `${size} (same size)`;
  return `${change > 0 ? '↑' : '↓'} ${size} (${changeText(artefact)})`;
}

/** `+240 kB, +1.3%`; without a share of a base of 0 bytes. */
function changeText({ size, baseSize }: Compared): string {
  const bytes = prettyBytes(size - baseSize, { signed: true, nonBreakingSpace: true });
  if (baseSize === 0) return bytes;
  const format = { style: 'percent', signDisplay: 'always', maximumFractionDigits: 1 } as const;
  return `${bytes}, ${((size - baseSize) / baseSize).toLocaleString('en-US', format)}`;
}

/**
 * The artefacts of a build that grew by more than `maxSizeIncrease` allows, each as
 * `app.apk grew from 16.8 MB to 18.2 MB (+1.4 MB, +8.3%); maxSizeIncrease is 5%.`; the first ten. Untrusted.
 */
export function growthTexts({ artefacts }: EndedBuild): readonly string[] {
  const grown = artefacts.filter(isCompared).filter(({ exceeds }) => exceeds !== undefined);
  const texts = grown.map((artefact) => {
    const { name, size, baseSize, exceeds } = artefact;
    const growth = `${sizeText(baseSize)} to ${sizeText(size)} (${changeText(artefact)})`;
    return `${cut(name, 150)} grew from ${growth}; maxSizeIncrease is ${exceeds}.`;
  });
  return atMost(10, texts, (more) => `${countText(more, 'more artefact')} grew too much.`);
}

/** `build 5f3e of branch main at commit 4f3c2b1a09`. Not escaped. */
export function baseText({ branch, buildId, commit }: SizeBase): string {
  return `build ${buildId} of branch ${branch}${commit ? ` at commit ${commit.slice(0, 10)}` : ''}`;
}
