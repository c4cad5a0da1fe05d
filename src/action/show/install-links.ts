/** What a tester taps or scans to install the apps of a step, and its Markdown for summary and comment. */

import { artefactsOf, type Platform, platformOf, replaceArtefacts } from '../report/artefacts.ts';
import type { ReportedArtefact, StepReport } from '../report/report.ts';
import type { ReportStore } from '../report/report-store.ts';
import { endedBuilds } from '../report/workflow.ts';
import { linkAddress } from '../text/addresses.ts';
import { attribute, folded, markdownLink, markdownTable } from '../text/markdown.ts';
import { countText, unbroken, untilText } from '../text/units.ts';
import { atMost, cut, visible } from '../text/visible.ts';
import { versionBelow } from './artefacts.ts';

/** An app with a public link, which a tester can open on a phone. */
type PhoneApp = ReportedArtefact & { readonly publicUrl: string };

/** iOS installs an `.ipa` only from a manifest, so its own link is a download. */
const platforms = [
  { platform: 'android', name: '🤖 Android', verb: 'Install' },
  { platform: 'ios', name: '🍏 iPhone, iPad', verb: 'Download' },
] as const;

/** Links of one platform that lead the comment; the table of artefacts has all. */
const mostLinks = 10;

/**
 * What leads the comment, to be scanned: the install page where its address is known, else of each platform the first
 * apps, as many as its row has room for.
 */
export function linksToScan(report: StepReport): string[] {
  const apps = platforms.flatMap(({ platform }) => appsFor(platform, report).slice(0, mostLinks));
  const page = pageAddress(report);
  return page !== undefined && apps.length > 0 ? [page] : apps.map(({ publicUrl }) => publicUrl);
}

/** Writes the addresses of QR codes into the report, by the link that each shows. */
export function addCodes(
  { store }: { readonly store: ReportStore },
  codes: ReadonlyMap<string, string>,
): void {
  const withCode = <Linked extends object>(linked: Linked, link: string | undefined): Linked => {
    const qrCodeUrl = link && codes.get(link);
    return qrCodeUrl ? { ...linked, qrCodeUrl } : linked;
  };
  const { installPage } = store.report;
  if (installPage?.kind === 'written')
    store.update({ installPage: withCode(installPage, installPage.address) });
  const artefacts = artefactsOf(store.report).map((artefact) => withCode(artefact, artefact.publicUrl));
  replaceArtefacts({ store }, artefacts);
}

/** The apps of a step for one platform that have a public link. */
function appsFor(platform: Platform, report: StepReport): PhoneApp[] {
  return endedBuilds(report)
    .flatMap(({ artefacts }) => artefacts)
    .filter((app): app is PhoneApp => app.publicUrl !== undefined && platformOf(app) === platform);
}

/** The address of the install page, where it is written and the address is known. */
function pageAddress({ installPage }: StepReport): string | undefined {
  return installPage?.kind === 'written' ? installPage.address : undefined;
}

/** Something to tap or to scan. Untrusted texts. */
interface InstallLink {
  /** As short as tells it from the others of its platform. */
  readonly text: string;
  /** The same, for a place where no platform is named. */
  readonly title: string;
  readonly address: string;
  /** An image of the address. */
  readonly qrCodeUrl?: string | undefined;
  /** ISO 8601. */
  readonly expiresAt?: string | undefined;
}

/** What installs the apps of each platform that has one: the install page where its address is known, and each app. */
function platformLinks(report: StepReport) {
  const page = report.installPage?.kind === 'written' ? report.installPage : undefined;
  return platforms.flatMap(({ platform, name, verb }) => {
    const apps = appsFor(platform, report);
    const [first, ...others] = apps;
    if (!first) return [];
    const links = apps.map((app): InstallLink => {
      const title = `${verb} ${app.name}`;
      return { ...app, text: others.length > 0 ? title : verb, title, address: app.publicUrl };
    });
    // The direct links stay beside it: somebody else uploads the page, and may not have.
    if (page?.address !== undefined) {
      const { address, qrCodeUrl } = page;
      const title = 'Install page';
      links.unshift({ text: title, title, address, qrCodeUrl, expiresAt: first.expiresAt });
    }
    return [{ platform, name, version: others.length === 0 ? first.versionName : undefined, links }];
  });
}

/** What stands around the table of artefacts in the summary: the install page before it, and the rest after it. */
export function withInstallLinks(report: StepReport, table: readonly string[]): string[] {
  const address = pageAddress(report);
  const page = address === undefined ? [] : [`📲 ${markdownLink({ text: 'Install page', address })}`];
  return [...page, ...table, ...iosNote(report), ...qrFold(report)];
}

/** Where an `.ipa` is only a download. */
function iosNote(report: StepReport): string[] {
  if (appsFor('ios', report).length === 0 || pageAddress(report) !== undefined) return [];
  return ['<sub>An iPhone installs an .ipa file only through an install page.</sub>'];
}

/**
 * A row for each platform: its links, each with its QR code and until when it works. Two columns, because more do not fit
 * on a phone. Nothing where there is no app.
 */
export function installTable(report: StepReport): string[] {
  const rows = platformLinks(report).map(({ platform, name, version, links }) => {
    const lines = atMost(mostLinks, links.map(linkLine), (more) => `${countText(more, 'more app')} below`);
    const note = platform === 'ios' ? iosNote(report) : [];
    return [name + versionBelow(version), [...lines, ...note].join('<br>')];
  });
  return rows.length > 0 ? [markdownTable(['On a phone', 'Link'], rows)] : [];
}

/** The QR code also has a link beside its picture, which may not load (docs/how-it-works.md, "Who sees what"). */
function linkLine(link: InstallLink): string {
  if (!linkAddress(link.address)) return '–';
  const code = link.qrCodeUrl && ` · ${markdownLink({ text: 'QR code', address: link.qrCodeUrl })}`;
  const until = untilText(link.expiresAt);
  return `${markdownLink(link)}${code ?? ''}${until ? `<br><sub>${unbroken(`works ${until}`)}</sub>` : ''}`;
}

/**
 * The pictures of the QR codes, folded, and open where there is one. Each is a paragraph of its own, with its link: browsers
 * shrink pictures in cells of a table, and a small code cannot be scanned.
 */
export function qrFold(report: StepReport): string[] {
  const links = platformLinks(report).flatMap(({ links }) => links);
  // The install page has one code for all platforms.
  const byCode = new Map(links.map((link) => [link.qrCodeUrl, link]));
  const figures = [...byCode].flatMap(([code, { address, title }]) => {
    const source = code && linkAddress(code);
    if (!source) return [];
    const alt = attribute(cut(visible(`QR code: ${title}`), 300));
    return [`${markdownLink({ text: title, address })}\n\n<img src="${attribute(source)}" alt="${alt}">`];
  });
  if (figures.length === 0) return [];
  const title = `📷 ${countText(figures.length, 'QR code')}`;
  return [folded({ title, body: figures.join('\n\n'), isOpen: figures.length === 1 })];
}
