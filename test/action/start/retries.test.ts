/** Retries of the build action, against the local service with simulated builds that end as a scenario says. */
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { startPost } from '../../../src/action/start/post.ts';
import { start } from '../../../src/action/start/run.ts';
import { defaultLimits } from '../../../src/limits.ts';
import { runAction } from '../../support/action-process.ts';
import { scaledClock } from '../../support/fake-clock.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { gitRepository } from '../../support/git.ts';
import { otherClock } from '../../support/other-clock.ts';
import { type Json, type TestService, type TestServiceOptions, testService } from '../../support/service.ts';
import { startHere } from '../../support/step-parts.ts';
import { until } from '../../support/until.ts';

const workflow = {
  scripts: [
    { name: 'Get packages', script: 'flutter pub get' },
    { name: 'Build', script: 'flutter build apk' },
  ],
  artifacts: ['build/*.apk'],
};
const withPreClone = { ...workflow, pre_clone_scripts: [{ name: 'Before', script: 'exit 1' }] };
const withGroup = { ...workflow, environment: { groups: ['signing'] } };
const folder = await temporaryFolder();
afterAll(async () => folder[Symbol.asyncDispose]());
const path = join(folder.path, 'mobile-app');
const workflows = { android: workflow, ios: workflow, 'pre-clone': withPreClone, grouped: withGroup };
const repository = await gitRepository({
  path,
  files: { 'codemagic.yaml': JSON.stringify({ workflows }) },
});

const unavailable =
  'Resolving dependencies...\nHTTP error 503: Service Unavailable at https://pub.dev/packages/http/versions/1.2.2.tar.gz.\n';
const logs = {
  'unavailable.log': unavailable,
  'killed.log': 'Killed\n',
  'compiler.log': `${unavailable}lib/cart.dart:12:5: Error: Undefined name 'total'.\n`,
  'retried.log': `${unavailable}${'Got dependency.\n'.repeat(60)}The task did not finish.\n`,
  'refused-key.log':
    'git@github.com: Permission denied (publickey).\nfatal: Could not read from remote repository.\n',
};

const service = (options: TestServiceOptions) =>
  testService({ executor: 'simulated', repositoryUrl: path, logs, ...options });

/** 1 s of the test is 40 s of the step. What has to happen within a limit of the service may take as long as it likes. */
const hour = 3_600_000;
const limits = {
  ...{ ...defaultLimits, attemptMs: hour, stepLogsMs: hour },
  ...{ startLookUpMs: 4_000, startGraceMs: hour, cancelGraceMs: hour, cancelMs: hour, finalStateMs: hour },
};

/** Starts the build action in this process. */
function begin(
  { baseUrl, token, appId }: TestService,
  given: Readonly<Record<string, string>> = {},
  pauseMs = 4_000,
) {
  const inputs = { token, baseUrl, appId, branch: 'main', workflowId: 'android', pollInterval: '1s' };
  const hurried = { clock: scaledClock(40), limits: { ...limits, retryPauseMs: pauseMs } };
  const { succeeded, ...step } = startHere(start, { with: { ...inputs, retries: '2', ...given } }, hurried);
  /** Runs the post step with this state. */
  const post = (state: Readonly<Record<string, string>>) =>
    startHere(startPost, { with: inputs, state }, hurried).succeeded;
  return { step, end: succeeded, post };
}

async function finished(service: TestService, given?: Readonly<Record<string, string>>) {
  const { step, end } = begin(service, given);
  return { ...step, succeeded: await end };
}

/** All builds of the service, the first one first. */
async function buildsOf(service: TestService): Promise<Json[]> {
  const { body } = await service.ask('GET', `/builds?appId=${service.appId}`);
  return body.builds.toReversed();
}

const failing = (log: string, more = {}) => ({ step: 'Get packages', exitCode: 1, log, ...more });

test('a build that failed because a package host was unavailable is started again, as one result', async () => {
  await using it = await service({ outcomes: [failing('unavailable.log')] });
  const step = await runAction({
    with: {
      ...{ token: it.token, baseUrl: it.baseUrl, appId: it.appId, branch: 'main', workflowId: 'android' },
      ...{ pollInterval: '1s', retries: '1' },
    },
    env: otherClock({ speed: 60 }),
  });
  expect(step).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
  const [first, second, ...more] = await buildsOf(it);
  expect(more).toEqual([]);
  const { outputs } = step;
  expect(outputs).toMatchObject({ buildId: second._id, status: 'finished', startedAt: expect.any(String) });
  expect(Date.parse(outputs.startedAt ?? '')).toBe(Date.parse(first.startedAt));
  expect(JSON.parse(outputs.builds ?? '')).toEqual([
    expect.objectContaining({ buildId: second._id, retriedBuildIds: [first._id] }),
  ]);
  const text = 'Retried once. The first build failed because pub.dev returned 503.';
  expect(step.notices.map(({ data }) => data)).toEqual([expect.stringContaining(text)]);
  expect(step.summary).toMatch(/failed because pub\.dev returned 503\. It took [\d.]+ s\./);
  const ownLabels = [first, second].map(({ labels }) => labels.find((one: string) => /^gh-\d/.test(one)));
  expect(new Set(ownLabels).size).toBe(2);
});

