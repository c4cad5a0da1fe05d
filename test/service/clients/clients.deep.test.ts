/** Typed clients of the hosted service, written after its recorded answers. */

import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { type ServiceEndpoint, serviceEndpoints } from '../../../src/service/endpoints.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { gitRepository } from '../../support/git.ts';
import { ask, type Json, type TestService, testService } from '../../support/service.ts';
import { until } from '../../support/until.ts';
import { RecordedApplication, RecordedBuild, RecordedPage } from './recorded-shape.ts';

async function start(service: TestService, more: Record<string, unknown> = {}): Promise<string> {
  const given = { appId: service.appId, workflowId: 'android', branch: 'main', ...more };
  return (await service.ask('POST', '/builds', given)).body.buildId;
}

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

test('a typed client reads builds in every state, their applications, and the log of every step', async () => {
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
});

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'pkcs1', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
});

test('a typed client reads the answer of every endpoint, with all fields required', async () => {
  await using service = await serviceWithRepository();
  const { teamId } = service.running.addTeam({ name: 'Mobile', ownerId: service.userId });
  const env = {
    PATH: process.env.PATH,
    BUILD_SERVICE_TOKEN: service.token,
    SSH_KEY: Buffer.from(privateKey).toString('base64'),
  };
  const client = join(import.meta.dirname, 'typed.ts');
  const given = [client, service.baseUrl, service.appId, teamId];
  const { stdout } = await promisify(execFile)(process.execPath, given, { env });
  const all = Object.entries(serviceEndpoints).flatMap(([noun, verbs]) =>
    Object.values<ServiceEndpoint>(noun === 'v3' ? {} : verbs).map(({ method, path }) => `${method} ${path}`),
  );
  expect([...new Set(stdout.trim().split('\n'))].toSorted()).toEqual(all.toSorted());
});
