import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page, ViewportSize } from 'playwright-core';
import { openBrowser } from '../../support/browser.ts';
import { scriptedExecutor } from '../../support/scripted-executor.ts';
import { type TestService, testService } from '../../support/service.ts';
import { buildIn, pageBuild, plainTexts, untilCanceled } from './page-stage.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Every colour that a log can have. */
const colours = [...Array(8).keys()]
  .flatMap((colour) => [`\u001b[3${colour}mcolour ${colour}\u001b[0m`, `\u001b[1;9${colour}mbright\u001b[0m`])
  .join('\n');

let browser: Browser;
let service: TestService;
beforeAll(async () => {
  browser = await openBrowser();
  // The texts of a build follow from its branch.
  service = await testService({
    builders: 5,
    executor: scriptedExecutor((work) => {
      const branch = 'branch' in work.order.ref ? work.order.ref.branch : '';
      const message = branch === 'broken' ? 'Step 2 exited with status code 1' : '';
      const texts = { ...plainTexts, message, log: `${colours}\n${plainTexts.log}` };
      return pageBuild(texts, branch === 'endless' ? untilCanceled : undefined)(work);
    }),
  });
});
afterAll(async () => {
  await browser.close();
  await service[Symbol.asyncDispose]();
});

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What axe finds, as the rule and the element. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const violations = await page.evaluate<Finding[]>('axe.run().then(({ violations }) => violations)');
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

test('axe would notice a field without a name', async () => {
  const page = await browser.newPage();
  await page.goto(service.baseUrl);
  await page.getByLabel('API token').waitFor();
  await page.locator('label[for="token"]').evaluate((label) => Reflect.get(label, 'remove').call(label));
  expect(await findings(page)).toContainEqual(expect.stringMatching(/^label: <input id="token"/));
  await page.close();
});

const screens: readonly [name: string, colours: 'light' | 'dark', size: ViewportSize][] = [
  ['desktop', 'light', { width: 1280, height: 800 }],
  ['desktop', 'dark', { width: 1280, height: 800 }],
  ['phone', 'light', { width: 360, height: 640 }],
  ['phone', 'dark', { width: 360, height: 640 }],
];

test.each(screens)(
  'on a %s in %s colours axe finds nothing, and nothing is cut off',
  async (_, ...screen) => {
    const [colorScheme, viewport] = screen;
    const context = await browser.newContext({ colorScheme, viewport });
    const page = await context.newPage();
    const check = async () => {
      expect(await findings(page)).toEqual([]);
      const [inner, outer] = await page
        .locator('html')
        .evaluate((html) => [
          Number(Reflect.get(html, 'scrollWidth')),
          Number(Reflect.get(html, 'clientWidth')),
        ]);
      expect(inner).toBeLessThanOrEqual(outer ?? 0);
    };
    await page.goto(service.baseUrl);
    await page.getByLabel('API token').waitFor();
    await check();
    const ids = [
      await buildIn(service, 'finished'),
      await buildIn(service, 'failed', { branch: 'broken' }),
      await buildIn(service, 'building', { branch: 'endless' }),
    ].map(({ _id }) => _id);
    await page.goto(service.pageAddress());
    await page
      .getByRole('link', { name: /Android release/ })
      .first()
      .waitFor();
    await check();
    await page.goto(`${service.baseUrl}/#/start`);
    await page.locator('#start-application option').first().waitFor({ state: 'attached' });
    await check();
    for (const id of ids) {
      await page.goto(`${service.baseUrl}/#/builds/${id}`);
      await page.getByText(id).waitFor();
      await page.getByRole('region', { name: 'Log of Build Android' }).getByText('compiling').waitFor();
      await check();
    }
    await service.ask('POST', `/builds/${ids[2]}/cancel`);
    await context.close();
  },
);

test('with the keyboard alone people sign in, open a build and a log, cancel the build and go back', async () => {
  const { _id } = await buildIn(service, 'building', { branch: 'endless' });
  const context = await browser.newContext();
  const page = await context.newPage();
  const { keyboard } = page;
  const focused = page.locator(':focus');
  /** Presses Tab until this has the focus, which people can see. */
  const tabTo = async (text: RegExp) => {
    for (let count = 0; count < 40; count += 1) {
      await keyboard.press('Tab');
      if (text.test((await focused.textContent()) ?? '')) return;
    }
    throw new Error(`The focus does not come to ${text}`);
  };
  await page.goto(service.baseUrl);
  await page.getByLabel('API token').waitFor();
  await keyboard.type(service.token);
  await keyboard.press('Enter');
  await page.locator(`a[href$="${_id}"]`).waitFor();
  await tabTo(/building/);
  expect(
    await focused.evaluate((link) => Reflect.get(globalThis, 'getComputedStyle')(link).outlineStyle),
  ).toBe('solid');
  await keyboard.press('Enter');
  await page.locator('h2:focus').waitFor();
  expect(await focused.textContent()).toMatch(/: Android release #\d+$/);
  await tabTo(/Preparing build machine/);
  await keyboard.press('Enter');
  await page.getByRole('region', { name: 'Log of Preparing build machine' }).getByText('ready').waitFor();
  await keyboard.press('Shift+Tab');
  expect(await focused.textContent()).toBe('Cancel this build');
  await keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: 'canceled' }).waitFor();
  expect(await focused.evaluate((title) => Reflect.get(title, 'localName'))).toBe('h2');
  await page.goBack();
  await page.locator(`a[href$="${_id}"]:focus`).waitFor();
  await context.close();
});