test('too little memory is retried once, and a build that fails each time as often as retries says', async () => {
  const killed = { step: 'Build', exitCode: 137, log: 'killed.log' };
  await using small = await service({ outcomes: [killed, killed, killed] });
  const once = await finished(small, { retries: '3' });
  expect(await buildsOf(small)).toHaveLength(2);
  expect(once.notices.join()).toContain('instanceType');
  const again = failing('unavailable.log');
  await using busy = await service({ outcomes: [again, again, again, again] });
  const thrice = await finished(busy, { retries: '2' });
  expect(await buildsOf(busy)).toHaveLength(3);
  expect(thrice).toMatchObject({ succeeded: false, errors: [expect.stringContaining('Get packages')] });
  expect(thrice.notices.join()).toContain('Retried twice. The first build failed');
  expect(thrice.outputs.status).toBe('failed');
});

test.each([
  ['a compiler error beside a 503', failing('compiler.log'), {}],
  ['a 503 long before the end of the log', failing('retried.log'), {}],
  ['a refused key', { step: 'fetching', log: 'refused-key.log', status: 'failed' }, {}],
  ['a failure while publishing', { step: 'publishing', log: 'unavailable.log', status: 'failed' }, {}],
  [
    'a failure while publishing, with retryOn: failed',
    { step: 'publishing', status: 'failed' },
    { retryOn: 'failed' },
  ],
  ['a failure of the code', failing('compiler.log'), { retryOn: 'infrastructure, timeout' }],
  ['a timeout of the service', { status: 'timeout' }, {}],
  ['too little time', failing('unavailable.log'), { timeout: '10m' }, 15 * 60_000],
] as const)('%s is not retried, and the log says so', async (_, outcome, given, pauseMs = 4_000) => {
  await using it = await service({ outcomes: [outcome] });
  const { step, end } = begin(it, given, pauseMs);
  expect(await end).toBe(false);
  expect(await buildsOf(it)).toHaveLength(1);
  expect(step.log.join('\n')).toContain('the build is not retried, because ');
});

test.each([
  ['an unknown workflow', { workflowId: 'web' }],
  ['a missing branch', { branch: 'nobody' }],
  ['a missing group', { workflowId: 'grouped' }],
  ['a failing script before the clone', { workflowId: 'pre-clone' }],
])('%s is not retried', async (_, given) => {
  await using it = await service({ executor: 'real' });
  expect(await finished(it, given)).toMatchObject({ succeeded: false, outputs: { status: 'failed' } });
  expect(await buildsOf(it)).toHaveLength(1);
});

test.each([
  ['failed', failing('compiler.log'), 'failed: '],
  ['timeout', { status: 'timeout' }, 'took longer than the service allows'],
])('with retryOn: %s, such a build is started again', async (retryOn, outcome, ending) => {
  await using it = await service({ outcomes: [outcome] });
  const step = await finished(it, { retryOn, stepLogs: 'none' });
  expect(step).toMatchObject({ succeeded: true, errors: [] });
  expect(step.notices.join()).toContain(`The first build ${ending}`);
  expect(await buildsOf(it)).toHaveLength(2);
});

test('of two workflows, only the one that failed is started again', async () => {
  await using it = await service({ outcomes: [failing('unavailable.log', { workflow: 'ios' })] });
  const step = await finished(it, { workflowId: 'android, ios' });
  expect(step).toMatchObject({ succeeded: true, errors: [] });
  const builds = await buildsOf(it);
  const android = builds.filter((build) => (build.fileWorkflowId ?? build.workflowId) === 'android');
  expect([builds.length, android.length]).toEqual([3, 1]);
  expect(JSON.parse(step.outputs.builds ?? '')).toHaveLength(2);
});

