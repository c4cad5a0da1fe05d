import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { InstallPage } from '../../../../../src/action/install-page/page/page-app.ts';
import { pageHtml } from '../../../../../src/action/install-page/page/page-html.ts';
import { hostileTexts } from '../../../../support/hostile-texts.ts';

const known = {
  title: undefined,
  version: '1.4.0',
  size: 18_200_000,
  workflow: undefined,
  commit: 'c0ffee1234',
  built: Date.UTC(2026, 10, 12, 9, 30),
};
const linked = { ...known, link: 'https://storage.example/a?b=1&c=2', ends: Date.UTC(2026, 10, 19, 16, 5) };
const page: InstallPage = {
  title: 'Hello',
  ref: { branch: 'feature/x' },
  address: 'https://pages.example/pr-7/',
  apps: [
    { kind: 'android', file: 'app.apk', ...linked },
    { kind: 'ios', file: 'Hello.ipa', bundleId: 'com.example', manifest: 'manifest-1.plist', ...linked },
    { kind: 'unlinked', file: 'b.apk', ...known },
  ],
  more: 0,
};

test('the page names app, version, commit, branch, size and the end of each link', () => {
  const html = pageHtml(page);
  for (const text of [
    '<h1>Install Hello</h1>',
    '>Branch feature/x</p>',
    '1.4.0',
    '18.2\u00a0MB',
    '>c0ffee1<',
  ])
    expect(html).toContain(text);
  expect(html).toContain('<time datetime="2026-11-19T16:05:00.000Z">19 Nov 2026, 16:05 UTC</time>');
  expect(html).toContain('href="https://storage.example/a?b=1&#38;c=2"');
  expect(html).toContain('It has no public link');
});

test('each app has the date of its build, and its file name once', () => {
  const html = pageHtml({
    ...page,
    apps: [...page.apps, { kind: 'android', ...linked, title: 'Hi', file: 'c.apk' }],
  });
  expect(html.match(/<dt>Built<\/dt><dd>12 Nov 2026, 09:30 UTC<\/dd>/g)).toHaveLength(4);
  for (const file of ['app.apk', 'Hello.ipa', 'b.apk', 'c.apk']) expect(html.split(file)).toHaveLength(2);
});

test('with its address, the page has the iOS address and the QR code', () => {
  const manifest = encodeURIComponent('https://pages.example/pr-7/manifest-1.plist');
  const html = pageHtml(page);
  expect(html).toContain(`href="itms-services://?action=download-manifest&#38;url=${manifest}"`);
  expect(html).toMatch(/<figure>\s*<svg[^>]+>.*<path d="M4 4h1v1h-1z/);
  expect(html).not.toMatch(/ data-manifest=/);
});

test('without its address, the page leaves both to its script', () => {
  const html = pageHtml({ ...page, address: undefined });
  expect(html).toContain('data-manifest="manifest-1.plist" hidden');
  expect(html).not.toContain('href="itms-services');
  expect(html).toContain('<figure hidden>');
});

test('more files than the page has room for are counted', () => {
  expect(pageHtml({ ...page, more: 3 })).toContain('The page has no room for 3 more files.');
});

// T4
test('the policy lets in the style and the script of the page, and nothing of others', () => {
  const html = pageHtml(page);
  const [, policy = ''] = /Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
  expect(policy).toMatch(/^default-src 'none'; /);
  for (const [directive, element] of [
    ['style-src', 'style'],
    ['script-src', 'script'],
  ] as const) {
    const contents = [...html.matchAll(new RegExp(`<${element}[^>]*>([^]*?)</${element}>`, 'g'))];
    const digests = contents.map(([, text = '']) => createHash('sha256').update(text).digest('base64'));
    expect(digests).toHaveLength(1);
    expect(policy).toContain(`${directive} 'sha256-${digests[0]}';`);
  }
  expect(html).not.toMatch(/ (?:src|style|on\w+)=/);
});

test.each(Object.entries(hostileTexts))('%s adds no element and no attribute', (_, text) => {
  const signs = (name: string): number => {
    const shown = { ...linked, title: name, version: name, workflow: name, commit: name, file: name };
    const apps = [{ kind: 'ios', bundleId: name, manifest: 'manifest-1.plist', ...shown }] as const;
    return pageHtml({ ...page, title: name, ref: { tag: name }, apps }).match(/[<>"']/g)?.length ?? 0;
  };
  expect(signs(text)).toBe(signs('plain'));
});
