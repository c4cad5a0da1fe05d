/** What people meet on the first day with a file that was written for the hosted service, in builds that really run. */

import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { scriptFile, testBuild, workflowFile } from '../../support/built.ts';
import { deepTest } from '../../support/deep-test.ts';
import { temporaryFolder } from '../../support/folder.ts';

const hasZip = spawnSync('zip', ['-v']).error === undefined && spawnSync('unzip', ['-v']).error === undefined;

const withZip = hasZip ? test : test.skip;

withZip('patterns find files in the clone and the working directory, and folders as a whole', async () => {
  await using it = await testBuild(
    workflowFile(`working_directory: ./mobile
scripts:
  - |
    mkdir -p build ../build html deep/er deep/own.framework ../ios/Runner.app/A.app ../ios/Runner.app.dSYM "$TMPDIR/logs"
    echo 1 > ../build/app.apk && echo 2 > build/app.apk && echo report > ../build/report.txt
    touch html/index.html deep/a.txt deep/er/b.txt deep/own.framework/A ../ios/Runner.app.dSYM/A
    echo log > "$TMPDIR/logs/x.log"; echo notes > "$CM_EXPORT_DIR/notes.md"
artifacts:
  - build/*.apk
  - build/**/*.txt
  - mobile/build/*.apk
  - $CM_BUILD_DIR/mobile/build/app.apk
  - html/
  -
  - null
  - deep/*
  - deep/**
  - '**/*.app'
  - ios/*.dSYM
  - /tmp/logs/*.log
publishing:
  scripts:
    - name: Links
      script: echo "$CM_ARTIFACT_LINKS"
`),
  );
  await it.repository.commit({ 'mobile/pubspec.yaml': '' });
  expect(await it.build()).toEqual({ state: 'finished', message: null });
  const kept = it.artefacts();
  expect(kept.map(({ name }) => name)).toEqual([
    'app.apk',
    'app-2.apk',
    'report.txt',
    'html.zip',
    'a.txt',
    'er.zip',
    'own.framework.zip',
    'b.txt',
    'Runner.app.zip',
    'Runner.app.dSYM.zip',
    'x.log',
    'notes.md',
  ]);
  expect([kept[0].content, kept[1].content, kept[10].content]).toEqual(['1\n', '2\n', 'log\n']);
  const links = JSON.parse(await it.log('Links'));
  expect(links).toHaveLength(kept.length);
  expect(links[1]).toMatchObject({ name: 'app-2.apk', type: 'apk', size: 2, url: kept[1].url });
});

withZip('a folder that matches is kept as a zip with its links and its executable files', async () => {
  await using it = await testBuild(
    workflowFile(`scripts:
  - |
    mkdir -p build/ios/Runner.app other/Runner.app
    echo run > build/ios/Runner.app/Runner && chmod +x build/ios/Runner.app/Runner
    ln -s Runner build/ios/Runner.app/Link
    ln -s /etc/passwd build/ios/Runner.app/Outside
    echo other > other/Runner.app/Runner
artifacts: ['build/**/*.app', other/Runner.app]
`),
  );
  expect(await it.build()).toEqual({ state: 'finished', message: null });
  for (const { name, bytes } of it.artefacts()) await writeFile(join(it.path, name), bytes);
  const list = spawnSync('unzip', ['-Z', join(it.path, 'Runner.app.zip')], { encoding: 'utf8' }).stdout;
  expect(list).toMatch(/^-rwx.* Runner\.app\/Runner$/m);
  expect(list).toMatch(/^lrwx.* Runner\.app\/Link$/m);
  expect(list).toMatch(/^lrwx.* Runner\.app\/Outside$/m);
  const other = spawnSync('unzip', ['-p', join(it.path, 'Runner-2.app.zip'), 'Runner.app/Runner']);
  expect(other.stdout.toString()).toBe('other\n');
});

deepTest('a machine without zip says so, and the build goes on', async () => {
  await using tools = await temporaryFolder();
  for (const tool of ['env', 'git', 'sh', 'ps', 'mkfifo'])
    await writeFile(join(tools.path, tool), `#!/bin/sh\nexec /usr/bin/${tool} "$@"\n`, { mode: 0o755 });
  await using it = await testBuild(workflowFile('scripts: [echo on]\nartifacts: [Runner.app]'), {
    env: { PATH: tools.path },
  });
  await it.repository.commit({ 'Runner.app/Info.plist': 'x' });
  expect(await it.build()).toMatchObject({ state: 'finished' });
  expect(await it.log('Collecting artefacts')).toContain('it is a folder, and `zip` is not installed');
});

test('conditions decide which scripts run', async () => {
  await using it = await testBuild(
    workflowFile(`scripts:
  - {name: Deciding, script: echo DEPLOY=yes >> "$CM_ENV", when: null}
  - {name: Nothing, script: 'true', when: {condition: ~}}
  - {name: Tests, script: 'true', when: {condition: env.RUN_TEST == "true"}}
  - {name: Nightly, script: exit 1, when: {condition: env.NIGHTLY}}
  - {name: Not main, script: 'true', when: {condition: not (env.CM_BRANCH != 'main')}}
  - {name: Either, script: 'true', when: {condition: 'env.NIGHTLY or env["RUN_TEST"] == "true" and true'}}
  - {name: Both, script: exit 1, when: {condition: (env.NIGHTLY or env.RUN_TEST) and env.CM_TAG != ""}}
  - {name: Deploy, script: 'true', when: {condition: env.DEPLOY == "yes"}}
publishing:
  scripts:
    - {name: Announce, script: exit 1, when: {condition: env.CM_BRANCH == "release"}}
`),
  );
  expect(await it.build({ variables: { RUN_TEST: 'true' } })).toEqual({ state: 'finished', message: null });
  const skipped = it.steps().filter(({ status }) => status === 'skipped');
  expect(skipped.map(({ name }) => name)).toEqual(['Nightly', 'Both', 'Announce']);
});

