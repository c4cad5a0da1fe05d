/** A machine whose clock is wrong: nothing that the action does about builds depends on it. */
import { expect, test } from '@jest/globals';
import { runAction } from '../../support/action-process.ts';
import { deepTest, deepTestAfter } from '../../support/deep-test.ts';
import { startFakeService } from '../../support/fake-service/server.ts';
import { type ChangeAnswer, withoutFields } from '../../support/fault-proxy.ts';
import { type FaultStage, setFaultStage } from '../../support/fault-stage.ts';
import { otherClock } from '../../support/other-clock.ts';
import { runUntilCanceled } from '../../support/scripted-executor.ts';
import { until } from '../../support/until.ts';

const hour = 3_600_000;
const start = { method: 'POST', path: /^\/builds$/ };

/** The list shows builds only when it has been read this often. */
function appearingAfter(reads: number): ChangeAnswer {
  let read = 0;
  return ({ path, body }) => {
    if (path !== '/builds' || !('builds' in (body as object))) return body;
    read += 1;
    return read > reads ? body : { ...(body as object), builds: [] };
  };
}

// T39
deepTestAfter(1).each([
  ['an hour ahead', hour],
  ['an hour behind', -hour],
])('%s, the post step waits for a build that is not in the list yet, and cancels it', async (_, aheadMs) => {
  await using stage = await setFaultStage({ script: runUntilCanceled, changeAnswer: appearingAfter(5) });
  stage.proxy.add({ ...start, fault: { kind: 'hang', request: 'arrives' } });
  const door = await stage.door();
  await stage.proxy.when(({ path, arrivals }) => path === '/builds' && arrivals === 1);
  door.process.kill('SIGKILL');
  const post = await stage.postDoor(await door.result, { env: otherClock({ aheadMs, speed: 30 }) });
  expect(post).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
  expect(post.log).toContain(`build ${stage.builds()[0]?.id} was cancelled`);
  await until(() => stage.running().length === 0);
});

/** A list without labels, in which somebody else's build began ten minutes ago. */
function withOlderBuild(): ChangeAnswer {
  const unlabelled = withoutFields(['labels']);
  return (answer) => {
    const body = unlabelled(answer) as { builds?: { createdAt: string; startedAt?: string }[] };
    if (answer.path !== '/builds' || !body.builds) return body;
    const age = (time: string): string =>
      new Date(Date.parse(time.replace('+0000', 'Z')) - 600_000).toISOString();
    const builds = body.builds.map((build) => ({
      ...build,
      createdAt: age(build.createdAt),
      startedAt: undefined,
    }));
    return { ...body, builds };
  };
}

async function startByHand({ service }: FaultStage): Promise<void> {
  await service.ask('POST', '/builds', { appId: service.appId, workflowId: 'android', branch: 'main' });
}

// T12
test('an hour behind, an older build without labels is not taken for the one whose start was lost', async () => {
  await using stage = await setFaultStage({ script: runUntilCanceled, changeAnswer: withOlderBuild() });
  await startByHand(stage);
  stage.proxy.add({ ...start, fault: { kind: 'reset', request: 'lost' } });
  const door = await stage.door({ env: otherClock({ aheadMs: -hour, speed: 30 }) });
  const { exitCode, errors, outputs } = await door.result;
  expect({ exitCode, buildIds: outputs.buildIds }).toEqual({ exitCode: 1, buildIds: '[]' });
  expect(errors.map(({ data }) => data)).toEqual([expect.stringContaining('No matching build was found')]);
});

deepTest('an hour ahead, the build without labels that began after the start is taken for it', async () => {
  await using stage = await setFaultStage({ changeAnswer: withoutFields(['labels']) });
  stage.proxy.add({ ...start, fault: { kind: 'reset', request: 'arrives' } });
  const door = await stage.door({ env: otherClock({ aheadMs: hour }) });
  const { exitCode, outputs, warnings } = await door.result;
  expect([exitCode, outputs.buildId]).toEqual([0, stage.builds()[0]?.id]);
  expect(warnings.map(({ data }) => data)).toEqual([expect.stringContaining('This step follows build')]);
});

// T12
test('a service that does not tell its time: no build is taken by its time', async () => {
  const token = 'token-of-a-test-5f2a';
  const place = { appId: 'a', workflowId: 'android', branch: 'main' };
  await using server = await startFakeService(({ method, target }, response) => {
    response.sendDate = false;
    if (method === 'POST') response.writeHead(502).end();
    else if (target.startsWith('/builds?'))
      response.end(
        JSON.stringify({
          builds: [{ _id: 'b', status: 'building', createdAt: '2100-01-01T00:00:00Z', ...place }],
        }),
      );
    else response.writeHead(404).end();
  });
  const { exitCode, errors, outputs } = await runAction({
    with: { token, baseUrl: server.url, ...place },
    env: otherClock({ speed: 30 }),
  });
  expect({ exitCode, buildIds: outputs.buildIds }).toEqual({ exitCode: 1, buildIds: '[]' });
  expect(errors.map(({ data }) => data)).toEqual([
    expect.stringContaining('Found a possible build, but did not follow it'),
  ]);
});
