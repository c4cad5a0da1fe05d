import type { ReportedArtefact } from '../../core/report/report.ts';
import { cut } from '../../core/text/cut.ts';
import { visible } from '../../core/text/visible.ts';
import { attribute, linkAddress } from '../escape/link.ts';
import { markdownCode, markdownStrong } from '../escape/markdown.ts';
import { linkWord } from '../summary/artefact-table.ts';

/**
 * The QR codes of artefacts as Markdown, each in a paragraph of its own: in a cell of a table a browser makes pictures
 * smaller, and a small one cannot be scanned.
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

/** What iOS needs beyond a link, where one of the artefacts is an `.ipa`: a link to it downloads, and that is all. */
export function iosNote(artefacts: readonly ReportedArtefact[]): string[] {
  if (!artefacts.some(({ type }) => type === 'ipa')) return [];
  return [
    '<sub>📱 On an iPhone or iPad the link of an <code>.ipa</code> only downloads it. To install it, the device must be in its provisioning profile, and Apple Configurator, Xcode or a page with an <code>itms-services</code> link puts it there.</sub>',
  ];
}
