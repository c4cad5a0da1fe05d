import { expect, test } from '@jest/globals';
import type { ActionResult } from '../../support/action-process.ts';
import { deepTest } from '../../support/deep-test.ts';
import type { ChangeAnswer } from '../../support/fault-proxy.ts';
import { type FaultStage, setFaultStage } from '../../support/fault-stage.ts';
import { outage } from '../../support/github/disturbance.ts';
import { otherClock } from '../../support/other-clock.ts';
import { runUntilCanceled } from '../../support/scripted-executor.ts';
import { until } from '../../support/until.ts';
import { pullRequest, token } from './comment.ts';

/** The result of a post step that has nothing to do. */
const silence = { exitCode: 0, log: '', errors: [], warnings: [] };

async function states({ builds, running }: FaultStage): Promise<string[]> {
  await until(() => running().length === 0);
  return builds().map(({ status }) => status);
}

test.concurrent.each(['SIGINT', 'SIGTERM'] as const)(
  '%s while builds run: all are cancelled, each with a line in the log, and the post step has nothing to do',
  async (signal) => {
    await using stage = await setFaultStage({ script: runUntilCanceled });
    const door = await stage.door({ with: { workflowId: 'android, ios' } });
    await door.printed(
      /android +🔨 building[\s\S]*ios +🔨 building|ios +🔨 building[\s\S]*android +🔨 building/,
    );
    door.process.kill(signal);
    const main = await door.result;
    expect(main).toMatchObject({ exitCode: 1, signal: null, outputs: { status: 'canceled' }, warnings: [] });
    for (const text of [main.errors[0]?.data, main.summary])
      expect(text).toContain('The workflow was cancelled.');
    expect(main.log.match(/was cancelled, because this step stopped waiting/g)).toHaveLength(2);
    expect(await states(stage)).toEqual(['canceled', 'canceled']);
    const asked = stage.proxy.requests.length;
    expect(await stage.postDoor(main)).toMatchObject(silence);
    expect(stage.proxy.requests.length).toBe(asked);
  },
);

const start = { method: 'POST', path: /^\/builds$/ };

const cancel = { method: 'POST', path: /\/cancel$/ };

deepTest.concurrent(
  'SIGINT while the start is unanswered: the step waits 5 s, and the post step finds the build by its label and cancels it',
  async () => {
    await using stage = await setFaultStage({ script: runUntilCanceled });
    stage.proxy.add({ ...start, fault: { kind: 'hang', request: 'arrives' } });
    const door = await stage.door();
    await stage.proxy.when(({ path, arrivals }) => path === '/builds' && arrivals === 1);
    door.process.kill('SIGINT');
    const main = await door.result;
    expect(main).toMatchObject({ exitCode: 1, signal: null, outputs: { buildIds: '[]' } });
    expect(main.errors.map(({ data }) => data).join()).toContain('The workflow was cancelled');
    const post = await stage.postDoor(main);
    expect(post).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
    expect(post.log).toContain(`build ${stage.builds()[0]?.id} was cancelled`);
    expect(await states(stage)).toEqual(['canceled']);
  },
);

deepTest.concurrent(
  'SIGINT while links are created: the step ends at once, and the build stays finished',
  async () => {
    await using stage = await setFaultStage();
    stage.proxy.add({ fault: { kind: 'hang', request: 'lost' }, path: /\/public-url$/ });
    const door = await stage.door();
    await stage.proxy.when(({ path }) => path.endsWith('/public-url'));
    door.process.kill('SIGINT');
    const main = await door.result;
    expect(main).toMatchObject({ exitCode: 1, signal: null, outputs: { status: 'finished' }, warnings: [] });
    expect(main.errors.map(({ data }) => data)).toEqual(['The workflow was cancelled.']);
    expect(await stage.postDoor(main)).toMatchObject(silence);
  },
);

// T13
deepTest.concurrent(
  'a second signal ends the step at once, and the post step cancels the remaining builds',
  async () => {
    await using stage = await setFaultStage({ script: runUntilCanceled });
    stage.proxy.add({ ...cancel, fault: { kind: 'hang', request: 'lost' } });
    const door = await stage.door();
    await door.printed('building');
    door.process.kill('SIGINT');
    await stage.proxy.when(({ path }) => cancel.path.test(path));
    door.process.kill('SIGTERM');
    const main = await door.result;
    expect(main).toMatchObject({ exitCode: 130, signal: null });
    expect(main.log).not.toContain('could not be cancelled');
    expect(stage.running()).toHaveLength(1);
    expect(await stage.postDoor(main)).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
    expect(await states(stage)).toEqual(['canceled']);
  },
);

deepTest.concurrent.each([
  ['the comment of a finished build cannot be written', {}, /hello-mobile, android: finished in/, 'finished'],
  ['a build runs', { script: runUntilCanceled }, /building/, 'canceled'],
] as const)('SIGINT while GitHub is down and %s: the step ends', async (_, options, line, status) => {
  await using stage = await setFaultStage(options);
  await using pull = await pullRequest();
  const door = await stage.door({ ...pull.step, with: { comment: 'true', githubToken: token } });
  await stage.proxy.when(({ path }) => path === '/builds');
  pull.github.disturb({ trouble: outage(502), times: Number.POSITIVE_INFINITY });
  await door.printed(line);
  door.process.kill('SIGINT');
  const exitCode = status === 'finished' ? 0 : 1;
  expect(await door.result).toMatchObject({ exitCode, signal: null, outputs: { status } });
  expect(stage.running()).toEqual([]);
});

// T39
deepTest.concurrent('SIGKILL while a build runs: the post step cancels the build', async () => {
  await using stage = await setFaultStage({ script: runUntilCanceled });
  const main = await killed(stage, (door) => door.printed('building'));
  expect(main).toMatchObject({ signal: 'SIGKILL', outputs: { buildId: stage.builds()[0]?.id } });
  const post = await stage.postDoor(main);
  expect(post).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
  expect(post.log).toContain(`build ${stage.builds()[0]?.id} was cancelled`);
  expect(await states(stage)).toEqual(['canceled']);
});

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
test.concurrent('SIGKILL before the start is answered: the post step waits until the list has the build, whatever the time of day, and cancels it', async () => {
  await using stage = await setFaultStage({ script: runUntilCanceled, changeAnswer: appearingAfter(5) });
  stage.proxy.add({ ...start, fault: { kind: 'hang', request: 'arrives' } });
  const main = await killed(stage, () =>
    stage.proxy.when(({ path, arrivals }) => path === '/builds' && arrivals === 1),
  );
  expect(main.outputs.buildId).toBe('');
  const post = await stage.postDoor(main, { env: otherClock({ aheadMs: 3_600_000, speed: 30 }) });
  expect(post).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
  expect(post.log).toContain(`build ${stage.builds()[0]?.id} was cancelled`);
  expect(await states(stage)).toEqual(['canceled']);
});

type Door = Awaited<ReturnType<FaultStage['door']>>;

async function killed(stage: FaultStage, when: (door: Door) => Promise<unknown>): Promise<ActionResult> {
  const door = await stage.door();
  await when(door);
  door.process.kill('SIGKILL');
  return door.result;
}
