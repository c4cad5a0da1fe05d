import { expect, test } from '@jest/globals';
import { artefactsOf } from '../../../../../src/action/artefacts/collect.ts';
import { addQrCodes, type QrCodes } from '../../../../../src/action/github/qr-codes/qr-codes.ts';
import type { InstallPageReport, ReportedArtefact } from '../../../../../src/action/report/report.ts';
import { createReportStore } from '../../../../../src/action/report/report-store.ts';
import { artefact, publicUrl, stepReport, workflow } from '../../../../support/reports.ts';

const app = (name: string, more: Partial<ReportedArtefact> = {}): ReportedArtefact =>
  artefact({ name, publicUrl: publicUrl(name), ...more });
const last = Date.UTC(2026, 10, 19, 14, 5);
const address = 'https://apps.example/pr-7/';

/** What is stored for these artefacts, and the report that names it. */
async function coded(artefacts: readonly ReportedArtefact[], installPage?: InstallPageReport) {
  const store = createReportStore(
    stepReport({ workflows: [workflow({ artefacts })], ...(installPage ? { installPage } : {}) }),
    { redact: (text) => text, now: () => 0 },
  );
  const stored: QrCodes[] = [];
  await addQrCodes({ store }, async (codes) => {
    stored.push(codes);
    return codes.images.map(({ name }) => `https://github.example/${name}.png`);
  });
  return { stored, names: stored.flatMap(({ images }) => images.map(({ name }) => name)), store };
}

test('each app for phones has the code of its own link, and nothing else has one', async () => {
  const aab = app('app.aab', { type: 'aab' });
  const { names, store } = await coded([app('App.ipa', { type: 'ipa' }), aab, app('app.apk')]);
  expect(names).toEqual(['app.apk', 'App.ipa']);
  expect(artefactsOf(store.report).map(({ qrCodeUrl }) => qrCodeUrl)).toEqual([
    'https://github.example/App.ipa.png',
    undefined,
    'https://github.example/app.apk.png',
  ]);
});

test('of many apps, those that lead the comment have codes', async () => {
  const many = Array.from({ length: 200 }, (_, at) => app(`${at}.apk`));
  expect((await coded([...many, app('App.ipa', { type: 'ipa' })])).names).toEqual([
    ...Array.from({ length: 10 }, (_, at) => `${at}.apk`),
    'App.ipa',
  ]);
});

test('a page at a known address has the only code, and one that was not written has none', async () => {
  const file = '/work/site/index.html';
  const { names, store } = await coded([app('a.apk'), app('b.apk')], { kind: 'written', file, address });
  expect(names).toEqual(['install-page']);
  expect(store.report.installPage).toMatchObject({ qrCodeUrl: 'https://github.example/install-page.png' });
  const failed = { kind: 'failed', reason: 'no room' } as const;
  expect((await coded([app('a.apk'), app('b.apk')], failed)).names).toEqual(['a.apk', 'b.apk']);
});

test('the end of the last link is kept only where all ends are known', async () => {
  const early = app('early.apk', { expiresAt: '2026-11-13T00:00:00+00:00' });
  expect((await coded([early, app('late.apk')])).stored).toMatchObject([{ linksEnd: last }]);
  const { expiresAt: _, ...endless } = app('endless.apk');
  const [stored] = (await coded([early, endless])).stored;
  expect(stored?.linksEnd).toBeUndefined();
});
