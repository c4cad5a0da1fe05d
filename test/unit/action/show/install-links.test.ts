import { expect, test } from '@jest/globals';
import { artefactsOf } from '../../../../src/action/report/artefacts.ts';
import type { InstallPageReport } from '../../../../src/action/report/report.ts';
import { artefactOutputs, artefactTable } from '../../../../src/action/show/artefacts.ts';
import {
  installTable,
  linksToScan,
  qrFold,
  withInstallLinks,
} from '../../../../src/action/show/install-links.ts';
import { demoReport } from '../../../support/demo-report.ts';
import { artefact, failedWorkflow, publicUrl, stepReport, workflow } from '../../../support/reports.ts';

const apk = (name: string) => artefact({ name, publicUrl: publicUrl(name) });
const ipa = artefact({ name: 'App.ipa', type: 'ipa', publicUrl: publicUrl('App.ipa') });
const reportOf = (...artefacts: ReturnType<typeof artefact>[]) =>
  stepReport({ workflows: [workflow({ artefacts })] });
const address = 'https://apps.example/pr-7/';
const page: InstallPageReport = { kind: 'written', file: '/work/site/index.html', address };
const code = 'https://github.com/octo-org/demo-app/blob/0123/1.png?raw=true';

const rows = (table: readonly string[]): string[] => table.join().split('\n').slice(2);

test('each platform has one row, and a step without an app for phones has none', () => {
  const table = rows(installTable(reportOf(ipa, apk('a.apk'), artefact({ name: 'a.aab', type: 'aab' }))));
  expect(table).toHaveLength(2);
  expect(table[0]).toMatch(
    /^\| 🤖 Android.* \| <a href="[^"]+a\.apk[^"]*">Install<\/a><br><sub>until[^|]*\d\u00a0UTC<\/sub> \|$/,
  );
  expect(table[1]).toMatch(
    /^\| 🍏 iPhone, iPad.* \| <a href="[^"]+App\.ipa[^"]*">Download<\/a><br><sub>until[^|]*<br><sub>An iPhone installs an \.ipa file only through an install page\.<\/sub> \|$/,
  );
  expect(table[0]).not.toContain('iPhone');
  expect(installTable(reportOf(artefact({ name: 'a.aab', type: 'aab' })))).toEqual([]);
});

test('where the service names another type, the ending of the name tells the platform', () => {
  const named = { ...ipa, type: 'iOS package' };
  expect(installTable(reportOf(named))).toEqual(installTable(reportOf(ipa)));
});

test('the version of an app stands under its platform, as text', () => {
  const [row] = rows(installTable(reportOf(artefact({ name: 'a.apk', versionName: '1.4|<b>' }))));
  expect(row).toContain('| 🤖 Android<br><sub>1&#46;4&#124;&#60;b&#62;</sub> |');
});

test('several apps of one platform are told apart by their names, and those beyond ten are counted', () => {
  const [row = '', ...others] = rows(
    installTable(reportOf(...Array.from({ length: 12 }, (_, at) => apk(`app-${at}.apk`)))),
  );
  expect(others).toEqual([]);
  expect(row.match(/Install app-\d+\.apk/g)).toHaveLength(10);
  expect(row).toContain('<br>2 more apps below |');
});

test('where the address of the install page is known, it leads the table and has the only code', () => {
  const qrCodes = { [address]: code };
  const report = { ...reportOf(apk('a.apk'), apk('b.apk'), ipa), installPage: page, qrCodes };
  const [first, android, ios, ...others] = rows(installTable(report));
  const link = '<a href="https://apps.example/pr-7/">Install page</a>';
  expect(first).toBe(`| 📲 Any phone | ${link} · <a href="${code}">QR code</a> |`);
  expect(android).toContain('>Install a.apk</a><br><sub>until');
  expect(ios).toMatch(/\| <a href="[^"]+">Download<\/a><br><sub>until[^<]+<\/sub> \|$/);
  expect(others).toEqual([]);
  expect(qrFold(report).join().match(/<img /g)).toHaveLength(1);
  expect(qrFold(report).join()).toContain(`${link}\n\n<img src=`);
  expect(withInstallLinks(report, ['table'])).toEqual([`📲 ${link}`, 'table', ...qrFold(report)]);
});

