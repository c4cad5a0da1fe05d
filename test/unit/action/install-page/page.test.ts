import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { parse } from 'plist';
import {
  type InstallPage,
  manifestName,
  manifestXml,
  pageHtml,
} from '../../../../src/action/install-page/page/page.ts';
import { hostileTexts } from '../../../support/hostile-texts.ts';
import { artefact } from '../../../support/reports.ts';

const about = {
  title: undefined,
  workflow: undefined,
  commit: 'c0ffee1234',
  built: Date.UTC(2026, 10, 12, 9, 30),
};
const publicUrl = 'https://storage.example/a?b=1&c=2';
const shown = { versionName: '1.4.0', size: 18_200_000, publicUrl, expiresAt: '2026-11-19T16:05:00+00:00' };
const named = (name: string, more: object = shown) => ({ ...about, artefact: artefact({ name, ...more }) });
const page: InstallPage = {
  title: 'Hello',
  ref: { branch: 'feature/x' },
  address: 'https://pages.example/pr-7/',
  apps: [
    { platform: 'android', ...named('app.apk') },
    { platform: 'ios', manifest: 'manifest-1.plist', ...named('Hello.ipa') },
    { platform: 'android', ...named('b.apk', { publicUrl: 'javascript:alert(1)' }) },
  ],
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
  expect(html).toContain('<time>19 Nov 2026, 16:05 UTC</time>');
  expect(html).toContain('href="https://storage.example/a?b=1&#38;c=2"');
  expect(html.split('It has no public link')).toHaveLength(2);
  expect(html).not.toContain('javascript');
});

test('each app has the date of its build, and its file name once', () => {
  const html = pageHtml({
    ...page,
    apps: [...page.apps, { platform: 'android', ...named('c.apk'), title: 'Hi' }],
  });
  expect(html.match(/<dt>Built<\/dt><dd>12 Nov 2026, 09:30 UTC<\/dd>/g)).toHaveLength(4);
  for (const file of ['app.apk', 'Hello.ipa', 'b.apk', 'c.apk']) expect(html.split(file)).toHaveLength(2);
});

test('two apps of one title carry the name of their workflow, on one platform', () => {
  const apps = (['android', 'android', 'ios'] as const).map((platform, at) => ({
    ...named(`app-${at}.apk`),
    ...{ platform, title: 'Hello', workflow: ['Shop', 'Admin', 'iOS'][at] },
  }));
  const headings = pageHtml({ ...page, apps }).match(/(?<=<h2>)[^<]+/g);
  expect(headings).toEqual(['Hello (Shop) ', 'Hello (Admin) ', 'Hello ']);
});

test('with its address, the page has the iOS address and the QR code', () => {
  const manifest = encodeURIComponent('https://pages.example/pr-7/manifest-1.plist');
  const html = pageHtml(page);
  expect(html).toContain(`href="itms-services://?action=download-manifest&#38;url=${manifest}"`);
  expect(html).toMatch(/<figure>\s*<svg role="img"[^>]+>.*<path fill="black" d="M40,40h10v10h-10z/);
  expect(html).not.toMatch(/ data-manifest=/);
});

test('without its address, the page leaves the iOS address to its script, and has no QR code', () => {
  const html = pageHtml({ ...page, address: undefined });
  expect(html).toContain('data-manifest="manifest-1.plist" hidden');
  expect(html).not.toContain('href="itms-services');
  expect(html).not.toContain('<svg');
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
    const hostile = named(name, { ...shown, versionName: name, bundleId: name });
    const texts = { title: name, workflow: name, commit: name };
    const apps = [{ platform: 'ios', manifest: 'manifest-1.plist', ...hostile, ...texts }] as const;
    return pageHtml({ ...page, title: name, ref: { tag: name }, apps }).match(/[<>"']/g)?.length ?? 0;
  };
  expect(signs(text)).toBe(signs('plain'));
});

const link = 'https://storage.example/app.ipa?a=1&b=<2>';

test('a manifest has what Apple requires, and the version where it is known', () => {
  const facts = { link, bundleId: 'com.example.app', title: 'Hello & you' };
  expect(manifestXml({ ...facts, version: undefined })).not.toContain('bundle-version');
  expect(parse(manifestXml({ ...facts, version: '1.4.0' }))).toEqual({
    items: [
      {
        assets: [{ kind: 'software-package', url: link }],
        metadata: {
          'bundle-identifier': 'com.example.app',
          'bundle-version': '1.4.0',
          kind: 'software',
          title: 'Hello & you',
        },
      },
    ],
  });
});

/** Its replacement character makes the parser warn. */
const { 'half a character': _, ...others } = hostileTexts;

// T4
test.each([...Object.entries(others), ['no characters of XML', 'a\ufffeb\uffffc\u0001d'] as const])(
  '%s stays one text of the manifest',
  (_name, text) => {
    const manifest = manifestXml({ link, bundleId: text, version: text, title: text });
    expect(manifest).not.toMatch(/[\ufffe\uffff]/);
    const { items } = parse(manifest) as {
      items: { metadata: Record<string, string> }[];
    };
    expect(Object.keys(items[0]?.metadata ?? {})).toEqual([
      'bundle-identifier',
      'bundle-version',
      'kind',
      'title',
    ]);
    expect(items[0]?.metadata.kind).toBe('software');
  },
);

test('a manifest is named by its content', () => {
  const names = ['1.4.0', '1.4.1'].map((version) =>
    manifestName(manifestXml({ link, bundleId: 'com.example', version, title: 'Hello' })),
  );
  expect(names).toEqual([expect.stringMatching(/^manifest-[0-9a-f]{16}\.plist$/), expect.any(String)]);
  expect(names[0]).not.toBe(names[1]);
});
