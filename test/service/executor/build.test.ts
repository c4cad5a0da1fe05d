import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { BuildAction } from '../../../src/contract/step.ts';
import { testBuild, workflowFile } from '../../support/executed-build.ts';
import { whole } from './build.ts';

test('a build goes through every state, runs its scripts in order and reports its artefacts', async () => {
  await using it = await testBuild(whole);
  const hash = await it.repository.git('rev-parse', 'HEAD');
  expect(await it.build({ buildId: 'b1', variables: { FLAVOUR: '1.10' } })).toEqual({
    state: 'finished',
    message: null,
  });
  expect(it.recorded.states).toEqual([
    'preparing',
    'fetching',
    'building',
    'testing',
    'building',
    'publishing',
    'finishing',
  ]);
  expect(it.recorded.commit).toEqual({
    hash,
    commitMessage: 'Begin',
    authorEmail: 'ada@example.com',
    committerName: 'Ada Tester',
    authorName: 'Ada Tester',
    branch: 'main',
  });
  expect(it.recorded.workflow).toEqual({ name: 'The app', labels: ['nightly'] });
  expect(it.recorded.artefacts).toMatchObject([
    {
      name: 'app.apk',
      type: 'apk',
      size: 12,
      md5: createHash('md5').update('made of 1.10').digest('hex'),
      content: 'made of 1.10',
    },
  ]);
  expect(it.recorded.steps.map(({ name, type, status }) => [name, type, status])).toEqual([
    ['Preparing build machine', 'preparing', 'success'],
    ['Fetching app sources', 'fetching', 'success'],
    ['Reading the workflow', 'fetching', 'success'],
    ['Get packages', 'building', 'success'],
    ['Run unit tests', 'testing', 'success'],
    ['Build app', 'building', 'success'],
    ['Collecting artefacts', 'publishing', 'success'],
    ['Announce', 'publishing', 'success'],
    ['Cleaning up', 'finishing', 'success'],
  ]);
  for (const step of it.recorded.steps) {
    expect(BuildAction.parse(step)).toEqual(step);
    const logUrl = `/builds/b1/step/${step._id}`;
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
  expect(it.recorded.steps.map(({ status }) => status)).toEqual([
    'success',
    'success',
    'success',
    'failed',
    'skipped',
    'success',
    'success',
    'success',
  ]);
  expect(it.recorded.artefacts).toMatchObject([{ name: 'report.txt', type: 'txt' }]);
  expect(await it.log('Publishing script 1')).toBe('it was a failure\n');
});
