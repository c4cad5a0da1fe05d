import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type jsQR from 'jsqr';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { parse } from 'plist';
import { PNG } from 'pngjs';
import { openBrowser } from '../support/browser.ts';
import { type InstallPageStage, setInstallPageStage } from './install-page-stage.ts';

const require = createRequire(import.meta.url);
// The types of jsqr describe another default export than Node gives to a module.
const decode: typeof jsQR.default = require('jsqr');
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const screens = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} satisfies Record<string, BrowserContextOptions>;
const screenNames = ['phone', 'desktop'] as const;
const day = 86_400_000;

let browser: Browser;
let stage: InstallPageStage;
beforeAll(async () => {
  browser = await openBrowser();
  stage = await setInstallPageStage();
});
afterAll(async () => {
  await browser.close();
  await stage[Symbol.asyncDispose]();
});

/** What the page did that it must not do. */
const trouble: string[] = [];

async function open(options: BrowserContextOptions = {}, address = stage.address): Promise<Page> {
  // The certificate is one of the tests.
  const context = await browser.newContext({ ignoreHTTPSErrors: true, ...options });
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => trouble.push(dialog.message())));
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('console', (line) => trouble.push(line.text()));
  page.on('request', (request) => {
    if (request.url() !== address) trouble.push(request.url());
  });
  await page.goto(address);
  return page;
}

/** The part of the page about one file. */
const appOf = (page: Page, file: string) =>
  page
    .locator('article')
    .filter({ has: page.locator('dd, h2').getByText(new RegExp(`^${file.replace(/\W/g, '\\$&')}(?: |$)`)) });

/** What a phone reads from a screenshot of the QR code and the page around it. */
async function scanned(page: Page): Promise<string | undefined> {
  const { data, width, height } = PNG.sync.read(await page.locator('figure').screenshot());
  return decode(new Uint8ClampedArray(data), width, height)?.data;
}

test.each(screenNames)(
  'on a %s, the buttons install: Android from the link, iOS from a manifest as Apple describes it',
  async (name) => {
    const page = await open(screens[name]);
    const android = appOf(page, 'app-release.apk').getByRole('link', { name: 'Install on Android' });
    const link = (await android.getAttribute('href')) ?? '';
    expect(await (await fetch(link)).text()).toBe('android');
    const ios = appOf(page, 'Hello.ipa');
    const href =
      (await ios.getByRole('link', { name: 'Install on iPhone or iPad' }).getAttribute('href')) ?? '';
    const [, query] = href.split('itms-services://?');
    const parameters = new URLSearchParams(query);
    expect(parameters.get('action')).toBe('download-manifest');
    const answer = await page.request.get(parameters.get('url') ?? '');
    expect(answer.status()).toBe(200);
    const publicLink = await ios.getByRole('link', { name: 'Download the file' }).getAttribute('href');
    expect(parse(await answer.text())).toEqual({
      items: [
        {
          assets: [{ kind: 'software-package', url: publicLink }],
          metadata: {
            'bundle-identifier': 'com.example.hello',
            'bundle-version': '1.4.0',
            kind: 'software',
            title: 'Hello & friends',
          },
        },
      ],
    });
    const { height = 0 } = (await android.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(48);
    await page.context().close();
  },
);

test('an app that the page cannot install says so, and what is no app for phones is not there', async () => {
  const page = await open();
  expect(await appOf(page, 'Nameless.ipa').textContent()).toContain('its bundle identifier is unknown');
  expect(await page.locator('article').count()).toBe(3);
  expect(await page.textContent('body')).not.toMatch(/app-release\.aab|Runner\.app|mapping\.txt/);
  await page.context().close();
});

test('a link that has ended is shown as ended, also on a page that stays open', async () => {
  const page = await open();
  await page.clock.install({ time: Date.now() + 6 * day });
  await page.reload();
  const app = appOf(page, 'app-release.apk');
  expect(await app.getByRole('link').count()).toBe(1);
  expect(await app.locator('.ends').textContent()).toMatch(
    /^The link works until \d+ \w+ \d{4}, \d\d:\d\d UTC\.$/,
  );
  await page.clock.fastForward(2 * day);
  expect(await app.locator('.ends').textContent()).toMatch(/^The link ended on/);
  expect(await app.textContent()).toContain('The link has ended');
  expect(await page.locator('article a[href]').count()).toBe(0);
  await page.context().close();
});

test('without JavaScript, the links are there, and the page says what is missing', async () => {
  const page = await open({ javaScriptEnabled: false });
  const ios = appOf(page, 'Hello.ipa');
  expect(
    await appOf(page, 'app-release.apk').getByRole('link', { name: 'Install on Android' }).isVisible(),
  ).toBe(true);
  expect(await ios.getByRole('link', { name: 'Install on iPhone or iPad' }).isVisible()).toBe(false);
  expect(await ios.getByRole('link', { name: 'Download the file' }).isVisible()).toBe(true);
  expect(await ios.textContent()).toContain('open this page at its https:// address, with JavaScript');
  expect(await ios.locator('.ends').textContent()).toMatch(/^The link works until/);
  expect(await page.locator('figure').count()).toBe(0);
  await page.context().close();
});

test('with installPageUrl, the QR code and the iOS address are there without JavaScript', async () => {
  const { buildId, folder, address } = stage;
  const given = { buildId, installPage: `${folder}/known`, installPageUrl: `${address}known` };
  const written = await stage.stage.use('artifacts', given);
  expect(written).toMatchObject({ exitCode: 0, errors: [] });
  for (const [screen, colorScheme, javaScriptEnabled] of [
    ['phone', 'light', false],
    ['desktop', 'dark', true],
  ] as const) {
    const options = { ...screens[screen], colorScheme, javaScriptEnabled };
    const page = await open(options, `${address}known/index.html`);
    expect(await scanned(page)).toBe(`${address}known/`);
    const ios = appOf(page, 'Hello.ipa');
    const button = await ios.getByRole('link', { name: 'Install on iPhone or iPad' }).getAttribute('href');
    const manifest = new URLSearchParams(button?.split('?')[1]).get('url') ?? '';
    expect(manifest.startsWith(`${address}known/manifest-`)).toBe(true);
    expect((await page.request.get(manifest)).status()).toBe(200);
    expect(await ios.textContent()).not.toContain('JavaScript');
    await page.context().close();
  }
});

test.each(screenNames)(
  'on a %s, axe finds nothing in light and dark, and nothing is cut off',
  async (name) => {
    for (const colorScheme of ['light', 'dark'] as const)
      for (const ended of [false, true]) {
        const page = await open({ ...screens[name], colorScheme });
        if (ended) {
          await page.clock.setFixedTime(Date.now() + 8 * day);
          await page.reload();
          expect(await page.locator('article.ended').count()).toBe(3);
        }
        await page.evaluate(axe);
        const violations = await page.evaluate<Finding[]>('axe.run().then(({ violations }) => violations)');
        expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
        const [inner, outer] = await page
          .locator('html')
          .evaluate((html) => [
            Number(Reflect.get(html, 'scrollWidth')),
            Number(Reflect.get(html, 'clientWidth')),
          ]);
        expect(inner).toBeLessThanOrEqual(outer ?? 0);
        await page.context().close();
      }
  },
);

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

test('the page ran nothing of others and asked nobody for anything', () => expect(trouble).toEqual([]));
