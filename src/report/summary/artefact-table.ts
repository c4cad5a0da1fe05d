import type { ReportedArtefact } from '../../core/report/report.ts';
import { markdownCode, markdownText } from '../escape/markdown.ts';
import { type Column, markdownTable } from '../escape/table.ts';
import { artefactLink } from '../wording/artefact-link.ts';
import { sizeText } from '../wording/units.ts';

interface ArtefactColumn extends Column {
  readonly cell: (artefact: ReportedArtefact) => string;
}

const columns = {
  name: { title: 'Artefact', cell: ({ name }) => markdownCode(name) },
  type: { title: 'Type', cell: ({ type }) => markdownText(type ?? '–') },
  size: { title: 'Size', side: 'right', cell: ({ size }) => (size === undefined ? '–' : sizeText(size)) },
  md5: { title: 'MD5', cell: ({ md5 }) => (md5 ? markdownCode(md5) : '–') },
  link: { title: 'Link', cell: artefactLink },
} satisfies Record<string, ArtefactColumn>;

export type ArtefactColumnName = keyof typeof columns;

export interface ArtefactTableOptions {
  readonly columns: readonly ArtefactColumnName[];
  /** The workflow of an artefact, when those of several stand in one table. */
  readonly workflowName?: (artefact: ReportedArtefact) => string;
}

/** The artefacts of one or several workflows, a row each. */
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
