/** Builds that run no script: what each shows. */

import { spawnSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { stat, symlink, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { expect, test } from '@jest/globals';
import { openPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { readPackage } from '../../../../src/app-packages/read-package.ts';
import { type Built, scriptFile, testBuild, workflowFile } from '../../../support/built.ts';
import { temporaryFolder } from '../../../support/folder.ts';
import type { Files } from '../../../support/git.ts';

const notice = 'This build is simulated: it runs no scripts';

const simulated = (files: Files | string) => testBuild(files, { more: ['--simulate', '--control'] });

/** The end of a build with this outcome. */
async function outcome(build: Built, written: object) {
  await build.ask('PUT', '/control/scenario', { outcomes: [written] });
  return build.build();
}

const statusOf = (build: Built, name: string) => build.steps().find((step) => step.name === name)?.status;

test('no script runs, and what the build keeps says that it is simulated', async () => {
  await using build = await simulated(
    workflowFile(`environment:
  groups: [signing]
  flutter: 3.10.0
scripts:
  - name: Build
    script: |
      touch $CM_BUILD_DIR/../../ran
      exit 1
artifacts:
  - build/**/outputs/*.{apk,aab}
  - /tmp/xcodebuild_logs/*.log
  - $CM_BUILD_DIR/$FLAVOUR/*.txt
  - out/*.app
  - '*.md'`),
  );
  await build.repository.commit({ 'README.md': 'a real file' });
  expect(await build.build()).toEqual({ state: 'finished', message: notice });
  await expect(stat(join(build.path, 'ran'))).rejects.toThrow('ENOENT');
  expect(build.states()).toEqual([
    ...['queued', 'preparing', 'fetching', 'building', 'publishing', 'finishing', 'finished'],
  ]);
  expect(await build.log('Build')).toBe(
    'Simulated: this script was not run:\n  touch $CM_BUILD_DIR/../../ran\n  exit 1\n\n',
  );
  expect(await build.log('Preparing build machine')).toContain('This build is simulated');
  expect(await build.log('Reading the workflow')).toContain('`signing`');
  expect(build.artefacts().map(({ name, packageName }) => [name, packageName])).toEqual([
    ['app-release.aab', undefined],
    ['app-release.apk', 'simulated.app'],
    ['simulated.log', undefined],
    ['mapping.txt', undefined],
    ['Runner.app.zip', undefined],
    ['README.md', undefined],
  ]);
  expect(build.artefacts().map(({ content }) => content)).toEqual([
    ...[expect.any(String), expect.any(String)],
    ...[expect.stringContaining('simulated'), expect.stringContaining('simulated')],
    ...[expect.any(String), 'a real file'],
  ]);
  const collected = await build.log('Collecting artefacts');
  expect(collected).toContain('Simulated: wrote build/outputs/app-release.apk.');
  expect(collected).toContain('Simulated: wrote $FLAVOUR/mapping.txt.');
  expect(collected).not.toContain('.md could');
});

test('a condition on what a script sets counts as true, any other is decided as always', async () => {
  await using build = await simulated(
    workflowFile(`scripts:
  - name: Decide
    script: echo "DEPLOY=false" >> $CM_ENV
  - name: Deploy
    script: echo
    when: { condition: env.DEPLOY == "true" }
  - name: Never
    script: echo
    when: { condition: env.OTHER == "true" }
  - name: On main
    script: echo
    when: { condition: env.CM_BRANCH == "main" }`),
  );
  expect((await build.build()).state).toBe('finished');
  expect(
    build
      .steps()
      .slice(3, 7)
      .map(({ status }) => status),
  ).toEqual(['success', 'success', 'skipped', 'success']);
  expect(await build.log('Deploy')).toContain('counts as true, because a script sets DEPLOY');
  expect(await build.log('Never')).toContain('The script was skipped: its condition');
});

test('the sentence that says so follows a question without a full stop between them', async () => {
  await using build = await simulated(scriptFile('true', 'artefacts: [out/*.apk]'));
  expect((await build.build()).message).toMatch(/did you mean `artifacts`\? This build is simulated/);
});

// T24
test('nothing is written through a link that leaves the clone', async () => {
  await using build = await simulated({
    'codemagic.yaml': scriptFile('true', 'artifacts: [out/*.apk, ../*.apk, /var/tmp/*.simulated]'),
  });
  await symlink(build.path, join(build.repository.path, 'out'));
  await build.repository.commit({ 'a.txt': '' });
  expect((await build.build()).state).toBe('finished');
  expect(build.artefacts()).toEqual([]);
  expect(await build.log('Collecting artefacts')).toContain('out/app-release.apk could not be written');
  await expect(stat(join(build.path, 'app-release.apk'))).rejects.toThrow('ENOENT');
});

const steps = workflowFile(`scripts:
  - { name: Test, script: echo }
  - { name: Build, script: echo }
  - { name: Pack, script: echo }
artifacts: ['*.apk']
publishing:
  scripts:
    - { name: Publish, script: echo }`);

test.each([
  [
    { step: 'Build', exitCode: 65 },
    {
      state: 'failed',
      message: `Step 5 script \`Build\` exited with status code 65. No file matches \`*.apk\`. ${notice}`,
    },
    ['success', 'failed', 'skipped', 'success'],
  ],
  [
    { status: 'timeout', step: 'Build' },
    { state: 'timeout', message: expect.stringMatching(/^The build was stopped because .*simulated/) },
    ['success', 'canceled', null, null],
  ],
  [
    { status: 'canceled' },
    { state: 'canceled', message: expect.stringContaining('simulated') },
    ['success', 'success', 'canceled', null],
  ],
  [
    { status: 'warning' },
    { state: 'warning', message: notice },
    ['success', 'success', 'success', 'success'],
  ],
  [
    { step: 'Publish' },
    { state: 'warning', message: expect.stringContaining('`Publish` exited with status code 1') },
    ['success', 'success', 'success', 'failed'],
  ],
  [
    { status: 'skipped' },
    { state: 'skipped', message: notice },
    ['skipped', 'skipped', 'skipped', 'skipped'],
  ],
  [
    { step: 'preparing' },
    {
      state: 'failed',
      message: `Step 1 \`Preparing build machine\` exited with status code 1, as the scenario says. ${notice}`,
    },
    [undefined, undefined, undefined, undefined],
  ],
  [
    { step: 'publishing', exitCode: 2 },
    { state: 'failed', message: expect.stringContaining('`Collecting artefacts` exited with status code 2') },
    ['success', 'success', 'success', 'skipped'],
  ],
  [
    { step: 'Bild' },
    { state: 'failed', message: expect.stringContaining('“Bild”, which this workflow does not have') },
    ['skipped', 'skipped', 'skipped', 'skipped'],
  ],
])('the outcome %j ends the build as it says', async (written, ended, statuses) => {
  await using build = await simulated(steps);
  expect(await outcome(build, written)).toEqual(ended);
  expect(['Test', 'Build', 'Pack', 'Publish'].map((name) => statusOf(build, name))).toEqual(statuses);
});

test('a folder that one pattern names holds the samples of others', async () => {
  await using build = await simulated(
    workflowFile(`scripts: [make]\nartifacts: [build/outputs, build/outputs/apk/release/*.apk]`),
  );
  expect(await build.build()).toEqual({ state: 'finished', message: notice });
  expect(build.artefacts().map(({ name }) => name)).toEqual(['outputs.zip', 'app-release.apk']);
});

test('a failed build keeps only what its outcome names, and an outcome of a skipped step is an error', async () => {
  await using build = await simulated(steps);
  await outcome(build, { step: 'Build' });
  expect(build.artefacts()).toEqual([]);
  await outcome(build, { step: 'Build', artefacts: ['report.txt'] });
  expect(build.artefacts().map(({ name }) => name)).toEqual(['report.txt']);
  const named = { artefacts: ['app-debug.ipa', 'notes.txt'], takes: '1ms' };
  expect((await outcome(build, named)).state).toBe('finished');
  expect(build.artefacts().map(({ name }) => name)).toEqual(['app-debug.ipa', 'notes.txt']);

  await using never = await simulated(
    workflowFile(`scripts:
  - name: Never
    script: echo
    when: { condition: env.CM_BRANCH == "other" }`),
  );
  expect((await outcome(never, { step: 'Never' })).message).toContain(
    'The scenario names the step “Never”, which was skipped',
  );
});

test('the clone and the reading of the workflow are real', async () => {
  await using build = await simulated(scriptFile('true'));
  expect((await build.build({ branch: 'gone' })).message).toMatch(/gone.*simulated/);
  expect((await build.build({ workflowId: 'ios' })).message).toMatch(/There is no workflow `ios`/);
});

test.concurrent.each([
  ['build/ios/ipa/*.ipa', ['build/ios/ipa/Runner.ipa']],
  ['logs/*.log', ['logs/simulated.log']],
  ['build/outputs/apk/debug/*.apk', ['build/outputs/apk/debug/app-release.apk']],
  [
    'out/{app,lib}-*.{apk,aab}',
    ['out/app-release.apk', 'out/app-release.aab', 'out/lib-simulated.apk', 'out/lib-simulated.aab'],
  ],
  ['app-?.apk', ['app-x.apk']],
  ['**/*-release.apk', ['app-release.apk']],
  ['build/**', ['build/simulated.txt']],
  ['./x//y/.hidden', ['x/y/.hidden']],
  ['[!0]', []],
  ['@(out)/*.apk', []],
])('the sample paths of %s', async (pattern, paths) => {
  await using it = await simulated(workflowFile(`scripts: [make]\nartifacts: [${JSON.stringify(pattern)}]`));
  expect(await it.build()).toMatchObject({ state: 'finished' });
  const log = await it.log('Collecting artefacts');
  const written = [...log.matchAll(/^Simulated: wrote (?:\S*\/tmp\/(?=xcode))?(.+)\.$/gm)].map(
    ([, path]) => path,
  );
  expect(written).toEqual(paths);
});

/** Writes the sample packages to a folder, by their extensions. */
async function samplesIn(folder: string): Promise<void> {
  await using it = await simulated(workflowFile(`scripts: [make]\nartifacts: ['*.apk', '*.aab', '*.ipa']`));
  await it.build();
  for (const { name, bytes } of it.artefacts()) await writeFile(join(folder, `app${extname(name)}`), bytes);
}

test('sample packages say that they are simulated, and the .aab has the settings of a bundle', async () => {
  await using folder = await temporaryFolder();
  await samplesIn(folder.path);
  const { signal } = new AbortController();
  for (const name of ['app.apk', 'app.ipa']) {
    const facts = await readPackage({ path: join(folder.path, name), name }, { signal });
    expect(facts).toMatchObject({ title: 'Simulated app', versionName: '1.0.0-simulated' });
    expect(facts.packageName ?? facts.bundleId).toBe('simulated.app');
  }
  const zip = await openPromise(join(folder.path, 'app.aab'), { lazyEntries: true });
  const settings: Buffer[] = [];
  for await (const entry of zip.eachEntry())
    if (entry.fileName === 'BundleConfig.pb')
      settings.push(await buffer(await zip.openReadStreamPromise(entry)));
  // Field 1 is bundletool, with its version in field 2.
  expect(settings.map(String)).toEqual(['\n\b\x12\x061.17.2']);
});

const hasAapt2 = spawnSync('aapt2', ['version']).status === 0;
const withAapt2 = hasAapt2 || process.env.NEEDS_AAPT2 === 'true' ? test : test.skip;

withAapt2('aapt2 accepts the sample .apk, and the manifest and resources of the sample .aab', async () => {
  await using folder = await temporaryFolder();
  await samplesIn(folder.path);
  const apk = join(folder.path, 'app.apk');
  // The base module of a bundle is a package in the format of `aapt2 link --proto-format`, with its manifest in a folder.
  const bundle = join(folder.path, 'app.aab');
  const base = join(folder.path, 'base.apk');
  await copyEntries(bundle, base, {
    'base/manifest/AndroidManifest.xml': 'AndroidManifest.xml',
    'base/resources.pb': 'resources.pb',
  });
  for (const path of [apk, base]) {
    const dump = (what: string) => spawnSync('aapt2', ['dump', what, path], { encoding: 'utf8' });
    const badging = dump('badging');
    expect(badging).toMatchObject({ status: 0, stderr: '' });
    for (const text of [
      "package: name='simulated.app' versionCode='1' versionName='1.0.0-simulated'",
      "application: label='Simulated app'",
    ])
      expect(badging.stdout).toContain(text);
    expect(dump('resources')).toMatchObject({ status: 0, stderr: '' });
  }
});

/** Copies entries of one zip file to another, under new names. */
async function copyEntries(from: string, to: string, names: Readonly<Record<string, string>>): Promise<void> {
  const zip = await openPromise(from, { lazyEntries: true });
  const copy = new ZipFile();
  const written = pipeline(copy.outputStream, createWriteStream(to));
  for await (const entry of zip.eachEntry()) {
    const name = names[entry.fileName];
    if (name !== undefined) copy.addBuffer(await buffer(await zip.openReadStreamPromise(entry)), name);
  }
  copy.end();
  await written;
}
