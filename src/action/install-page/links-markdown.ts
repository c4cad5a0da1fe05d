/** What a tester taps or scans, as Markdown for summary and comment. */

import { parseTimestamp } from '../../contract/values.ts';
import type { StepReport } from '../report/report.ts';
import { endedBuilds, platformOf } from '../report/workflow.ts';
import { linkAddress } from '../text/addresses.ts';
import { attribute, folded, markdownLink, markdownTable, markdownText } from '../text/markdown.ts';
import { countText, momentText } from '../text/units.ts';
import { cut, visible } from '../text/visible.ts';
import { type InstallLink, installAddress, mostLinks, platformLinks } from './install-links.ts';

/** The link to the install page, where its address is known, for a place without the table. */
export function pageLink(report: StepReport): string[] {
  const address = installAddress(report);
  return address === undefined ? [] : [`📲 ${markdownLink({ text: 'Install page', address })}`];
}

/** A row for each platform: its links, their QR codes, and until when they work. Nothing where there is no app. */
export function installTable(report: StepReport): string[] {
  const all = platformLinks(report);
  if (all.length === 0) return [];
  const hasCodes = all.some(({ links }) => links.some(({ qrCodeUrl }) => qrCodeUrl !== undefined));
  const columns = ['On a phone', 'Link', ...(hasCodes ? ['QR code'] : []), 'Works until'];
  const rows = all.map(({ name, version, links }) => {
    const lines = (of: (link: InstallLink) => string): string[] => links.slice(0, mostLinks).map(of);
    const more = links.length > mostLinks ? [`${countText(links.length - mostLinks, 'more app')} below`] : [];
    const codes = hasCodes ? [lines(qrCodeLink)] : [];
    const cells = [[...lines(linkCell), ...more], ...codes, lines(untilCell)];
    const below = version === undefined ? '' : `<br><sub>${markdownText(version, { limit: 40 })}</sub>`;
    return [name + below, ...cells.map((cell) => cell.join('<br>'))];
  });
  return [
    markdownTable(
      columns.map((title) => ({ title })),
      rows,
    ),
  ];
}

function linkCell(link: InstallLink): string {
  return linkAddress(link.address) ? markdownLink(link) : '–';
}

function untilCell({ expiresAt }: InstallLink): string {
  const ends = parseTimestamp(expiresAt);
  return ends === undefined ? '–' : momentText(ends);
}

/** A link beside the picture: pictures are not certain to show (docs/how-it-works.md, "Who sees what"). */
function qrCodeLink({ qrCodeUrl }: InstallLink): string {
  return qrCodeUrl === undefined ? '–' : markdownLink({ text: 'QR code', address: qrCodeUrl });
}

/**
 * The pictures of the QR codes, folded, and open where there is one. Each is a paragraph of its own, with its link: browsers
 * shrink pictures in cells of a table, and a small code cannot be scanned.
 */
export function qrFold(report: StepReport): string[] {
  const links = platformLinks(report).flatMap(({ links }) => links);
  // The install page has one code for all platforms.
  const byCode = new Map(links.map((link) => [link.qrCodeUrl, link]));
  const figures = [...byCode].flatMap(([code, link]) => {
    const source = code && linkAddress(code);
    if (!source) return [];
    const { address, title } = link;
    const alt = cut(visible(`QR code: ${title.charAt(0).toLowerCase()}${title.slice(1)}`), 300);
    return [
      `${markdownLink({ text: title, address })}\n\n<img src="${attribute(source)}" alt="${attribute(alt)}">`,
    ];
  });
  if (figures.length === 0) return [];
  const title = `📷 ${countText(figures.length, 'QR code')}`;
  return [
    folded({
      title,
      body: figures.join('\n\n'),
      ...(figures.length === 1 ? { state: 'open' as const } : {}),
    }),
  ];
}

/** How to install on iOS where an `.ipa` is only a download. */
export function iosNote(report: StepReport): string[] {
  const hasPackage = endedBuilds(report).some(({ artefacts }) =>
    artefacts.some((artefact) => platformOf(artefact) === 'ios'),
  );
  if (!hasPackage || report.installPage?.kind === 'written') return [];
  return [
    '<sub>📱 iOS downloads an <code>.ipa</code> from its link, but does not install it. Install it with Apple Configurator or Xcode, or from a page with an <code>itms-services</code> link, such as installPage writes. The provisioning profile must include the device.</sub>',
  ];
}
