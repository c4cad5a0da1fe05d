/** Three clients of the hosted service, each written after its recorded answers. */

import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { type ServiceEndpoint, serviceEndpoints } from '../../../src/service/endpoints.ts';
import { deepTest } from '../../support/deep-test.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { gitRepository } from '../../support/git.ts';
import { rememberService } from '../../support/leaks.ts';
import { runUntilCanceled, scriptedExecutor } from '../../support/scripted-executor.ts';
import { ask, type Json, type TestService, testService } from '../../support/service.ts';
import { until } from '../../support/until.ts';
import { board } from './board.ts';
import { RecordedApplication, RecordedBuild, RecordedPage } from './recorded-shape.ts';

async function start(service: TestService, more: Record<string, unknown> = {}): Promise<string> {
  const given = { appId: service.appId, workflowId: 'android', branch: 'main', ...more };
  return (await service.ask('POST', '/builds', given)).body.buildId;
}

test('a board sends the token as a bearer, lists the builds in a state, and cancels one', async () => {
  await using service = await testService({ executor: scriptedExecutor(runUntilCanceled), builders: 1 });
  rememberService(service.baseUrl);
  const { lines, cancel } = board(service);
  const [first, second] = [await start(service), await start(service, { workflowId: 'ios' })];
  await until(async () => (await lines('building')).length === 1);
  expect(await lines('building')).toEqual(['hello-mobile (Manually added) #1 android main building']);
  expect(await lines('queued')).toEqual(['hello-mobile (Manually added) #2 ios main queued']);
  expect(await cancel(second)).toEqual({ id: second, status: 'canceled' });
  expect(await cancel(first)).toMatchObject({ id: first });
  await until(async () => (await lines('canceled')).length === 2);
  expect(await cancel(first)).toBe('was over');
});

const workflows = {
  android: {
    name: 'Android app',
    environment: { flutter: '3.10' },
    scripts: [
      { name: 'Get packages', script: 'echo got' },
      { name: 'Build', script: 'mkdir -p "$HOME/kept" && echo built > app.apk' },
    ],
    artifacts: ['app.apk'],
    cache: { cache_paths: ['$HOME/kept'] },
  },
  broken: { scripts: [{ name: 'Break', script: 'exit 3' }, 'echo never'] },
  long: { scripts: ['sleep 1000', 'echo never'] },
};

async function serviceWithRepository(): Promise<TestService> {
  await using stack = new AsyncDisposableStack();
  const folder = stack.use(await temporaryFolder());
  const path = join(folder.path, 'hello-mobile');
  await gitRepository({ path, files: { 'codemagic.yaml': JSON.stringify({ workflows }) } });
  const service = stack.use(await testService({ executor: 'real', repositoryUrl: path }));
  const held = stack.move();
  return { ...service, [Symbol.asyncDispose]: () => held.disposeAsync() };
}

const ended = (service: TestService, id: string): Promise<Json> =>
  until(async () => {
    const { build } = (await service.ask('GET', `/builds/${id}`)).body;
    return build.finishedAt !== undefined && build;
  });

deepTest(
  'a Python client starts a build, follows it, reads every log, and finds each field that it names',
  async () => {
    await using service = await serviceWithRepository();
    rememberService(service.baseUrl);
    service.running.addTeam({ name: 'Mobile', ownerId: service.userId });
    const report = join(import.meta.dirname, 'report.py');
    const { stdout } = await promisify(execFile)(
      'python3',
      [report, service.baseUrl, service.appId, 'android'],
      {
        env: { PATH: process.env.PATH, BUILD_SERVICE_TOKEN: service.token, no_proxy: '127.0.0.1' },
      },
    );
    const told = JSON.parse(stdout);
    expect(told).toMatchObject({
      user: 'owner@example.com',
      teams: ['Mobile'],
      app: ['hello-mobile', false, true, 'yaml', null],
      repository: ['generic', 'Manually added', expect.stringMatching(/\/hello-mobile$/)],
      'last build before': null,
      commit: [40, expect.any(String), expect.any(String)],
      machine: 'mac_mini_m2',
      status: 'finished',
      message: null,
      files: [['app.apk', 'apk', 6]],
      newest: true,
      names: ['hello-mobile'],
    });
    const steps = told.steps.map((step: Json) => [
      step.name,
      step['built in'],
      step.commands,
      step['in time'],
    ]);
    expect(steps).toContainEqual(['Fetching app sources', true, [], true]);
    expect(steps).toContainEqual(['Build', false, ['mkdir -p "$HOME/kept" && echo built > app.apk'], true]);
    expect(told.steps.find((step: Json) => step.name === 'Get packages').log).toBe('got\n');
    expect(told.steps.find((step: Json) => step.name === 'Fetching app sources').log).toContain('Commit ');
  },
);

