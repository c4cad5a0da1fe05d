import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { commentMarkdown } from '../../src/action/github/comment-markdown.ts';
import { summaryMarkdown } from '../../src/action/show/summary.ts';
import { cut, visible } from '../../src/action/text/visible.ts';
import { type GithubPage, openBrowser, openPage, showInstead } from '../support/browser.ts';
import { hostileReport, hostileTextsForPages } from '../support/hostile-texts.ts';
import { start } from '../support/reports.ts';
import { until } from '../support/until.ts';

const at = { now: start + 500_000 };
/** An image that each page ends with: once the page has requested it, no request for an earlier one is missing. */
const last = 'https://last.example/x.png';

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
  const markdown = `${summaryMarkdown(report)}\n\n${commentMarkdown(report, at)}\n\n![](${last})`;
  return { theme: 'light', markdown };
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

/** Shows a page, and returns the addresses that it requested. */
async function requestsOf(github: Pick<GithubPage, 'theme' | 'markdown'>): Promise<string[]> {
  asked.length = 0;
  await showInstead(page, github);
  await until(() => asked.includes(last));
  return [...asked];
}

// T4
test.each(hostileTextsForPages)(
  '%s on a page adds nothing, requests nothing, and is a plain name to Mermaid',
  async (_, text) => {
    const requested = await requestsOf(shown(text));
    const { elements, names } = await look();
    expect(elements).toEqual(plain.elements);
    expect(names).toContain(`🔄 ${cut(visible(text), 40)} 9 s`.replace(/\s+/g, ' '));
    // The report's own addresses of QR codes begin with a quotation mark.
    expect(requested.filter((url) => !url.startsWith('https://evil.example/%22'))).toEqual([last]);
  },
);

test('this test would detect a text that escapes into the page', async () => {
  const { theme, markdown } = shown('plain');
  const other = 'https://other.example/x.png';
  expect(await requestsOf({ theme, markdown: `![x](${other})\n\n> x\n\n${markdown}` })).toContain(other);
  expect((await look()).elements).not.toEqual(plain.elements);
});
