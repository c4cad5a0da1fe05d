import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openBrowser, openProfile } from '../../support/browser.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { gitRepository } from '../../support/git.ts';
import { testService } from '../../support/service.ts';
import { serviceProcess } from '../../support/service-process.ts';
import { until } from '../../support/until.ts';
import { buildIn } from './page-stage.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const workflow = `
workflows:
  android:
    name: Android release
    scripts:
      - name: Build Android
        script: |
          echo first line
          until [ -e "$GO" ]; do sleep 0.1; done
          echo last line
          mkdir build
          printf 'the app' > build/app.apk
    artifacts: [build/*.apk]
`;

// T36
test('from the first start to a watched build, its growing log and its artefact', async () => {
  await using folder = await temporaryFolder();
  const repository = await gitRepository({
    path: join(folder.path, 'demo'),
    files: { 'codemagic.yaml': workflow },
  });
  await using service = await serviceProcess({
    dataFolder: join(folder.path, 'data'),
    // The script waits for a file that no build in a sandbox sees.
    more: ['--repository', repository.path, '--sandbox', 'off'],
  });
  const address = pageAddress(service);
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#code=[0-9a-f]{32}$/);

  const context = await browser.newContext();
  const page = await context.newPage();
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(address);
  await page.getByText('No builds yet').waitFor();
  expect(page.url()).toBe(`${service.baseUrl}/`);

  const [{ _id: appId }] = (await service.ask('GET', '/apps')).body.applications;
  const go = join(folder.path, 'go');
  const environment = { variables: { GO: go } };
  await service.ask('POST', '/builds', { appId, workflowId: 'android', branch: 'main', environment });
  await page.clock.runFor(5_000);
  await page.getByRole('link', { name: /Android|android/ }).click();
  const log = page.getByRole('region', { name: 'Log of Build Android' });
  await until(async () => {
    await page.clock.runFor(5_000);
    return (await log.count()) > 0 && (await log.textContent())?.includes('first line');
  });
  expect(await log.textContent()).not.toContain('last line');
  await writeFile(go, '');
  await until(async () => {
    await page.clock.runFor(5_000);
    return page.getByRole('status').filter({ hasText: 'finished' }).isVisible();
  });
  await page.getByRole('button', { name: /Build Android/ }).click();
  await until(async () => (await log.textContent())?.includes('last line'));
  const download = page.getByRole('button', { name: 'Download app.apk' });
  const [saved] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(saved.suggestedFilename()).toBe('app.apk');
  expect(await readFile(await saved.path(), 'utf8')).toBe('the app');
  const token = await page.evaluate(() => Reflect.get(globalThis, 'sessionStorage').getItem('token'));
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  for (const url of [...asked, saved.url()]) expect(url).not.toContain(token);
  expect(asked.every((url) => url.startsWith(service.baseUrl))).toBe(true);
  await page.evaluate(() => Reflect.get(globalThis, 'history').back());
  expect(page.url()).not.toMatch(/code|token/);
  await context.close();
});

test.each([
  ['simulated', 1],
  ['real', 0],
] as const)('list and build say "simulated" of a %s build: %d time each', async (executor, count) => {
  await using folder = await temporaryFolder();
  const content = JSON.stringify({ workflows: { android: { name: 'Simulator', scripts: ['true'] } } });
  const repository = await gitRepository({
    path: join(folder.path, 'demo'),
    files: { 'codemagic.yaml': content },
  });
  await using service = await testService({ executor, repositoryUrl: repository.path });
  await buildIn(service, 'finished');
  const page = await browser.newPage();
  await page.goto(service.pageAddress());
  const row = page.getByRole('link', { name: /Simulator/ });
  await row.waitFor();
  expect(await row.getByText('simulated', { exact: true }).count()).toBe(count);
  await row.click();
  const state = page.getByRole('status').filter({ hasText: 'finished' });
  await state.waitFor();
  expect(await state.getByText('simulated', { exact: true }).count()).toBe(count);
  await page.close();
});

// T36
test("what the browser's history keeps of the page signs nobody in", async () => {
  await using folder = await temporaryFolder();
  await using service = await serviceProcess({ dataFolder: join(folder.path, 'data') });
  const profile = join(folder.path, 'profile');
  const first = await openProfile(profile);
  const page = await first.newPage();
  await page.goto(pageAddress(service));
  await page.getByText('No builds yet').waitFor();
  const token = await page.evaluate(() => Reflect.get(globalThis, 'sessionStorage').getItem('token'));
  await page.close();
  await first.close();
  const urls = visited(profile).filter((url) => url.startsWith(service.baseUrl));
  expect(urls).toContain(pageAddress(service));

  await using second = await openProfile(profile);
  for (const url of urls) {
    expect(url).not.toContain(token);
    expect(url).not.toContain(service.token);
    const later = await second.newPage();
    await later.goto(url);
    await later.getByLabel('API token').waitFor();
    expect(await later.getByText('No builds yet').isVisible()).toBe(false);
    await later.close();
  }
});

/** The address that the service printed. */
function pageAddress(service: { readonly printed: readonly string[] }): string {
  return service.printed.find((line) => line.includes('/#'))?.trim() ?? '';
}

/** The addresses in the history of a profile that no browser uses now. */
function visited(profile: string): string[] {
  const history = new DatabaseSync(join(profile, 'Default/History'));
  try {
    return history
      .prepare('SELECT url FROM urls')
      .all()
      .map((row) => String(row.url));
  } finally {
    history.close();
  }
}
