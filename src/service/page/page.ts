import { readFileSync } from 'node:fs';

/** A file of the page, ready to be sent. */
export interface PageFile {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const script = 'text/javascript; charset=utf-8';

/**
 * The files of the page by their paths. They are static: what the page shows, it asks of the API. Each address stands
 * here as a literal, because that is how the bundler finds the files.
 */
export function pageFiles(): ReadonlyMap<string, PageFile> {
  const files: readonly (readonly [path: string, type: string, file: URL])[] = [
    ['/', 'text/html; charset=utf-8', new URL('./static/index.html', import.meta.url)],
    ['/page/page.css', 'text/css; charset=utf-8', new URL('./static/page.css', import.meta.url)],
    ['/page/icon.svg', 'image/svg+xml', new URL('./static/icon.svg', import.meta.url)],
    ['/page/page.js', script, new URL('./static/page.js', import.meta.url)],
    ['/page/api.js', script, new URL('./static/api.js', import.meta.url)],
    ['/page/builds.js', script, new URL('./static/builds.js', import.meta.url)],
    ['/page/list-view.js', script, new URL('./static/list-view.js', import.meta.url)],
    ['/page/build-view.js', script, new URL('./static/build-view.js', import.meta.url)],
    ['/page/steps-view.js', script, new URL('./static/steps-view.js', import.meta.url)],
    ['/page/cause-view.js', script, new URL('./static/cause-view.js', import.meta.url)],
    ['/page/start-view.js', script, new URL('./static/start-view.js', import.meta.url)],
    ['/page/inputs-view.js', script, new URL('./static/inputs-view.js', import.meta.url)],
    ['/page/element.js', script, new URL('./static/element.js', import.meta.url)],
    ['/page/wording.js', script, new URL('./static/wording.js', import.meta.url)],
  ];
  return new Map(
    files.map(([path, type, file]) => [
      path,
      { body: readFileSync(file, 'utf8'), headers: { ...safeHeaders, 'content-type': type } },
    ]),
  );
}

/** Nothing from elsewhere, no inline script or style, no text that becomes markup, no frame, no form that is sent. */
const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const safeHeaders = {
  'content-security-policy': contentPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
};
