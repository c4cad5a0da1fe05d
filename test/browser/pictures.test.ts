import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type jsQR from 'jsqr';
import type { Browser, Locator, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { commentMarkdown } from '../../src/action/github/comment-markdown.ts';
import { summaryMarkdown } from '../../src/action/show/summary.ts';
import { type GithubPage, openBrowser, openPage } from '../support/browser.ts';
import { demoReport, qrPictures } from '../support/demo-report.ts';
import { publicUrl, start } from '../support/reports.ts';

// The types of jsqr describe another default export than Node gives to a module.
const decode: typeof jsQR.default = createRequire(import.meta.url)('jsqr');
const at = { now: start + 312_000 };
const comment = commentMarkdown(demoReport, at);
const texts = { summary: summaryMarkdown(demoReport), comment };

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const frames = ['summary', 'comment'] as const;
const themes = ['light', 'dark'] as const;

async function shown(frame: GithubPage['frame'], theme: GithubPage['theme']): Promise<Page> {
  return openPage(browser, { theme, frame, markdown: texts[frame], pictures: qrPictures(demoReport) });
}

/** Opens all collapsed parts, on a screen that is large enough for the whole page. */
async function unfold(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1080, height: 4_000 });
  for (const fold of await page.locator('summary').all()) await fold.click();
}

/** A screenshot of the code and the page around it. */
async function pictureAround(page: Page, code: Locator): Promise<Buffer> {
  const { x, y, width, height } = (await code.boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 };
  const clip = { x: x - 16, y: y - 16, width: width + 32, height: height + 32 };
  return page.screenshot({ clip });
}

test.each(frames)(
  'the QR codes of a %s can be scanned from a screenshot, and are not scaled',
  async (frame) => {
    for (const theme of themes) {
      const page = await shown(frame, theme);
      await unfold(page);
      const links: (string | undefined)[] = [];
      for (const code of await page.locator('img').all()) {
        const { data, width, height } = PNG.sync.read(await pictureAround(page, code));
        links.push(decode(new Uint8ClampedArray(data), width, height)?.data);
        const natural = await code.evaluate((node) => Number(Reflect.get(node, 'naturalWidth')));
        expect((await code.boundingBox())?.width).toBe(natural);
      }
      expect(links).toEqual([publicUrl('app-release.apk'), publicUrl('Demo.ipa')]);
      await page.close();
    }
  },
);

test.each(frames)('a %s fits its frame, and its links fit a phone', async (frame) => {
  const page = await shown(frame, 'dark');
  const body = page.locator('.markdown-body');
  const [inner, outer] = await body.evaluate((node) => [
    Number(Reflect.get(node, 'scrollWidth')),
    Number(Reflect.get(node, 'clientWidth')),
  ]);
  expect(inner).toBeLessThanOrEqual(outer ?? 0);
  const text = (await body.textContent())?.replaceAll('\u00a0', ' ');
  expect(text).toContain('Demo App: 1 failed, 2 finished after 4 min 58 s');
  expect(text).not.toMatch(/<\/?\w+>|\*\*|```|&#?\w+;|build-service-action:/);
  await unfold(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const link = page.locator('td').getByRole('link', { name: /^(?:Install|Download|QR code)$/ });
  const links = await link.all();
  expect(links.length).toBeGreaterThanOrEqual(3);
  for (const one of links) {
    const { x = 0, width = 0 } = (await one.boundingBox()) ?? {};
    expect(x + width).toBeLessThan(390);
  }
  await page.close();
});

test('Mermaid draws the timeline with a bar for each step and readable names', async () => {
  const page = await shown('summary', 'dark');
  expect(await page.locator('.chart rect.task').count()).toBe(18);
  expect(await page.locator('.chart rect.task[class*=crit]').count()).toBe(1);
  expect(await page.locator('.chart .sectionTitle').allTextContents()).toEqual([
    '✅ Android release',
    '✅ iOS ad hoc',
    '❌ iOS release',
  ]);
  const names = await page.locator('.chart .taskText, .chart [class*=taskTextOutside]').allTextContents();
  expect(names.map((name) => name.trim())).toContain('✅ Build Android 2 min 34 s');
  await page.close();
});