deepTest(
  'a typed client reads builds in every state, their applications, and the log of every step',
  async () => {
    await using service = await serviceWithRepository();
    const [finished, failed, lost] = await Promise.all([
      start(service, { environment: { softwareVersions: { flutter: '3.10' } } }),
      start(service, { workflowId: 'broken' }),
      start(service, { branch: 'nowhere' }),
    ]);
    const long = await start(service, { workflowId: 'long' });
    const queued = RecordedBuild.parse((await service.ask('GET', `/builds/${long}`)).body.build);
    expect(queued).toMatchObject({ instanceType: 'local', commit: { hash: '', branch: 'main' } });
    const ends = [await ended(service, finished), await ended(service, failed), await ended(service, lost)];
    expect(ends.map((build) => RecordedBuild.parse(build).status)).toEqual(['finished', 'failed', 'failed']);
    expect(ends.map((build) => build.config.buildSettings.flutterVersion)).toEqual([
      '3.10',
      'default',
      'default',
    ]);

    await until(async () => (await service.ask('GET', `/builds/${long}`)).body.build.status === 'building');
    const { status, body } = await service.ask('POST', `/builds/${long}/cancel`);
    expect({ status, id: RecordedBuild.parse(body.build)._id }).toEqual({ status: 200, id: long });
    const canceled = RecordedBuild.parse(await ended(service, long));
    expect(canceled).toMatchObject({ status: 'canceled', message: null });
    expect(canceled.buildActions.at(-1)).toMatchObject({ status: null, startedAt: null, logUrl: null });

    const page = RecordedPage.parse((await service.ask('GET', '/builds')).body);
    expect(page.builds).toHaveLength(4);
    const addresses = page.builds.flatMap(({ buildActions }) =>
      buildActions.flatMap(({ logUrl, subactions }) => [logUrl, ...subactions.map((part) => part.logUrl)]),
    );
    const answers = await Promise.all(
      addresses.flatMap((url) => (url === null ? [] : [ask({ url, token: service.token })])),
    );
    expect(answers.length).toBeGreaterThan(10);
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
    for (const { body: list } of [await service.ask('GET', '/apps')])
      for (const application of list.applications) RecordedApplication.parse(application);
  },
);

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'pkcs1', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
});

deepTest.each([
  ['Python', 'python3', 'typed.py'],
  ['Node', process.execPath, 'typed.ts'],
])(
  'a typed client in %s reads the answer of every endpoint, with all fields required',
  async (_, command, file) => {
    await using service = await serviceWithRepository();
    const { teamId } = service.running.addTeam({ name: 'Mobile', ownerId: service.userId });
    const env = {
      PATH: process.env.PATH,
      BUILD_SERVICE_TOKEN: service.token,
      SSH_KEY: Buffer.from(privateKey).toString('base64'),
    };
    const given = [join(import.meta.dirname, file), service.baseUrl, service.appId, teamId];
    const { stdout } = await promisify(execFile)(command, given, { env });
    const all = Object.entries(serviceEndpoints).flatMap(([noun, verbs]) =>
      Object.values<ServiceEndpoint>(noun === 'v3' ? {} : verbs).map(
        ({ method, path }) => `${method} ${path}`,
      ),
    );
    expect([...new Set(stdout.trim().split('\n'))].toSorted()).toEqual(all.toSorted());
  },
);
