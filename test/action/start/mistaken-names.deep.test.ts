import { expect, test } from '@jest/globals';
import { emptyConfiguration } from '../../../src/service/applications/configuration.ts';
import { setFaultStage } from '../../support/fault-stage.ts';
import { setStage } from '../../support/stage.ts';

const repositoryUrl = '/srv/git/hello-mobile.git';
const workflow = {
  id: '5d8',
  name: 'Android app',
  labels: [],
  variables: {},
  groups: [],
  softwareVersions: {},
  workingDirectory: '.',
  maxBuildDuration: 60,
  preCloneScripts: [],
  cachePaths: [],
  scripts: [],
  artifacts: [],
  publishingScripts: [],
};

const configured = { repositoryUrl, groups: {}, workflows: new Map([['5d8', workflow]]) };
const configuration = { ...emptyConfiguration, applications: [configured] };

test.each([
  ['Android app', /"Android app" is the name of a workflow. Use its ID, "5d8"/],
  ['Windows app', /refused builds.start with status 404(?!.*is the name of a workflow)/],
])(
  'the error of a refused start of %s says whether that is the name of a workflow',
  async (workflowId, says) => {
    await using stage = await setFaultStage({
      configuration,
      faults: [{ method: 'POST', path: '/builds', status: 404 }],
    });
    const main = stage.main({ with: { workflowId } });
    expect(await main.succeeded).toBe(false);
    expect(main.errors).toHaveLength(1);
    expect(main.errors[0]).toMatch(says);
  },
);

test('a build that failed for want of a codemagic.yaml says whether it was given a name', async () => {
  await using stage = await setFaultStage({
    configuration,
    script: async ({ recorder }) => {
      await recorder.state('fetching');
      return { state: 'failed', message: 'The repository has no codemagic.yaml at this commit' };
    },
  });
  const main = stage.main({ with: { workflowId: 'Android app' } });
  expect(await main.succeeded).toBe(false);
  expect(main.errors[0]).toContain('"Android app" is the name of a workflow. Use its ID, "5d8".');
});

test('the local service says of which workflow a name is, and the action that origin/main is main', async () => {
  await using stage = await setStage();
  const named = await stage.run({ with: { workflowId: 'Android app' } });
  expect(named.errors[0]?.data).toContain(
    'There is no workflow `Android app` in codemagic.yaml; that is the name of `android`',
  );
  const remote = await stage.run({ with: { workflowId: 'android', branch: 'origin/main' } });
  expect(remote.exitCode).toBe(1);
  expect(remote.errors[0]?.data).toContain('There is no branch "origin/main". Did you mean "main"?');
});
