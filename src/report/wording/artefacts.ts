/** Artefacts in summary and comment, as Markdown: the table, the links and the QR codes. */
import type { ReportedArtefact } from '../../core/report/report.ts';
import { cut, visible } from '../../core/text/visible.ts';
import { type Column, markdownTable } from '../escape/blocks.ts';
import { attribute, linkAddress, markdownLink } from '../escape/link.ts';
import { markdownCode, markdownStrong, markdownText } from '../escape/markdown.ts';
import { sizeWithChange } from './sizes.ts';
import { untilText } from './units.ts';

interface ArtefactColumn extends Column {
  readonly cell: (artefact: ReportedArtefact) => string;
}

const columns = {
  name: { title: 'Artefact', cell: ({ name }) => markdownCode(name) },
  type: { title: 'Type', cell: ({ type }) => markdownText(type ?? '–') },
  size: { title: 'Size', side: 'right', cell: (artefact) => sizeWithChange(artefact) ?? '–' },
  link: { title: 'Link', cell: artefactLink },
} satisfies Record<string, ArtefactColumn>;

type ArtefactColumnName = keyof typeof columns;

interface ArtefactTableOptions {
  readonly columns: readonly ArtefactColumnName[];
  /** Adds a column with the workflow of each artefact, for a table about several workflows. */
  readonly workflowName?: (artefact: ReportedArtefact) => string;
}

/** A table with one row for each artefact. */
export function artefactTable(
  artefacts: readonly ReportedArtefact[],
  { columns: names, workflowName }: ArtefactTableOptions,
): string {
  const all: ArtefactColumn[] = names.map((name) => columns[name]);
  if (workflowName)
    all.splice(1, 0, { title: 'Workflow', cell: (artefact) => markdownText(workflowName(artefact)) });
  return markdownTable(
    all,
    artefacts.map((artefact) => all.map(({ cell }) => cell(artefact))),
  );
}

/** Whether an artefact is an app with a public link, which a tester can open on a phone. */
export function isForPhones(
  artefact: ReportedArtefact,
): artefact is ReportedArtefact & { readonly publicUrl: string } {
  const { type, publicUrl } = artefact;
  return (type === 'apk' || type === 'ipa') && publicUrl !== undefined;
}

/** What the link of an artefact does on a phone. */
function linkWord({ type }: ReportedArtefact): 'Install' | 'Download' {
  return type === 'apk' ? 'Install' : 'Download';
}

/** The public link of an artefact and the time until which it works, as Markdown; a dash if there is none. */
export function artefactLink(artefact: ReportedArtefact): string {
  const { publicUrl, expiresAt } = artefact;
  if (!publicUrl || !linkAddress(publicUrl)) return '–';
  const until = untilText(expiresAt);
  const link = markdownLink({ text: linkWord(artefact), address: publicUrl });
  return until ? `${link}<br><sub>${until.replaceAll(' ', '&nbsp;')}</sub>` : link;
}

/**
 * The QR codes of artefacts as Markdown, each in its own paragraph: browsers shrink images in
 * table cells, and a small code cannot be scanned.
 */
export function qrFigures(artefacts: readonly ReportedArtefact[]): string[] {
  return artefacts.flatMap((artefact) => {
    const address = artefact.qrCodeUrl && linkAddress(artefact.qrCodeUrl);
    if (!address) return [];
    const alt = cut(visible(`QR code: ${linkWord(artefact).toLowerCase()} ${artefact.name}`), 300);
    const caption = `${markdownStrong(linkWord(artefact))} ${markdownCode(artefact.name)}`;
    return [`${caption}\n\n<img src="${attribute(address)}" alt="${attribute(alt)}">`];
  });
}

/** How to install on iOS, if one of the artefacts is an `.ipa`: iOS does not install one from a plain link. */
export function iosNote(artefacts: readonly ReportedArtefact[]): string[] {
  if (!artefacts.some(({ type }) => type === 'ipa')) return [];
  return [
    '<sub>📱 iOS downloads an <code>.ipa</code> from its link, but does not install it. Install it with Apple Configurator or Xcode, or from a page with an <code>itms-services</code> link. The provisioning profile must include the device.</sub>',
  ];
}
