import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page, ViewportSize } from 'playwright-core';
import { openBrowser } from '../../support/browser.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { gitRepository } from '../../support/git.ts';
import { buildIn, pageBuild, plainTexts, untilCanceled } from '../../support/page-stage.ts';
import { scriptedExecutor } from '../../support/scripted-executor.ts';
import { testService } from '../../support/service.ts';
import { serviceProcess } from '../../support/service-process.ts';

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
test('from the printed link to a build that is started, watched, downloaded, started again and cancelled', async () => {
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
  const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(service.printed.find((line) => line.includes('/page/sign-in'))?.trim() ?? '');
  await page.getByText('No builds yet').waitFor();
  expect(page.url()).toBe(`${service.baseUrl}/page/builds`);

  const go = join(folder.path, 'go');
  const start = async () => {
    await page.getByLabel(/^Variables/).fill(`GO=${go}`);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
  };
  await page.getByRole('link', { name: 'Start a build' }).click();
  await page.getByRole('link', { name: 'android', exact: true }).click();
  expect(await page.getByLabel('Branch or tag name').inputValue()).toBe('main');
  await start();
  // The page loads itself again.
  const log = page.getByRole('region', { name: 'Log of Build Android' });
  await log.getByText('first line').waitFor();
  const status = page.getByRole('status');
  const [first] = await page.getByRole('link', { name: /^success/ }).all();
  const name = (await first?.textContent())?.split(' ')[1] ?? '';
  await first?.click();
  await page.getByRole('region', { name: `Log of ${name}` }).waitFor();
  await writeFile(go, '');
  await status.getByText('finished').waitFor();
  expect(await page.getByRole('region', { name: `Log of ${name}` }).isVisible()).toBe(true);
  await page.getByRole('link', { name: /Build Android/ }).click();
  await log.getByText('last line').waitFor();
  const download = page.getByRole('link', { name: 'app.apk' });
  const [saved] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(saved.suggestedFilename()).toBe('app.apk');
  expect(await readFile(await saved.path(), 'utf8')).toBe('the app');

  await page.getByRole('link', { name: 'Start again' }).click();
  await page.getByLabel(/^Variables/).fill(`GO=${join(folder.path, 'never')}`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel this build' }).click();
  await status.getByText('canceled').waitFor();
  expect(asked.every((url) => url.startsWith(`${service.baseUrl}/page/`))).toBe(true);
  await page.close();
});

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Every colour that a log can have. */
const colours = [...Array(8).keys()]
  .flatMap((colour) => [`\u001b[3${colour}mcolour ${colour}\u001b[0m`, `\u001b[1;9${colour}mbright\u001b[0m`])
  .join('\n');

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

const screens: readonly [name: string, colours: 'light' | 'dark', size: ViewportSize][] = [
  ['desktop', 'light', { width: 1280, height: 800 }],
  ['phone', 'dark', { width: 390, height: 800 }],
];

test.each(screens)(
  'on a %s in %s colours axe finds nothing, and nothing is cut off',
  async (_, ...screen) => {
    const [colorScheme, viewport] = screen;
    await using service = await testService({
      executor: scriptedExecutor((work) => {
        const branch = 'branch' in work.order.ref ? work.order.ref.branch : '';
        const message = branch === 'broken' ? 'Step 2 exited with status code 1' : '';
        const texts = { ...plainTexts, message, log: `${colours}\n${plainTexts.log}` };
        return pageBuild(texts, branch === 'endless' ? untilCanceled : undefined)(work);
      }),
    });
    const ids = [
      await buildIn(service, 'finished'),
      await buildIn(service, 'failed', { branch: 'broken' }),
      await buildIn(service, 'building', { branch: 'endless' }),
    ].map(({ _id }) => _id);
    const page = await browser.newPage({ colorScheme, viewport });
    const check = async (path: string) => {
      // Without the reload, which would come while axe looks.
      await page.route('**/page/build*', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/<meta http-equiv="refresh"[^>]*>/, '');
        await route.fulfill({ response, body });
      });
      await page.goto(`${service.baseUrl}/page/${path}`);
      expect(await findings(page)).toEqual([]);
      const [inner, outer] = await page
        .locator('html')
        .evaluate((html) => [
          Number(Reflect.get(html, 'scrollWidth')),
          Number(Reflect.get(html, 'clientWidth')),
        ]);
      expect(inner).toBeLessThanOrEqual(outer ?? 0);
    };
    await check('sign-in');
    await page.locator('label').evaluate((label) => Reflect.get(label, 'remove').call(label));
    // This test would notice a field without a name.
    expect(await findings(page)).toContainEqual(expect.stringMatching(/^label: <input id="token"/));
    await page.goto(service.pageAddress());
    await page.getByText('endless').waitFor();
    for (const path of ['builds', 'start', 'start?workflowId=android', ...ids.map((id) => `build?id=${id}`)])
      await check(path);
    await page.close();
  },
);
