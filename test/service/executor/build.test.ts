import { createHash } from 'node:crypto';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { BuildAction } from '../../../src/contract/build.ts';
import { scriptFile, testBuild, workflowFile } from '../../support/built.ts';
import { deepTest } from '../../support/deep-test.ts';
import { temporaryFolder } from '../../support/folder.ts';

const whole = workflowFile(`name: The app
labels: [nightly]
scripts:
  - name: Get packages
    script: echo got
  - name: Run unit tests
    script: echo tested
  - name: Build app
    script: |
      mkdir -p out
      printf 'made of %s' "$FLAVOUR" > out/app.apk
artifacts:
  - out/*.apk
publishing:
  scripts:
    - name: Announce
      script: echo "it was a $CM_BUILD_STEP_STATUS"
  google_play:
    track: internal
`);

test('a build goes through every state, runs its scripts in order and reports its artefacts', async () => {
  await using it = await testBuild(whole);
  const hash = await it.repository.git('rev-parse', 'HEAD');
  expect(await it.build({ variables: { FLAVOUR: '1.10' } })).toEqual({
    state: 'finished',
    message: null,
  });
  expect(it.states()).toEqual([
    'queued',
    'preparing',
    'fetching',
    'building',
    'testing',
    'building',
    'publishing',
    'finishing',
    'finished',
  ]);
  expect(it.record().commit).toMatchObject({
    hash,
    commitMessage: 'Begin',
    authorEmail: 'ada@example.com',
    committerName: 'Ada Tester',
    committerEmail: 'ada@example.com',
    authorName: 'Ada Tester',
    branch: 'main',
  });
  expect(it.record()).toMatchObject({ config: { name: 'The app' }, labels: ['nightly'] });
  expect(it.artefacts()).toMatchObject([
    {
      name: 'app.apk',
      type: 'apk',
      size: 12,
      md5: createHash('md5').update('made of 1.10').digest('hex'),
      content: 'made of 1.10',
    },
  ]);
  expect(it.steps().map(({ name, type, status }) => [name, type, status])).toEqual([
    ['Preparing build machine', 'preparing', 'success'],
    ['Fetching app sources', 'fetching', 'success'],
    ['Reading the workflow', null, 'success'],
    ['Get packages', null, 'success'],
    ['Run unit tests', null, 'success'],
    ['Build app', null, 'success'],
    ['Collecting artefacts', 'publishing', 'success'],
    ['Announce', null, 'success'],
    ['Cleaning up', 'finishing', 'success'],
  ]);
  expect(it.steps().flatMap(({ skipped = [] }) => skipped)).toEqual(['publishing.google_play']);
  for (const step of it.steps()) {
    expect(BuildAction.parse(step)).toEqual(step);
    const logUrl = expect.stringMatching(
      new RegExp(`^http://127.0.0.1:\\d+/builds/${it.id()}/step/${step._id}$`),
    );
    const [script] = step.subactions;
    expect(script ? [step.logUrl, script.logUrl] : [step.logUrl]).toEqual(script ? [null, logUrl] : [logUrl]);
    expect(script?.status ?? 'success').toBe('success');
  }
  expect(await it.log('Fetching app sources')).toBe(
    `Fetching branch \`main\`\nCommit ${hash} by Ada Tester\n`,
  );
  expect(await it.log('Get packages')).toBe('got\n');
  expect(await it.log('Announce')).toBe('it was a success\n');
});

test('a failed script ends the build with its step, name and exit status, and publishing still runs', async () => {
  await using it = await testBuild(
    workflowFile(`scripts:
  - name: Build Android
    script: |
      echo begin > report.txt
      false
      echo never
  - name: After
    script: echo never
artifacts: [report.txt]
publishing:
  scripts: ['echo "it was a $CM_BUILD_STEP_STATUS"']
`),
  );
  expect(await it.build()).toEqual({
    state: 'failed',
    message: 'Step 4 script `Build Android` exited with status code 1',
  });
  expect(await it.log('Build Android')).toBe('The script exited with status code 1.\n');
  expect(it.steps().map(({ status }) => status)).toEqual([
    'success',
    'success',
    'success',
    'failed',
    'skipped',
    'success',
    'success',
    'success',
  ]);
  expect(it.artefacts()).toMatchObject([{ name: 'report.txt', type: 'txt' }]);
  expect(await it.log('echo "it was a $CM_BUILD_STEP_STATUS"')).toBe('it was a failure\n');
});

test('publishing scripts find copies of the artefacts in CM_BUILD_OUTPUT_DIR, where nothing is overwritten', async () => {
  await using it = await testBuild(
    workflowFile(`scripts:
  - name: Build
    script: |
      mkdir -p out && echo app > out/app.apk && echo tool > out/b.txt
      echo own > "$CM_BUILD_OUTPUT_DIR/app.apk"
      echo there > "$CM_BUILD_OUTPUT_DIR/c.log"
artifacts: [out/*, $CM_BUILD_OUTPUT_DIR/c.log]
publishing:
  scripts:
    - name: Look
      script: cd "$CM_BUILD_OUTPUT_DIR" && head *`),
  );
  expect(await it.build()).toEqual({ state: 'finished', message: null });
  expect(await it.log('Look')).toBe(
    '==> app-2.apk <==\napp\n\n==> app.apk <==\nown\n\n==> b.txt <==\ntool\n\n==> c.log <==\nthere\n',
  );
});