deepTest('what the service does not do is in the log of the first step', async () => {
  await using it = await testBuild(
    workflowFile('instance_type: windows_x2\nscripts: [echo on]\npublishing: {slack: {channel: a}}'),
  );
  expect(await it.build()).toEqual({ state: 'finished', message: null });
  expect(await it.log('Preparing build machine')).toMatch(
    /^Created .*\ncodemagic\.yaml:3: `instance_type` has no effect\. .*\ncodemagic\.yaml:5: `publishing\.slack` has no effect\. .*\n$/,
  );
});

test('a command that is not on the PATH of the workflow is not called missing on the machine', async () => {
  await using it = await testBuild(workflowFile('environment: {vars: {PATH: $HOME/bin}}\nscripts: [ls]'));
  expect((await it.build()).message).toContain('`ls` is not on the `PATH` that the workflow sets');
});

// T30
deepTest('variables that grow when they are expanded are bounded', async () => {
  const vars = Array.from({ length: 30 }, (_, at) => `    V${at + 1}: ${`$V${at}`.repeat(10)}\n`).join('');
  await using it = await testBuild(
    scriptFile('echo on', `environment:\n  vars:\n    V0: '${'x'.repeat(6_000)}'\n${vars}`),
  );
  expect(await it.build()).toEqual({
    state: 'failed',
    message: 'The variables of the workflow have more than 1048576 characters once expanded',
  });
});

const finished = { state: 'finished', message: null };

test('pre_clone_scripts run in the home before the others, and hand on variables', async () => {
  await using it = await testBuild(
    workflowFile(`working_directory: app
pre_clone_scripts:
  - name: Before
    script: |
      [ "$PWD" = "$HOME" ] && echo SAID=before >> "$CM_ENV"
scripts:
  - name: After
    script: echo "$SAID" && git status --short && ls
`),
  );
  await it.repository.commit({ 'app/main.dart': '' });
  expect(await it.build()).toEqual(finished);
  expect(it.steps()[3]).toMatchObject({ name: 'Before', type: null, status: 'success' });
  expect(await it.log('Before')).toBe('');
  expect(await it.log('After')).toBe('before\nmain.dart\n');
});

test('after a failed pre-clone script nothing is built', async () => {
  await using it = await testBuild(
    workflowFile('pre_clone_scripts: [exit 3]\nscripts: [echo on]\npublishing: {scripts: [echo on]}'),
  );
  const message = 'Step 4 script `exit 3` exited with status code 3';
  expect(await it.build()).toEqual({ state: 'failed', message });
  const later = it.steps().slice(4);
  expect(later.map(({ status }) => status)).toEqual(Array(4).fill('skipped'));
});

deepTest(
  'what a script before the clone exports is kept, and a changeset keeps none from running',
  async () => {
    await using it = await testBuild(
      workflowFile(`pre_clone_scripts:
  - script: echo docs > "$CM_EXPORT_DIR/docs"
    when: { changeset: { includes: [docs] } }
scripts: [ls]
`),
    );
    for (const _ of ['the first build', 'one after it']) {
      expect(await it.build()).toMatchObject({ state: 'finished' });
      expect(it.artefacts().map(({ name }) => name)).toEqual(['docs']);
    }
    expect(await it.log('Preparing build machine')).toContain('`scripts.when.changeset` has no effect');
  },
);

deepTest('CM_RECURSIVE_SUBMODULE_INIT: false leaves submodules out', async () => {
  const file = (more: string): string => workflowFile(`scripts: [echo on]\n${more}`);
  await using it = await testBuild(file(''));
  const commit = await it.repository.git('rev-parse', 'HEAD');
  await it.repository.commit({
    '.gitmodules': '[submodule "gone"]\n\tpath = gone\n\turl = ./gone\n',
  });
  await it.repository.git('update-index', '--add', '--cacheinfo', `160000,${commit},gone`);
  await it.repository.git('commit', '--quiet', '--message=Add');
  expect(await it.build()).toMatchObject({ state: 'failed' });
  expect(await it.build({ variables: { CM_RECURSIVE_SUBMODULE_INIT: 'false' } })).toEqual(finished);
  await writeFile(
    join(it.repository.path, 'codemagic.yaml'),
    file('environment: {vars: {CM_RECURSIVE_SUBMODULE_INIT: False}}'),
  );
  await it.repository.git('commit', '--quiet', '--message=Leave out', 'codemagic.yaml');
  expect(await it.build()).toEqual(finished);
});

test('later scripts learn how the tests ended, and variables decide about failures', async () => {
  await using it = await testBuild(
    workflowFile(`scripts:
  - {name: First, script: 'echo "<$CM_TEST_STEP_STATUS>" && echo LENIENT=true >> "$CM_ENV"'}
  - {name: Unit tests, script: exit 1, ignore_failure: $LENIENT}
  - {name: More tests, script: echo on}
publishing:
  scripts:
    - {name: Last, script: 'echo "$CM_TEST_STEP_STATUS $FCI_TEST_STEP_STATUS $CM_BUILD_STEP_STATUS $CM_BUILD_STARTED_BY"'}
    - {name: Strict, script: exit 2, ignore_failure: $STRICT}
`),
  );
  expect(await it.build({ variables: { STRICT: 'no' } })).toEqual({
    state: 'warning',
    message: 'Step 9 script `Strict` exited with status code 2',
  });
  expect(await it.log('First')).toBe('<>\n');
  expect(await it.log('Last')).toBe('failure failure success owner@localhost\n');
});
