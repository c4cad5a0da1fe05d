import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { buildOf, endOf, startBuild } from '../support/builds.ts';
import { scriptFile, testBuild } from '../support/built.ts';
import { FakeClock } from '../support/fake-clock.ts';
import { temporaryFolder } from '../support/folder.ts';
import { gitRepository } from '../support/git.ts';
import { produce, scriptedExecutor } from '../support/scripted-executor.ts';
import { ask, type TestService, type TestServiceOptions, testService } from '../support/service.ts';
import { runServiceDoor } from '../support/service-process.ts';
import { until } from '../support/until.ts';

const good = { path: '/builds/:id', status: 502 };
const oneKind = 'expected exactly one of status, delayMs, cut, loseAnswer';

const start = (scenario: string) => testService({ scenario, executor: 'simulated' });

test.each([
  ['{"path": ', 'line 1: Flow map must end with a }'],
  ['text', '✖ Invalid input: expected object, received string'],
  [{ fault: [] }, '✖ Unrecognized key: "fault"'],
  [{ faults: [good, { path: '/builds' }] }, `✖ ${oneKind}\n  → at faults[1]`],
  [{ faults: [{ ...good, cut: 1 }] }, `✖ ${oneKind}\n  → at faults[0]`],
  [
    { faults: [{ ...good, status: 200 }] },
    '✖ Too small: expected number to be >=400\n  → at faults[0].status',
  ],
  [{ faults: [{ ...good, path: '/builds/+(a)' }] }, '`+(…)` is not supported'],
  [{ outcomes: [{ status: 'building' }] }, '✖ Invalid option: expected one of "finished"|"failed"|'],
  [{ outcomes: [{ queued: '3 s' }] }, '✖ expected a duration such as "500ms", "3s" or "2m"'],
  [{ outcomes: [{ artefacts: ['../app.apk'] }] }, '✖ expected a name, not a path'],
  [{ quirks: ['slow'] }, '✖ Invalid option: expected one of "cancelled"|"ignored-filters"|'],
  [{ omit: ['labels', '_id'] }, '✖ Invalid option: expected one of "beyond-contract"|"appId"|'],
])('%j is refused with its place and what is expected', async (given, message) => {
  const text = typeof given === 'string' ? given : JSON.stringify(given);
  await expect(start(text)).rejects.toThrow(`Invalid scenario this test: ${message}`);
});

test('a scenario has at most 256 KiB, and its keys are not compared with each other', async () => {
  const keys = (length: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length }, (_, at) => [`k${at.toString(36)}`, 1])));
  await expect(start(keys(60_000))).rejects.toThrow('it is larger than 256 KiB');
  await expect(start(keys(24_000))).rejects.toThrow('Unrecognized keys: "k0"');
});

test('a path is that of an endpoint, of one resource, or a pattern, and hits as often as it says', async () => {
  const fault = (path: string, times = 1) => ({ path, times, method: 'GET', status: 502 });
  const hits = ['/builds/5f', '/artifacts/:secureFilename', '/artifacts/**/*.aab', '/storage/*/*'];
  const faults = [...hits.map((path) => fault(path)), fault('/apps/*', 2)];
  await using service = await testService({ faults });
  const statuses: [string, number][] = [];
  for (const path of [
    ...['/builds/60', '/builds/5f', '/builds/5f'],
    ...['/artifacts/a/b/app.apk', '/artifacts/a/b/app.apk', '/artifacts/a/b/app.aab'],
    ...['/storage/token/app.apk', '/apps', '/apps/1', '/apps/1/caches', '/apps/2', '/apps/3'],
  ])
    statuses.push([path, (await service.ask('GET', path)).status]);
  expect(statuses.filter(([, status]) => status === 502).map(([path]) => path)).toEqual([
    ...['/builds/5f', '/artifacts/a/b/app.apk', '/artifacts/a/b/app.aab'],
    ...['/storage/token/app.apk', '/apps/1', '/apps/2'],
  ]);
});

test('a file that is missing, and a log that is missing or no file, are errors that name the scenario; other logs are shown', async () => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, 'scenario.yaml');
  execFileSync('mkfifo', [join(folder.path, 'fifo')]);
  const said = async (): Promise<string> => {
    const data = ['--data', join(folder.path, 'data'), '--simulate', '--scenario', file];
    const { printed, exit } = runServiceDoor(data);
    expect(await exit).toBe(1);
    return printed.join('\n');
  };
  expect(await said()).toContain(`Invalid scenario ${file}: `);
  await writeFile(file, 'outcomes: [{ step: Build, log: gone.log }]');
  expect(await said()).toMatch(/^Invalid scenario .*gone\.log/);
  await writeFile(file, 'outcomes: [{ step: Build, log: fifo }]');
  expect(await said()).toMatch(/^Invalid scenario .*fifo is not a file/);
  await writeFile(file, 'outcomes: [{ step: Work, exitCode: 65, log: scenario.yaml }]');
  await using it = await testBuild(scriptFile('true'), { more: ['--simulate', '--scenario', file] });
  expect(await it.build()).toMatchObject({ state: 'failed' });
  expect(await it.log('Work')).toMatch(/\noutcomes: .*\nThe script exited with status code 65\.\n$/);
});

