import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { createInputReader } from '../../../../src/action/inputs/reader.ts';
import {
  type InstallPageInputs,
  readInstallPage,
  writeInstallPage,
  writePageOfReport,
} from '../../../../src/action/install-page/install-page.ts';
import type { ReportedArtefact } from '../../../../src/action/report/report.ts';
import { createReportStore } from '../../../../src/action/report/report-store.ts';
import { InputError } from '../../../../src/errors.ts';
import { realPackage } from '../../../support/app-package.ts';
import { temporaryFolder } from '../../../support/folder.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';
import { stepReport, workflow } from '../../../support/reports.ts';

function artefact(name: string, more: Partial<ReportedArtefact> = {}): ReportedArtefact {
  const publicUrl = `https://storage.example/${name}`;
  return { buildId: 'b', workflowId: 'w', name, url: `https://api.example/${name}`, publicUrl, ...more };
}

async function write(
  workspace: string,
  artefacts: readonly ReportedArtefact[],
  { folder = 'site', ...more }: { folder?: string; title?: undefined } = {},
) {
  const memory = memoryRunner({ with: {} });
  const runner = { ...memory.runner, run: { ...memory.runner.run, workspace } };
  const shown = artefacts.map((one) => ({ artefact: one, workflow: undefined, commit: undefined }));
  const written = await writeInstallPage(
    { runner },
    {
      inputs: { folder, address: undefined },
      content: { title: 'Hello', ref: undefined, artefacts: shown, ...more },
    },
  );
  return { written, ...memory };
}

test('the page and its manifests are written, and nothing else', async () => {
  await using folder = await temporaryFolder();
  const apps = [artefact('Hello.ipa', { bundleId: 'com.example' }), artefact('app.apk'), artefact('map.txt')];
  const { written } = await write(folder.path, apps);
  expect(written).toEqual({ kind: 'written', file: join(folder.path, 'site/index.html') });
  expect(await readdir(join(folder.path, 'site'))).toEqual([
    'index.html',
    expect.stringMatching(/^manifest-.+\.plist$/),
  ]);
  const html = await readFile(join(folder.path, 'site/index.html'), 'utf8');
  expect(html.match(/<h2>\S+/g)).toEqual(['<h2>Hello.ipa', '<h2>app.apk']);
});

test('the name of the app is read from packages that real tools made', async () => {
  await using folder = await temporaryFolder();
  const apps = ['signed.apk', 'binary.ipa'].map((name) => artefact(name, { path: realPackage(name).path }));
  const { warnings } = await write(folder.path, apps, { title: undefined });
  const [index = '', manifest = ''] = (await readdir(join(folder.path, 'site'))).toSorted();
  expect(await readFile(join(folder.path, 'site', index), 'utf8')).toContain('Install Pläne &#38; Ziele');
  expect(await readFile(join(folder.path, 'site', manifest), 'utf8')).toContain('com.example.real');
  expect(warnings).toEqual([]);
});

test('artefacts without an app make no page', async () => {
  await using folder = await temporaryFolder();
  const files = ['map.txt', 'app.aab', 'Runner.app.zip'].map((name) => artefact(name));
  expect((await write(folder.path, files)).written).toEqual({ kind: 'empty' });
  expect(await readdir(folder.path)).toEqual([]);
});

test('an .ipa whose bundle identifier is not known is a warning that says what to do', async () => {
  await using folder = await temporaryFolder();
  const { warnings } = await write(folder.path, [artefact('Hello.ipa')]);
  expect(warnings).toEqual([
    expect.stringMatching(/^Hello\.ipa: its bundle identifier is unknown.+ download input/),
  ]);
});

test("the contract's packageName stands for a missing bundleId, and an .ipa without a link has no manifest", async () => {
  await using folder = await temporaryFolder();
  const apps = [
    artefact('Hello.ipa', { packageName: 'com.example.app' }),
    artefact('b.ipa', { publicUrl: 'http://storage.example/b.ipa' }),
  ];
  const { warnings } = await write(folder.path, apps);
  const [, manifest = '', ...more] = await readdir(join(folder.path, 'site'));
  expect([warnings, more]).toEqual([[], []]);
  expect(await readFile(join(folder.path, 'site', manifest), 'utf8')).toContain(
    '<string>com.example.app</string>',
  );
});

