import { createHash } from 'node:crypto';
import type { Ref } from '../../../contract/values.ts';
import { attribute } from '../../text/link.ts';
import { countText } from '../../text/units.ts';
import { appHtml } from './app-html.ts';
import { htmlText } from './html-text.ts';
import type { InstallPage } from './install-page.ts';
import { qrSvg } from './qr-svg.ts';
import { staticFiles } from './static-files.ts';

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
