// Makes the screenshots of the README and of docs/service.md: `npm run pictures`. Uses Chromium at /usr/bin/chromium or at the path in CHROMIUM.
import { mkdir, writeFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { type GithubPage, openBrowser, openPage, type Theme } from '../test/support/browser.ts';
import { demoReport, previewReport, qrPictures } from '../test/support/demo-report.ts';
import {
  type BuildTexts,
  buildIn,
  pageBuild,
  plainTexts,
  untilCanceled,
} from '../test/support/page-stage.ts';
import { pictured, picturedColumns } from '../test/support/pictured.ts';
import { scriptedExecutor } from '../test/support/scripted-executor.ts';
import { testService } from '../test/support/service.ts';

const folder = new URL('../docs/images/', import.meta.url);

const pages: Readonly<Record<keyof typeof pictured, Omit<GithubPage, 'theme'>>> = {
  comment: { frame: 'comment', markdown: pictured.comment, pictures: qrPictures(previewReport) },
  summary: { frame: 'summary', markdown: pictured.summary, pictures: qrPictures(demoReport) },
};

const log = [
  '\u001b[1mRunning Gradle task assembleRelease\u001b[0m',
  '> Task :app:compileReleaseKotlin',
  '\u001b[33mwarning: the parameter context is never used\u001b[0m',
  '> Task :app:packageRelease',
  '\u001b[32m✓ Built build/app/outputs/apk/release/app-release.apk (18.3 MB)\u001b[0m',
  'Uploading symbols 3 of 5 …',
  '',
].join('\n');

/** The builds of the picture by their branch; the last one runs. */
const builds: Readonly<Record<string, Partial<BuildTexts>>> = {
  main: {},
  'fix/login': { message: 'Step 2 script `Build Android` exited with status code 1' },
  'feature/dark-mode': { workflow: 'iOS ad hoc' },
  'release/2.4': {},
};

/** A screenshot of the service's page with a few builds, one of which runs. */
async function pagePicture(browser: Browser, theme: Theme): Promise<Buffer> {
  await using service = await testService({
    repositoryUrl: '/srv/git/demo-app.git',
    executor: scriptedExecutor((work) => {
      const branch = 'branch' in work.order.ref ? work.order.ref.branch : '';
      const texts = { ...plainTexts, log, ...builds[branch] };
      return pageBuild(texts, branch === 'release/2.4' ? untilCanceled : undefined)(work);
    }),
  });
  let last = '';
  for (const [branch, { message }] of Object.entries(builds)) {
    const state = branch === 'release/2.4' ? 'building' : message ? 'failed' : 'finished';
    last = (await buildIn(service, state, { branch }))._id;
  }
  const page = await browser.newPage({ viewport: { width: 1080, height: 800 }, colorScheme: theme });
  await page.goto(service.pageAddress());
  await page.waitForURL('**/page/builds');
  await page.goto(`${service.baseUrl}/page/build?id=${last}`);
  await page.getByText('Uploading symbols').waitFor();
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

await mkdir(folder, { recursive: true });
await writeFile(new URL('columns.txt', folder), picturedColumns);
const browser = await openBrowser();
try {
  for (const theme of ['light', 'dark'] as const) {
    await writeFile(new URL(`service-page-${theme}.png`, folder), await pagePicture(browser, theme));
    for (const [name, shown] of Object.entries(pages)) {
      const page = await openPage(browser, { ...shown, theme });
      await page.locator('.frame').screenshot({ path: new URL(`${name}-${theme}.png`, folder).pathname });
      await page.close();
    }
  }
} finally {
  await browser.close();
}
