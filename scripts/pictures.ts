// Makes the screenshots of the README and of docs/service.md: `npm run pictures`. Uses Chromium at /usr/bin/chromium or at the path in CHROMIUM.
import { mkdir, writeFile } from 'node:fs/promises';
import { sectionMarkdown } from '../src/action/github/comment/section.ts';
import { summaryMarkdown } from '../src/action/show/summary.ts';
import { type GithubPage, openBrowser, openPage } from '../test/support/browser.ts';
import { demoReport, demoReportRunning, qrPictures } from '../test/support/demo-report.ts';
import { pagePicture } from './page-picture.ts';

const folder = new URL('../docs/images/', import.meta.url);
const now = demoReport.startedAt + 312_000;
const earlier = demoReport.startedAt + 100_000;

const pages: Readonly<Record<string, Pick<GithubPage, 'frame' | 'markdown'>>> = {
  summary: { frame: 'summary', markdown: summaryMarkdown(demoReport) },
  comment: { frame: 'comment', markdown: sectionMarkdown(demoReport, { now }) },
  'comment-running': { frame: 'comment', markdown: sectionMarkdown(demoReportRunning, { now: earlier }) },
};

await mkdir(folder, { recursive: true });
const browser = await openBrowser();
try {
  for (const theme of ['light', 'dark'] as const) {
    await writeFile(new URL(`service-page-${theme}.png`, folder), await pagePicture(browser, theme));
    for (const [name, shown] of Object.entries(pages)) {
      const page = await openPage(browser, { ...shown, theme, pictures: qrPictures(demoReport) });
      const artefacts = page.locator('summary', { hasText: '📦' });
      if ((await artefacts.count()) > 0) await artefacts.first().click();
      await page.locator('.frame').screenshot({ path: new URL(`${name}-${theme}.png`, folder).pathname });
      await page.close();
    }
  }
} finally {
  await browser.close();
}
