import { expect, test } from '@jest/globals';
import type { ActionResult } from '../../support/action-process.ts';
import { deepTest } from '../../support/deep-test.ts';
import { withoutFields } from '../../support/fault-proxy.ts';
import { type FaultStage, setFaultStage } from '../../support/fault-stage.ts';
import { otherClock } from '../../support/other-clock.ts';
import { watched } from '../../support/process.ts';
import { runUntilCanceled } from '../../support/scripted-executor.ts';
import { until } from '../../support/until.ts';

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

deepTest.concurrent('SIGINT while the start is answered late: its build is cancelled', async () => {
  await using stage = await setFaultStage({ script: runUntilCanceled });
  stage.proxy.add({ ...start, fault: { kind: 'hang', request: 'arrives' } });
  const door = await stage.door();
  await stage.proxy.when(({ path, arrivals }) => path === '/builds' && arrivals === 1);
  door.process.kill('SIGINT');
  stage.proxy.release();
  expect(await door.result).toMatchObject({ exitCode: 1, outputs: { status: 'canceled' }, warnings: [] });
  expect(await states(stage)).toEqual(['canceled']);
});

// T13
deepTest.concurrent(
  'SIGINT while a service that lists no labels takes 2.5 s to answer the start: its build is cancelled',
  async () => {
    await using stage = await setFaultStage({
      script: runUntilCanceled,
      changeAnswer: withoutFields(['labels']),
    });
    stage.proxy.add({ ...start, fault: { kind: 'drip', chunkBytes: 1000, pauseMs: 2_500 } });
    const door = await stage.door();
    await stage.proxy.when(({ path, arrivals }) => path === '/builds' && arrivals === 1);
    using _ = watched(door.process);
    door.process.kill('SIGINT');
    const main = await door.result;
    expect(main).toMatchObject({ exitCode: 1, signal: null, outputs: { status: 'canceled' }, warnings: [] });
    expect(await states(stage)).toEqual(['canceled']);
    expect(await stage.postDoor(main)).toMatchObject(silence);
  },
);

deepTest.concurrent(
  'SIGINT while the start has not arrived: the step cannot tell whether it did, and the post step looks again',
  async () => {
    await using stage = await setFaultStage({ script: runUntilCanceled });
    stage.proxy.add({ ...start, fault: { kind: 'hang', request: 'lost' } });
    const door = await stage.door();
    await stage.proxy.when(({ path }) => path === '/builds');
    door.process.kill('SIGINT');
    const main = await door.result;
    expect(main.exitCode).toBe(1);
    expect(main.errors).toHaveLength(1);
    expect(main.errors[0]?.data).toMatch(/label gh-4242-1-[0-9a-f]{32} before you start it again/);
    const post = await stage.postDoor(main, { env: otherClock({ speed: 30 }) });
    expect(post).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
    expect(post.log).toMatch(/there is no build with the label gh-4242-1-[0-9a-f]{32}/);
    expect(stage.builds()).toEqual([]);
  },
);

deepTest.concurrent(
  'SIGINT while builds run with cancelAbandoned: false: neither the step nor the post step cancels them',
  async () => {
    await using stage = await setFaultStage({ script: runUntilCanceled });
    const given = { with: { cancelAbandoned: 'false' } };
    const door = await stage.door(given);
    await door.printed('building');
    door.process.kill('SIGINT');
    const main = await door.result;
    expect(main).toMatchObject({ exitCode: 1, outputs: { status: 'building' } });
    expect(await stage.postDoor(main, given)).toMatchObject(silence);
    expect(stage.running()).toHaveLength(1);
    expect(stage.proxy.requests.filter(({ path }) => cancel.path.test(path))).toEqual([]);
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

deepTest.concurrent('SIGINT while caches are listed: nothing is started', async () => {
  await using stage = await setFaultStage();
  stage.proxy.add({ fault: { kind: 'hang', request: 'lost' }, path: /\/caches$/ });
  const door = await stage.door({ with: { clearCaches: 'all' } });
  await stage.proxy.when(({ path }) => path.endsWith('/caches'));
  door.process.kill('SIGINT');
  const main = await door.result;
  expect(main.exitCode).toBe(1);
  expect(main.errors.map(({ data }) => data)).toEqual(['The workflow was cancelled (SIGINT).']);
  expect(stage.builds()).toEqual([]);
});

deepTest.concurrent(
  'SIGINT while a cancellation hangs: the step waits a moment and warns, and the post step cancels the build',
  async () => {
    await using stage = await setFaultStage({ script: runUntilCanceled });
    stage.proxy.add({ ...cancel, fault: { kind: 'hang', request: 'lost' } });
    const door = await stage.door({ with: { timeout: '1s' } });
    await stage.proxy.when(({ path }) => cancel.path.test(path));
    door.process.kill('SIGINT');
    const main = await door.result;
    expect(main).toMatchObject({ exitCode: 1, signal: null });
    expect(main.warnings.map(({ data }) => data)).toEqual([expect.stringContaining('may still run')]);
    expect(stage.running()).toHaveLength(1);
    const post = await stage.postDoor(main);
    expect(post).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
    expect(await states(stage)).toEqual(['canceled']);
  },
);

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

// T39
deepTest.concurrent(
  'SIGKILL before the start is answered: the post step finds the build by its label and cancels it',
  async () => {
    await using stage = await setFaultStage({ script: runUntilCanceled });
    stage.proxy.add({ ...start, fault: { kind: 'hang', request: 'arrives' } });
    const main = await killed(stage, () =>
      stage.proxy.when(({ path, arrivals }) => path === '/builds' && arrivals === 1),
    );
    expect(main.outputs.buildId).toBe('');
    const post = await stage.postDoor(main);
    expect(post).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
    expect(await states(stage)).toEqual(['canceled']);
  },
);

deepTest.concurrent(
  'if the service refuses the post step, a warning names the builds that may still run, and the job does not fail',
  async () => {
    await using stage = await setFaultStage({ script: runUntilCanceled });
    const main = await killed(stage, (door) => door.printed('building'));
    const post = await stage.postDoor(main, { with: { token: 'another' } });
    expect(post).toMatchObject({ exitCode: 0, errors: [] });
    expect(post.warnings.map(({ data }) => data)).toEqual([expect.stringMatching(/may still run.*401/)]);
  },
);

deepTest.concurrent(
  'after a finished build, and with wait: false, the post step sends and prints nothing',
  async () => {
    await using stage = await setFaultStage();
    const ended = await (await stage.door()).result;
    expect(ended.exitCode).toBe(0);
    const unwatched = await (await stage.door({ with: { wait: 'false' } })).result;
    expect(unwatched).toMatchObject({ exitCode: 0, outputs: { buildId: stage.builds()[1]?.id } });
    const asked = stage.proxy.requests.length;
    expect(await stage.postDoor(ended)).toMatchObject(silence);
    expect(await stage.postDoor(unwatched, { with: { wait: 'false' } })).toMatchObject(silence);
    expect(stage.proxy.requests.length).toBe(asked);
    expect(stage.running()).toHaveLength(1);
  },
);

type Door = Awaited<ReturnType<FaultStage['door']>>;

async function killed(stage: FaultStage, when: (door: Door) => Promise<unknown>): Promise<ActionResult> {
  const door = await stage.door();
  await when(door);
  door.process.kill('SIGKILL');
  return door.result;
}
