import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from '../support/folder.ts';
import { gitRepository } from '../support/git.ts';
import { type Json, type TestService, testService } from '../support/service.ts';
import { keyPair, sshServer } from '../support/ssh-server.ts';
import { until } from '../support/until.ts';

const yaml = `workflows:
  app:
    scripts: ['cp secret.txt out.bin']
    artifacts: [out.bin]
`;

async function build(service: TestService, appId: string): Promise<Json> {
  const asked = await service.ask('POST', '/builds', { appId, workflowId: 'app', branch: 'main' });
  return until(async () => {
    const { body } = await service.ask('GET', `/builds/${asked.body.buildId}`);
    return body.build.finishedAt && body.build;
  });
}

test('an application with a key and a passphrase is cloned over SSH, and one with another key is not', async () => {
  await using folder = await temporaryFolder();
  const { path } = await gitRepository({
    path: join(folder.path, 'private'),
    files: { 'codemagic.yaml': yaml, 'secret.txt': 'for the team only' },
  });
  const key = keyPair('open sesame');
  await using server = await sshServer({ allowed: key });
  await using service = await testService({ executor: 'real' });
  const add = async (privateKey: Buffer, passphrase: string | null): Promise<string> => {
    const sshKey = { data: privateKey.toString('base64'), passphrase };
    const { body } = await service.ask('POST', '/apps/new', { repositoryUrl: server.urlOf(path), sshKey });
    return body.application._id;
  };
  const appId = await add(key.private, 'open sesame');
  const { application } = (await service.ask('GET', `/apps/${appId}`)).body;
  expect(application).toMatchObject({ appName: 'private', branches: ['main'] });
  const built = await build(service, appId);
  expect(built).toMatchObject({ status: 'finished', artefacts: [{ size: 'for the team only'.length }] });
  expect(existsSync(join(service.dataFolder, 'known_hosts'))).toBe(true);

  const refused = await build(service, await add(keyPair().private, null));
  expect(refused).toMatchObject({ status: 'failed', message: expect.any(String), artefacts: [] });
  expect(JSON.stringify([built, refused]) + service.log.join()).not.toContain('sesame');
});
