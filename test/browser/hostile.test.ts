import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { commentMarkdown } from '../../src/action/github/comment/comment-markdown.ts';
import { summaryMarkdown } from '../../src/action/show/summary.ts';
import { cut, visible } from '../../src/action/text/visible.ts';
import { type GithubPage, openBrowser, openPage, showInstead } from '../support/browser.ts';
import { hostileReport, hostileTexts } from '../support/hostile-texts.ts';
import { start } from '../support/reports.ts';
import { until } from '../support/until.ts';

const at = { now: start + 500_000 };
const cases = Object.entries(hostileTexts);

let browser: Browser;
let page: Page;
let plain: Looked;
const asked: string[] = [];
beforeAll(async () => {
  browser = await openBrowser();
  page = await openPage(browser, {
    ...shown('plain'),
    frame: 'summary',
    onRefused: (url) => asked.push(url),
  });
  plain = await look();
});
afterAll(() => browser.close());

/** Summary and comment of a report in which every external text is this one. */
function shown(text: string): Pick<GithubPage, 'theme' | 'markdown'> {
  const report = hostileReport(text);
  return { theme: 'light', markdown: `${summaryMarkdown(report)}\n\n${commentMarkdown(report, at)}` };
}

interface Looked {
  readonly elements: Readonly<Record<string, number>>;
  /** The text of the chart. */
  readonly names: readonly string[];
}

async function look(): Promise<Looked> {
  const names = await page.locator('.chart text').allTextContents();
  return { elements: await countElements(), names: names.map((name) => name.replace(/\s+/g, ' ').trim()) };
}

/** The number of each element on a page, except those that a URL or a text in backticks may add. */
function countElements(): Promise<Record<string, number>> {
  return page.locator('.markdown-body').evaluate((body) => {
    const counts: Record<string, number> = {};
    const all = Reflect.get(body, 'querySelectorAll').call(body, '*') as Iterable<{
      readonly localName: string;
    }>;
    for (const { localName } of all)
      if (!['span', 'code', 'a', 'img', 'sub', 'br', 'p', 'tspan', 'style'].includes(localName))
        counts[localName] = (counts[localName] ?? 0) + 1;
    return counts;
  });
}

// T4
test.each(cases)(
  '%s on a page runs nothing, adds nothing, requests nothing, and is a plain name to Mermaid',
  async (_, text) => {
    await showInstead(page, shown(text));
    const { elements, names } = await look();
    if (text.length < 1_000) expect(elements).toEqual(plain.elements);
    expect(names).toContain(`🔄 ${cut(visible(text), 40)} 9 s`.replace(/\s+/g, ' '));
    for (const url of asked) expect(url).toMatch(/^https:\/\/evil\.example\/%22/);
  },
);

test('this test would detect a text that escapes into the page', async () => {
  await showInstead(page, {
    theme: 'light',
    markdown: `${shown('plain').markdown}\n\n![x](https://other.example/x.png)\n\n> x`,
  });
  await until(() => asked.includes('https://other.example/x.png'));
  expect((await look()).elements).not.toEqual(plain.elements);
});
