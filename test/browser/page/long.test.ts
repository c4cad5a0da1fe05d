import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { systemClock, systemRandom } from '../../../src/clock.ts';
import { openStore } from '../../../src/service/data/store/store.ts';
import { openBrowser } from '../../support/browser.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { aborted, scriptedExecutor } from '../../support/scripted-executor.ts';
import { testService } from '../../support/service.ts';
import { until } from '../../support/until.ts';
import { buildIn, pageBuild, plainTexts, untilCanceled } from './page-stage.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** 2 MB of lines with their numbers: more than the service answers at once. */
function lines(from: number): string {
  return Array.from({ length: 40_000 }, (_, at) => `line ${String(from + at).padStart(44, '0')}\n`).join('');
}

test('of a long log the page keeps the end, however it grows, and saves the whole', async () => {
  let file = '';
  const log = lines(0);
  await using service = await testService({
    executor: scriptedExecutor((work) => {
      file = join(work.order.logs, `${'b'.repeat(24)}.log`);
      return pageBuild({ ...plainTexts, log }, untilCanceled)(work);
    }),
  });
  const { _id } = await buildIn(service, 'building');
  const page = await browser.newPage();
  await page.clock.install();
  await page.goto(service.pageAddress());
  await page.goto(`${service.baseUrl}/#/builds/${_id}`);
  const shown = page.locator('.log pre');
  await page.getByText('Only the end is shown.').waitFor();
  for (const from of [40_000, 80_000]) {
    await appendFile(file, lines(from));
    const last = `line ${String(from + 39_999).padStart(44, '0')}\n`;
    await until(async () => {
      await page.clock.runFor(5_000);
      return (await shown.textContent())?.endsWith(last);
    });
    const text = (await shown.textContent()) ?? '';
    expect(text.length).toBeLessThanOrEqual(2 * 256 * 1024);
    expect(text).toMatch(/^(?:line \d{44}\n)+$/);
  }
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the full log' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('Build-Android.log');
  expect(await readFile(await saved.path(), 'utf8')).toBe(log + lines(40_000) + lines(80_000));
  await page.close();
});

test('a log that is slow to come is on the page once, although the page asks again meanwhile', async () => {
  await using service = await testService({
    executor: scriptedExecutor(pageBuild(plainTexts, untilCanceled)),
  });
  const { _id } = await buildIn(service, 'building');
  const page = await browser.newPage();
  await page.clock.install();
  await page.goto(service.pageAddress());
  await page.goto(`${service.baseUrl}/#/builds/${_id}`);
  await page.getByText('compiling').waitFor();
  const held: (() => Promise<void>)[] = [];
  let isSlow = true;
  await page.route('**/step/**', (route) =>
    isSlow ? void held.push(() => route.continue()) : route.continue(),
  );
  await page.getByRole('button', { name: /Preparing build machine/ }).click();
  // Real time passes on the page: on a slow machine, it may ask for a log more than once.
  await until(() => held.length > 0);
  const look = async () => {
    const answered = page.waitForResponse('**/builds');
    await page.clock.runFor(5_000);
    await answered;
  };
  await look();
  isSlow = false;
  for (const release of held) await release();
  const log = page.getByRole('region', { name: 'Log of Preparing build machine' });
  await log.getByText('ready').first().waitFor();
  await look();
  await look();
  expect(await log.textContent()).toBe('ready\n');
  await page.close();
});

test('builds that run behind the first page are followed too', async () => {
  const ends: (() => void)[] = [];
  await using service = await testService({
    builders: 1,
    executor: scriptedExecutor((work) =>
      pageBuild(plainTexts, async ({ signal }) => {
        await Promise.race([new Promise<void>((resolve) => ends.push(resolve)), aborted(signal)]);
        return { state: 'finished', message: null };
      })(work),
    ),
  });
  const { _id } = await buildIn(service, 'building');
  const page = await browser.newPage();
  await page.clock.install();
  await page.goto(service.pageAddress());
  const first = page.locator(`a[href$="${_id}"]`);
  await first.getByText('building').waitFor();
  const look = async () => {
    const answered = page.waitForResponse('**/builds');
    await page.clock.runFor(5_000);
    await answered;
  };
  for (const count of [20, 20]) {
    for (let at = 0; at < count; at += 1) await buildIn(service, 'queued');
    await look();
  }
  await page.locator('#list > li:nth-child(41)').waitFor({ state: 'attached' });
  ends[0]?.();
  await until(async () => {
    await look();
    return first.getByText('finished').isVisible();
  });
  await page.close();
});

test('older builds come on demand, the first of them gets the focus, and a filter finds them', async () => {
  await using folder = await temporaryFolder();
  const first = await testService({ dataFolder: folder.path });
  await first.running.stop();
  addEndedBuilds(join(folder.path, 'service.db'), { size: 200, apps: [first.appId] });
  await using service = await testService({ dataFolder: folder.path });
  const page = await browser.newPage();
  await page.goto(service.pageAddress());
  const rows = page.locator('#list > li');
  const older = page.getByRole('button', { name: 'Show older builds' });
  await older.click();
  await page.locator('#list > li:nth-child(31) a:focus').waitFor();
  expect(await rows.count()).toBe(150);
  await older.click();
  await page.locator('#list > li:nth-child(151) a:focus').waitFor();
  expect(await rows.count()).toBe(200);
  expect(await older.isVisible()).toBe(false);
  await page.getByLabel('Filter').fill('FEATURE/77');
  expect(await rows.filter({ visible: true }).allTextContents()).toEqual([
    expect.stringContaining('feature/77'),
  ]);
  await page.getByLabel('Filter').fill('nothing like this');
  await page.getByText('No build matches the filter.').waitFor();
  await page.close();
});

test('of a step that has ended, the page shows a last line that has no end', async () => {
  await using service = await testService({
    executor: scriptedExecutor(pageBuild({ ...plainTexts, log: 'compiling\nno line end' })),
  });
  const { _id } = await buildIn(service, 'finished');
  const page = await browser.newPage();
  await page.clock.install();
  await page.goto(service.pageAddress());
  await page.goto(`${service.baseUrl}/#/builds/${_id}`);
  await page.getByText('no line end').waitFor();
  expect(await page.locator('.log pre').textContent()).toBe('compiling\nno line end');
  await page.close();
});

/** Adds ended builds to a store, alternately of these applications, of two workflows and of many branches. */
function addEndedBuilds(file: string, { size, apps }: { size: number; apps: readonly string[] }): void {
  const store = openStore(file);
  for (let count = 0; count < size; count += 1) {
    const half = count % 2;
    const id = systemRandom.hex(12);
    const at = systemClock.now();
    store.builds.add({
      id,
      appId: apps[count % apps.length] ?? '',
      workflowId: half === 0 ? 'android' : 'ios',
      fromEditor: false,
      ref: { branch: half === 0 ? 'main' : `feature/${count}` },
      labels: [`gh-${count}`],
      workflowName: null,
      instanceType: null,
      buildSettings: {},
      inputs: {},
      sealedRequest: Buffer.alloc(60),
      at,
    });
    store.builds.move({ id, to: 'canceled', at });
  }
  store.close();
}
