/**
 * How the page of the service feels with 1,000 builds in its list, in Chromium: `npm run bench:page`. Prints the median
 * of five: the time until the first builds are shown, until all 1,000 are, until a filter is drawn, and until a build is
 * shown after a click.
 */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openBrowser } from '../test/support/browser.ts';
import { temporaryFolder } from '../test/support/folder.ts';
import { addEndedBuilds } from '../test/support/many-builds.ts';
import { testService } from '../test/support/service.ts';

const size = 1_000;
const rounds = 5;

await using folder = await temporaryFolder();
const first = await testService({ dataFolder: folder.path });
await first.running.stop();
addEndedBuilds(join(folder.path, 'service.db'), { size, apps: [first.appId] });
await using service = await testService({ dataFolder: folder.path });
const browser = await openBrowser();
const times = new Map<string, number[]>();
for (let round = 0; round < rounds; round += 1) {
  const page = await (await browser.newContext()).newPage();
  const rows = page.locator('#list > li');
  await timed('first builds', async () => {
    await page.goto(service.pageAddress());
    await rows.first().waitFor();
  });
  await timed(`all ${size} builds, clicks included`, async () => {
    const older = page.getByRole('button', { name: 'Show older builds' });
    for (let before = await rows.count(); before < size; before = await rows.count()) {
      await older.click();
      await rows.nth(before).waitFor({ state: 'attached' });
    }
  });
  await timed('a filter', () => frameAfter(page, { field: '#filter', event: 'input', value: 'feature/99' }));
  await timed('no filter', () => frameAfter(page, { field: '#filter', event: 'input', value: '' }));
  await timed('a build', async () => {
    await rows.nth(500).locator('a').click();
    await page.getByText('This build kept no artefacts').waitFor();
  });
  await page.context().close();
}
await browser.close();
for (const [name, all] of times)
  console.log(`${name}: ${Math.round(all.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0)} ms`);

async function timed(name: string, work: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  await work();
  times.set(name, [...(times.get(name) ?? []), performance.now() - began]);
}

/** Sets a field and waits until the browser has drawn what follows. */
function frameAfter(page: Page, set: { field: string; event: string; value: string }): Promise<unknown> {
  return page.locator(set.field).evaluate((field, { event, value }) => {
    Reflect.set(field, 'value', value);
    Reflect.get(field, 'dispatchEvent').call(field, new Event(event));
    const draw: (then: () => void) => void = Reflect.get(globalThis, 'requestAnimationFrame');
    return new Promise<void>((drawn) => draw(() => draw(drawn)));
  }, set);
}
