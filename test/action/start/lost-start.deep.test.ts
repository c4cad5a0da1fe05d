import { expect, test } from '@jest/globals';
import { withoutFields } from '../../support/fault-proxy.ts';
import { setFaultStage } from '../../support/fault-stage.ts';
import { runUntilCanceled } from '../../support/scripted-executor.ts';
import { until } from '../../support/until.ts';

const start = { method: 'POST', path: /^\/builds$/ };
const lost = { ...start, fault: { kind: 'reset', request: 'arrives' } } as const;
const unlabelled = withoutFields(['labels']);

// T12
test('without labels in list and record, the step fails and names each build that it may be, and cancels none', async () => {
  await using stage = await setFaultStage({ script: runUntilCanceled, changeAnswer: unlabelled });
  const { appId } = stage.service;
  await stage.service.ask('POST', '/builds', { appId, workflowId: 'android', branch: 'main' });
  await stage.service.ask('POST', '/builds', { appId, workflowId: 'ios', branch: 'main' });
  stage.proxy.add(lost);
  const main = stage.main();
  expect(await main.succeeded).toBe(false);
  expect(main.outputs.buildIds).toBe('[]');
  const [first, other, last] = stage.builds().map(({ id }) => id);
  const named = `The service reports no labels. The build may be one of these: ${last}, ${first}.`;
  expect(main.errors).toEqual([expect.stringContaining(named)]);
  expect(main.errors.join()).not.toContain(other);
  const post = stage.post(main);
  expect(await post.succeeded).toBe(true);
  expect(post.warnings).toEqual([expect.stringContaining(named)]);
  expect(stage.running()).toHaveLength(3);
  expect(stage.proxy.requests.filter(({ path }) => path.endsWith('/cancel'))).toEqual([]);
});

// T12
test('a start without an answer is found by the label in the own record of its build', async () => {
  await using stage = await setFaultStage({
    script: runUntilCanceled,
    changeAnswer: (answer) => (answer.path === '/builds' ? unlabelled(answer) : answer.body),
  });
  const { appId } = stage.service;
  await stage.service.ask('POST', '/builds', { appId, workflowId: 'android', branch: 'main' });
  stage.proxy.add(lost);
  const main = stage.main({ with: { timeout: '2s' } });
  expect(await main.succeeded).toBe(false);
  expect([main.outputs.buildId, main.outputs.status]).toEqual([stage.builds()[1]?.id, 'canceled']);
  await until(() => stage.running().length === 1);
});

// T10
test('a build whose start was not answered is found in a list sorted oldest first', async () => {
  const longAgo = '2020-01-01T00:00:00.000Z';
  await using stage = await setFaultStage({
    script: runUntilCanceled,
    changeAnswer: ({ body }) => {
      const { builds, ...rest } = body as { builds?: { labels?: string[] }[] };
      const aged = builds?.map((build) =>
        build.labels?.length ? build : { ...build, createdAt: longAgo, startedAt: longAgo },
      );
      return aged ? { ...rest, builds: aged.toReversed() } : body;
    },
  });
  const { appId } = stage.service;
  for (const _ of [1, 2, 3])
    await stage.service.ask('POST', '/builds', { appId, workflowId: 'android', branch: 'main' });
  stage.proxy.add(lost);
  const main = stage.main({ with: { timeout: '2s' } });
  await main.succeeded;
  expect(main.outputs.buildId).toBe(stage.builds()[3]?.id);
  expect(main.errors).toEqual([expect.stringContaining('did not finish within the timeout of 2 s')]);
});

// T12
test('if the service reports labels, another build of the same workflow and branch is never adopted', async () => {
  await using stage = await setFaultStage({ script: runUntilCanceled });
  const { appId } = stage.service;
  await stage.service.ask('POST', '/builds', { appId, workflowId: 'android', branch: 'main' });
  stage.proxy.add({ ...start, fault: { kind: 'reset', request: 'lost' } });
  const main = stage.main();
  expect(await main.succeeded).toBe(false);
  expect(main.errors).toEqual([expect.stringMatching(/No matching build was found.*label gh-4242-1-/)]);
  expect(stage.running()).toHaveLength(1);
});
