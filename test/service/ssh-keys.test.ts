import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { endOf, startBuild } from '../support/builds.ts';
import { scriptedExecutor } from '../support/scripted-executor.ts';
import { testService } from '../support/service.ts';
import { encodedPrivateKey, keyPair, privateKey } from '../support/ssh-server.ts';
import { until } from '../support/until.ts';

const base64 = (text: string): string => Buffer.from(text).toString('base64');

test('POST /apps with a key is refused, and the error names the endpoint that takes one', async () => {
  await using service = await testService({ strict: false });
  const sshKey = { data: encodedPrivateKey, passphrase: null };
  const repositoryUrl = 'git@git.example:team/app.git';
  expect(await service.ask('POST', '/apps', { repositoryUrl, sshKey })).toMatchObject({
    status: 400,
    body: {
      error: `"sshKey" is not a field of POST /apps: send it to POST ${service.baseUrl}/apps/new`,
    },
  });
  expect((await service.ask('GET', '/apps')).body.applications).toHaveLength(1);
});

// T33
test('the key of a private application is given to builds, never shown, and gone from the database with the application', async () => {
  const given: (string | undefined)[] = [];
  await using service = await testService({
    executor: scriptedExecutor(async ({ order }) => {
      given.push(order.repository.key?.privateKey.toString(), order.repository.key?.passphrase ?? undefined);
      return { state: 'failed', message: null };
    }),
  });
  const { status, body } = await service.ask('POST', '/apps/new', {
    repositoryUrl: 'git@example.com:team/app.git',
    sshKey: { data: encodedPrivateKey, passphrase: 'open sesame' },
    projectType: 'flutter-app',
  });
  expect({ status, body }).toEqual({
    status: 200,
    body: { application: { _id: expect.any(String), appName: 'app' } },
  });
  const appId = body.application._id;
  const buildId = await startBuild(service, { appId });
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
  await endOf(service, buildId);
  const database = join(service.dataFolder, 'service.db');
  const walled = [database, `${database}-wal`].map((file) => readFileSync(file, 'latin1')).join();
  expect(walled).toContain('open sesame');
  expect((await service.ask('DELETE', `/apps/${appId}`)).status).toBe(200);
  await service.running.stop();
  const kept = readFileSync(database, 'latin1');
  expect(kept).toContain('hello-mobile');
  expect(kept).not.toContain(line);
  expect(kept).not.toContain('open sesame');
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
    [{ data: encodedPrivateKey }, /expected string, received undefined at sshKey.passphrase/],
    [{ data: 7, passphrase: null }, /expected string, received number at sshKey.data/],
    [undefined, /expected object, received undefined at sshKey/],
  ];
  for (const [sshKey, message] of cases) {
    const { status, body } = await post(sshKey);
    expect({ status, body }).toEqual({ status: 400, body: { error: expect.stringMatching(message) } });
    expect(body.error).not.toContain('BEGIN');
  }
  const noNewline = { data: base64(privateKey.trim()), passphrase: '' };
  expect((await post(noNewline)).status).toBe(200);
});

test('a passphrase that does not decrypt the key is refused at once', async () => {
  await using service = await testService({ executor: 'real' });
  const data = keyPair('right').private.toString('base64');
  const post = (passphrase: string | null) =>
    service.ask('POST', '/apps/new', {
      repositoryUrl: 'git@example.com:a/b.git',
      sshKey: { data, passphrase },
    });
  for (const wrong of ['not-this-one', null])
    expect(await post(wrong)).toMatchObject({
      status: 400,
      body: {
        error:
          '"sshKey.passphrase" does not decrypt the key in "sshKey.data". Send the passphrase of this key',
      },
    });
  expect((await service.ask('GET', '/apps')).body.applications).toHaveLength(1);
  expect((await post('right')).status).toBe(200);
});
