import { expect, test } from '@jest/globals';
import { start } from '../../../../src/action/start/run.ts';
import { startFakeService } from '../../../support/fake-service/server.ts';
import { setFaultStage } from '../../../support/fault-stage.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';
import { stepParts } from '../../../support/step-parts.ts';

test('an id and a branch that hold a masked value are sent as they were given, and shown without it', async () => {
  const seen = { _id: 'b-nig_ly', status: 'finished', appId: 'nig_ly-app', workflowId: 'nig_ly-android' };
  await using server = await startFakeService(({ method, target }, response) => {
    response.setHeader('content-type', 'application/json');
    const builds = { applications: [], builds: [{ ...seen, branch: 'nig_ly/1.2', artefacts: [] }] };
    const one = { application: { _id: 'nig_ly-app', appName: 'Demo' }, build: seen };
    const answer = method === 'POST' ? { buildId: 'b-nig_ly' } : target.includes('?') ? builds : one;
    response.end(JSON.stringify(answer));
  });
  const step = memoryRunner({
    with: {
      token: 'nig_ly',
      appId: 'nig_ly-app',
      workflowId: 'nig_ly-android',
      branch: 'nig_ly/1.2',
      baseUrl: server.url,
      cancelPrevious: 'true',
    },
  });
  // The runner in memory refuses masked values in state, which this branch has.
  const runner = { ...step.runner, saveState: () => undefined };
  await start(stepParts({ runner }, server.url));
  const sent = server.requests.find(({ method }) => method === 'POST');
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({
    appId: 'nig_ly-app',
    workflowId: 'nig_ly-android',
    branch: 'nig_ly/1.2',
  });
  const targets = server.requests.map(({ target }) => target);
  expect(targets).toContain('/builds/b-nig_ly');
  expect(targets).toContain('/builds?appId=nig_ly-app&branch=nig_ly%2F1.2');
  expect(targets.join()).not.toContain('*');
  expect(step.log.join()).toContain('***-android');
  expect(step.summary()).toContain('&#42;&#42;&#42;-android');
  expect(step.summary()).not.toMatch(/nig.*ly/);
});

// T12
test('of a masked value in the IDs of two workflows, no text shows a part', async () => {
  const value = `${'4f1c9b7e2d8a6053'.repeat(3)}==`;
  const times = { startedAt: '2026-11-29T10:00:00Z', finishedAt: '2026-11-29T10:05:00Z' };
  await using server = await startFakeService(({ method, target }, response) => {
    response.setHeader('content-type', 'application/json');
    const id = target.endsWith('b2') ? 'b2' : 'b1';
    const build = { _id: id, status: 'finished', appId: 'app', ...times };
    const answer =
      method === 'POST' ? { buildId: `b${starts++ + 1}` } : { applications: [], builds: [], build };
    response.end(JSON.stringify(answer));
  });
  let starts = 0;
  const step = memoryRunner({
    with: {
      ...{ token: 'a-token', appId: 'app', branch: 'main', baseUrl: server.url, publicLinks: 'false' },
      workflowId: `${value}-a, ${value}-b`,
    },
  });
  // The runner in memory refuses masked values in state, which these IDs have.
  const runner = { ...step.runner, saveState: () => undefined };
  runner.redactor.addSecret(value);
  await start(stepParts({ runner }, server.url));
  expect(step.log.join()).toContain('***-a');
  expect(step.summary()).toContain('section');
  for (const text of [step.log.join(), step.summary()]) expect(text).not.toContain(value.slice(0, 8));
});

test('the outputs and the state name the builds before they are waited for, so that a step that is killed has them', async () => {
  await using stage = await setFaultStage();
  const step = stage.main();
  const { path } = await stage.proxy.when((request) => /^\/builds\/\w+$/.test(request.path));
  const build = { buildId: path.slice('/builds/'.length), workflowId: 'android' };
  expect(JSON.parse(step.outputs.builds ?? '')).toMatchObject([{ ...build, status: 'queued' }]);
  expect(JSON.parse(step.state.starts ?? '')).toMatchObject([build]);
  await step.succeeded;
});
