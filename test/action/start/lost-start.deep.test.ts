import { expect, test } from '@jest/globals';
import { withoutFields } from '../../support/fault-proxy.ts';
import { setFaultStage } from '../../support/fault-stage.ts';
import { runUntilCanceled } from '../../support/scripted-executor.ts';

const start = { method: 'POST', path: /^\/builds$/ };
const lost = { ...start, fault: { kind: 'reset', request: 'arrives' } } as const;
const unlabelled = withoutFields(['labels']);

// T12
test('a build that was found without its label is followed with a warning and never cancelled', async () => {
  await using stage = await setFaultStage({ script: runUntilCanceled, changeAnswer: unlabelled });
  stage.proxy.add(lost);
  const main = stage.main({ with: { timeout: '2s' } });
  expect(await main.succeeded).toBe(false);
  const [build] = stage.builds();
  expect(main.outputs.buildId).toBe(build?.id);
  expect(main.warnings).toEqual([
    expect.stringMatching(`follows build ${build?.id}.*does not cancel the build.*someone else`),
  ]);
  expect(main.errors).toEqual([expect.stringContaining('did not finish within the timeout of 2 s')]);
  const post = stage.post(main);
  expect(await post.succeeded).toBe(true);
  expect([post.log, post.warnings]).toEqual([[], []]);
  expect(stage.running()).toHaveLength(1);
  expect(stage.proxy.requests.filter(({ path }) => path.endsWith('/cancel'))).toEqual([]);
});

test('without labels and with two possible builds, none is followed, and the step says what to check', async () => {
  await using stage = await setFaultStage({ script: runUntilCanceled, changeAnswer: unlabelled });
  const { appId } = stage.service;
  await stage.service.ask('POST', '/builds', { appId, workflowId: 'android', branch: 'main' });
  stage.proxy.add(lost);
  const main = stage.main();
  expect(await main.succeeded).toBe(false);
  expect(main.outputs.buildIds).toBe('[]');
  expect(main.errors).toEqual([expect.stringMatching(/2 possible builds.*Check the build service/)]);
  const post = stage.post(main);
  expect(await post.succeeded).toBe(true);
  expect(post.warnings).toEqual([
    expect.stringMatching(/does not report labels. The build might be one of these/),
  ]);
  expect(stage.running()).toHaveLength(2);
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
