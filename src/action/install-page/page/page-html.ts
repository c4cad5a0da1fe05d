import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { encode } from 'uqr';
import type { Ref } from '../../../contract/values.ts';
import { attribute } from '../../text/markdown.ts';
import { countText } from '../../text/units.ts';
import { appHtml, htmlText } from './app-html.ts';
import type { InstallPage } from './page-app.ts';

/**
 * The install page as one HTML file that works at any https address. Its policy lets in its own style and script and
 * nothing else, by their digests, so that no text of a build can become either.
 */
export function pageHtml({ title, ref, address, apps, more }: InstallPage): string {
  const { style, script } = staticFiles();
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
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>Install ${htmlText(title)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
<script type="module">${script}</script>
</head>
<body>
<header>
<h1>Install ${htmlText(title)}</h1>
${ref === undefined ? '' : `<p class="about">${htmlText(refText(ref))}</p>`}
</header>
<main class="with-code">
<section aria-label="Apps">
${apps.map((app) => appHtml(app, { address })).join('\n')}
${more > 0 ? `<p>The page has no room for ${countText(more, 'more file')}.</p>` : ''}
</section>
${codeFigure(address)}
</main>
</body>
</html>
`;
}

/** The ref of the step: a build that is reused may have been built from another one. */
function refText(ref: Ref): string {
  return 'branch' in ref ? `Branch ${ref.branch}` : `Tag ${ref.tag}`;
}

/** The QR code of the page itself, which is much shorter than an install link, and so easier to scan. */
function codeFigure(address: string | undefined): string {
  const link =
    address === undefined ? '<a></a>' : `<a href="${attribute(address)}">${attribute(address)}</a>`;
  return `<figure${address === undefined ? ' hidden' : ''}>
${qrSvg(address)}
<figcaption>Scan it to open this page on a phone: ${link}</figcaption>
</figure>`;
}

/** The content of an element, as a Content-Security-Policy names it. */
function digest(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** White modules on every side: ISO/IEC 18004 requires four. */
const quietZone = 4;

/** CSS pixels. Cameras can still read the modules from a screenshot of half the size. */
const module = { smallest: 3, largest: 6 };
const usualSide = 300;

/**
 * A QR code as SVG: black on white, also on dark pages. Without a text, a drawing to be filled by the page's script, which
 * draws the same (static/install.js).
 *
 * @param text at most some 1,000 characters
 */
export function qrSvg(text: string | undefined): string {
  const code = text === undefined ? undefined : encode(text, { ecc: 'M', border: quietZone });
  const size = code?.size ?? 1;
  const side = size * Math.max(module.smallest, Math.min(module.largest, Math.floor(usualSide / size)));
  const dark = code?.data.map((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''),
  );
  return [
    `<svg role="img" aria-label="QR code of this page's address" shape-rendering="crispEdges"`,
    ` viewBox="0 0 ${size} ${size}" width="${side}" height="${side}">`,
    `<rect width="100%" height="100%" fill="#fff"/><path d="${dark?.join('') ?? ''}" fill="#000"/></svg>`,
  ].join('');
}

/**
 * The style of the install page, and its script with the encoder of QR codes in it: the page asks nobody for a file. Each
 * address stands here as a literal, because that is how the bundler finds the files.
 */
export function staticFiles(): { readonly style: string; readonly script: string } {
  const read = (file: URL): string => readFileSync(file, 'utf8').trim();
  const encoder = read(new URL('../../../../node_modules/uqr/dist/index.mjs', import.meta.url));
  const script = read(new URL('./static/install.js', import.meta.url));
  return {
    style: read(new URL('./static/install.css', import.meta.url)),
    // The last statement of the one module is its exports, the first of the other its import.
    script: [
      `const { encode } = (() => {`,
      encoder.replace(/export ?\{[^{}]*\};?$/, 'return { encode };'),
      '})();',
      script.replace(/^import [^;]*;\n/, ''),
    ].join('\n'),
  };
}