deepTest.each([
  ['kill -KILL $$', '137'],
  ['echo on\nno-such-tool build', '127: `no-such-tool` is not installed on this machine'],
  ['#!/usr/bin/env no-such-shell', '127: `no-such-shell` is not installed on this machine'],
  ['#!/no/such/shell', '127: `/no/such/shell` was not found'],
  ['./gradlew build', '127: `./gradlew` was not found'],
  ['./lib', '126: `./lib` was found, but could not be executed: Is a directory'],
  [
    './tool',
    '126: `./tool` was found, but could not be executed: Permission denied; to make a script in Git executable, use `git update-index --chmod=+x`',
  ],
])('the script %j exited with status code %s', async (script, status) => {
  await using it = await testBuild({
    'codemagic.yaml': scriptFile(script),
    'lib/a': '',
    tool: 'echo on\n',
  });
  const what = `exited with status code ${status}`;
  expect(await it.build()).toEqual({ state: 'failed', message: `Step 4 script \`Work\` ${what}` });
  expect(await it.log('Work')).toContain(`The script ${what}.`);
});

deepTest('a commit with [skip ci] in its message is built, because a request started the build', async () => {
  await using it = await testBuild(scriptFile('echo on'));
  await it.repository.commit({ 'other.txt': 'x' }, 'Change a word\n\n[skip ci]');
  expect(await it.build()).toEqual({ state: 'finished', message: null });
});

deepTest('a tag is built even if a branch has the same name', async () => {
  await using it = await testBuild(
    scriptFile('echo "$CM_TAG/$CM_BRANCH/$(git describe --tags)"; cat version'),
  );
  await it.repository.commit({ version: 'tagged' });
  await it.repository.git('tag', '-a', '-m', 'A tag', 'v1');
  await it.repository.git('branch', 'v1');
  await it.repository.git('checkout', '--quiet', 'v1');
  await it.repository.commit({ version: 'branched' });
  expect(await it.build({ tag: 'v1' })).toMatchObject({ state: 'finished' });
  expect(await it.log('Work')).toBe('v1//v1\ntagged');
  expect(it.record().commit?.branch).toBeNull();
  for (const branch of ['v1', 'refs/heads/v1']) {
    expect(await it.build({ branch })).toMatchObject({ state: 'finished' });
    expect(await it.log('Work')).toContain('branched');
    expect(it.record().branch).toBe('v1');
  }
  expect(await it.build({ tag: 'refs/tags/v1' })).toMatchObject({ state: 'finished' });
  expect(it.record()).toMatchObject({ branch: null, tag: 'v1' });
});

deepTest.each([
  { ref: { branch: 'nowhere' }, message: 'The repository has no branch `nowhere`' },
  { ref: { tag: 'main' }, message: 'The repository has no tag `main`' },
  { ref: { branch: '-x' }, message: 'There is no branch `-x`: Git does not allow this name' },
  {
    ref: { branch: 'main\nrefs/heads/x' },
    message: 'There is no branch `main refs/heads/x`: Git does not allow this name',
  },
])('$message', async ({ ref, message }) => {
  await using it = await testBuild(whole);
  expect(await it.build(ref)).toEqual({ state: 'failed', message });
  expect(await it.log('Fetching app sources')).toContain(message);
});

deepTest(
  'the clone has the branch, its remote and its address as it is, and no note of the fetch',
  async () => {
    await using folder = await temporaryFolder();
    const url = join(folder.path, 'a "quoted" \\ path # and ; more');
    await using it = await testBuild(
      scriptFile('git symbolic-ref HEAD; git rev-parse origin/main; git remote get-url origin; ls .git'),
      { application: () => ({ repositoryUrl: url }) },
    );
    await symlink(it.repository.path, url);
    expect(await it.build()).toMatchObject({ state: 'finished' });
    const [head, commit, address, ...files] = (await it.log('Work')).trim().split('\n');
    const last = await it.repository.git('rev-parse', 'HEAD');
    expect([head, commit, address]).toEqual(['refs/heads/main', last, url]);
    expect(files).not.toContain('FETCH_HEAD');
  },
);

deepTest('a missing repository fails the build with the reason that Git gives', async () => {
  await using it = await testBuild(whole, { application: ({ path }) => ({ repositoryUrl: `${path}/gone` }) });
  const outcome = await it.build();
  expect(outcome.state).toBe('failed');
  expect(outcome.message).toMatch(/^The repository could not be read: fatal: .*gone/);
});

deepTest('a machine without Git fails the build and says so', async () => {
  await using tools = await temporaryFolder();
  // The test starts the service with it.
  await symlink('/usr/bin/env', join(tools.path, 'env'));
  await using it = await testBuild(scriptFile('echo on'), { env: { PATH: tools.path } });
  expect(await it.build()).toEqual({
    state: 'failed',
    message: 'Git was not found on this machine. Install it and make sure that it is on the PATH',
  });
});
