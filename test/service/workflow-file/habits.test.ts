/** What people meet on the first day with a file that was written for the hosted service, in builds that really run. */

import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { type Built, scriptFile, testBuild, workflowFile } from '../../support/built.ts';
import { deepTest } from '../../support/deep-test.ts';
import { temporaryFolder } from '../../support/folder.ts';

test('files of one name are numbered, and /tmp is the folder of the build', async () => {
  await using it = await testBuild(
    workflowFile(`scripts:
  - |
    mkdir -p a b "$TMPDIR/logs" && echo 1 > a/app.apk && echo 2 > b/app.apk && echo log > "$TMPDIR/logs/x.log"
    echo notes > "$CM_EXPORT_DIR/notes.md"
artifacts: ['*/app.apk', /tmp/logs/*.log]
publishing:
  scripts:
    - name: Links
      script: echo "$CM_ARTIFACT_LINKS"
`),
  );
  expect(await it.build()).toEqual({ state: 'finished', message: null });
  expect(it.artefacts().map(({ name, content }) => [name, content])).toEqual([
    ['app.apk', '1\n'],
    ['app-2.apk', '2\n'],
    ['x.log', 'log\n'],
    ['notes.md', 'notes\n'],
  ]);
  const links = JSON.parse(await it.log('Links'));
  expect(links).toHaveLength(4);
  expect(links[1]).toMatchObject({
    name: 'app-2.apk',
    type: 'apk',
    size: 2,
    url: it.artefacts()[1].url,
  });
});

const hasZip = spawnSync('zip', ['-v']).error === undefined && spawnSync('unzip', ['-v']).error === undefined;

const withZip = hasZip ? test : test.skip;

const names = (it: Built): string[] => it.artefacts().map(({ name }) => name);

deepTest(
  'a variable that a script wrote to CM_ENV counts in vars, labels, artefacts and caches',
  async () => {
    await using it = await testBuild(
      workflowFile(`labels: ['v$VERSION', $FLAVOUR]
instance_type: linux_x2
environment:
  vars: {FLAVOUR: demo, NAME: app-$VERSION}
cache: {cache_paths: [cached/$VERSION]}
scripts:
  - echo VERSION=2.1 >> "$CM_ENV"
  - name: Use
    script: |
      echo "$NAME"
      mkdir -p out cached/2.1 && echo kept > cached/2.1/a && touch "out/$NAME.apk"
artifacts: [out/$NAME.apk]
`),
    );
    expect(await it.build()).toEqual({ state: 'finished', message: null });
    expect(await it.log('Use')).toBe('app-2.1\n');
    expect(it.record()).toMatchObject({ labels: ['v2.1', 'demo'], instanceType: 'linux_x2' });
    expect(names(it)).toEqual(['app-2.1.apk']);
    expect(await it.log('Storing caches')).toContain('clone/cached/2.1');
  },
);

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

deepTest('what the service does not do is in the log of the first step', async () => {
  await using it = await testBuild(
    workflowFile('instance_type: windows_x2\nscripts: [echo on]\npublishing: {slack: {channel: a}}'),
  );
  expect(await it.build()).toEqual({ state: 'finished', message: null });
  expect(await it.log('Preparing build machine')).toMatch(
    /^Created .*\ncodemagic\.yaml:3: `instance_type` has no effect\. .*\ncodemagic\.yaml:5: `publishing\.slack` has no effect\. .*\n$/,
  );
});

deepTest('a command that the machine does not have is named in the message of the build', async () => {
  await using it = await testBuild(scriptFile('echo on\nno-such-tool build'));
  const what = 'exited with status code 127: `no-such-tool` is not installed on this machine';
  expect(await it.build()).toEqual({ state: 'failed', message: `Step 4 script \`Work\` ${what}` });
  expect(await it.log('Work')).toContain(`The script ${what}.`);
  await it.repository.commit({ 'codemagic.yaml': scriptFile('#!/usr/bin/env no-such-shell\necho on') });
  expect(await it.build()).toMatchObject({
    message: expect.stringContaining('`no-such-shell` is not installed on this machine'),
  });
  await it.repository.commit({ 'codemagic.yaml': scriptFile('./gradlew build') });
  expect(await it.build()).toMatchObject({ message: expect.stringContaining('`./gradlew` was not found') });
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
