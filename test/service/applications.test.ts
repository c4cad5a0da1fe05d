import { generateKeyPairSync } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ApplicationWithBranches } from '../../src/contract/application.ts';
import type { Executor } from '../../src/service/executor/execution.ts';
import { FakeClock } from '../support/fake-clock.ts';
import { aborted, scriptedExecutor } from '../support/scripted-executor.ts';
import { testService } from '../support/service.ts';
import { until } from '../support/until.ts';

const { privateKey } = generateKeyPairSync('ed25519', {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const base64 = (text: string): string => Buffer.from(text).toString('base64');

test('an application gets the name of its repository, whatever the form of the address', async () => {
  await using service = await testService();
  for (const [repositoryUrl, appName] of [
    ['https://github.com/example/hello-mobile.git', 'hello-mobile'],
    ['https://user:secret@example.com/a/b%20c/', 'b%20c'],
    ['ssh://git@example.com:2222/team/app.git', 'app'],
    ['git@example.com:team/app', 'app'],
    ['example.com:app.git', 'app'],
    ['/srv/git/local.git', 'local'],
  ]) {
    const { status, body } = await service.ask('POST', '/apps', { repositoryUrl });
    expect({ repositoryUrl, status, body }).toEqual({
      repositoryUrl,
      status: 200,
      body: { _id: expect.stringMatching(/^[0-9a-f]{24}$/), appName },
    });
  }
});

test('addresses that Git could read as an option or a command are rejected, and the error does not repeat them', async () => {
  await using service = await testService();
  for (const repositoryUrl of [
    '',
    'ext::sh -c touch% /tmp/x',
    '-uhttps://example.com/secret',
    '--upload-pack=touch secret',
    'https://example.com/a\nb',
    'https://example.com/a\u0000secret',
    'file:///etc/secret',
    'http://example.com/secret.git',
    'git://example.com/secret.git',
    'ssh://-oProxyCommand=secret/x',
    'ssh://git@-secret/x',
    '-secret@example.com:x',
    'git@example.com:-secret',
    'relative/secret',
    './secret',
    'https://',
  ]) {
    const { status, body } = await service.ask('POST', '/apps', { repositoryUrl });
    expect({ repositoryUrl, status }).toEqual({ repositoryUrl, status: 400 });
    expect(body.error).toMatch(/repository/i);
    expect(body.error).not.toContain('secret');
  }
});

test('an application shows the branches of its repository, and no workflows of a YAML file', async () => {
  let branches = ['feature/x', 'main'];
  const executor = {
    ...scriptedExecutor(),
    listBranches: async () => {
      if (branches.length === 0) throw new Error('the repository is lost');
      return branches;
    },
  };
  await using service = await testService({ executor });
  const get = async () => (await service.ask('GET', `/apps/${service.appId}`)).body.application;
  expect(ApplicationWithBranches.parse(await get())).toEqual({
    _id: service.appId,
    appName: 'hello-mobile',
    branches: ['feature/x', 'main'],
    workflowIds: [],
    workflows: {},
  });
  branches = [];
  expect((await get()).branches).toEqual(['feature/x', 'main']);
  expect(service.log.join('\n')).toContain('the repository is lost');
  const list = await service.ask('GET', '/apps');
  expect(list.body).toEqual({
    applications: [{ _id: service.appId, appName: 'hello-mobile', workflowIds: [], workflows: {} }],
  });
});

test('a repository that lists its branches too slowly delays neither the answer nor the stop of the service', async () => {
  const clock = new FakeClock();
  const signals: AbortSignal[] = [];
  const executor: Executor = {
    ...scriptedExecutor(),
    async listBranches(_, { signal }) {
      signals.push(signal);
      await aborted(signal);
      throw signal.reason;
    },
  };
  const service = await testService({ executor, clock, limits: { branchListing: 20_000 } });
  const slow = service.ask('GET', `/apps/${service.appId}`);
  await until(() => signals.length === 1);
  await clock.advance(20_000);
  expect((await slow).body.application.branches).toEqual([]);
  const cut = service.ask('GET', `/apps/${service.appId}`).catch(() => 'cut off');
  await until(() => signals.length === 2);
  await service[Symbol.asyncDispose]();
  expect(signals[1]?.reason).toEqual(new Error('the service is stopping'));
  expect(await cut).toBe('cut off');
  expect(service.log.join('\n')).not.toContain('internal error');
});

test('the key of a private application is stored encrypted, given to builds, and never shown', async () => {
  const given: (string | undefined)[] = [];
  await using service = await testService({
    executor: scriptedExecutor(async ({ order }) => {
      given.push(order.repository.key?.privateKey.toString(), order.repository.key?.passphrase ?? undefined);
      return { state: 'failed', message: null };
    }),
  });
  const { status, body } = await service.ask('POST', '/apps/new', {
    repositoryUrl: 'git@example.com:team/app.git',
    sshKey: { data: base64(privateKey), passphrase: 'open sesame' },
    projectType: 'flutter-app',
  });
  expect({ status, body }).toEqual({
    status: 200,
    body: { application: { _id: expect.any(String), appName: 'app' } },
  });
  const appId = body.application._id;
  const start = { appId, workflowId: 'android', branch: 'main' };
  const { buildId } = (await service.ask('POST', '/builds', start)).body;
  await until(() => given.length > 0);
  expect(given).toEqual([privateKey, 'open sesame']);

  const answers = [];
  for (const path of [`/apps/${appId}`, '/apps', `/builds/${buildId}`, '/builds'])
    answers.push((await service.ask('GET', path)).body);
  expect(answers[0].application.projectType).toBe('flutter-app');
  const line = privateKey.split('\n')[1] ?? '';
  const shown = JSON.stringify(answers) + service.log.join('\n');
  expect(shown).not.toContain(line);
  expect(shown).not.toContain('open sesame');
  const kept = readdirSync(service.dataFolder)
    .filter((name) => statSync(join(service.dataFolder, name)).isFile())
    .map((name) => readFileSync(join(service.dataFolder, name)).toString('latin1'))
    .join();
  expect(kept).toContain('hello-mobile');
  expect(kept).not.toContain(line);
  expect(kept).not.toContain(base64(line).slice(0, 40));
  expect(kept).not.toContain('open sesame');
  expect(statSync(join(service.dataFolder, 'installation.key')).mode & 0o777).toBe(0o600);
  expect(statSync(service.dataFolder).mode & 0o777).toBe(0o700);
});

test('a key that is not base64 or not a complete private key is rejected, and the error contains no part of it', async () => {
  await using service = await testService();
  const post = (sshKey: unknown) =>
    service.ask('POST', '/apps/new', { repositoryUrl: 'git@example.com:a/b.git', sshKey });
  const cases: [unknown, RegExp][] = [
    [{ data: 'no base64!', passphrase: null }, /not valid base64/],
    [{ data: privateKey, passphrase: null }, /not valid base64/],
    [{ data: base64('ssh-ed25519 AAAA'), passphrase: null }, /not decode to a complete private key/],
    [{ data: base64(privateKey.slice(0, 60)), passphrase: null }, /not decode to a complete private key/],
    [{ data: base64(privateKey) }, /"sshKey.passphrase" is required/],
    [{ data: 7, passphrase: null }, /"sshKey.data": expected a string/],
    [undefined, /"sshKey" is required: expected an object/],
  ];
  for (const [sshKey, message] of cases) {
    const { status, body } = await post(sshKey);
    expect({ status, body }).toEqual({ status: 400, body: { error: expect.stringMatching(message) } });
    expect(body.error).not.toContain('BEGIN');
  }
  const noNewline = { data: base64(privateKey.trim()), passphrase: '' };
  expect((await post(noNewline)).status).toBe(200);
});
