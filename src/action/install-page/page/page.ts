import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { renderSVG } from 'uqr';
import { parseTimestamp, type Ref } from '../../../contract/values.ts';
import type { Platform } from '../../report/artefacts.ts';
import type { ReportedArtefact } from '../../report/report.ts';
import { linkAddress } from '../../text/addresses.ts';
import { attribute } from '../../text/markdown.ts';
import { momentText, sizeText } from '../../text/units.ts';
import { cut, visible } from '../../text/visible.ts';

/** The page of one step. Its texts come from the service, the repository or a package, and are hostile until escaped. */
export interface InstallPage {
  /** The application's name, or a title in its place. */
  readonly title: string;
  readonly ref: Ref | undefined;
  /** Where the page will be, if that is known. */
  readonly address: string | undefined;
  readonly apps: readonly PageApp[];
}

/** An artefact, and what the page says about its build. */
export interface BuiltArtefact {
  readonly artefact: ReportedArtefact;
  /** The workflow that built it, where there are several. */
  readonly workflow: string | undefined;
  readonly commit: string | undefined;
  /** When its build finished, in milliseconds since the Unix epoch. */
  readonly built?: number | undefined;
}

/** An app for phones, and what its package says about it. */
export interface PageApp extends BuiltArtefact {
  readonly platform: Platform;
  /** The name of the app, where its package has one. */
  readonly title: string | undefined;
  /** The file name of the manifest from which iOS installs it. */
  readonly manifest?: string | undefined;
}

/**
 * The install page as one HTML file that works at any https address. Its policy lets in its own style and script and
 * nothing else, by their digests, so that no text of a build can become either.
 */
