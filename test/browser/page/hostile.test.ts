import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../../support/browser.ts';
import { hostileTextsForPages } from '../../support/hostile-texts.ts';
import { buildIn, pageBuild } from '../../support/page-stage.ts';
import { scriptedExecutor } from '../../support/scripted-executor.ts';
import { type TestService, testService } from '../../support/service.ts';

let browser: Browser;
let service: TestService;
let page: Page;
let plain: Shown;
const trouble: string[] = [];
/** The text of the build that is started. */
let current = '';
beforeAll(async () => {
  browser = await openBrowser();
  // Every text of the build is its branch.
  service = await testService({
    executor: scriptedExecutor((work) => {
      const text = current;
      const log = `${text}\n\u001b[31m${text}\u001b[0m\n`;
      return pageBuild({ workflow: text, step: text, log, message: text, artefact: text })(work);
    }),
  });
  page = await browser.newPage();
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => trouble.push(dialog.message())));
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('console', (line) => trouble.push(line.text()));
  page.on('request', (request) => {
    if (!request.url().startsWith(`${service.baseUrl}/`)) trouble.push(request.url());
  });
  await page.goto(service.pageAddress());
  await page.waitForURL('**/page/builds');
  plain = await shown('plain');
});
afterAll(async () => {
  await browser.close();
  await service[Symbol.asyncDispose]();
});

interface Shown {
  readonly elements: Readonly<Record<string, number>>;
  readonly text: string;
}

/** Shows a build with this text in every place, and counts the elements that show it: colours of the log and code in the message aside. */
async function shown(text: string): Promise<Shown> {
  const short = text.slice(0, 256);
  const start = { workflowId: short, branch: short, labels: [short] };
  current = text;
  const { _id } = await buildIn(service, 'failed', start);
  const counts: Record<string, number> = {};
  let all = '';
  for (const path of [
    'builds',
    `build?id=${_id}`,
    `start?${new URLSearchParams({ workflowId: short, ref: short })}`,
  ]) {
    await page.goto(`${service.baseUrl}/page/${path}`);
    const body = page.locator('body');
    const names = await body.evaluate((element) =>
      [
        ...(Reflect.get(element, 'querySelectorAll').call(
          element,
          'main :not(pre span, .message > code, .builds > li + li, .builds > li + li *)',
        ) as Iterable<{ readonly localName: string }>),
      ].map(({ localName }) => localName),
    );
    for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
    all += await body.textContent();
  }
  return { elements: counts, text: all };
}

test('this test would notice an element too many', () => {
  expect(plain.elements).toMatchObject({ pre: 1, dd: 6, li: 4, strong: 1 });
});

// T32
test.each(hostileTextsForPages)(
  '%s runs nothing, adds nothing and asks nobody else on the page',
  async (_, text) => {
    const seen = await shown(text);
    expect(seen.elements).toEqual(plain.elements);
    expect(seen.text).not.toMatch(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
    expect(trouble).toEqual([]);
  },
);
