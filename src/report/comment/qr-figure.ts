import type { ReportedArtefact } from '../../core/report/report.ts';
import { cut } from '../../core/text/cut.ts';
import { visible } from '../../core/text/visible.ts';
import { attribute, linkAddress } from '../escape/link.ts';
import { markdownCode, markdownStrong } from '../escape/markdown.ts';
import { linkWord } from '../summary/artefact-table.ts';

/**
 * The QR codes of artefacts as Markdown, each in a paragraph of its own: a browser shrinks images in
 * the cells of a table, and a small one cannot be scanned.
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

/** How to install on iOS, where one of the artefacts is an `.ipa`: its link only downloads it. */
export function iosNote(artefacts: readonly ReportedArtefact[]): string[] {
  if (!artefacts.some(({ type }) => type === 'ipa')) return [];
  return [
    '<sub>📱 On an iPhone or iPad the link of an <code>.ipa</code> only downloads it. To install it, the device must be in its provisioning profile, and Apple Configurator, Xcode or a page with an <code>itms-services</code> link puts it there.</sub>',
  ];
}
