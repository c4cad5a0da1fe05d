import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { testBuild, workflowFile } from '../../support/built.ts';
import { deepTest } from '../../support/deep-test.ts';
import { temporaryFolder } from '../../support/folder.ts';

const source = workflowFile(`inputs:
  count: {description: How many, type: number, default: 1}
  tests: {description: Whether to test, type: boolean, default: false}
  track: {description: Where to, type: choice, options: [alpha, '2'], default: alpha}
  note: {description: What to say}
scripts:
  - name: Say
    script: echo '\${{ inputs.note }} \${{ inputs.count }} \${{ inputs.track }} \${{ inputs.tests }}'
  - name: Check
    script: echo checked; exit 1
    when: {condition: '\${{ inputs.tests }}'}
    ignore_failure: \${{ inputs.tests }}
name: Build \${{ inputs.count }} of \${{ inputs.track }}
labels: ['is-\${{ inputs.tests }}', $SAID]
environment: {vars: {SAID: '\${{ inputs.note }}'}}
`);

test('a build gets the values that it was started with, and defaults for the others', async () => {
  await using it = await testBuild(source);
  expect(await it.build({ inputs: { note: 'two words', tests: true } })).toEqual({
    state: 'finished',
    message: null,
  });
  expect(await it.log('Say')).toBe('two words 1 alpha true\n');
  expect(await it.log('Check')).toMatch(/^checked\n/);
  expect(it.record()).toMatchObject({
    config: { name: 'Build 1 of alpha' },
    labels: ['is-true', 'two words'],
  });
  expect(await it.build({})).toEqual({
    state: 'failed',
    message: 'codemagic.yaml:7: `inputs.note` has no default, and the build was started without a value',
  });
});

test.each([
  [{ count: '1.50', track: 2 }, ' 1.5 2 false'],
  [{ count: 2.25 }, ' 2.25 alpha false'],
  [{ count: '20260101000000000001', tests: 'TRUE' }, ' 20260101000000000001 alpha true'],
])('%j is taken, a number or boolean also as text', async (given, said) => {
  await using it = await testBuild(source);
  expect(await it.build({ inputs: { note: '', ...given } })).toMatchObject({ state: 'finished' });
  expect(await it.log('Say')).toBe(`${said}\n`);
});

test.each([
  [{ count: 'many' }, '4: `inputs.count` must be a number, but the build was started with `many`'],
  [{ count: true }, '4: `inputs.count` must be a number, but the build was started with `true`'],
  [{ tests: 1 }, '5: `inputs.tests` must be `true` or `false`, but the build was started with `1`'],
  [{ track: 'beta' }, '6: `inputs.track` must be one of `alpha`, `2`, but the build was started with `beta`'],
  [{ note: 1 }, '7: `inputs.note` must be text, but the build was started with `1`'],
  [
    { other: 'x' },
    '2: the workflow has no input `other`, which the build was started with; it has `count`, `tests`, `track`, `note`',
  ],
])('%j is refused with the name of the input', async (given, why) => {
  await using it = await testBuild(source);
  expect(await it.build({ inputs: { note: '', ...given } })).toEqual({
    state: 'failed',
    message: `codemagic.yaml:${why}`,
  });
});

deepTest('a workflow of the workflow editor has no inputs', async () => {
  await using folder = await temporaryFolder();
  const repositoryUrl = join(folder.path, 'app');
  const editor = { repositoryUrl, workflows: { app: { scripts: ['true'] } } };
  await using it = await testBuild(source, {
    configuration: { applications: [editor] },
    application: () => ({ repositoryUrl }),
  });
  await symlink(it.repository.path, repositoryUrl);
  expect(await it.build({ inputs: { note: 'x' } })).toEqual({
    state: 'failed',
    message: 'Workflows from the workflow editor have no inputs; start the build without inputs',
  });
});