export function pageHtml({ title, ref, address, apps }: InstallPage): string {
  const read = (file: URL): string => readFileSync(file, 'utf8').trim();
  // Each address is a literal here, so that the bundler finds the files.
  const style = read(new URL('./static/install.css', import.meta.url));
  const script = read(new URL('./static/install.js', import.meta.url));
  const policy = [
    "default-src 'none'",
    `script-src ${digest(script)}`,
    `style-src ${digest(style)}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  // A build that is reused may have been built from another ref.
  const about = ref && ('branch' in ref ? `Branch ${ref.branch}` : `Tag ${ref.tag}`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>Install ${safeText(title)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
<script type="module">${script}</script>
</head>
<body>
<header>
<h1>Install ${safeText(title)}</h1>
${about === undefined ? '' : `<p class="about">${safeText(about)}</p>`}
</header>
<main>
<section aria-label="Apps">
${apps.map((app) => appHtml(app, { address, heading: headingOf(app, apps) })).join('\n')}
</section>
${address === undefined ? '' : codeFigure(address)}
</main>
</body>
</html>
`;
}

/** The content of an element, as a Content-Security-Policy names it. */
function digest(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/**
 * The QR code of the page itself, black on white, also on dark pages. It is much shorter than that of an install link. ISO/IEC
 * 18004 requires four white modules on every side.
 */
function codeFigure(address: string): string {
  const label = `<svg role="img" aria-label="QR code of this page's address"`;
  return `<figure>
${renderSVG(address, { ecc: 'M', border: 4 }).replace('<svg', label)}
<figcaption>Scan it to open this page on a phone: <a href="${attribute(address)}">${attribute(address)}</a></figcaption>
</figure>`;
}

const platformNames: Readonly<Record<Platform, string>> = { android: 'Android', ios: 'iPhone and iPad' };

/** The app's title or file, with its workflow where those of another app are the same. */
function headingOf({ title, artefact, platform, workflow }: PageApp, apps: readonly PageApp[]): string {
  const name = title ?? artefact.name;
  const alike = apps.filter((app) => app.platform === platform && (app.title ?? app.artefact.name) === name);
  return alike.length > 1 && workflow !== undefined ? `${name} (${workflow})` : name;
}

/**
 * One app. Without JavaScript, only the address of an iOS button is missing, if the page does not know its own address:
 * `data-` attributes name what the page's script adds.
 */
function appHtml(
  app: PageApp,
  { address, heading }: { address: string | undefined; heading: string },
): string {
  const { artefact, platform, title, workflow, commit, built } = app;
  const { name: file, size, versionName, publicUrl, expiresAt } = artefact;
  const link = publicUrl && linkAddress(publicUrl);
  const ends = link ? parseTimestamp(expiresAt) : undefined;
  const facts = {
    Version: versionName,
    Size: size === undefined ? undefined : sizeText(size),
    // An app without a title has the file in its heading.
    File: title === undefined ? undefined : file,
    Built: built === undefined ? undefined : momentText(built),
    Workflow: workflow,
    Commit: commit?.slice(0, 7),
  };
  const rows = Object.entries(facts).flatMap(([name, text]) =>
    text === undefined ? [] : `<dt>${name}</dt><dd>${safeText(text)}</dd>`,
  );
  const time = ends === undefined ? '' : `<time>${momentText(ends)}</time>`;
  return [
    `<article${ends === undefined ? '' : ` data-ends="${ends}"`}>`,
    `<h2>${safeText(heading)} <small>${platformNames[platform]}</small></h2>`,
    ...(link ? actionLines(app, { link, address }) : ['<p>It has no public link.</p>']),
    ...(time ? [`<p class="ends"><span data-word>The link works until</span> ${time}.</p>`] : []),
    `<dl>${rows.join('')}</dl>`,
    '</article>',
  ].join('\n');
}

/** What a tester can do with the app, and what to know about it. */
function actionLines(
  { platform, manifest }: PageApp,
  { link, address }: { link: string; address: string | undefined },
): string[] {
  if (platform === 'android')
    return [
      `<a class="button" href="${attribute(link)}">Install on Android</a>`,
      '<p>Open the file after you download it. Android may ask you to allow apps from your browser.</p>',
    ];
  const file = `<a class="file" href="${attribute(link)}">Download the file</a>`;
  if (manifest === undefined) return [`<p>${unknownId}</p>`, file];
  // The script completes and shows a button that has no address yet. With this address, iOS installs from a manifest.
  const target =
    address === undefined
      ? `data-manifest="${attribute(manifest)}" hidden`
      : `href="${attribute(`itms-services://?action=download-manifest&url=${encodeURIComponent(new URL(manifest, address).href)}`)}"`;
  const button = `<a class="button" ${target}>Install on iPhone or iPad</a>`;
  return [button, file, ...(address === undefined ? [withoutAddress] : []), signed];
}

const unknownId =
  'It cannot be installed from this page, because its bundle identifier is unknown. Install it with Apple Configurator or Xcode.';
const signed = '<p>Tap the button on the device itself. The app must be signed for that device.</p>';
const withoutAddress =
  '<p data-without-address>To install it, open this page at its https:// address, with JavaScript enabled.</p>';

/**
 * Untrusted text for XML and HTML, between tags and in the value of an attribute: one line that says what it is. XML 1.0
 * forbids controls, which `visible` takes out, and two more characters.
 */
export function safeText(text: string): string {
  return attribute(cut(visible(text), 300).replace(/[\ufffe\uffff]/g, '')) || '–';
}

interface Manifest {
  /** Where the `.ipa` is. Apple requires https. */
  readonly link: string;
  readonly bundleId: string;
  readonly version: string | undefined;
  readonly title: string;
}

/**
 * The manifest of one `.ipa`, from which iOS installs it: an XML property list with what Apple's description of
 * `ManifestURL` requires (https://developer.apple.com/documentation/devicemanagement/manifesturl), and the version.
 */
export function manifestXml({ link, bundleId, version, title }: Manifest): string {
  const pair = (key: string, text: string): string =>
    `        <key>${key}</key>\n        <string>${safeText(text)}</string>`;
  const metadata = [
    pair('bundle-identifier', bundleId),
    ...(version === undefined ? [] : [pair('bundle-version', version)]),
    pair('kind', 'software'),
    pair('title', title),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>items</key>
  <array>
    <dict>
      <key>assets</key>
      <array>
        <dict>
          <key>kind</key>
          <string>software-package</string>
          <key>url</key>
          <string>${attribute(link)}</string>
        </dict>
      </array>
      <key>metadata</key>
      <dict>
${metadata.join('\n')}
      </dict>
    </dict>
  </array>
</dict>
</plist>
`;
}

/** Named by its content: a host's cache cannot pair the page with the manifest of an older build. */
export function manifestName(text: string): string {
  return `manifest-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.plist`;
}
