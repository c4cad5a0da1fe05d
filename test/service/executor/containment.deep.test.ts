import { existsSync } from 'node:fs';
import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { build } from 'plist';
import { machineEnvironment } from '../../../src/service/executor/environment/machine.ts';
import { scriptFile, testBuild, workflowFile } from '../../support/executed-build.ts';
import { binaryXml } from '../../support/packages/binary-xml.ts';
import { zipFile } from '../../support/packages/zip-file.ts';

test('the tools of the npm package that runs are not on the PATH of a build', () => {
  const own = '/home/ada/bin:/usr/bin:/home/ada/node_modules/.bin';
  const PATH = `/srv/app/node_modules/.bin:/srv/node_modules/.bin:/usr/lib/run-script/lib/node-gyp-bin:${own}`;
  expect(machineEnvironment({ PATH, npm_lifecycle_event: 'service' })).toEqual({ PATH: own });
  expect(machineEnvironment({ PATH })).toEqual({ PATH });
});

test('a variable of the request cannot move the build out of its folders or hide its processes', async () => {
  await using it = await testBuild(scriptFile('echo "$HOME $BUILD_SERVICE_BUILD_ID"'));
  const variables = { HOME: '/', TMPDIR: '/', BUILD_SERVICE_BUILD_ID: 'another', CM_BUILD_DIR: '/' };
  await it.build({ buildId: 'b1', variables });
  expect(await it.log('Work')).toBe(`${it.folder()}/home b1\n`);
});

test('a pattern matches as in Git, and each file is kept once', async () => {
  await using it = await testBuild(
    workflowFile(`scripts:
  - |
    mkdir -p a/b/c 'with space' && touch a/1.apk a/b/2.apk a/b/c/3.aab .hidden.apk 'with space/4.ipa' a/none
artifacts: ['**/*.apk', 'a/**/*.{apk,aab}', 'with space/*', a/none, missing.txt, b/*, '**/*.app', '!a/1.apk']
`).replace('mkdir -p', 'mkdir -p ios/Runner.app'),
  );
  expect(await it.build()).toMatchObject({ state: 'finished' });
  expect(it.recorded.artefacts.map(({ name, type }) => [name, type])).toEqual([
    ['1.apk', 'apk'],
    ['2.apk', 'apk'],
    ['3.aab', 'aab'],
    ['4.ipa', 'ipa'],
    ['none', 'file'],
    ['Runner.app.zip', 'app'],
  ]);
  expect(await it.log('Collecting artefacts')).toContain('`missing.txt` matched no further files');
  expect(await it.log('Collecting artefacts')).toContain('`!a/1.apk` was skipped');
});

test('app packages tell their app and version, and the log says why one does not', async () => {
  const apk = zipFile([
    {
      name: 'AndroidManifest.xml',
      content: binaryXml({ package: 'com.example.app', versionName: '1.4.0', versionCode: 7 }),
    },
  ]);
  const plist = build({ CFBundleIdentifier: 'com.example.ios', CFBundleVersion: '8' });
  const ipa = zipFile([{ name: 'Payload/Runner.app/Info.plist', content: plist }]);
  const script = [
    `echo ${apk.toString('base64')} | base64 -d > app.apk`,
    `echo ${ipa.toString('base64')} | base64 -d > app.ipa`,
    'touch empty.apk',
  ].join('; ');
  await using it = await testBuild({
    'codemagic.yaml': workflowFile(`scripts: [${script}]\nartifacts: ['*.apk', '*.ipa']`),
  });
  await it.build();
  expect(it.recorded.artefacts.map(({ facts }) => facts)).toEqual([
    { packageName: 'com.example.app', versionName: '1.4.0', versionCode: '7' },
    {},
    { bundleId: 'com.example.ios', versionCode: '8' },
  ]);
  expect(await it.log('Collecting artefacts')).toContain(
    'empty.apk does not tell its app and version, because its zip archive cannot be read',
  );
});

test.each([
  ['..', "is outside the build's folders"],
  ['/', "is outside the build's folders"],
  ['out', "is outside the build's folders"],
  ['missing', 'does not exist'],
])('the working directory %s is refused', async (directory, why) => {
  await using it = await testBuild({
    'codemagic.yaml': workflowFile(`working_directory: ${directory}\nscripts: [pwd]`),
  });
  await symlink('/', join(it.repository.path, 'out'));
  await it.repository.commit({});
  expect(await it.build()).toEqual({
    state: 'failed',
    message: `Step 4 script \`Script 1\` could not start: its working directory \`${directory}\` ${why}`,
  });
});

test('scripts run in the working directory of the workflow, or in their own', async () => {
  await using it = await testBuild({
    'codemagic.yaml': workflowFile(`working_directory: app
scripts:
  - name: First
    script: basename "$PWD"
  - name: Second
    script: basename "$PWD"
    working_directory: $CM_BUILD_DIR/lib
`),
    'app/a': '',
    'lib/a': '',
  });
  expect(await it.build()).toMatchObject({ state: 'finished' });
  expect([await it.log('First'), await it.log('Second')]).toEqual(['app\n', 'lib\n']);
});

test('a link in place of the CM_ENV file is not followed', async () => {
  await using it = await testBuild(
    workflowFile(`scripts:
  - name: Replace
    script: ln -sf "$SECRET_FILE" "$CM_ENV"
  - name: Look
    script: echo "[$STOLEN]"
`),
  );
  const secret = join(it.path, 'secret');
  await writeFile(secret, 'STOLEN=yes\n');
  expect(await it.build({ variables: { SECRET_FILE: secret } })).toMatchObject({ state: 'finished' });
  expect(await it.log('Look')).toMatch(/^\[\]\n/);
  expect(await it.log('Replace')).toBe('CM_ENV: the file cannot be read.\n');
});

test('settings and hooks of a clone around the data folder do not affect a build', async () => {
  await using it = await testBuild(scriptFile('cat version'));
  await it.repository.commit({ version: 'right' });
  const ruined = join(it.path, 'ruined');
  await writeFile(join(it.path, 'hook'), `#!/bin/sh\ntouch ${ruined}\n`, { mode: 0o755 });
  const around = async (...words: string[]) => it.repository.git('-C', it.path, ...words);
  await around('init', '--quiet');
  await around('config', 'core.hooksPath', it.path);
  await around('config', 'core.fsmonitor', join(it.path, 'hook'));
  await around('config', 'remote.source.uploadpack', join(it.path, 'hook'));
  await it.repository.git('config', 'uploadpack.packObjectsHook', join(it.path, 'hook'));
  expect(await it.build()).toMatchObject({ state: 'finished' });
  expect(await it.log('Work')).toBe('right');
  expect(existsSync(ruined)).toBe(false);
});
