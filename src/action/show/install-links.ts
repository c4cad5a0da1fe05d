/** What a tester taps or scans to install the apps of a step, and its Markdown for summary and comment. */

import { type Platform, platformOf } from '../report/artefacts.ts';
import type { StepReport } from '../report/report.ts';
import { endedBuilds, goodBuilds } from '../report/workflow.ts';
import { linkAddress } from '../text/addresses.ts';
import { attribute, folded, markdownLink, markdownTable } from '../text/markdown.ts';
import { countText } from '../text/units.ts';
import { atMost, cut, visible } from '../text/visible.ts';
import { linkCell, versionBelow } from './artefacts.ts';
import { workflowName } from './names.ts';

/** iOS installs an `.ipa` only from a manifest, so its own link is a download. */
const platforms = [
  { platform: 'android', name: '🤖 Android', verb: 'Install' },
  { platform: 'ios', name: '🍏 iPhone, iPad', verb: 'Download' },
] as const;

/** Links of one platform that lead the comment; the table of artefacts has all. */
const mostLinks = 10;

/** What gets a QR code: the install page where its address is known, else the links that lead the comment. Untrusted texts. */
export function linksToScan(report: StepReport): { text: string; address: string }[] {
  const page = pageLink(report);
  if (page) return [page];
  return platforms.flatMap(({ platform, verb }) =>
    appsFor(platform, report)
      .slice(0, mostLinks)
      .map(({ title, publicUrl }) => ({ text: `${verb} ${title}`, address: publicUrl })),
  );
}

/**
 * The apps of a step for one platform that have a public link. `title` has the workflow's name where names of files are alike.
 */
function appsFor(platform: Platform, report: StepReport, builds = goodBuilds(report)) {
  const apps = builds.flatMap((build) =>
    build.artefacts.flatMap(({ publicUrl, ...app }) =>
      publicUrl !== undefined && platformOf(app) === platform ? [{ ...app, publicUrl, build }] : [],
    ),
  );
  return apps.map(({ build, ...app }) => {
    const isAlike = apps.some((other) => other.name === app.name && other.build !== build);
    return { ...app, title: isAlike ? `${app.name} (${workflowName(build, report)})` : app.name };
  });
}

/** The install page, where it is written and the address is known. */
function pageLink({ installPage }: StepReport) {
  if (installPage?.kind !== 'written' || installPage.address === undefined) return undefined;
  return { text: 'Install page', address: installPage.address };
}

/** Puts the install page before the table of artefacts in the summary, and the other links after it. */
export function withInstallLinks(report: StepReport, table: readonly string[]): string[] {
  const page = pageLink(report);
  return [...(page ? [`📲 ${markdownLink(page)}`] : []), ...table, ...iosNote(report), ...qrFold(report)];
}

/** Where an `.ipa` is only a download. */
function iosNote(report: StepReport): string[] {
  if (appsFor('ios', report).length === 0 || pageLink(report)) return [];
  return ['<sub>An iPhone installs an .ipa file only through an install page.</sub>'];
}

/**
 * A row for the install page and for each platform: its links, each with its QR code and until when it works. Two columns,
 * because more do not fit on a phone. Where only builds that did not end well have apps, it says so; nothing without an app.
 */
export function installTable(report: StepReport): string[] {
  const page = pageLink(report);
  const rows = platforms.flatMap(({ platform, name, verb }) => {
    const apps = appsFor(platform, report);
    const [first, ...others] = apps;
    if (!first) return [];
    const links = apps.map(({ title, publicUrl: address, expiresAt, versionName }) => {
      const text = others.length > 0 ? `${verb} ${title}` : verb;
      const version = others.length > 0 ? versionBelow(versionName) : '';
      return linkCell({ text, address, expiresAt }, codeLink(report, address) + version);
    });
    const lines = atMost(mostLinks, links, (more) => `${countText(more, 'more app')} below`);
    const version = others.length > 0 ? '' : versionBelow(first.versionName);
    return [[name + version, [...lines, ...(platform === 'ios' ? iosNote(report) : [])].join('<br>')]];
  });
  // The direct links stay below it: somebody else uploads the page, and may not have.
  if (page) rows.unshift(['📲 Any phone', linkCell(page, codeLink(report, page.address))]);
  if (rows.length > 0) return [markdownTable(['On a phone', 'Link'], rows)];
  const isWithheld = platforms.some(
    ({ platform }) => appsFor(platform, report, endedBuilds(report)).length > 0,
  );
  return isWithheld ? [noApp] : [];
}

const noApp =
  '<strong>On a phone:</strong> no app to install, because each build that made one failed, timed out or was canceled.';

/** The QR code also has a link beside its picture, which may not load (docs/how-it-works.md, "Who sees what"). */
function codeLink({ qrCodes }: StepReport, address: string): string {
  const image = qrCodes?.[address];
  return image === undefined ? '' : ` · ${markdownLink({ text: 'QR code', address: image })}`;
}

/**
 * The pictures of the QR codes, folded, and open where there is one. Each is a paragraph of its own, with its link: browsers
 * shrink pictures in cells of a table, and a small code cannot be scanned.
 */
export function qrFold(report: StepReport): string[] {
  const figures = linksToScan(report).flatMap((link) => {
    const source = linkAddress(report.qrCodes?.[link.address] ?? '');
    if (!source) return [];
    const alt = attribute(cut(visible(`QR code: ${link.text}`), 300));
    return [`${markdownLink(link)}\n\n<img src="${attribute(source)}" alt="${alt}">`];
  });
  if (figures.length === 0) return [];
  const title = `📷 ${countText(figures.length, 'QR code')}`;
  return [folded({ title, body: figures.join('\n\n'), isOpen: figures.length === 1 })];
}