const disturbed = (faults: readonly object[], clock?: FakeClock): Promise<TestService> =>
  testService({
    ...(clock ? { clock } : {}),
    executor: scriptedExecutor(produce([['app.apk', 'a whole file']])),
    faults,
  });

const post = (service: TestService) =>
  service.ask('POST', '/builds', { appId: service.appId, workflowId: 'android', branch: 'main' });

const builds = async (service: TestService): Promise<unknown[]> =>
  (await service.ask('GET', '/builds')).body.builds;

test('a status is answered in place of the service, which does not get the request', async () => {
  await using service = await disturbed([
    { method: 'POST', path: '/builds', status: 503 },
    { method: 'POST', path: '/builds', status: 429 },
    { path: '/storage/:token/:name', status: 429, html: true, retryAfter: 20 },
  ]);
  expect(await post(service)).toMatchObject({
    status: 503,
    body: { error: 'The scenario asked for 503' },
  });
  const limited = await post(service);
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '1']);
  const page = await service.ask('GET', '/storage/token/app.apk');
  expect([page.headers.get('retry-after'), page.body]).toEqual([
    '20',
    expect.stringMatching(/^<!doctype html>/),
  ]);
  expect(await builds(service)).toEqual([]);
  expect((await post(service)).status).toBe(200);
  expect(service.log).toContain('fault: POST /builds: answered 503');
});

test('a lost answer: the service did what was asked, and the client has no answer', async () => {
  await using service = await disturbed([{ method: 'POST', path: '/builds', loseAnswer: true }]);
  await expect(post(service)).rejects.toThrow('fetch failed');
  expect(await builds(service)).toHaveLength(1);
});

test('an answer that is cut has its status and the beginning of its body', async () => {
  await using service = await disturbed([
    { path: '/apps', cut: 5 },
    { path: '/storage/:token/:name', cut: 7 },
  ]);
  const headers = { 'x-auth-token': service.token, 'content-type': 'application/json' };
  const response = await fetch(`${service.baseUrl}/apps`, { headers });
  expect(response.status).toBe(200);
  const read: string[] = [];
  const reading = (async () => {
    for await (const chunk of response.body ?? []) read.push(Buffer.from(chunk).toString());
  })();
  await expect(reading).rejects.toThrow('terminated');
  expect(read.join('')).toBe('{"app');

  const { buildId } = (await post(service)).body;
  const [file] = (await endOf(service, buildId)).artefacts;
  const download = await fetch(file.url, { headers });
  await expect(download.text()).rejects.toThrow('terminated');
  expect(await (await fetch(file.url, { headers })).text()).toBe('a whole file');
  expect(service.log.join('\n')).toMatch(/fault: GET \/storage\/…\/app\.apk: cut after 7 bytes/);
});

test('a delayed request is answered when its time is over, and not at all when its client has gone', async () => {
  const clock = new FakeClock();
  await using service = await disturbed([{ path: '/apps', times: 2, delayMs: 5_000 }], clock);
  const ofService = clock.pending();
  const late = service.ask('GET', '/apps');
  await until(() => clock.pending() > ofService);
  await clock.advance(5_000);
  expect((await late).status).toBe(200);

  const impatient = new AbortController();
  const headers = { 'x-auth-token': service.token };
  const given = fetch(`${service.baseUrl}/apps`, { headers, signal: impatient.signal });
  await until(() => clock.pending() > ofService);
  impatient.abort();
  await expect(given).rejects.toThrow('aborted');
  await until(() => clock.pending() === ofService);
  expect((await service.ask('GET', '/apps')).status).toBe(200);
  expect(service.log.filter((line) => line.startsWith('GET /apps 200'))).toHaveLength(2);
});

/** A simulating executor without a repository, whose builds finish at once. */
const instant = { ...scriptedExecutor(), isSimulated: true };

