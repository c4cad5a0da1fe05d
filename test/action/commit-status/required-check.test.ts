/** A required check without a waiting runner: a start leaves it pending, and whoever comes later settles it. */
import { expect, test } from '@jest/globals';
import { builtCommit } from '../../support/fault-stage.ts';
import { until } from '../../support/until.ts';
import { buildPage, context, push, requiredCheck, runPage, token } from './check.ts';

test('a start leaves the status pending: before the start it leads to the run, then to the build', async () => {
  await using check = await requiredCheck();
  const main = await check.start();
  const { buildId = '' } = main.outputs;
  expect(main).toMatchObject({ succeeded: true, warnings: [] });
  expect(check.repository.statuses).toMatchObject([
    { sha: builtCommit, context, state: 'pending', targetUrl: runPage(check.github) },
    { sha: builtCommit, context, state: 'pending', targetUrl: buildPage(check.github, buildId) },
  ]);
  const [build] = check.stage.builds();
  expect(build?.labels).toContain(`gh-commit-${builtCommit}`);
  // The build runs on, so the post step has nothing to do.
  const before = check.github.requests.length;
  await check.post(main);
  expect(check.github.requests).toHaveLength(before);
});

test('the call of a build settles it at its end', async () => {
  await using check = await requiredCheck();
  const { buildId = '' } = (await check.start()).outputs;
  const calling = check.call(buildId);
  await check.end(buildId, 'finished');
  expect(await calling).toMatchObject({ succeeded: true, warnings: [] });
  const targetUrl = buildPage(check.github, buildId);
  expect(check.newest()).toEqual({ state: 'success', description: 'The build finished.', targetUrl });
});

test('of a list of statuses, a call and the schedule settle those of the builds they report, each by its own build', async () => {
  await using check = await requiredCheck();
  const names = ['mobile/android', 'mobile/ios', 'mobile/mac'];
  const ids: string[] = [];
  for (const commitStatus of names)
    ids.push((await check.start({ with: { commitStatus } })).outputs.buildId ?? '');
  const [android = '', ios = '', mac = ''] = ids;
  const states = (): Record<string, string> =>
    Object.fromEntries(check.repository.statuses.map((one) => [one.context, one.state]));
  const all = { with: { commitStatus: names.join(', ') } };
  await check.end(android, 'failed');
  const before = check.github.requests.length;
  const called = await check.call(android, all);
  expect(states()).toEqual({ 'mobile/android': 'failure', 'mobile/ios': 'pending', 'mobile/mac': 'pending' });
  expect(called.notices.filter((notice) => notice.includes('status'))).toEqual([]);
  // One that reads the statuses of the commit, and one that writes.
  expect(check.github.requests.length - before).toBe(2);
  await check.end(mac, 'failed');
  await check.end(ios, 'finished');
  await check.call(`${ios}, ${mac}`, all);
  expect(states()).toEqual({ 'mobile/android': 'failure', 'mobile/ios': 'success', 'mobile/mac': 'failure' });
});

test('of a list of statuses, the schedule settles each', async () => {
  await using check = await requiredCheck();
  for (const [commitStatus, end] of [
    ['mobile/android', 'failed'],
    ['mobile/ios', 'finished'],
  ] as const)
    await check.end((await check.start({ with: { commitStatus } })).outputs.buildId ?? '', end);
  await check.schedule({ with: { commitStatus: '["mobile/android", "mobile/ios"]' } });
  const last = check.repository.statuses.slice(-2).map(({ context: name, state }) => [name, state]);
  expect(last.toSorted()).toEqual([
    ['mobile/android', 'failure'],
    ['mobile/ios', 'success'],
  ]);
});

test('without a call, the schedule settles a build once it has ended', async () => {
  await using check = await requiredCheck();
  const { buildId = '' } = (await check.start()).outputs;
  expect((await check.schedule()).warnings).toEqual([]);
  expect(check.states()).toEqual(['pending', 'pending']);
  await check.end(buildId, 'failed');
  const scheduled = await check.schedule();
  expect(scheduled).toMatchObject({ succeeded: true, warnings: [], errors: [] });
  expect(scheduled.outputs).toMatchObject({ builds: '[]', buildId: '' });
  const targetUrl = buildPage(check.github, buildId);
  expect(check.newest()).toEqual({ state: 'failure', description: 'The build failed.', targetUrl });
});

test.each(['call', 'schedule'] as const)(
  'a build of another commit ends as error, by the %s',
  async (who) => {
    await using check = await requiredCheck();
    // The branch has moved on: what is meant is not what the service builds.
    const meant = 'd'.repeat(40);
    const { buildId = '' } = (await check.start({ with: { commit: meant } })).outputs;
    await check.end(buildId, 'finished');
    await (who === 'call' ? check.call(buildId) : check.schedule());
    const last = check.repository.statuses.at(-1);
    expect(last).toMatchObject({ sha: meant, state: 'error' });
    expect(last?.description).toBe(`The service built another commit: ${builtCommit}.`);
    expect(check.states()).toEqual([]);
  },
);

