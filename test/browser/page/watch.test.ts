import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../../support/browser.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { gitRepository } from '../../support/git.ts';
import { serviceProcess } from '../../support/service-process.ts';
import { until } from '../../support/until.ts';

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

test('from the first start to a watched build, its growing log and its artefact', async () => {
  await using folder = await temporaryFolder();
  const repository = await gitRepository({
    path: join(folder.path, 'demo'),
    files: { 'codemagic.yaml': workflow },
  });
  await using service = await serviceProcess({
    dataFolder: join(folder.path, 'data'),
    more: ['--repository', repository.path],
  });
  const address = service.printed.find((line) => line.includes('#token='))?.trim() ?? '';
  expect(address).toBe(`${service.baseUrl}/#token=${service.token}`);

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
  for (const url of [...asked, saved.url()].slice(1)) expect(url).not.toContain(service.token);
  expect(asked.every((url) => url.startsWith(service.baseUrl))).toBe(true);
  await page.evaluate(() => Reflect.get(globalThis, 'history').back());
  expect(page.url()).not.toContain(service.token);
  await context.close();
});