test('without an address of the page, the summary too says that an ipa needs one', () => {
  const report = reportOf(ipa);
  const unaddressed: InstallPageReport = { kind: 'written', file: '/work/site/index.html' };
  for (const installPage of [unaddressed, { kind: 'failed', reason: 'no room' } as const]) {
    expect(installTable({ ...report, installPage })).toEqual(installTable(report));
    const [table, note] = withInstallLinks({ ...report, installPage }, ['table']);
    expect([table, note]).toEqual(['table', expect.stringContaining('only through an install page')]);
  }
  expect(withInstallLinks(reportOf(apk('a.apk')), ['table'])).toEqual(['table']);
});

test('a QR code is a picture in a paragraph of its own beside its link, open where it is the only one', () => {
  const report = { ...reportOf(apk('a.apk')), qrCodes: { [publicUrl('a.apk')]: code } };
  const [one = ''] = qrFold(report);
  expect(one).toMatch(
    /^<details open>\n<summary>📷 1 QR code<\/summary>\n\n<a href="[^"]+">Install a\.apk<\/a>\n\n<img /,
  );
  expect(one).toContain(`<img src="${code}" alt="QR code: Install a.apk">\n\n</details>`);
  expect(rows(installTable(report))[0]).toContain(`<a href="${code}">QR code</a>`);
  expect(qrFold(demoReport).join()).toMatch(/^<details>\n/);
  expect(qrFold(reportOf(apk('a.apk')))).toEqual([]);
});

test('a link that is not safe is no link', () => {
  const [row] = rows(installTable(reportOf(artefact({ publicUrl: 'javascript:alert(1)' }))));
  expect(row).toMatch(/^\| 🤖 Android \| – \|$/);
});

const ofWorkflow = (workflowId: string, name: string, url: string, versionName: string) =>
  workflow({
    ...{ workflowId, name, buildId: workflowId },
    artefacts: [artefact({ publicUrl: publicUrl(url), versionName })],
  });

test('two files of one name carry the name of their workflow, and each its version', () => {
  const report = stepReport({
    workflows: [ofWorkflow('shop', 'Shop', '1', '1.4.0'), ofWorkflow('admin', 'Admin', '2', '2.0.0')],
  });
  const [row = '', ...others] = rows(installTable(report));
  expect(others).toEqual([]);
  const links = ['Install app-release.apk (Shop)', 'Install app-release.apk (Admin)'];
  expect(row.match(/(?<=>)Install[^<]+/g)).toEqual(links);
  expect(row.match(/\d&#46;\d\.\d/g)).toHaveLength(2);
  expect(linksToScan(report).map(({ text }) => text)).toEqual(links);
  const [shop] = report.workflows;
  const one = stepReport({ workflows: shop ? [shop] : [] });
  expect(linksToScan(one).map(({ text }) => text)).toEqual(['Install app-release.apk']);
});

const unfit = (status: 'failed' | 'canceled' | 'timeout') =>
  failedWorkflow({ status, artefacts: [apk('unfit.apk'), ipa] });

test.each(['failed', 'canceled', 'timeout'] as const)(
  'the files of a build with the state %s are for developers, not for testers',
  (status) => {
    const report = stepReport({ workflows: [unfit(status), workflow({ artefacts: [apk('fit.apk')] })] });
    const [row = '', ...others] = rows(installTable(report));
    expect(others).toEqual([]);
    expect(row).toContain('fit.apk');
    expect(row).not.toContain('unfit.apk');
    expect(linksToScan(report).map(({ text }) => text)).toEqual(['Install fit.apk']);
    expect(withInstallLinks(report, [])).toEqual([]);
    const [origin, table] = artefactTable(unfit(status));
    expect(origin).toBe(`From a ${status === 'timeout' ? 'timed-out' : status} build:`);
    expect(table).toContain(`<a href="${publicUrl('unfit.apk')}">Download</a>`);
    expect(artefactOutputs(artefactsOf(report)).publicLinks).toHaveLength(3);
  },
);

test('if only a failed build has apps, the comment says why there is none to install', () => {
  const bare = workflow({ artefacts: [] });
  expect(installTable(stepReport({ workflows: [unfit('failed'), bare] }))).toEqual([
    '<strong>On a phone:</strong> no app to install, because each build that made one failed, timed out or was canceled.',
  ]);
  expect(installTable(stepReport({ workflows: [failedWorkflow(), bare] }))).toEqual([]);
});

test.each([
  workflow({ status: 'warning' }),
  workflow({ appStoreConnect: { status: 'failed' } }),
  workflow({ artefacts: [artefact({ downloadFailure: 'The disk is full.' })] }),
])('testers get the app of a build that ended well, whatever fails afterwards', (build) => {
  expect(rows(installTable(stepReport({ workflows: [build] })))).toHaveLength(1);
  expect(artefactTable(build)[0]).toContain('>Install</a>');
});
