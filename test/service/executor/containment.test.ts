import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { scriptFile, testBuild, workflowFile } from '../../support/executed-build.ts';

const machine = {
  PATH: process.env.PATH,
  LANG: 'en_GB.UTF-8',
  TZ: 'Europe/Tallinn',
  HOME: '/home/somebody',
  API_TOKEN: 'of-the-machine',
  SSH_AUTH_SOCK: '/tmp/agent',
  GIT_CONFIG_GLOBAL: '/home/somebody/.gitconfig',
  NODE_OPTIONS: '--inspect',
  BASH_ENV: '/home/somebody/.bashrc',
};

test('a script sees only the variables of its build and those allowed from the machine', async () => {
  await using it = await testBuild(
    scriptFile('env -0 | sort -z | tr "\\0" "\\n"', 'environment: {flutter: 3.10}'),
  );
  const order = { buildId: 'b1', variables: { FLAVOUR: 'dev' } };
  expect(await it.build(order, { environment: machine })).toMatchObject({ state: 'finished' });
  const seen = Object.fromEntries((await it.log('Work')).trimEnd().split('\n').map(halves));
  const folder = (name: string): string => join(it.folder(), name);
  // The shell itself sets these three.
  const { PWD, SHLVL, _, ...given } = seen;
  expect(given).toEqual({
    PATH: process.env.PATH,
    LANG: 'en_GB.UTF-8',
    TZ: 'Europe/Tallinn',
    FLAVOUR: 'dev',
    FLUTTER_VERSION: '3.10',
    HOME: folder('home'),
    TMPDIR: folder('tmp'),
    CI: 'true',
    CONTINUOUS_INTEGRATION: 'true',
    BUILD_NUMBER: '3',
    PROJECT_BUILD_NUMBER: '7',
    CM_PROJECT_ID: 'app-1',
    CM_REPO_SLUG: it.repository.path.split('/').slice(-2).join('/'),
    CM_WORKFLOW_NAME: 'app',
    CM_TRIGGER_SOURCE: 'api',
    CM_EXPORT_DIR: folder('export'),
    CM_BUILD_OUTPUT_DIR: folder('output'),
    FCI_BUILD_DIR: folder('clone'),
    CM_BRANCH: 'main',
    CM_BUILD_DIR: folder('clone'),
    CM_BUILD_ID: 'b1',
    CM_COMMIT: it.recorded.commit?.hash,
    CM_ENV: folder('variables'),
    CM_PULL_REQUEST: 'false',
    GIT_TERMINAL_PROMPT: '0',
    BUILD_SERVICE_BUILD_ID: 'b1',
  });
  expect([PWD, typeof SHLVL, typeof _]).toEqual([folder('clone'), 'string', 'string']);
});

function halves(line: string): [string, string] {
  const at = line.indexOf('=');
  return [line.slice(0, at), line.slice(at + 1)];
}

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
  expect(it.recorded.artefacts.map(({ name, content }) => [name, content])).toEqual([
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

test('a codemagic.yaml that links outside the repository is not read', async () => {
  await using it = await testBuild({ a: '' });
  await writeFile(join(it.path, 'secret'), 'password: hunter2');
  await symlink('../../secret', join(it.repository.path, 'codemagic.yaml'));
  await it.repository.commit({});
  expect(await it.build()).toEqual({
    state: 'failed',
    message: 'codemagic.yaml links outside the repository',
  });
});
