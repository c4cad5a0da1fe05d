/** Builds that run no script: the executor's part. */
import { readFile, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { BuildOrder } from '../../../../src/service/executor/execution.ts';
import { outcomeOf, WrittenOutcome } from '../../../../src/service/scenario/outcomes.ts';
import { scriptFile, type TestBuild, testBuild, workflowFile } from '../../../support/executed-build.ts';

const outcome = (written: object): Pick<BuildOrder, 'outcome'> => {
  const read = outcomeOf(WrittenOutcome.parse(written), (name) => `error: text of ${name}\n`);
  if (typeof read === 'string') throw new Error(read);
  return { outcome: read };
};

const simulated = (build: TestBuild, order: Partial<BuildOrder> = {}) =>
  build.build(order, { simulate: true });

const statusOf = (build: TestBuild, name: string) =>
  build.recorded.steps.find((step) => step.name === name)?.status;

test('no script runs, and what the build keeps says that it is simulated', async () => {
  await using build = await testBuild(
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
  expect(await simulated(build)).toEqual({ state: 'finished', message: null });
  await expect(stat(join(build.path, 'ran'))).rejects.toThrow('ENOENT');
  expect(build.recorded.states).toEqual(['preparing', 'fetching', 'building', 'publishing', 'finishing']);
  expect(await build.log('Build')).toBe(
    'Simulated: this script was not run:\n  touch $CM_BUILD_DIR/../../ran\n  exit 1\n\n',
  );
  expect(await build.log('Preparing build machine')).toContain('This build is simulated');
  expect(await build.log('Reading the workflow')).toContain('`signing`');
  expect(build.recorded.artefacts.map(({ name, facts }) => [name, facts.packageName])).toEqual([
    ['app-release.aab', undefined],
    ['app-release.apk', 'simulated.app'],
    ['xcodebuild.log', undefined],
    ['mapping.txt', undefined],
    ['Runner.app.zip', undefined],
    ['README.md', undefined],
  ]);
  expect(build.recorded.artefacts.map(({ content }) => content)).toEqual([
    ...[expect.any(String), expect.any(String)],
    ...[expect.stringContaining('simulated'), expect.stringContaining('simulated')],
    ...[expect.any(String), 'a real file'],
  ]);
  const collected = await build.log('Collecting artefacts');
  expect(collected).toContain('Simulated: wrote build/outputs/app-release.apk.');
  expect(collected).toContain('Simulated: wrote FLAVOUR/mapping.txt.');
  expect(collected).not.toContain('.md could');
});

test('a condition on what a script sets counts as true, any other is decided as always', async () => {
  await using build = await testBuild(
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
  expect((await simulated(build)).state).toBe('finished');
  expect(build.recorded.steps.slice(3, 7).map(({ status }) => status)).toEqual([
    'success',
    'success',
    'skipped',
    'success',
  ]);
  expect(await build.log('Deploy')).toContain('counts as true, because a script sets DEPLOY');
  expect(await build.log('Never')).toContain('The script was skipped: its condition');
});

test('the sentence that says so follows a question without a full stop between them', async () => {
  await using build = await testBuild(scriptFile('true', 'artefacts: [out/*.apk]'));
  expect((await simulated(build)).message).toMatch(/did you mean `artifacts`\? This build is simulated/);
});

// T24
test('nothing is written through a link that leaves the clone', async () => {
  await using build = await testBuild({
    'codemagic.yaml': scriptFile('true', 'artifacts: [out/*.apk, ../*.apk, /var/tmp/*.simulated]'),
  });
  await symlink(build.path, join(build.repository.path, 'out'));
  await build.repository.commit({ 'a.txt': '' });
  expect((await simulated(build)).state).toBe('finished');
  expect(build.recorded.artefacts).toEqual([]);
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

const notice = 'This build is simulated: it runs no scripts';

test.each([
  [
    { step: 'Build', exitCode: 65, log: 'gradle.log' },
    { state: 'failed', message: `Step 5 script \`Build\` exited with status code 65. ${notice}` },
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
  [{ status: 'warning' }, { state: 'warning', message: null }, ['success', 'success', 'success', 'success']],
  [
    { step: 'Publish' },
    { state: 'warning', message: expect.stringContaining('`Publish` exited with status code 1') },
    ['success', 'success', 'success', 'failed'],
  ],
  [{ status: 'skipped' }, { state: 'skipped', message: null }, ['skipped', 'skipped', 'skipped', 'skipped']],
  [
    { step: 'Bild' },
    { state: 'failed', message: expect.stringContaining('“Bild”, which this workflow does not have') },
    ['skipped', 'skipped', 'skipped', 'skipped'],
  ],
])('the outcome %j ends the build as it says', async (written, ended, statuses) => {
  await using build = await testBuild(steps);
  expect(await simulated(build, outcome(written))).toEqual(ended);
  expect(['Test', 'Build', 'Pack', 'Publish'].map((name) => statusOf(build, name))).toEqual(statuses);
  if ('log' in written) {
    const log = await readFile(join(build.path, 'logs-1', `${build.recorded.steps[4]?._id}.log`), 'utf8');
    expect(log).toMatch(/\nerror: text of gradle\.log\nThe script exited with status code 65\.\n$/);
  }
});

test('an outcome names the artefacts, and an outcome of a skipped step is an error', async () => {
  await using build = await testBuild(steps);
  const named = { artefacts: ['app-debug.ipa', 'notes.txt'], takes: '1ms' };
  expect((await simulated(build, outcome(named))).state).toBe('finished');
  expect(build.recorded.artefacts.map(({ name }) => name)).toEqual(['app-debug.ipa', 'notes.txt']);

  await using never = await testBuild(
    workflowFile(`scripts:
  - name: Never
    script: echo
    when: { condition: env.CM_BRANCH == "other" }`),
  );
  expect((await simulated(never, outcome({ step: 'Never' }))).message).toContain(
    'The scenario names the step “Never”, which was skipped',
  );
});

test('the clone and the reading of the workflow are real', async () => {
  await using build = await testBuild(scriptFile('true'));
  expect((await simulated(build, { ref: { branch: 'gone' } })).message).toMatch(/gone.*simulated/);
  expect((await simulated(build, { workflowId: 'ios' })).message).toMatch(/There is no workflow `ios`/);
});
