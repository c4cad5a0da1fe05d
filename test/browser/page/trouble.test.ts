import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../../support/browser.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { scriptedExecutor } from '../../support/scripted-executor.ts';
import { testService } from '../../support/service.ts';
import { serviceProcess } from '../../support/service-process.ts';
import { until } from '../../support/until.ts';
import { buildIn, pageBuild, plainTexts, untilCanceled } from './page-stage.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
});
beforeEach(async () => {
  page = await (await browser.newContext()).newPage();
});
afterEach(() => page.context().close());
afterAll(() => browser.close());

// T36
test('a wrong token or code is refused and forgotten, a typed token opens the builds, and a new tab has none', async () => {
  await using service = await testService();
  await buildIn(service, 'finished');
  await page.goto(`${service.baseUrl}/#code=wrong`);
  await page.getByText('This sign-in link works only once').waitFor();
  expect(page.url()).toBe(`${service.baseUrl}/`);
  const stored = () => page.evaluate(() => Reflect.get(globalThis, 'sessionStorage').length);
  expect(await stored()).toBe(0);
  for (const [typed, answer] of [
    ['0'.repeat(64), 'The service does not accept this token.'],
    ['tökén', 'This is not a valid token.'],
  ] as const) {
    await page.getByLabel('API token').fill(typed);
    await page.keyboard.press('Enter');
    await page.getByText(answer).waitFor();
  }
  await page.getByLabel('API token').fill(` ${service.token} `);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /android #1/ }).waitFor();
  expect(await page.getByRole('alert').allTextContents()).toEqual(['', '']);
  await page.reload();
  await page.getByRole('link', { name: /android #1/ }).waitFor();
  const other = await page.context().newPage();
  await other.goto(service.baseUrl);
  await other.getByLabel('API token').waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('API token').waitFor();
  expect(await stored()).toBe(0);
  expect(await page.getByRole('link', { name: /android/ }).isVisible()).toBe(false);
});

// T36
test('a service that is gone is told, what was seen stays, and a service that is back is watched on', async () => {
  await using folder = await temporaryFolder();
  const first = await serviceProcess({ dataFolder: folder.path });
  const { baseUrl, token } = first;
  await page.clock.install();
  await page.goto(baseUrl);
  await page.getByLabel('API token').fill(token);
  await page.keyboard.press('Enter');
  await page.getByText('No builds yet').waitFor();
  const address = first.printed.find((line) => line.includes('/#code='))?.trim() ?? '';
  const signedIn = await page.context().newPage();
  await signedIn.goto(address);
  await signedIn.getByText('No builds yet').waitFor();
  // A tab that is signed in stays so when somebody opens its address again.
  await signedIn.goto(address);
  await signedIn.reload();
  await signedIn.getByText('No builds yet').waitFor();
  await first.end('SIGTERM');
  const trouble = page.getByText('The service is not responding. Trying again');
  await until(async () => {
    await page.clock.runFor(5_000);
    return trouble.isVisible();
  });
  expect(await page.getByText('No builds yet').isVisible()).toBe(true);
  const more = ['--port', new URL(baseUrl).port];
  await using _ = await serviceProcess({ dataFolder: folder.path, token, more });
  await until(async () => {
    await page.clock.runFor(5_000);
    return trouble.isHidden();
  });
  // Without a typed token, a tab is signed in until the service ends.
  await until(async () => {
    await signedIn.clock.runFor(5_000);
    return signedIn.getByText('If the service was restarted, open the link').isVisible();
  });
  await signedIn.getByLabel('API token').waitFor();
});

test('the page asks every 5 seconds while it is visible, and not at all while it is hidden', async () => {
  await using service = await testService();
  await page.clock.install({ time: '2026-11-02T09:00:00Z' });
  let looks = 0;
  page.on('request', (request) => {
    if (request.url() === `${service.baseUrl}/builds`) looks += 1;
  });
  await page.goto(service.pageAddress());
  await page.getByText('No builds yet').waitFor();
  await page.clock.pauseAt('2026-11-02T09:01:00Z');
  await until(() => looks === 2);
  await page.getByText('No builds yet').waitFor();
  const hide = (hidden: boolean) =>
    page.evaluate((now) => {
      const { document, Event } = globalThis as typeof globalThis & { document: EventTarget };
      Object.defineProperty(document, 'hidden', { value: now, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  // A minute in small steps, so that each answer arrives in its own.
  const seconds = async (count: number) => {
    for (let second = 0; second < count; second += 1) {
      await page.clock.runFor(1_000);
      await page.evaluate(() => fetch('/openapi.json'));
    }
  };
  await seconds(60);
  expect(looks).toBeGreaterThanOrEqual(2 + 9);
  expect(looks).toBeLessThanOrEqual(2 + 12);
  await hide(true);
  await seconds(1);
  const before = looks;
  await seconds(60);
  expect(looks).toBe(before);
  await hide(false);
  await seconds(1);
  expect(looks).toBe(before + 1);
});

test('a build is cancelled, and the page says so', async () => {
  await using service = await testService({
    executor: scriptedExecutor(pageBuild(plainTexts, untilCanceled)),
  });
  const { _id } = await buildIn(service, 'building');
  await page.goto(service.pageAddress());
  await page.getByRole('link', { name: /Android release #1/ }).click();
  await page.getByRole('button', { name: 'Cancel this build' }).click();
  await page.getByRole('status').filter({ hasText: 'canceled' }).waitFor();
  expect(await page.getByRole('button', { name: 'Cancel this build' }).isVisible()).toBe(false);
  expect((await service.ask('GET', `/builds/${_id}`)).body.build.status).toBe('canceled');
});

test('a build that is not there is told', async () => {
  await using service = await testService();
  await page.goto(service.pageAddress());
  await page.getByText('No builds yet').waitFor();
  await page.goto(`${service.baseUrl}/#/builds/${'a'.repeat(24)}`);
  await page.getByRole('heading', { name: 'This build does not exist.' }).waitFor();
});
