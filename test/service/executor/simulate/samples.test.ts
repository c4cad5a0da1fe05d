import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readPackage } from '../../../../src/app-packages/read-package.ts';
import { packages } from '../../../../src/service/executor/simulate/packages.ts';
import { samplePaths } from '../../../../src/service/executor/simulate/sample-paths.ts';
import { temporaryFolder } from '../../../support/folder.ts';

test.each([
  ['build/**/outputs/**/*.aab', ['build/outputs/app-release.aab']],
  ['build/**/outputs/**/mapping.txt', ['build/outputs/mapping.txt']],
  ['build/ios/ipa/*.ipa', ['build/ios/ipa/Runner.ipa']],
  ['/tmp/xcodebuild_logs/*.log', ['/tmp/xcodebuild_logs/xcodebuild.log']],
  ['logs/*.log', ['logs/flutter_drive.log']],
  ['build/outputs/apk/debug/*.apk', ['build/outputs/apk/debug/app-debug.apk']],
  [
    'out/{app,lib}-*.{apk,aab}',
    ['out/app-release.apk', 'out/app-release.aab', 'out/lib-simulated.apk', 'out/lib-simulated.aab'],
  ],
  ['app-[0-9]?.apk', ['app-0x.apk']],
  ['[!a]pp*.apk', ['0ppsimulated.apk']],
  ['**/*-release.apk', ['app-release.apk']],
  ['build/**', ['build/simulated.txt']],
  ['./x//y/.hidden', ['x/y/.hidden']],
  ['build/*.app', ['build/Runner.app']],
  ['[!0]', []],
])('the sample paths of %s', (pattern, paths) => {
  expect(samplePaths(pattern)).toEqual(paths);
});

test.each(['apk', 'aab', 'ipa'])(
  'the sample .%s is a package that says that it is simulated',
  async (kind) => {
    await using folder = await temporaryFolder();
    const path = join(folder.path, `app.${kind}`);
    await writeFile(path, packages[kind] ?? '', 'base64');
    const { signal } = new AbortController();
    const facts = await readPackage({ path, name: `app.${kind}` }, { signal });
    expect(facts).toMatchObject({ title: 'Simulated app' });
    expect(facts.packageName ?? facts.bundleId).toBe('simulated.app');
  },
);

const hasAapt = spawnSync('aapt2', ['version']).status === 0;

test('aapt2 accepts the sample .apk, where it is installed', async () => {
  await using folder = await temporaryFolder();
  const path = join(folder.path, 'app.apk');
  await writeFile(path, packages.apk ?? '', 'base64');
  if (!hasAapt) return;
  const { stdout, status } = spawnSync('aapt2', ['dump', 'badging', path], { encoding: 'utf8' });
  expect(status).toBe(0);
  expect(stdout).toContain("package: name='simulated.app' versionCode='1' versionName='1.0.0-simulated'");
  expect(stdout).toContain("application: label='Simulated app'");
});
