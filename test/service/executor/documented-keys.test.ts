/** What the hosted service documents and few files use, in builds that really run. */

import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { testBuild, workflowFile } from '../../support/built.ts';
import { deepTest } from '../../support/deep-test.ts';

const finished = { state: 'finished', message: null };

test('pre_clone_scripts run before the sources are there, and hand on variables', async () => {
  await using it = await testBuild(
    workflowFile(`working_directory: app
pre_clone_scripts:
  - name: Before
    script: |
      [ "$PWD" = "$HOME" ] && ls -A "$CM_BUILD_DIR" && echo SAID=before >> "$CM_ENV"
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

// T24
deepTest.each([
  ['exit 3', 'Step 4 script `exit 3` exited with status code 3'],
  [
    'rm -rf "$CM_BUILD_DIR" && ln -s "$OUTSIDE" "$CM_BUILD_DIR"',
    'A script of `pre_clone_scripts` changed the folder of the clone, so nothing was cloned',
  ],
  [
    'touch "$CM_BUILD_DIR/a"',
    'A script of `pre_clone_scripts` changed the folder of the clone, so nothing was cloned',
  ],
])(
  'after the pre-clone script %j nothing is built, and the sources land nowhere',
  async (script, message) => {
    await using it = await testBuild(
      workflowFile(`pre_clone_scripts: ['${script}']\nscripts: [echo on]\npublishing: {scripts: [echo on]}`),
    );
    const outside = join(it.path, 'outside');
    await mkdir(outside);
    expect(await it.build({ variables: { OUTSIDE: outside } })).toEqual({ state: 'failed', message });
    expect(await readdir(outside)).toEqual([]);
    expect(
      it
        .steps()
        .slice(4)
        .map(({ status }) => status),
    ).toEqual(['skipped', 'skipped', 'skipped']);
  },
);

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
      expect(await it.build()).toEqual(finished);
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
    message: 'Step 8 script `Strict` exited with status code 2',
  });
  expect(await it.log('First')).toBe('<>\n');
  expect(await it.log('Last')).toBe('failure failure success owner@localhost\n');
});

deepTest.each([
  [
    './tool',
    '`./tool` was found, but could not be executed: Permission denied; to make a script in Git executable, use `git update-index --chmod=+x`',
  ],
  ['./lib', '`./lib` was found, but could not be executed: Is a directory'],
])('%s: exit status 126 is explained', async (script, why) => {
  await using it = await testBuild(workflowFile(`scripts: [{name: Work, script: ${script}}]`));
  await it.repository.commit({ tool: 'echo on\n', 'lib/a': '' });
  expect(await it.build()).toEqual({
    state: 'failed',
    message: `Step 4 script \`Work\` exited with status code 126: ${why}`,
  });
});