test('a folder that leaves the workspace through a link is refused, and nothing is written there', async () => {
  await using folder = await temporaryFolder();
  const [workspace, beside] = [join(folder.path, 'workspace'), join(folder.path, 'beside')];
  await Promise.all([mkdir(workspace), mkdir(beside)]);
  await symlink(beside, join(workspace, 'site'));
  const { written } = await write(workspace, [artefact('app.apk')]);
  expect(written).toEqual({
    kind: 'failed',
    reason: expect.stringContaining('The installPage input is set to site, which is outside the workspace'),
  });
  expect(await readdir(beside)).toEqual([]);
});

test('a link in the place of the page is replaced, and not followed', async () => {
  await using folder = await temporaryFolder();
  await mkdir(join(folder.path, 'site'));
  await writeFile(join(folder.path, 'other'), 'untouched');
  await symlink('../other', join(folder.path, 'site/index.html'));
  expect((await write(folder.path, [artefact('app.apk')])).written.kind).toBe('written');
  expect(await readFile(join(folder.path, 'other'), 'utf8')).toBe('untouched');
});

test('a folder that cannot be made is told, not thrown', async () => {
  await using folder = await temporaryFolder();
  await writeFile(join(folder.path, 'site'), 'a file');
  expect((await write(folder.path, [artefact('app.apk')])).written).toEqual({
    kind: 'failed',
    reason: expect.stringMatching(
      /^The install page could not be written\. The installPage input is set to site, which could not be created \(E.+\)\. Set it to a folder that the runner can write to\.$/,
    ),
  });
});

test.each([
  ['finished', ['a.apk', 'b.apk']],
  ['warning', ['a.apk', 'b.apk']],
  ['failed', ['a.apk']],
  ['canceled', ['a.apk']],
  ['timeout', ['a.apk']],
] as const)('beside a build that finished, one with the state %s', async (status, files) => {
  await using folder = await temporaryFolder();
  const { runner } = memoryRunner({ with: {}, run: { workspace: folder.path } });
  const workflows = [
    workflow({ artefacts: [artefact('a.apk')] }),
    workflow({ workflowId: 'other', status, artefacts: [artefact('b.apk')] }),
  ];
  const store = createReportStore(stepReport({ workflows }), { redact: (text) => text, now: () => 0 });
  await writePageOfReport({ runner, store }, { folder: 'site', address: undefined });
  const html = await readFile(join(folder.path, 'site/index.html'), 'utf8');
  expect(html.match(/(?<=<h2>)\S+/g)).toEqual(files);
});

function read(
  given: Readonly<Record<string, string>>,
  { publicLinks = true } = {},
): InstallPageInputs | undefined {
  return readInstallPage(createInputReader({ input: (name) => given[name] ?? '' }), { publicLinks });
}

test('without a folder there is no page', () => expect(read({})).toBeUndefined());

test.each([
  ['https://pages.example', 'https://pages.example/'],
  ['https://pages.example/pr-7', 'https://pages.example/pr-7/'],
  ['https://pages.example/v1.2', 'https://pages.example/v1.2/'],
  ['https://pages.example/pr-7/install.html', 'https://pages.example/pr-7/install.html'],
])('%s is the page %s', (installPageUrl, address) => {
  expect(read({ installPage: 'site', installPageUrl })).toEqual({ folder: 'site', address });
});

test.each([
  ...[
    'http://pages.example/',
    'http://127.0.0.1/',
    'pages.example',
    `https://pages.example/${'a'.repeat(1_000)}`,
  ],
  ...['https://me@pages.example/', 'https://pages.example/?a', 'https://pages.example/#a'],
])('%s is no address of a page', (installPageUrl) => {
  const wrong = () => read({ installPage: 'site', installPageUrl });
  expect(wrong).toThrow(InputError);
  expect(wrong).toThrow('an https:// URL without user name, query or fragment, of at most 1000 characters.');
});

test('an address without a page, and a page without links, are errors that name both inputs', () => {
  expect(() => read({ installPageUrl: 'https://pages.example/' })).toThrow(
    'The installPageUrl input has no effect without installPage.',
  );
  expect(() => read({ installPage: 'site' }, { publicLinks: false })).toThrow(
    'The installPage input cannot be used with publicLinks: false',
  );
});
