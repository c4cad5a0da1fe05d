/** What a step does while App Store Connect processes a build that has finished. */
import { expect, test } from '@jest/globals';
import { runAction } from '../../support/action-process.ts';
import { deepTest } from '../../support/deep-test.ts';
import { startFakeService } from '../../support/fake-service/server.ts';
import { errorAnswer, type Fault, htmlPage } from '../../support/fault-proxy.ts';
import { type FaultStage, setFaultStage } from '../../support/fault-stage.ts';
import { otherClock } from '../../support/other-clock.ts';
import { recorded } from '../../support/recorded/shapes.ts';
import { cancellations, inputs, messages, stageWith, statusesOf, task } from './app-store-connect.ts';
import { pullRequest, token } from './comment.ts';

test('a step waits until App Store Connect has processed the build, and shows it', async () => {
  await using stage = await stageWith((poll) => [task(poll < 3 ? 'processing' : 'success')]);
  const result = await stage.run({ with: inputs });
  expect(result).toMatchObject({ exitCode: 0, errors: [], warnings: [], outputs: { status: 'finished' } });
  expect(statusesOf(result)).toEqual(['finished']);
  expect(result.summary).toMatch(/\| App Store Connect \| ✅ finished \|/);
  expect(result.log).toContain('waiting for App Store Connect, for up to 2 h');
  const lineOf = (text: string): number => result.log.indexOf(text);
  expect(lineOf('App Store Connect: finished')).toBeGreaterThan(lineOf('waiting for App Store Connect'));
});

deepTest.concurrent.each([['failed'], ['timeout'], ['canceled']])(
  'a task that ends as %s fails the step, whatever failOn says, and the status stays finished',
  async (status) => {
    await using stage = await stageWith((poll) => [task(poll < 2 ? 'processing' : status), task('success')]);
    const result = await stage.run({ with: { ...inputs, failOn: 'none' } });
    expect(result).toMatchObject({ exitCode: 1, outputs: { status: 'finished' } });
    expect(result.errors.map(({ data }) => data)).toEqual([
      expect.stringContaining('The build succeeded, but App Store Connect did not accept it'),
    ]);
    expect(result.summary).toMatch(
      /App Store Connect did not accept it.*TestFlight information is incomplete/,
    );
    expect(result.log).toContain('The build succeeded, but App Store Connect did not accept it');
    expect(result.log).toMatch(/❌ hello-mobile: finished in/);
    expect(result.log).not.toContain('✅ hello-mobile');
    expect(cancellations(stage)).toEqual([]);
  },
);

test.each([
  ['success', 0, 'finished', []],
  ['failed', 1, 'failed', [expect.stringContaining('did not accept it')]],
])('a task that is %s when the build finishes ends the wait before it begins', async (word, ...expected) => {
  const [exitCode, status, errors] = expected;
  let polls = 0;
  await using stage = await stageWith((poll) => {
    polls = poll + 1;
    return [task(word)];
  });
  const result = await stage.run({ with: inputs });
  expect(result).toMatchObject({ exitCode, outputs: { status: 'finished' } });
  expect(statusesOf(result)).toEqual([status]);
  expect(messages(result)).toEqual(errors);
  expect(result.log).not.toContain('waiting for App Store Connect');
  expect(polls).toBe(1);
});

deepTest.concurrent(
  'two builds with tasks: the step waits for both, and the one that fails is named',
  async () => {
    await using stage = await stageWith((poll) => [task(poll < 1 ? 'processing' : 'failed')], {
      mac: (poll) => [task(poll < 3 ? 'processing' : 'success')],
    });
    const result = await stage.run({ with: { ...inputs, workflowId: 'ios, mac' } });
    expect(result).toMatchObject({ exitCode: 1, outputs: { status: 'finished' } });
    expect(statusesOf(result)).toEqual(['failed', 'finished']);
    expect(result.errors).toHaveLength(1);
    expect(result.errors[0]?.properties.title).toBe('ios: App Store Connect');
    expect(result.log).toMatch(/mac: App Store Connect: finished/);
    expect(result.log).toMatch(/❌ hello-mobile: all 2 finished/);
  },
);

