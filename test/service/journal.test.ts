/** `GET /control/requests`: what clients sent. */
import { expect, test } from '@jest/globals';
import { startBuild } from '../support/builds.ts';
import { ask, testService } from '../support/service.ts';
import { encodedPrivateKey } from '../support/ssh-server.ts';

test('requests are listed with what they asked for, the answer and the fault, the oldest first, until a reset', async () => {
  const faults = [
    { path: '/apps', status: 502 },
    { method: 'POST', path: '/builds', loseAnswer: true },
  ];
  await using service = await testService({ control: true, faults });
  const requests = async () => (await service.ask('GET', '/control/requests')).body.requests;
  const body = { appId: service.appId, workflowId: 'android', branch: 'main' };
  const start = { ...body, environment: { variables: { SSH_KEY: 'readable', passphrase: 'too' } } };
  await service.ask('GET', '/apps');
  await expect(service.ask('POST', '/builds', start)).rejects.toThrow('fetch failed');
  await service.ask('GET', '/builds?branch=main&other=hidden');
  const contentType = 'application/json';
  expect(await requests()).toEqual([
    { method: 'GET', path: '/apps', query: {}, contentType, status: 502, fault: { status: 502 } },
    {
      ...{ method: 'POST', path: '/builds', query: {}, contentType, body: start, status: 200 },
      fault: { loseAnswer: true },
    },
    { method: 'GET', path: '/builds', query: { branch: 'main', other: '…' }, contentType, status: 400 },
  ]);
  await service.ask('POST', '/control/reset');
  expect(await requests()).toEqual([]);
});

test('no secret of a request is listed, in plain text or in base64', async () => {
  const group = 'value-of-a-group';
  const groups = { signing: { PASSWORD: group } };
  const configuration = { applications: [{ repositoryUrl: '/srv/git/hello-mobile.git', groups }] };
  await using service = await testService({ control: true, configuration, strict: false });
  const { userId } = service.running.addUser('other@example.com');
  const other = service.running.addToken(userId);
  const { appId, token } = service;
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const everywhere = (...secrets: string[]) =>
    secrets.flatMap((one) => [one, base64(one), base64(`x${one}`)]);
  const start = { appId, workflowId: 'android', branch: 'main' };
  const labels = everywhere(token, group);
  await startBuild(service, { labels, environment: { variables: { A: `${token} ${group}` } }, [token]: 1 });
  await service.ask('GET', `/builds?branch=${token}&${token}=${group}&token=${token}`);
  await service.ask('GET', `/builds/${token}`);
  const link = { url: `${service.baseUrl}/artifacts/.wrong-token`, token };
  await ask({ ...link, headers: { 'content-type': group } });
  const passphrase = 'the passphrase of a key';
  const sshKey = { data: encodedPrivateKey, passphrase };
  const repositoryUrl = 'https://me:password-in-address@git.example/team/app.git';
  const more = [{ PASS_PHRASE: passphrase, privateKey: encodedPrivateKey }];
  const spelled = { ssh_key: sshKey, sshPassphrase64: passphrase, more };
  await service.ask('POST', '/apps', { repositoryUrl, ...spelled });
  await service.ask('POST', '/apps/new', { repositoryUrl, sshKey });
  await service.ask('POST', `/apps/${appId}/branches`, { sshKey });
  const refused = { ...start, appId: 'nowhere', labels: ['refused'] };
  await service.ask('POST', '/builds', refused);
  const theirs = { url: `${service.baseUrl}/apps`, method: 'POST', token: other };
  await ask({ ...theirs, body: { repositoryUrl: '/srv/git/of-another-user.git' } });
  await ask({ ...theirs, token: 'wrong-token', headers: { authorization: `Bearer ${token}` } });
  const { requests } = (await service.ask('GET', '/control/requests')).body;
  const listed = JSON.stringify(requests);
  expect(requests).toHaveLength(8);
  for (const secret of [...everywhere(token, group, passphrase), encodedPrivateKey.slice(40, 80)])
    expect(listed).not.toContain(secret.replace(/=+$/, ''));
  for (const secret of ['password-in-address', 'of-another-user', 'refused', 'wrong-token', other])
    expect(listed).not.toContain(secret);
  expect(requests[4].body).toEqual({
    ...{ repositoryUrl: 'https://git.example/team/app.git', ssh_key: '***', sshPassphrase64: '***' },
    more: [{ PASS_PHRASE: '***', privateKey: '***' }],
  });
});

test('the last requests are listed, and the first 64 KiB of a body', async () => {
  await using service = await testService({ control: true, strict: false, limits: { recordedRequests: 2 } });
  for (const id of ['a', 'b', 'c']) await service.ask('GET', `/builds/${id}`);
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const long = { appId: service.appId, workflowId: 'android', branch: 'main', long: 'é'.repeat(200_000) };
  await service.ask('POST', '/builds', JSON.stringify(long).replace('{', `{"deep":${deep},`));
  const { requests } = (await service.ask('GET', '/control/requests')).body;
  expect(requests.map(({ path }: { path: string }) => path)).toEqual(['/builds/c', '/builds']);
  expect(requests[1].body).toHaveLength(64 * 1024 + 1);
});