test('a build that nobody started with commitStatus is left alone, with a warning', async () => {
  await using check = await requiredCheck();
  const { buildId = '' } = (await check.start({ with: { commitStatus: '' } })).outputs;
  await check.end(buildId, 'finished');
  const called = await check.call(buildId);
  expect(called.succeeded).toBe(true);
  expect(called.warnings).toEqual([expect.stringContaining("this step doesn't know the commit")]);
  await check.schedule();
  expect(check.repository.statuses).toEqual([]);
});

test('a token that cannot write statuses is one warning, and changes no verdict', async () => {
  await using check = await requiredCheck({ statuses: 'read' });
  const main = await check.start();
  expect(main.succeeded).toBe(true);
  expect(main.warnings).toEqual([
    expect.stringContaining("Add `statuses: write` to this job's `permissions`"),
  ]);
  expect(check.stage.builds()).toHaveLength(1);
  expect(check.github.requests.map(({ status }) => status)).toEqual([403]);
});

test('a build that is reused settles the status at once', async () => {
  await using check = await requiredCheck();
  const reuseKey = 'app-1';
  const { buildId = '' } = (await check.start({ with: { reuseKey } })).outputs;
  await check.end(buildId, 'finished');
  const again = await check.start({ attempt: 2, with: { reuseKey } });
  expect(JSON.parse(again.outputs.reused ?? '')).toEqual([buildId]);
  expect(check.states()).toEqual(['pending', 'pending', 'pending', 'success']);
});

test('a start that is refused ends as error', async () => {
  await using check = await requiredCheck();
  const refused = await check.start({ with: { appId: 'unknown' } });
  expect(refused.succeeded).toBe(false);
  expect(check.newest()).toMatchObject({ state: 'error', targetUrl: runPage(check.github) });
});

test('a step that waits settles its own status, also of several builds', async () => {
  await using check = await requiredCheck();
  const waiting = check.start({ with: { wait: 'true', workflowId: 'android, ios' } });
  await until(() => check.stage.running().length === 2);
  const [android, ios] = check.stage.builds();
  await check.end(android?.id ?? '', 'finished');
  await check.end(ios?.id ?? '', 'failed');
  expect(await waiting).toMatchObject({ succeeded: false });
  expect(check.states()).toEqual(['pending', 'failure']);
  expect(check.newest()).toMatchObject({ targetUrl: runPage(check.github) });
});

test.each([
  ['call', 'the run'],
  ['schedule', 'the run'],
  ['call', 'another page'],
  ['schedule', 'another page'],
])('by the %s, a pending status that leads to %s is left alone', async (who, where) => {
  await using check = await requiredCheck();
  const { buildId = '' } = (await check.start()).outputs;
  await check.end(buildId, 'finished');
  const targetUrl = where === 'the run' ? runPage(check.github) : 'https://ci.example.com/jobs/7';
  const { statuses } = check.repository;
  statuses.push(...statuses.slice(-1).map((one) => ({ ...one, targetUrl })));
  const done = await (who === 'call' ? check.call(buildId) : check.schedule());
  expect(done).toMatchObject({ succeeded: true, errors: [] });
  expect(check.newest()).toMatchObject({ state: 'pending', targetUrl });
  const leftAlone = "The mobile/android commit status wasn't updated, because it belongs to a newer build.";
  expect(done.notices.filter((notice) => notice.includes('commit status'))).toEqual(
    who === 'call' ? [leftAlone] : [],
  );
});

test('the schedule leaves a finished build to the next hour while App Store Connect processes it', async () => {
  const tasks: { status: string }[] = [{ status: 'processing' }];
  await using check = await requiredCheck({ tasks });
  const { buildId = '' } = (await check.start()).outputs;
  await check.end(buildId, 'finished');
  const waiting = { with: { waitForAppStoreConnect: 'true' } };
  await check.schedule(waiting);
  expect(check.newest()?.state).toBe('pending');
  tasks.splice(0, 1, { status: 'failed' });
  await check.schedule(waiting);
  expect(check.newest()).toMatchObject({
    state: 'failure',
    description: expect.stringContaining('App Store Connect did not accept it.'),
  });
});

