import { existsSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { realPackage } from '../../support/app-package.ts';
import { scriptFile, testBuild, workflowFile } from '../../support/built.ts';
import { deepTest } from '../../support/deep-test.ts';

const ownPath = '/usr/local/bin:/usr/bin:/bin:/home/somebody/node_modules/.bin';

/** The user's environment in a script of npm, whose own tools come first. */
const machine = {
  PATH: `/srv/app/node_modules/.bin:/srv/node_modules/.bin:/usr/lib/run-script/lib/node-gyp-bin:${ownPath}`,
  npm_lifecycle_event: 'service',
  LANG: 'en_GB.UTF-8',
  TZ: 'Europe/Tallinn',
  HOME: '/home/somebody',
  API_TOKEN: 'of-the-machine',
  SSH_AUTH_SOCK: '/tmp/agent',
  GIT_CONFIG_GLOBAL: '/home/somebody/.gitconfig',
  NODE_OPTIONS: '--title=of-the-machine',
  BASH_ENV: '/home/somebody/.bashrc',
};

/** Where toolchains are and which language the user has, which a machine may or may not say. */
const mayBeThere =
  /^(?:LC_\w+|LANGUAGE|(?:ANDROID|JAVA|GRADLE)_\w+|FLUTTER_(?:HOME|ROOT)|GOROOT|DEVELOPER_DIR)$/;

// T22
test('a script sees only the variables of its build and those allowed from the machine', async () => {
  await using it = await testBuild(
    scriptFile('env -0 | sort -z | tr "\\0" "\\n"', 'environment: {flutter: 3.10}'),
    { env: machine },
  );
  expect(await it.build({ variables: { FLAVOUR: 'dev' } })).toMatchObject({ state: 'finished' });
  const lines = (await it.log('Work')).trimEnd().split('\n').map(halves);
  const seen = Object.fromEntries(lines.filter(([name]) => !mayBeThere.test(name)));
  // The shell itself sets these three.
  const { PWD, SHLVL, _, ...given } = seen;
  const root = dirname(given.CM_BUILD_DIR ?? '');
  const folder = (name: string): string => join(root, name);
  const isOlder = ([name]: readonly [string, unknown]): boolean => name.startsWith('FCI_');
  for (const [name, value] of Object.entries(given).filter(isOlder))
    expect(value).toBe(given[name.replace('FCI_', 'CM_')]);
  expect(given).toMatchObject({ FCI_BUILD_DIR: folder('clone'), FCI_BRANCH: 'main' });
  expect(Object.fromEntries(Object.entries(given).filter((one) => !isOlder(one)))).toEqual({
    PATH: ownPath,
    LANG: 'en_GB.UTF-8',
    TZ: 'Europe/Tallinn',
    FLAVOUR: 'dev',
    FLUTTER_VERSION: '3.10',
    HOME: folder('home'),
    TMPDIR: folder('tmp'),
    CI: 'true',
    CONTINUOUS_INTEGRATION: 'true',
    BUILD_NUMBER: '1',
    PROJECT_BUILD_NUMBER: '1',
    CM_PROJECT_ID: it.appId,
    CM_BUILD_STARTED_BY: 'owner@localhost',
    CM_REPO_SLUG: it.repository.path.split('/').slice(-2).join('/'),
    CM_WORKFLOW_NAME: 'app',
    CM_TRIGGER_SOURCE: 'api',
    CM_EXPORT_DIR: folder('export'),
    CM_BUILD_OUTPUT_DIR: folder('output'),
    CM_FLUTTER_SCHEME: 'Runner',
    CM_BRANCH: 'main',
    CM_BUILD_DIR: folder('clone'),
    CM_BUILD_ID: it.id(),
    CM_COMMIT: it.record().commit.hash,
    CM_ENV: folder('variables'),
    CM_PULL_REQUEST: 'false',
    GIT_TERMINAL_PROMPT: '0',
    BUILD_SERVICE_BUILD_ID: it.id(),
  });
  expect([PWD, typeof SHLVL, typeof _]).toEqual([folder('clone'), 'string', 'string']);
});

function halves(line: string): [string, string] {
  const at = line.indexOf('=');
  return [line.slice(0, at), line.slice(at + 1)];
}

// T24
test('artefacts come from inside the build only: no `..`, no absolute path, no link leads out', async () => {
  await using it = await testBuild({
    'codemagic.yaml': workflowFile(`scripts:
  - name: Make
    script: |
      mkdir -p out "$HOME/kept" ../beside
      echo secret > ../beside/secret.txt
      echo good > out/good.txt
      echo home > "$HOME/kept/home.txt"
      ln -s good.txt out/link.txt
      ln -s ../../beside/secret.txt out/stolen.txt
      ln -s "$SECRET_FOLDER" out/folder
      ln -s "$SECRET_FOLDER/secret.txt" out/absolute.txt
      ln -s "$HOME/kept" linked-home
      mkfifo out/pipe.txt
artifacts:
  - ../beside/*.txt
  - out/../../beside/secret.txt
  - '{out,../beside}/good.txt'
  - $SECRET_FOLDER/*.txt
  - $CM_BUILD_DIR/../beside/secret.txt
  - out/folder/*.txt
  - out/folder/**
  - out/*.txt
  - linked-home/*.txt
  - $HOME/kept/home.txt
  - /etc/passwd
  - /no/such/place/*.txt
`),
  });
  const outside = join(it.path, 'outside');
  await mkdir(outside);
  await writeFile(join(outside, 'secret.txt'), 'secret');
  expect(await it.build({ variables: { SECRET_FOLDER: outside } })).toMatchObject({ state: 'finished' });
  expect(it.artefacts().map(({ name, content }) => [name, content])).toEqual([
    ['good.txt', 'good\n'],
    ['home.txt', 'home\n'],
  ]);
  const log = await it.log('Collecting artefacts');
  for (const refused of [
    '`../beside/*.txt` was skipped: it contains `..`',
    '`out/../../beside/secret.txt` was skipped: it contains `..`',
    '`{out,../beside}/good.txt` was skipped: it contains `..`',
    `\`${outside}/*.txt\` was skipped: it is outside the build's folders`,
    '`out/folder/*.txt` was skipped: it is outside',
    '`out/stolen.txt` (`out/*.txt`) was skipped: it links outside',
    '`out/absolute.txt` (`out/*.txt`) was skipped: it links outside',
    '`/etc/passwd` was skipped: it is outside',
    '`/no/such/place/*.txt` was skipped: it is outside',
    'out/pipe.txt was skipped: it is not a regular file',
  ])
    expect(log).toContain(refused);
  expect(log).not.toContain('secret.txt: ');
});

// T24
test('a codemagic.yaml that links outside the repository is not read', async () => {
  await using it = await testBuild({ a: '' });
  await writeFile(join(it.path, 'secret'), 'password: hunter2');
  await symlink(join(it.path, 'secret'), join(it.repository.path, 'codemagic.yaml'));
  await it.repository.commit({});
  expect(await it.build()).toEqual({
    state: 'failed',
    message: 'codemagic.yaml links outside the repository',
  });
});

// T26
deepTest(
  'a variable of the request cannot move the build out of its folders or hide its processes',
  async () => {
    await using it = await testBuild(scriptFile('echo "$HOME $BUILD_SERVICE_BUILD_ID"'));
    const variables = { HOME: '/', TMPDIR: '/', BUILD_SERVICE_BUILD_ID: 'another', CM_BUILD_DIR: '/' };
    await it.build({ variables });
    expect(await it.log('Work')).toBe(`${it.folder()}/home ${it.id()}\n`);
  },
);

deepTest('a pattern matches as in Git, and each file is kept once', async () => {
  await using it = await testBuild(
    workflowFile(`scripts:
  - |
    mkdir -p a/b/c 'with space' && touch a/1.apk a/b/2.apk a/b/c/3.aab .hidden.apk 'with space/4.ipa' a/none
artifacts: ['**/*.apk', 'a/**/*.{apk,aab}', 'with space/*', a/none, missing.txt, b/*, '**/*.app', '!a/1.apk']
`).replace('mkdir -p', 'mkdir -p ios/Runner.app'),
  );
  expect(await it.build()).toMatchObject({ state: 'finished' });
  expect(it.artefacts().map(({ name, type }) => [name, type])).toEqual([
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

deepTest('app packages tell their app and version, and the log says why one does not', async () => {
  const script = [
    ...['signed.apk', 'xml.ipa'].map(
      (name) => `echo ${realPackage(name).bytes.toString('base64')} | base64 -d > ${name}`,
    ),
    'touch empty.apk',
  ].join('; ');
  await using it = await testBuild({
    'codemagic.yaml': workflowFile(`scripts: [${script}]\nartifacts: ['*.{apk,ipa}']`),
  });
  await it.build();
  const facts = it.artefacts().map(({ packageName, bundleId, versionName, versionCode }) => ({
    packageName,
    bundleId,
    versionName,
    versionCode,
  }));
  expect(facts).toEqual([
    {},
    { packageName: 'com.example.real', versionCode: '42' },
    { bundleId: 'com.example.real', versionName: '1.4.0', versionCode: '42' },
  ]);
  expect(await it.log('Collecting artefacts')).toContain(
    'The app and version of empty.apk are unknown, because its zip archive cannot be read',
  );
});

// T24
deepTest.each([
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
    message: `Step 4 script \`pwd\` could not start: its working directory \`${directory}\` ${why}`,
  });
});

deepTest('scripts run in the working directory of the workflow, or in their own', async () => {
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

// T24
deepTest('a link in place of the CM_ENV file is not followed', async () => {
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

// T27
deepTest('settings, hooks and filters of a clone around the data folder do not affect a build', async () => {
  await using it = await testBuild(scriptFile('cat version'));
  await it.repository.commit({ version: 'right', '.gitattributes': 'version filter=own\n' });
  const ruined = join(it.path, 'ruined');
  await writeFile(join(it.path, 'hook'), `#!/bin/sh\ntouch ${ruined}\n`, { mode: 0o755 });
  const around = async (...words: string[]) => it.repository.git('-C', it.path, ...words);
  await around('init', '--quiet');
  await around('config', 'core.hooksPath', it.path);
  await around('config', 'core.fsmonitor', join(it.path, 'hook'));
  await around('config', 'filter.own.smudge', join(it.path, 'hook'));
  await around('config', 'remote.source.uploadpack', join(it.path, 'hook'));
  await it.repository.git('config', 'uploadpack.packObjectsHook', join(it.path, 'hook'));
  expect(await it.build()).toMatchObject({ state: 'finished' });
  expect(await it.log('Work')).toBe('right');
  expect(existsSync(ruined)).toBe(false);
});
