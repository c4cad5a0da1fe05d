/** What a tester taps or scans to install the apps of a step, and its Markdown for summary and comment. */

import { artefactsOf, type Platform, platformOf, replaceArtefacts } from '../report/artefacts.ts';
import type { ReportedArtefact, StepReport } from '../report/report.ts';
import type { ReportStore } from '../report/report-store.ts';
import { endedBuilds } from '../report/workflow.ts';
import { linkAddress } from '../text/addresses.ts';
import { attribute, folded, markdownLink, markdownTable } from '../text/markdown.ts';
import { countText, untilText } from '../text/units.ts';
import { cut, visible } from '../text/visible.ts';
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
    const qrCodeUrl = link === undefined ? undefined : codes.get(link);
    return qrCodeUrl === undefined ? linked : { ...linked, qrCodeUrl };
  };
  const { installPage } = store.report;
  if (installPage?.kind === 'written')
    store.update({ installPage: withCode(installPage, installPage.address) });
  const artefacts = artefactsOf(store.report);
  replaceArtefacts(
    { store },
    artefacts.map((artefact) => withCode(artefact, artefact.publicUrl)),
  );
}

/** The apps of a step for one platform that have a public link. */
function appsFor(platform: Platform, { workflows }: Pick<StepReport, 'workflows'>): PhoneApp[] {
  return endedBuilds({ workflows })
    .flatMap(({ artefacts }) => artefacts)
    .filter(
      (artefact): artefact is PhoneApp =>
        artefact.publicUrl !== undefined && platformOf(artefact) === platform,
    );
}

/** The address of the install page, where it is written and the address is known. */
function pageAddress({ installPage }: Pick<StepReport, 'installPage'>): string | undefined {
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
  readonly qrCodeUrl: string | undefined;
  /** ISO 8601. */
  readonly expiresAt: string | undefined;
}

interface PlatformLinks {
  readonly platform: Platform;
  readonly name: string;
  /** Of the app, where there is one. */
  readonly version: string | undefined;
  /** At least one; the install page is the first where its address is known. */
  readonly links: readonly InstallLink[];
}

/** What installs the apps of a step, for each platform that has one. */
function platformLinks(report: StepReport): PlatformLinks[] {
  const page = report.installPage?.kind === 'written' ? report.installPage : undefined;
  return platforms.flatMap(({ platform, name, verb }) => {
    const apps = appsFor(platform, report);
    const [first, ...others] = apps;
    if (!first) return [];
    const version = others.length === 0 ? first.versionName : undefined;
    const links = apps.map(({ publicUrl: address, qrCodeUrl, expiresAt, name: file }) => {
      const title = `${verb} ${file}`;
      return { text: others.length > 0 ? title : verb, title, address, qrCodeUrl, expiresAt };
    });
    if (page?.address === undefined) return [{ platform, name, version, links }];
    const { address, qrCodeUrl } = page;
    const text = 'Install page';
    // The direct links stay beside it: somebody else uploads the page, and may not have.
    return [
      {
        platform,
        name,
        version,
        links: [{ text, title: text, address, qrCodeUrl, expiresAt: first.expiresAt }, ...links],
      },
    ];
  });
}

/** What stands around the table of artefacts in the summary: the install page before it, and the rest after it. */
export function withInstallLinks(report: StepReport, table: readonly string[]): string[] {
  const address = pageAddress(report);
  const page = address === undefined ? [] : [`📲 ${markdownLink({ text: 'Install page', address })}`];
  return [...page, ...table, ...iosNote(report), ...qrFold(report)];
}

/**
 * A row for each platform: its links, each with its QR code and until when it works. Two columns, because more do not fit
 * on a phone. Nothing where there is no app.
 */
export function installTable(report: StepReport): string[] {
  const all = platformLinks(report);
  if (all.length === 0) return [];
  const rows = all.map(({ platform, name, version, links }) => {
    const more = links.length > mostLinks ? [`${countText(links.length - mostLinks, 'more app')} below`] : [];
    const own = platform === 'ios' && pageAddress(report) === undefined ? [notInstalled] : [];
    return [
      name + versionBelow(version),
      [...links.slice(0, mostLinks).map(linkLine), ...more, ...own].join('<br>'),
    ];
  });
  return [markdownTable([{ title: 'On a phone' }, { title: 'Link' }], rows)];
}

/** For testers, who cannot change what the step writes. */
const notInstalled =
  '<sub>An iPhone cannot install this file by itself. Ask the developers for an install page.</sub>';

/** The QR code also has a link beside its picture, which may not load (docs/how-it-works.md, "Who sees what"). */
function linkLine(link: InstallLink): string {
  if (!linkAddress(link.address)) return '–';
  const { qrCodeUrl, expiresAt } = link;
  const until = untilText(expiresAt)?.replaceAll(' ', '&nbsp;');
  return [
    markdownLink(link),
    ...(qrCodeUrl === undefined ? [] : [` · ${markdownLink({ text: 'QR code', address: qrCodeUrl })}`]),
    ...(until ? [`<br><sub>works&nbsp;${until}</sub>`] : []),
  ].join('');
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
  if (!hasPackage || pageAddress(report) !== undefined) return [];
  return [
    '<sub>📱 iOS downloads an <code>.ipa</code> from its link, but does not install it. Use Apple Configurator or Xcode, or set installPage for a page with <code>itms-services</code> links. The provisioning profile must include the device.</sub>',
  ];
}
