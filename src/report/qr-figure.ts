import type { ReportedArtefact } from '../core/report.ts';
import { linkWord } from './artefact-link.ts';
import { attribute, linkAddress } from './escape/link.ts';
import { markdownCode, markdownStrong } from './escape/markdown.ts';
import { visible } from './escape/visible.ts';

/** An `.ipa` is no app store: a link to it downloads, and that is all. */
export const iosNote =
  'iOS installs it only on devices of its provisioning profile, with a tool such as Apple Configurator or Xcode, or from an <code>itms-services</code> page.';

/**
 * The QR codes of a list of artefacts as Markdown, each in a paragraph of its own: in a cell of a table a picture is
 * made smaller, and cannot be scanned. Nothing where no artefact has one.
 */
export function qrFigures(artefacts: readonly ReportedArtefact[]): string[] {
  return artefacts.flatMap((artefact) => {
    const address = artefact.qrCodeUrl && linkAddress(artefact.qrCodeUrl);
    if (!address) return [];
    const alt = attribute(
      visible(`QR code: ${linkWord(artefact).toLowerCase()} ${artefact.name}`.slice(0, 300)),
    );
    const caption = `${markdownStrong(linkWord(artefact))} ${markdownCode(artefact.name)}`;
    return [`${caption}\n\n<img src="${attribute(address)}" alt="${alt}">`];
  });
}
