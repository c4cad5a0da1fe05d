import type { ReportedArtefact } from '../../core/report/report.ts';
import { linkAddress, markdownLink } from '../escape/link.ts';
import { untilText } from './units.ts';

/** What the link of an artefact does on the device that opens it. */
export function linkWord({ type }: ReportedArtefact): 'Install' | 'Download' {
  return type === 'apk' ? 'Install' : 'Download';
}

/** The public link of an artefact and the time until which it works, as Markdown; a dash where there is none. */
export function artefactLink(artefact: ReportedArtefact): string {
  const { publicUrl, expiresAt } = artefact;
  if (!publicUrl || !linkAddress(publicUrl)) return '–';
  const until = untilText(expiresAt);
  const link = markdownLink({ text: linkWord(artefact), address: publicUrl });
  return until ? `${link}<br><sub>${until.replaceAll(' ', '&nbsp;')}</sub>` : link;
}
