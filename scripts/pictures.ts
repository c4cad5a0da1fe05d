// Draws the pictures of the README: `npm run pictures`, with Chromium at /usr/bin/chromium or where CHROMIUM says.
import { mkdir } from 'node:fs/promises';
import { sectionMarkdown } from '../src/report/comment/section.ts';
import { withSection } from '../src/report/comment/sections.ts';
import { qrCodePng } from '../src/report/qr-code.ts';
import { summaryMarkdown } from '../src/report/summary.ts';
import { openBrowser, openPage, type Theme } from '../test/support/browser.ts';
import { demoReport, demoReportRunning } from '../test/support/demo-report.ts';

const folder = new URL('../docs/images/', import.meta.url);
await mkdir(folder, { recursive: true });
const browser = await openBrowser();
try {
  for (const theme of ['light', 'dark'] satisfies Theme[])
    for (const [name, frame, report] of [
      ['summary', 'summary', demoReport],
      ['comment', 'comment', demoReport],
      ['comment-running', 'comment', demoReportRunning],
    ] as const) {
      const at = { now: report.finishedAt ?? report.startedAt + 100_000 };
      const section = { key: 'demo', runId: '1', runAttempt: '1' };
      const markdown =
        frame === 'summary'
          ? summaryMarkdown(report, at)
          : withSection(undefined, {
              commentKey: report.appId,
              section,
              markdown: sectionMarkdown(report, at),
            }).body;
      const artefacts = report.workflows.flatMap((workflow) => workflow.artefacts);
      const pictures = new Map(
        artefacts.flatMap(({ qrCodeUrl, publicUrl }) =>
          qrCodeUrl && publicUrl ? [[qrCodeUrl, qrCodePng(publicUrl)] as const] : [],
        ),
      );
      const page = await openPage(browser, { theme, markdown, frame, pictures });
      if (frame === 'comment')
        await page
          .locator('details')
          .first()
          .click({ position: { x: 8, y: 8 }, timeout: 1_000 })
          .catch(() => {});
      await page.locator('.frame').screenshot({ path: new URL(`${name}-${theme}.png`, folder).pathname });
      await page.close();
    }
} finally {
  await browser.close();
}
