import { attribute } from '../../text/markdown.ts';
import { momentText, sizeText } from '../../text/units.ts';
import { cut, visible } from '../../text/visible.ts';
import type { PageApp } from './page-app.ts';

/**
 * One app of the page. Everything stands there without JavaScript, but the address of an iOS button whose page does not
 * know its own: `data-` attributes tell the page's script what to add.
 *
 * @param address the page's own, if it is known
 */
export function appHtml(app: PageApp, { address }: { address: string | undefined }): string {
  const ends = app.kind === 'unlinked' || app.ends === undefined ? '' : ` data-ends="${app.ends}"`;
  const platform = platforms[app.kind];
  const name = htmlText(app.title ?? app.file);
  return [
    `<article${isOnIos(app) ? ' data-ios' : ''}${ends}>`,
    `<h2>${name}${platform === '' ? '' : ` <small>${platform}</small>`}</h2>`,
    ...actionLines(app, address),
    ...endLines(app),
    factList(app),
    '</article>',
  ].join('\n');
}

function isOnIos({ kind }: PageApp): boolean {
  return kind === 'ios' || kind === 'unknownIos';
}

const platforms: Readonly<Record<PageApp['kind'], string>> = {
  android: 'Android',
  ios: 'iPhone and iPad',
  unknownIos: 'iPhone and iPad',
  store: 'Android, for a store',
  simulator: 'iOS simulator or Mac',
  unlinked: '',
};

/** What a tester can do with the app, and what to know about it. */
function actionLines(app: PageApp, address: string | undefined): string[] {
  switch (app.kind) {
    case 'android':
      return [
        `<a class="button" href="${attribute(app.link)}">Install on Android</a>`,
        paragraph(
          'Open the file after you download it. Android may ask you to allow apps from your browser.',
        ),
      ];
    case 'ios':
      return [
        iosButton(app.manifest, address),
        fileLink(app.link, 'Download the .ipa file'),
        ...(address === undefined ? [withoutAddress] : []),
        paragraph('Tap the button on the device itself. The app must be signed for that device.'),
      ];
    case 'unknownIos':
      return [
        fileLink(app.link, 'Download the .ipa file'),
        paragraph(
          'It cannot be installed from this page, because its bundle identifier is unknown. Install it with Apple Configurator or Xcode.',
        ),
      ];
    case 'store':
      return [
        paragraph('You cannot install an .aab file on a phone. Upload it to a store.'),
        fileLink(app.link, 'Download the .aab file'),
      ];
    case 'simulator':
      return [
        paragraph('You cannot install an .app file on a phone. Use it on an iOS simulator or a Mac.'),
        fileLink(app.link, 'Download the file'),
      ];
    case 'unlinked':
      return [paragraph('It has no public link, so it cannot be downloaded here.')];
  }
}

/** The script completes and shows a button that has no address yet. */
function iosButton(manifest: string, address: string | undefined): string {
  const href = address === undefined ? undefined : installAddress(new URL(manifest, address).href);
  const own =
    href === undefined ? `data-manifest="${attribute(manifest)}" hidden` : `href="${attribute(href)}"`;
  return `<a class="button" ${own}>Install on iPhone or iPad</a>`;
}

/** With this address, iOS installs what a manifest describes. */
function installAddress(manifest: string): string {
  return `itms-services://?action=download-manifest&url=${encodeURIComponent(manifest)}`;
}

const withoutAddress = `<p data-without-address>To install it, open this page at its https:// address, with JavaScript enabled.</p>`;

function fileLink(link: string, text: string): string {
  return `<a class="file" href="${attribute(link)}">${text}</a>`;
}

function paragraph(text: string): string {
  return `<p>${text}</p>`;
}

function endLines(app: PageApp): string[] {
  if (app.kind === 'unlinked' || app.ends === undefined) return [];
  const time = `<time datetime="${new Date(app.ends).toISOString()}">${momentText(app.ends)}</time>`;
  return [`<p class="ends"><span data-word>The link works until</span> ${time}.</p>`];
}

/** The file is in the heading of an app without a title. */
function factList({ title, file, version, size, workflow, commit, built }: PageApp): string {
  const facts = [
    ['Version', version],
    ['Size', size === undefined ? undefined : sizeText(size)],
    ['File', title === undefined ? undefined : file],
    ['Built', built === undefined ? undefined : momentText(built)],
    ['Workflow', workflow],
    ['Commit', commit?.slice(0, 7)],
  ] as const;
  const rows = facts.flatMap(([name, text]) =>
    text === undefined ? [] : `<dt>${name}</dt><dd>${htmlText(text)}</dd>`,
  );
  return `<dl>${rows.join('')}</dl>`;
}

/** Characters; a longer untrusted text is cut. */
const longestText = 300;

/** Untrusted text for HTML, between tags and in the value of an attribute: one line that says what it is. */
export function htmlText(text: string): string {
  return attribute(cut(visible(text), longestText)) || '–';
}