test('a step that is cancelled during the pause starts nothing, and one that is killed then leaves nothing', async () => {
  await using it = await service({ outcomes: [failing('unavailable.log')] });
  const { step, end, post } = begin(it, {}, hour);
  await until(() => step.log.some((line) => line.includes('Starting it again in 1 h')));
  const state = { ...step.state };
  step.cancel();
  expect(await end).toBe(false);
  expect(step.outputs).toMatchObject({ status: 'failed' });
  await post(state);
  expect((await buildsOf(it)).map(({ status }) => status)).toEqual(['failed']);
});

test('a step that is cancelled while it reads the log of a failed build starts nothing, and says nothing of retries', async () => {
  const faults = [{ method: 'GET', path: '/builds/:id/step/:step', delayMs: 60_000 }];
  await using it = await service({ outcomes: [failing('unavailable.log')], faults });
  const { step, end } = begin(it);
  await until(() => step.log.some((line) => line.includes('❌')));
  step.cancel();
  expect(await end).toBe(false);
  expect(step.outputs).toMatchObject({ status: 'failed' });
  expect(step.log.join('\n')).not.toContain('retried');
});

const long = { takes: '5m' };

test('a step that is cancelled or killed during a retry leaves no build running', async () => {
  await using it = await service({
    outcomes: [failing('unavailable.log'), long, failing('unavailable.log'), long],
  });
  const killed = begin(it);
  await until(async () => (await buildsOf(it))[1]?.status === 'building');
  await killed.post({ ...killed.step.state });
  await killed.end;
  expect((await buildsOf(it)).map(({ status }) => status)).toEqual(['failed', 'canceled']);
  const cancelled = begin(it);
  await until(async () => (await buildsOf(it))[3]?.status === 'building');
  cancelled.step.cancel();
  expect(await cancelled.end).toBe(false);
  await until(async () => (await buildsOf(it))[3]?.status === 'canceled');
  expect(await buildsOf(it)).toHaveLength(4);
  expect(cancelled.step.outputs).toMatchObject({ status: 'canceled' });
});

test('a retry of a newer commit is cancelled, and the build before it is the result', async () => {
  await using it = await service({ outcomes: [failing('unavailable.log'), { takes: '20s' }] });
  const { step, end } = begin(it, {}, 80_000);
  await until(() => step.log.some((line) => line.includes('Starting it again')));
  await repository.commit({ 'news.txt': 'A push in between.' });
  expect(await end).toBe(false);
  const [first, second, ...more] = await buildsOf(it);
  expect([more, second.status]).toEqual([[], 'canceled']);
  expect(step.outputs).toMatchObject({ buildId: first._id, status: 'failed' });
  expect(step.notices.join()).toContain(`build ${second._id} is of a newer commit, ${second.commit.hash}`);
});

test('a step that is cancelled while it takes back a retry of a newer commit reports the build before it', async () => {
  const faults = [{ method: 'POST', path: '/builds/:id/cancel', delayMs: 1_000, times: 2 }];
  await using it = await service({ outcomes: [failing('unavailable.log'), long], faults });
  const { step, end } = begin(it, {}, 80_000);
  await until(() => step.log.some((line) => line.includes('Starting it again')));
  await repository.commit({ 'more-news.txt': 'Another push in between.' });
  await until(() => step.notices.length > 0);
  step.cancel();
  expect(await end).toBe(false);
  const [first] = await buildsOf(it);
  expect(step.outputs).toMatchObject({ buildId: first._id, status: 'failed' });
  await until(async () => (await buildsOf(it))[1]?.status === 'canceled');
});

/** The service answers the second start with this status. */
const secondStart = (status: number) => {
  const request = { method: 'POST', path: '/builds' };
  return [
    { ...request, delayMs: 1 },
    { ...request, status },
  ];
};

test('after a retry without a usable answer, the outputs still name the failed build', async () => {
  await using it = await service({ outcomes: [failing('unavailable.log')], faults: secondStart(502) });
  const step = await finished(it);
  const [first, ...more] = await buildsOf(it);
  expect([more, step.succeeded]).toEqual([[], false]);
  expect(step.outputs).toMatchObject({ buildId: first._id, status: 'failed' });
  expect(step.errors.join()).toContain('The request to start android got no usable response');
});

test('a retry that the service refuses leaves the failed build as the result', async () => {
  await using it = await service({ outcomes: [failing('unavailable.log')], faults: secondStart(403) });
  const step = await finished(it);
  const [first] = await buildsOf(it);
  expect(step).toMatchObject({ succeeded: false, outputs: { buildId: first._id, status: 'failed' } });
  expect(step.warnings.join()).toContain('the build could not be started again. ');
});