test('the schedule compares sizes, as a step that follows the build does', async () => {
  await using check = await requiredCheck({ sizes: [1_000, 2_000] });
  const limited = { with: { sizeBase: 'main', maxSizeIncrease: '5%', publicLinks: 'false' } };
  const base = (await check.start()).outputs.buildId ?? '';
  await check.end(base, 'finished');
  await check.call(base);
  const { buildId = '' } = (await check.start({ attempt: 2 })).outputs;
  await check.end(buildId, 'finished');
  await check.schedule(limited);
  expect(check.newest()).toMatchObject({
    state: 'failure',
    description: expect.stringMatching(/^app\.apk grew from 1\skB to 2\skB .*; maxSizeIncrease is 5%\.$/),
  });
});

test('without commitStatus, a step asks nothing of GitHub and adds no label', async () => {
  await using check = await requiredCheck();
  const main = await check.start({ with: { commitStatus: '' } });
  await check.post(main);
  const { buildId = '' } = main.outputs;
  await check.end(buildId, 'finished');
  await check.call(buildId, { with: { commitStatus: '' } });
  expect(check.github.requests).toEqual([]);
  expect(check.stage.builds()).toMatchObject([{ labels: [expect.stringMatching(/^gh-4242-1-/), 'gh-pr-7'] }]);
});

test('the list of the contract, without labels and commits, is enough for the schedule', async () => {
  await using check = await requiredCheck({ listed: ['_id', 'appId', 'status', 'startedAt', 'finishedAt'] });
  const { buildId = '' } = (await check.start()).outputs;
  await check.end(buildId, 'finished');
  await check.schedule();
  expect(check.states()).toEqual(['pending', 'pending', 'success']);
});

const hour = 60 * 60_000;

test.each([
  ['settles', '23 hours old', { age: 23 * hour }],
  ['leaves alone', '25 hours old', { age: 25 * hour }],
  ['settles', 'the hundredth of the list', { others: 99 }],
  ['leaves alone', 'behind a hundred newer ones', { others: 100 }],
])('the schedule %s a build that is %s, and reads the status of no other', async (what, _, list) => {
  await using check = await requiredCheck(list);
  const { buildId = '' } = (await check.start()).outputs;
  await check.end(buildId, 'finished');
  const before = check.github.requests.length;
  await check.schedule();
  const settles = what === 'settles';
  expect(check.newest()?.state).toBe(settles ? 'success' : 'pending');
  expect(check.github.requests.length - before).toBe(settles ? 3 : 0);
});

test('on a schedule, commitStatus needs appId', async () => {
  await using check = await requiredCheck();
  const scheduled = await check.schedule({ with: { appId: '' } });
  expect(scheduled.errors).toEqual([
    expect.stringContaining('With commitStatus on a schedule, appId is enough.'),
  ]);
});

test.each([
  ['several workflows without a wait', { workflowId: 'android, ios' }, 'The workflowId input has 2 IDs.'],
  ['a shortened commit of another one', { commit: 'd'.repeat(12) }, 'but the commit is "dddddddddddd"'],
  ['a branch that the event is not about', { branch: 'other' }, 'but the event does not include it'],
  ['two lines', { commitStatus: 'mobile\nandroid' }, 'Expected the name of a commit status on one line'],
  ['no token for GitHub', { githubToken: '' }, 'The githubToken input is required for commitStatus'],
])('a start with commitStatus refuses %s', async (_, given, says) => {
  await using check = await requiredCheck();
  const refused = await check.start({ with: given });
  expect(refused).toMatchObject({ succeeded: false, errors: [expect.stringContaining(says)] });
  expect(check.github.requests).toEqual([]);
  expect(check.stage.builds()).toEqual([]);
});

test.each([
  ['true', 'canceled'],
  ['false', 'building'],
] as const)(
  'a step that is killed, with cancelAbandoned: %s: after its post step the status is error, and its build %s',
  async (cancelAbandoned, status) => {
    await using check = await requiredCheck();
    const { stage, github } = check;
    const step = {
      ...{ event: push, env: github.environment },
      with: { commitStatus: context, githubToken: token, cancelAbandoned },
    };
    const door = await stage.door(step);
    await until(() => check.states().length === 1 && stage.running().at(0)?.status === 'building');
    door.process.kill('SIGKILL');
    const killed = await door.result;
    const posted = await stage.postDoor(killed, step);
    expect(posted).toMatchObject({ exitCode: 0, warnings: [] });
    expect(check.newest()?.state).toBe('error');
    expect(stage.builds()).toMatchObject([{ status }]);
  },
);

test('a step that is cancelled ends as error', async () => {
  await using check = await requiredCheck();
  const { stage, github } = check;
  const door = await stage.door({
    ...{ event: push, env: github.environment },
    with: { commitStatus: context, githubToken: token },
  });
  await until(() => check.states().length === 1 && stage.running().at(0)?.status === 'building');
  door.process.kill('SIGINT');
  const { exitCode } = await door.result;
  expect(exitCode).toBe(1);
  expect(check.states()).toEqual(['pending', 'error']);
});
