import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type jsQR from 'jsqr';
import type { Browser, Locator, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { commentMarkdown } from '../../src/action/github/comment/comment-markdown.ts';
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

const cases = (['summary', 'comment'] as const).flatMap((frame) =>
  (['light', 'dark'] as const).map((theme) => [frame, theme] as const),
);

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

test.each(cases)(
  'the QR codes of a %s on a %s page can be scanned from a screenshot',
  async (frame, theme) => {
    const page = await shown(frame, theme);
    await unfold(page);
    const links: (string | undefined)[] = [];
    for (const code of await page.locator('img').all()) {
      const { data, width, height } = PNG.sync.read(await pictureAround(page, code));
      links.push(decode(new Uint8ClampedArray(data), width, height)?.data);
    }
    expect(links).toEqual([publicUrl('app-release.apk'), publicUrl('Demo.ipa')]);
    expect(links[0]).toHaveLength(411);
    await page.close();
  },
);

test.each(cases)('no QR code of a %s on a %s page is scaled down', async (frame, theme) => {
  const page = await shown(frame, theme);
  await unfold(page);
  for (const image of await page.locator('img').all()) {
    const natural = await image.evaluate((node) => Number(Reflect.get(node, 'naturalWidth')));
    expect(natural).toBe(616);
    expect((await image.boundingBox())?.width).toBe(natural);
  }
  await page.close();
});

test.each(cases)('a %s on a %s page fits its frame and shows no raw Markdown', async (frame, theme) => {
  const page = await shown(frame, theme);
  const body = page.locator('.markdown-body');
  const [inner, outer] = await body.evaluate((node) => [
    Number(Reflect.get(node, 'scrollWidth')),
    Number(Reflect.get(node, 'clientWidth')),
  ]);
  expect(inner).toBeLessThanOrEqual(outer ?? 0);
  const text = (await body.textContent())?.replaceAll('\u00a0', ' ');
  expect(text).toContain('Demo App: 1 failed, 2 finished after 4 min 58 s');
  expect(text).not.toMatch(/<\/?\w+>|\*\*|```|&#?\w+;|build-service-action:/);
  await page.close();
});

test.each(cases)('a %s on a %s page shows the links without scrolling on a phone', async (frame, theme) => {
  const page = await shown(frame, theme);
  await page.setViewportSize({ width: 390, height: 844 });
  await unfold(page);
  const links = await page
    .locator('td')
    .getByRole('link', { name: /^(?:Install|Download|QR code)$/ })
    .all();
  expect(links.length).toBeGreaterThanOrEqual(3);
  for (const link of links) {
    const { x = 0, width = 0 } = (await link.boundingBox()) ?? {};
    expect(x + width).toBeLessThan(390);
  }
  await page.close();
});

test.each(['light', 'dark'] as const)(
  'Mermaid draws the timeline on a %s page with a bar for each step and readable names',
  async (theme) => {
    const page = await shown('summary', theme);
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
  },
);
