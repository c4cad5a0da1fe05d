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
});

interface Ending {
  /** The word of the task in the `poll`th answer; `undefined`: there is no task. */
  readonly word: (poll: number) => string | undefined;
  readonly with?: Readonly<Record<string, string>>;
  readonly succeeded: boolean;
  readonly errors?: readonly string[];
  readonly warnings?: readonly string[];
  readonly log?: string;
  readonly summary?: RegExp;
  readonly polls?: number;
}

const refused = 'The build succeeded, but App Store Connect did not accept it';
const unwaited = { waitForAppStoreConnect: 'false' };

test.each<[string, Ending]>([
  [
    'that fails fails the step, whatever failOn says',
    {
      word: (poll) => (poll < 2 ? 'processing' : 'failed'),
      ...{ with: { failOn: 'none' }, succeeded: false, errors: [refused] },
      log: '❌ hello-mobile, ios: finished in',
    },
  ],
  ['that has succeeded ends the wait at once', { word: () => 'success', succeeded: true, polls: 1 }],
  ['that has failed, too', { word: () => 'failed', succeeded: false, errors: [refused], polls: 1 }],
  [
    'that fails is a warning without the input, and adds no request',
    {
      word: () => 'failed',
      ...{ with: unwaited, succeeded: true, warnings: [refused], summary: /^## 🟡 /, polls: 1 },
    },
  ],
  [
    'that is processing is nothing without the input',
    { word: () => 'processing', with: unwaited, succeeded: true, summary: /^## ✅ /, polls: 1 },
  ],
  [
    'that never ends fails the step when the time is up',
    {
      word: () => 'processing',
      ...{ with: { appStoreConnectTimeout: '1s' }, succeeded: false },
      errors: ['The build succeeded, but App Store Connect had not finished after 1 s'],
    },
  ],
  [
    'that does not appear is polled for a time, and then there is a warning',
    {
      ...{ word: () => undefined, succeeded: true },
      warnings: ['no upload to App Store Connect has appeared, so there was nothing to wait for'],
    },
  ],
])('a task %s: the build stays finished and is not cancelled', async (_, { word, ...ending }) => {
  await using stage = await stageWith((poll) => [word(poll)].flatMap((one) => (one ? task(one) : [])));
  const main = stage.main({ with: { ...inputs, ...ending.with } });
  const succeeded = await main.succeeded;
  const containing = (texts: readonly string[] = []) => texts.map((text) => expect.stringContaining(text));
  expect({ succeeded, errors: main.errors, warnings: main.warnings, status: main.outputs.status }).toEqual({
    ...{ succeeded: ending.succeeded, status: 'finished' },
    ...{ errors: containing(ending.errors), warnings: containing(ending.warnings) },
  });
  if (ending.summary) expect(main.summary()).toMatch(ending.summary);
  if (ending.log) expect(main.log.join('\n')).toContain(ending.log);
  if (ending.polls) expect(stage.polls()).toBe(ending.polls);
  expect(cancellations(stage)).toEqual([]);
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
