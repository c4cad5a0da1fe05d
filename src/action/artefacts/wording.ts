/** Artefacts in summary and comment, as Markdown. */

import type { ReportedArtefact } from '../report/report.ts';
import { platformOf } from '../report/workflow.ts';
import { sizeWithChange } from '../sizes/wording.ts';
import { linkAddress } from '../text/addresses.ts';
import { type Column, markdownCode, markdownLink, markdownTable, markdownText } from '../text/markdown.ts';
import { untilText } from '../text/units.ts';

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

/** What the link of an artefact does on a phone. */
function linkWord(artefact: ReportedArtefact): 'Install' | 'Download' {
  return platformOf(artefact) === 'android' ? 'Install' : 'Download';
}

/** The public link of an artefact and the time until which it works, as Markdown; a dash if there is none. */
function artefactLink(artefact: ReportedArtefact): string {
  const { publicUrl, expiresAt } = artefact;
  if (!publicUrl || !linkAddress(publicUrl)) return '–';
  const until = untilText(expiresAt);
  const link = markdownLink({ text: linkWord(artefact), address: publicUrl });
  return until ? `${link}<br><sub>${until.replaceAll(' ', '&nbsp;')}</sub>` : link;
}
