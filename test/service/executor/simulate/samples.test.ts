import { spawnSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { expect, test } from '@jest/globals';
import { openPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { readPackage } from '../../../../src/app-packages/read-package.ts';
import { testBuild, workflowFile } from '../../../support/built.ts';
import { temporaryFolder } from '../../../support/folder.ts';

const simulated = { more: ['--simulate'] };

test.concurrent.each([
  ['build/ios/ipa/*.ipa', ['build/ios/ipa/Runner.ipa']],
  ['logs/*.log', ['logs/simulated.log']],
  ['build/outputs/apk/debug/*.apk', ['build/outputs/apk/debug/app-release.apk']],
  [
    'out/{app,lib}-*.{apk,aab}',
    ['out/app-release.apk', 'out/app-release.aab', 'out/lib-simulated.apk', 'out/lib-simulated.aab'],
  ],
  ['app-[0-9]?.apk', ['app-0x.apk']],
  ['[!a]pp*.apk', ['0ppsimulated.apk']],
  ['**/*-release.apk', ['app-release.apk']],
  ['build/**', ['build/simulated.txt']],
  ['./x//y/.hidden', ['x/y/.hidden']],
  ['[!0]', []],
  ['@(out)/*.apk', []],
])('the sample paths of %s', async (pattern, paths) => {
  await using it = await testBuild(
    workflowFile(`scripts: [make]\nartifacts: [${JSON.stringify(pattern)}]`),
    simulated,
  );
  expect(await it.build()).toMatchObject({ state: 'finished' });
  const log = await it.log('Collecting artefacts');
  const written = [...log.matchAll(/^Simulated: wrote (?:\S*\/tmp\/(?=xcode))?(.+)\.$/gm)].map(
    ([, path]) => path,
  );
  expect(written).toEqual(paths);
});

/** Writes the sample packages to a folder, by their extensions. */
async function samplesIn(folder: string): Promise<void> {
  await using it = await testBuild(
    workflowFile(`scripts: [make]\nartifacts: ['*.apk', '*.aab', '*.ipa']`),
    simulated,
  );
  await it.build();
  for (const { name, bytes } of it.artefacts()) await writeFile(join(folder, `app${extname(name)}`), bytes);
}

test.each(['apk', 'ipa'])('the sample .%s is a package that says that it is simulated', async (kind) => {
  await using folder = await temporaryFolder();
  await samplesIn(folder.path);
  const { signal } = new AbortController();
  const path = join(folder.path, `app.${kind}`);
  const facts = await readPackage({ path, name: `app.${kind}` }, { signal });
  expect(facts).toMatchObject({ title: 'Simulated app', versionName: '1.0.0-simulated' });
  expect(facts.packageName ?? facts.bundleId).toBe('simulated.app');
});

test('the sample .aab has the settings of a bundle', async () => {
  await using folder = await temporaryFolder();
  await samplesIn(folder.path);
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
