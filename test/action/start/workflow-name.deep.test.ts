import { expect, test } from '@jest/globals';
import { emptyConfiguration } from '../../../src/service/applications/configuration.ts';
import { setFaultStage } from '../../support/fault-stage.ts';

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
  cachePaths: [],
  preCloneScripts: [],
  scripts: [],
  artifacts: [],
  publishingScripts: [],
};

test.each([
  ['Android app', /"Android app" is the name of a workflow. Use its id, "5d8"/],
  ['Windows app', /refused builds.start with status 404(?!.*is the name of a workflow)/],
])(
  'the error of a refused start of %s says whether that is the name of a workflow',
  async (workflowId, says) => {
    const configured = { repositoryUrl, groups: {}, workflows: new Map([['5d8', workflow]]) };
    await using stage = await setFaultStage({
      configuration: { ...emptyConfiguration, applications: [configured] },
      faults: [{ method: 'POST', path: '/builds', status: 404 }],
    });
    const main = stage.main({ with: { workflowId } });
    expect(await main.succeeded).toBe(false);
    expect(main.errors).toHaveLength(1);
    expect(main.errors[0]).toMatch(says);
  },
);