test('builds get outcomes in the order of their starts, by either API, and their records say that they are simulated', async () => {
  await using folder = await temporaryFolder();
  const scripts = [{ name: 'Build', script: 'exit 9' }];
  const workflows = { android: { scripts }, ios: { scripts } };
  const { path } = await gitRepository({
    path: `${folder.path}/app`,
    files: { 'codemagic.yaml': JSON.stringify({ workflows }) },
  });
  await using service = await testService({
    executor: 'simulated',
    repositoryUrl: path,
    outcomes: [{ workflow: 'android', step: 'Build', exitCode: 65 }, { status: 'timeout' }],
  });
  const ios = await startBuild(service, { workflowId: 'ios' });
  const asked = { workflow_id: 'android', branch: 'main' };
  const newer = await service.ask('POST', `/api/v3/apps/${service.appId}/builds`, asked);
  const second = await startBuild(service);
  expect(await endOf(service, ios)).toMatchObject({ status: 'timeout' });
  expect(await endOf(service, newer.body.data.id)).toMatchObject({
    status: 'failed',
    message: 'Step 4 script `Build` exited with status code 65. This build is simulated: it runs no scripts',
  });
  expect(await endOf(service, second)).toMatchObject({
    status: 'finished',
    message: 'This build is simulated: it runs no scripts',
  });
});

test('an outcome keeps its build queued, and those behind it start', async () => {
  const clock = new FakeClock();
  const options: TestServiceOptions = { clock, executor: instant, builders: 1 };
  await using service = await testService({
    ...options,
    outcomes: [{ queued: '20s' }, { queued: '1h' }],
  });
  const [first, long, last] = [
    await startBuild(service),
    await startBuild(service),
    await startBuild(service),
  ];
  expect((await endOf(service, last)).status).toBe('finished');
  expect((await buildOf(service, first)).status).toBe('queued');
  await clock.advance(20_000);
  expect((await endOf(service, first)).status).toBe('finished');
  const message = 'This build is simulated: it runs no scripts';
  expect(await buildOf(service, long)).toMatchObject({ status: 'queued', message });
  await service.ask('POST', `/builds/${long}/cancel`);
  expect(await buildOf(service, long)).toMatchObject({ status: 'canceled', message });
});

test('an outcome has App Store Connect process the build once it has finished', async () => {
  const clock = new FakeClock();
  const appStoreConnect = { takes: '5s', status: 'failed' };
  const outcomes = [{ appStoreConnect }, { appStoreConnect: {} }, {}];
  await using service = await testService({ clock, executor: instant, outcomes });
  const ids = [await startBuild(service), await startBuild(service), await startBuild(service)];
  const statuses = (): Promise<unknown[]> =>
    Promise.all(ids.map(async (id) => (await endOf(service, id)).appStoreConnectTasks));
  const tasks = (status: string) => [{ name: 'App Store Connect distribution', status }];
  const others = [tasks('success'), undefined];
  expect(await statuses()).toEqual([tasks('processing'), ...others]);
  await clock.advance(5_000);
  expect(await statuses()).toEqual([tasks('failed'), ...others]);
  const { builds } = (await service.ask('GET', '/builds')).body;
  expect(builds.at(-1)).toMatchObject({ _id: ids[0], appStoreConnectTasks: tasks('failed') });
});

test('a service that runs scripts starts with no outcome', async () => {
  await expect(testService({ outcomes: [{ status: 'timeout' }] })).rejects.toThrow(/--simulate/);
});

test('with omit: beyond-contract, answers have the fields of docs/api.md alone', async () => {
  const executor = scriptedExecutor(produce([['app.apk', 'an app']]));
  await using service = await testService({ executor, omit: ['beyond-contract', 'md5'] });
  const bodyOf = async (path: string) =>
    (await ask({ url: service.baseUrl + path, token: service.token })).body;
  const id = await startBuild(service);
  await until(async () => (await bodyOf(`/builds/${id}`)).build.status === 'finished');
  const shortName = { _id: service.appId, appName: 'hello-mobile' };
  const application = { ...shortName, workflowIds: [], workflows: {} };
  const text = expect.any(String);
  const build = { _id: id, workflowId: 'android', status: 'finished', startedAt: text };
  const more = { appId: service.appId, branch: 'main', tag: null, finishedAt: text };
  const artefacts = [{ name: 'app.apk', type: 'apk', size: 6, url: text }];
  expect(await bodyOf('/apps')).toEqual({ applications: [application] });
  expect(await bodyOf(`/apps/${service.appId}`)).toEqual({
    application: { ...application, branches: ['main'] },
  });
  expect(await bodyOf(`/builds/${id}`)).toEqual({ application: shortName, build });
  expect(await bodyOf('/builds')).toEqual({
    applications: [shortName],
    builds: [{ ...build, ...more, artefacts }],
  });
  const repositoryUrl = 'https://git.example.com/octo-org/app.git';
  const { body } = await service.ask('POST', '/apps', { repositoryUrl });
  expect(body).toEqual({ _id: text, appName: 'app' });
});
