/** What a step does while App Store Connect processes a build that has finished. */
import { expect, test } from '@jest/globals';
import { deepTest } from '../../support/deep-test.ts';
import { type FaultStage, setFaultStage } from '../../support/fault-stage.ts';
import { produce } from '../../support/scripted-executor.ts';

const inputs = { workflowId: 'ios', waitForAppStoreConnect: 'true', sizeBase: 'none' };

/** As public projects read it (docs/hosted-service.md, "App Store Connect"). */
const task = (status: string) => ({ name: 'App Store Connect distribution', status });

/** The build of `ios` has these tasks in the `poll`th answer since it has finished, from 0. */
async function stageWith(tasks: (poll: number) => unknown): Promise<FaultStage & { polls(): number }> {
  let polls = 0;
  const stage = await setFaultStage({
    script: (work) => produce([[work.order.workflowId === 'ios' ? 'Hello.ipa' : 'app.apk', 'an app']])(work),
    changeAnswer({ path, body }) {
      const { build } = body as { build?: { status: string; artefacts: { name: string }[] } };
      if (!/^\/builds\/[^/]+$/.test(path) || build?.status !== 'finished') return body;
      if (build.artefacts[0]?.name !== 'Hello.ipa') return body;
      polls += 1;
      return { ...(body as object), build: { ...build, appStoreConnectTasks: tasks(polls - 1) } };
    },
  });
  return { ...stage, polls: () => polls };
}

function statusesOf(builds = ''): unknown[] {
  return JSON.parse(builds).map((build: { appStoreConnectStatus?: string }) => build.appStoreConnectStatus);
}

const cancellations = ({ proxy }: FaultStage) => proxy.requests.filter(({ path }) => /\/cancel$/.test(path));

test('a step waits until App Store Connect has processed the build, and shows it', async () => {
  await using stage = await stageWith((poll) => [task(poll < 3 ? 'processing' : 'success')]);
  const result = await (await stage.door({ with: { ...inputs, workflowId: 'android, ios' } })).result;
  expect(result).toMatchObject({ exitCode: 0, errors: [], warnings: [], outputs: { status: 'finished' } });
  expect(statusesOf(result.outputs.builds)).toEqual([undefined, 'finished']);
  expect(result.summary).toMatch(/\| App Store Connect \| ✅ finished \|/);
  expect(result.log).toMatch(
    /waiting for App Store Connect, for up to 2 h[\s\S]*App Store Connect: finished/,
  );
  expect(result.log).not.toContain('nothing to wait for');
});

const refused = 'The build succeeded, but App Store Connect did not accept it';

test('a task that fails fails the step, whatever failOn says, and the status stays finished', async () => {
  await using stage = await stageWith((poll) => [task(poll < 2 ? 'processing' : 'failed'), task('success')]);
  const main = stage.main({ with: { ...inputs, failOn: 'none' } });
  expect([await main.succeeded, main.outputs.status]).toEqual([false, 'finished']);
  expect(main.errors).toEqual([expect.stringContaining(refused)]);
  expect(main.summary()).toMatch(/did not accept it.*TestFlight information is incomplete/);
  expect(main.log.join('\n')).toMatch(/❌ hello-mobile: finished in/);
  expect(cancellations(stage)).toEqual([]);
});

test.each([
  ['success', true, []],
  ['failed', false, [expect.stringContaining(refused)]],
])('a task that is %s when the build finishes ends the wait before it begins', async (word, ...expected) => {
  await using stage = await stageWith(() => [task(word)]);
  const main = stage.main({ with: inputs });
  expect([await main.succeeded, main.errors, stage.polls()]).toEqual([...expected, 1]);
  expect(main.log.join('\n')).not.toContain('waiting for App Store Connect');
});

test.each([
  ['fails', 'failed', [expect.stringContaining(refused)], '🟡'],
  ['is processing', 'processing', [], '✅'],
])(
  'without the input, a task that %s is no error, and no request is added',
  async (_, word, warnings, sign) => {
    await using stage = await stageWith(() => [task(word)]);
    const main = stage.main({ with: { ...inputs, waitForAppStoreConnect: 'false' } });
    expect([await main.succeeded, main.errors, main.warnings]).toEqual([true, [], warnings]);
    expect(statusesOf(main.outputs.builds)).toEqual([word]);
    expect(main.summary()).toMatch(new RegExp(`^## ${sign} `));
    expect(stage.polls()).toBe(1);
  },
);

test('tasks that never end fail the step when the time is up, and nothing is cancelled', async () => {
  await using stage = await stageWith(() => [task('processing')]);
  const main = stage.main({ with: { ...inputs, appStoreConnectTimeout: '1s' } });
  expect([await main.succeeded, main.outputs.status]).toEqual([false, 'finished']);
  expect(main.errors).toEqual([
    expect.stringContaining('The build succeeded, but App Store Connect had not finished after 1 s'),
  ]);
  expect(cancellations(stage)).toEqual([]);
});

test('an app without a task is polled for a time, and then there is nothing to wait for', async () => {
  await using stage = await stageWith(() => []);
  const main = stage.main({ with: inputs });
  expect([await main.succeeded, main.warnings]).toEqual([true, []]);
  expect(main.log.join('\n')).toContain(
    'App Store Connect has no task for this build, so there is nothing to wait for',
  );
  expect(stage.polls()).toBeGreaterThan(1);
});

deepTest.each(['SIGINT', 'SIGKILL'] as const)(
  '%s while App Store Connect processes the build: outputs and links are there, and the finished build is not cancelled',
  async (signal) => {
    await using stage = await stageWith((poll) => (poll < 2 ? [] : [task('processing')]));
    const door = await stage.door({ with: inputs });
    await door.printed(/App Store Connect: processing/);
    door.process.kill(signal);
    const main = await door.result;
    expect(main.exitCode).not.toBe(0);
    expect(main.outputs.status).toBe('finished');
    expect(JSON.parse(main.outputs.artefacts ?? '')).toMatchObject([{ publicUrl: expect.any(String) }]);
    const asked = stage.proxy.requests.length;
    expect(await stage.postDoor(main)).toMatchObject({ exitCode: 0, log: '', errors: [], warnings: [] });
    expect(stage.proxy.requests).toHaveLength(asked);
    expect(cancellations(stage)).toEqual([]);
  },
);