deepTest.concurrent('two builds with tasks that succeed: the step succeeds after the last one', async () => {
  await using stage = await stageWith((poll) => [task(poll < 1 ? 'processing' : 'success')], {
    mac: (poll) => [task(poll < 3 ? 'processing' : 'success')],
  });
  const result = await stage.run({ with: { ...inputs, workflowId: 'ios, mac' } });
  expect(result).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
  expect(statusesOf(result)).toEqual(['finished', 'finished']);
});

deepTest.concurrent.each([
  ['finished', 0],
  ['failed', 1],
])("the newer API's status in the record is followed: %s", async (end, exitCode) => {
  const words = ['initiated', 'pending', 'processing'];
  await using stage = await stageWith((poll) => words[poll] ?? end, { field: 'app_store_connect_status' });
  const result = await stage.run({ with: inputs });
  expect(result).toMatchObject({ exitCode, outputs: { status: 'finished' } });
  expect(statusesOf(result)).toEqual([end]);
});

deepTest.concurrent.each([
  ['success', 0, /App Store Connect: finished/],
  ['failed', 1, /The build succeeded, but App Store Connect did not accept it/],
])('a recorded answer whose task appears as %s', async (status, exitCode, line) => {
  const { application, build } = recorded('build-2026') as Record<string, { readonly _id: string }>;
  let polls = 0;
  await using server = await startFakeService(({ target }, response) => {
    const isBuild = target === `/builds/${build?._id}`;
    const appStoreConnectTasks = isBuild && polls++ > 2 ? [task(status)] : [];
    const answer = isBuild
      ? { application, build: { ...build, appStoreConnectTasks } }
      : { applications: [], builds: [] };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  const result = await runAction({
    action: 'wait',
    with: {
      ...{ token: 'token-of-recorded', baseUrl: server.url, buildId: build?._id ?? '', pollInterval: '1s' },
      ...{ waitForAppStoreConnect: 'true', publicLinks: 'false' },
    },
  });
  expect(result).toMatchObject({ exitCode, warnings: [], outputs: { status: 'finished' } });
  expect(result.errors).toHaveLength(exitCode);
  expect(result.log).toContain('waiting for App Store Connect');
  expect(result.log).toMatch(line);
});

deepTest.concurrent(
  'the comment shows links and status during the wait, and the result after it',
  async () => {
    await using pull = await pullRequest();
    const bodies = (): string[] => [...pull.repository.comments.values()].map(({ body }) => body);
    let during = '';
    await using stage = await stageWith(() => {
      during ||= bodies().find((body) => /App Store Connect.*processing/.test(body)) ?? '';
      return [task(during === '' ? 'processing' : 'failed')];
    });
    const result = await stage.run({
      ...pull.step,
      env: { ...pull.step.env, ...otherClock({ speed: 20 }) },
      with: { ...inputs, appStoreConnectTimeout: '20m', comment: 'true', githubToken: token },
    });
    expect(result.exitCode).toBe(1);
    expect(during).toContain(JSON.parse(result.outputs.publicLinks ?? '')[0]);
    expect(during).toMatch(/\| App Store Connect \| 🔄 processing \|/);
    expect(bodies()).toEqual([expect.stringMatching(/\| App Store Connect \| ❌ failed \|/)]);
    expect(bodies()[0]).toContain('App Store Connect did not accept it');
    expect(bodies()[0]).toMatch(/❌ hello-mobile/);
  },
);

deepTest.concurrent.each<[string, (poll: number) => unknown]>([
  ['never end', () => [task('processing')]],
  ['disappear', (poll) => (poll < 2 ? [task('pending')] : [])],
  ['cannot be read', () => [7, null, { status: 8 }, { name: 'App Store Connect distribution' }]],
  ['have an unknown status', () => [task('success'), task('submitted')]],
])('tasks that %s fail the step when the time is up', async (_, tasks) => {
  await using stage = await stageWith(tasks);
  const result = await stage.run({ with: { ...inputs, appStoreConnectTimeout: '4s' } });
  expect(result).toMatchObject({ exitCode: 1, outputs: { status: 'finished' } });
  expect(result.errors.map(({ data }) => data)).toEqual([
    expect.stringContaining('The build succeeded, but App Store Connect had not finished after 4 s'),
  ]);
  expect(cancellations(stage)).toEqual([]);
});

deepTest.concurrent('a task that appears 60 s after the end is followed', async () => {
  await using stage = await stageWith((poll) => (poll < 7 ? [] : [task(poll < 9 ? 'processing' : 'failed')]));
  const result = await stage.run({
    with: { ...inputs, pollInterval: '10s' },
    env: otherClock({ speed: 20 }),
  });
  expect(result.exitCode).toBe(1);
  expect(statusesOf(result)).toEqual(['failed']);
});

deepTest.concurrent(
  'an app without a task is polled for two minutes, and then there is nothing to wait for',
  async () => {
    await using stage = await stageWith(() => []);
    const result = await stage.run({
      with: { ...inputs, pollInterval: '30s' },
      env: otherClock({ speed: 40 }),
    });
    expect(result).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
    expect(result.log).toContain(
      'App Store Connect has no task for this build, so there is nothing to wait for',
    );
    expect(result.summary).not.toContain('App Store Connect');
  },
);

deepTest.concurrent('one build of several: the others have nothing to wait for', async () => {
  await using stage = await stageWith((poll) => [task(poll < 2 ? 'processing' : 'failed')]);
  const result = await stage.run({ with: { ...inputs, workflowId: 'android, ios' } });
  expect(result.exitCode).toBe(1);
  expect(statusesOf(result)).toEqual([undefined, 'failed']);
  expect(result.errors).toHaveLength(1);
  expect(result.log).not.toContain('nothing to wait for');
});

test('without the input, a failure is a warning', async () => {
  await using stage = await stageWith(() => [task('failed')]);
  const result = await stage.run({ with: { ...inputs, waitForAppStoreConnect: 'false' } });
  expect(result).toMatchObject({ exitCode: 0, errors: [] });
  expect(result.warnings.map(({ data }) => data)).toEqual([
    expect.stringContaining('The build succeeded, but App Store Connect did not accept it'),
  ]);
  expect(statusesOf(result)).toEqual(['failed']);
  expect(result.summary).toMatch(/\| App Store Connect \| ❌ failed \|/);
  expect(result.summary).toMatch(/^## 🟡 /);
});

test('without the input, no request is added while App Store Connect processes the build', async () => {
  let polls = 0;
  await using stage = await stageWith((poll) => {
    polls = poll + 1;
    return [task(poll < 1 ? 'processing' : 'success')];
  });
  const result = await stage.run({ with: { ...inputs, waitForAppStoreConnect: 'false' } });
  expect(result).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
  expect(statusesOf(result)).toEqual(['processing']);
  // The one that showed the end.
  expect(polls).toBe(1);
});

deepTest.concurrent('wait follows App Store Connect too', async () => {
  await using stage = await stageWith((poll) => [task(poll < 2 ? 'processing' : 'failed')]);
  const { outputs } = await stage.run({ with: { workflowId: 'ios', wait: 'false' } });
  const { buildId = '' } = outputs;
  const given = { appId: '', branch: '', buildId, waitForAppStoreConnect: 'true' };
  const result = await stage.run({ action: 'wait', with: given });
  expect(result).toMatchObject({ exitCode: 1, outputs: { status: 'finished' } });
});

test.each([
  [{ waitForAppStoreConnect: 'perhaps' }, /waitForAppStoreConnect/],
  [{ appStoreConnectTimeout: '90' }, /appStoreConnectTimeout/],
  [
    { waitForAppStoreConnect: 'true', wait: 'false' },
    /waitForAppStoreConnect input cannot be true if wait is false/,
  ],
])('%o is refused before any request', async (given, message) => {
  await using stage = await stageWith(() => []);
  const result = await stage.run({ with: { workflowId: 'ios', ...given } });
  expect(result.exitCode).toBe(1);
  expect(result.errors[0]?.data).toMatch(message);
  expect(stage.proxy.requests).toEqual([]);
});

const always = Number.POSITIVE_INFINITY;

/** Once the build has finished, its polls hit the fault. */
deepTest.concurrent.each<[string, Fault, number, number, RegExp | undefined]>([
  ['401 for good', errorAnswer(401), always, 1, /can no longer be read/],
  ['404 for good', errorAnswer(404), always, 1, /can no longer be read/],
  ['502 for good', errorAnswer(502), always, 1, /had not finished after 4 s/],
  ['401 twice', errorAnswer(401), 2, 0, undefined],
  ['502 three times', errorAnswer(502), 3, 0, undefined],
  ['a web page', htmlPage(), 2, 0, undefined],
  ['a reset', { kind: 'reset', request: 'arrives' }, 2, 0, undefined],
  ['no answer', { kind: 'hang', request: 'arrives' }, always, 1, /had not finished after 4 s/],
])('polls that get %s', async (_, fault, times, exitCode, message) => {
  let stage: FaultStage | undefined;
  let answers = 0;
  await using opened = await setFaultStage({
    changeAnswer({ path, body }) {
      const { build } = body as { build?: Record<string, unknown> };
      if (!/^\/builds\/[^/]+$/.test(path) || build?.status !== 'finished') return body;
      if (answers++ === 0) stage?.proxy.add({ method: 'GET', path: /^\/builds\/[^/]+$/, fault, times });
      const status = answers === 1 ? 'processing' : 'success';
      return { ...(body as object), build: { ...build, appStoreConnectTasks: [task(status)] } };
    },
  });
  stage = opened;
  const given = { waitForAppStoreConnect: 'true', appStoreConnectTimeout: exitCode === 0 ? '1m' : '4s' };
  const result = await (await opened.door({ with: given })).result;
  expect(result).toMatchObject({ exitCode, outputs: { status: 'finished' } });
  expect(result.errors.map(({ data }) => data)).toEqual(message ? [expect.stringMatching(message)] : []);
  expect(opened.builds().map(({ status }) => status)).toEqual(['finished']);
});

const missing = 'App Store Connect has no task for this build, so there is nothing to wait for';

/** An app that has no task when its build has finished; then its polls get 502, and after them these tasks. */
async function stageWithOutage(tasks: readonly unknown[]): Promise<FaultStage> {
  let answers = 0;
  const stage: FaultStage = await setFaultStage({
    changeAnswer({ path, body }) {
      const { build } = body as { build?: Record<string, unknown> };
      if (!/^\/builds\/[^/]+$/.test(path) || build?.status !== 'finished') return body;
      const rule = { method: 'GET', path: /^\/builds\/[^/]+$/, times: always };
      if (answers++ === 0) stage.proxy.add({ ...rule, fault: errorAnswer(502) });
      const artefacts = (build.artefacts as object[]).map((artefact) => ({ ...artefact, name: 'Hello.ipa' }));
      const appStoreConnectTasks = answers === 1 ? [] : tasks;
      return { ...(body as object), build: { ...build, artefacts, appStoreConnectTasks } };
    },
  });
  return stage;
}

deepTest.concurrent.each<[string, readonly unknown[], number, string]>([
  ['a task that failed', [task('failed')], 1, 'App Store Connect did not accept it'],
  ['no task', [], 0, missing],
])('after an outage of more than two minutes, an answer with %s counts', async (_, tasks, exitCode, line) => {
  await using stage = await stageWithOutage(tasks);
  const given = { waitForAppStoreConnect: 'true', pollInterval: '10s', publicLinks: 'false' };
  const door = await stage.door({ with: given, env: otherClock({ speed: 40 }) });
  // After five minutes of the step's clock.
  await door.printed(/still waiting for App Store Connect/);
  stage.proxy.clear();
  const result = await door.result;
  expect(result).toMatchObject({ exitCode, outputs: { status: 'finished' } });
  expect(result.log).toContain(line);
});

deepTest.concurrent('a service that never answers does not prove that there is no task', async () => {
  await using stage = await stageWithOutage([]);
  const given = { waitForAppStoreConnect: 'true', appStoreConnectTimeout: '4s', publicLinks: 'false' };
  const result = await (await stage.door({ with: given })).result;
  expect(result).toMatchObject({ exitCode: 1, outputs: { status: 'finished' } });
  expect(messages(result)).toEqual([expect.stringContaining('had not finished after 4 s')]);
  expect(result.log).not.toContain(missing);
});
