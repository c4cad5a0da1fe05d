import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { type ActionResult, runAction } from '../../support/action-process.ts';
import { testToken } from '../../support/client.ts';
import { deepTest } from '../../support/deep-test.ts';
import { saying, startFakeService } from '../../support/fake-service/server.ts';
import { gitRepository } from '../../support/git.ts';
import { keyPair } from '../../support/ssh-server.ts';
import { setStage } from '../../support/stage.ts';

test('a public repository is added by its URL and named after it, and the request has no other fields', async () => {
  await using stage = await setStage({ files: {} });
  const path = join(stage.repository.path, '..', 'second-app');
  await gitRepository({ path, files: { 'a.txt': '' } });
  const result = await stage.use('apps', { operation: 'add', repositoryUrl: path });
  expect(result).toMatchObject({ exitCode: 0, errors: [], outputs: { appName: 'second-app' } });
  const { appId = '', apps } = result.outputs;
  expect(appId).toMatch(/^[0-9a-f]{24}$/);
  expect(JSON.parse(apps ?? '')).toEqual([{ appId, appName: 'second-app' }]);
  expect(result.log).toContain(`Added:\nsecond-app · ${appId}`);
  expect(stage.proxy.requests).toEqual([
    expect.objectContaining({ method: 'POST', path: '/apps', body: { repositoryUrl: path } }),
  ]);
  const read = await stage.use('apps', { operation: 'get', appId });
  expect(read.outputs.branches).toBe('["main"]');
});

const passphrase = 'open sesame, quickly';

/** The forms of a key that could be shown: as PEM, the base64 that is sent, and each line. */
function formsOf(key: string): string[] {
  const lines = key.split('\n').filter((line) => line.length >= 16 && !line.startsWith('-----'));
  return [key.trim(), Buffer.from(key).toString('base64'), ...lines];
}

/** Every form appears in masks only. */
function expectHidden(result: ActionResult, secrets: readonly string[]): void {
  const masked = result.commands.filter(({ name }) => name === 'add-mask').map(({ data }) => data);
  for (const secret of secrets) expect(masked).toContain(secret);
  const unmasked = result.printed.split('\n').filter((line) => !line.startsWith('::add-mask::'));
  const elsewhere = [unmasked.join('\n'), JSON.stringify([result.outputs, result.state]), result.summary];
  for (const secret of secrets) expect(elsewhere.join('\n')).not.toContain(secret);
  const first = result.printed.split('\n').findIndex((line) => !line.startsWith('::add-mask::'));
  expect(result.printed.split('\n').slice(first).join('\n')).not.toContain('::add-mask::');
}

const key = keyPair(passphrase).private.toString();
const optional = { teamId: 't', projectType: 'flutter-app' };

test.each([
  ['as base64', { sshKey: Buffer.from(key).toString('base64') }, null],
  ['with Windows line breaks', { sshKey: key.replaceAll('\n', '\r\n') }, null],
  ['with passphrase, team and type', { sshKey: key, sshKeyPassphrase: passphrase, ...optional }, passphrase],
])(
  'a private repository is added with a key given %s, which is only in the request',
  async (_, fields, sent) => {
    await using server = await startFakeService(saying({ application: { _id: 'a1', appName: 'App' } }));
    const repositoryUrl = 'git@git.example.com:a/app.git';
    const given = { token: testToken, baseUrl: server.url, operation: 'add', repositoryUrl, ...fields };
    const result = await runAction({ action: 'apps', with: given });
    expect(result).toMatchObject({ exitCode: 0, errors: [], outputs: { appId: 'a1', appName: 'App' } });
    expectHidden(result, [...formsOf(`${key.trim()}\n`), ...(sent === null ? [] : [sent])]);
    expect(server.requests.map(({ method, target }) => `${method} ${target}`)).toEqual(['POST /apps/new']);
    expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual({
      ...{ repositoryUrl, ...(sent === null ? {} : optional) },
      sshKey: { data: Buffer.from(`${key.trim()}\n`).toString('base64'), passphrase: sent },
    });
  },
);

deepTest(
  'a URL that the service cannot clone is refused with a reason that does not show its password',
  async () => {
    await using stage = await setStage({ files: {} });
    const repositoryUrl = 'http://ada:hunter2%21@git.example.com/app.git';
    const result = await stage.use('apps', { operation: 'add', repositoryUrl });
    expect(result.exitCode).toBe(1);
    expect(result.errors.map(({ data }) => data)).toEqual([expect.stringMatching(/400.*https or SSH/)]);
    expectHidden(result, ['hunter2%21', 'hunter2!']);
  },
);

deepTest(
  'if the answer is lost, the application is not added twice, and the error says where to check',
  async () => {
    const faults = [{ method: 'POST', path: '/apps', loseAnswer: true }];
    await using stage = await setStage({ files: {}, faults });
    const result = await stage.use('apps', {
      baseUrl: stage.service.baseUrl,
      operation: 'add',
      repositoryUrl: stage.repository.path,
    });
    expect(result.exitCode).toBe(1);
    expect(result.errors.map(({ data }) => data)).toEqual([
      expect.stringMatching(/may or may not have processed the request.*list operation/),
    ]);
    expect((await stage.service.ask('GET', '/apps')).body.applications).toHaveLength(2);
  },
);
