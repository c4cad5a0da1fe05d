import { afterAll, expect, test } from '@jest/globals';
import { scriptFile, testBuild } from '../../support/built.ts';
import { testService } from '../../support/service.ts';

const service = await testService();
afterAll(async () => service[Symbol.asyncDispose]());

const add = (repositoryUrl: string) => service.ask('POST', '/apps', { repositoryUrl });

test.each([
  ['https://github.com/octo/app.git', 'app'],
  ['https://user:word@example.org:8443/a/b/app/', 'app'],
  ['ssh://git@example.org:2222/octo/app.git', 'app'],
  ['git@github.com:octo/app.git', 'app'],
  ['example.org:@scope/app', 'app'],
  ['git@[::1]:octo/app', 'app'],
  ['/srv/my apps/app.git', 'app'],
])('%s is accepted, and its application is named %s', async (url, name) => {
  expect(await add(url)).toMatchObject({ status: 200, body: { appName: name } });
});

// T27
test.each([
  ['', 'Too small: expected string to have >=1 characters at repositoryUrl'],
  ['ext::sh -c touch% ruined', 'is not valid'],
  ['fd::17/x', 'is not valid'],
  ['file:///srv/app', 'uses `file`'],
  ['http://example.org/app', 'uses `http`'],
  ['git://example.org/app', 'uses `git`'],
  ['--upload-pack=touch ruined', 'is not valid'],
  ['-oProxyCommand=x:y', 'is not valid'],
  ['ssh://-oProxyCommand=x/app', 'starts with a dash'],
  ['ssh://-x@example.org/app', 'starts with a dash'],
  ['ssh://example.org/-x', 'starts with a dash'],
  ['git@-oProxyCommand=x:app', 'is not valid'],
  ['git@example.org:-x', 'is not valid'],
  ['https://example.org/a\nb', 'line breaks'],
  ['/srv/app\n', 'line breaks'],
  ['https://example.org/a b', 'contains a space'],
  ['../app', 'is not valid'],
  ['app', 'is not valid'],
  ['https://', 'has no valid host'],
  ['https:///user:word@example.org/app', 'a third slash'],
  ['https:/user:word@example.org/app', 'is not valid'],
  ['user:word@example.org:app', 'is not valid'],
  ['/', 'does not name a repository'],
  [`/${'a'.repeat(2_048)}`, 'longer than 2048'],
  ['https://user:word@example.org', 'does not name a repository'],
  ['ssh://user:word@example.org/', 'does not name a repository'],
  ['https://example.org/app?token=word', 'contains a space, a third slash or one of the characters \\ ? #'],
  ['https://user:1\\word@example.org/app', 'contains a space, a third slash or one of the characters \\ ? #'],
])('%j is refused', async (url, why) => {
  const { status, body } = await add(url);
  expect({ status, body }).toEqual({ status: 400, body: { error: expect.stringContaining(why) } });
  expect(body.error).not.toContain('word');
});

test('branches are listed as they are now, sorted', async () => {
  await using it = await testBuild(scriptFile('echo on'));
  for (const name of ['feature/two', 'a']) await it.repository.git('branch', name);
  await it.repository.git('tag', 'v1');
  const { application } = (await it.ask('GET', `/apps/${it.appId}`)).body;
  expect(application).toMatchObject({
    branches: ['a', 'feature/two', 'main'],
    repository: { defaultBranch: 'main' },
  });
});

test.each([
  ['https://user:word@example.org/app', 'https://example.org/app'],
  ['https://user:p@ss@word@example.org:8443/app', 'https://example.org:8443/app'],
  ['https://token@example.org/@scope/app', 'https://example.org/@scope/app'],
  ['HTTPS://user:word@example.org/app', 'HTTPS://example.org/app'],
  ['ssh://git:p@ss@example.org/app', 'ssh://git@example.org/app'],
  ['git@example.org:app', 'git@example.org:app'],
  ['/srv/git/a@b?c', '/srv/git/a@b?c'],
])('%s is shown as %s', async (repositoryUrl, shown) => {
  const { _id } = (await add(repositoryUrl)).body;
  const { application } = (await service.ask('GET', `/apps/${_id}`)).body;
  expect(application.repository.htmlUrl).toBe(shown);
});

// T28
test('no message, log or clone contains a password with an @', async () => {
  // Nothing listens on this port. Git hides a password only up to its first @.
  const repositoryUrl = 'https://user:fir%73t@second@127.0.0.1:1/app';
  await using it = await testBuild(scriptFile('echo on'), { application: () => ({ repositoryUrl }) });
  const outcome = await it.build();
  expect(outcome.state).toBe('failed');
  expect(outcome.message).toContain('https://127.0.0.1:1/app');
  const log = await it.log('Fetching app sources');
  expect(log).toContain('https://127.0.0.1:1/app');
  const application = JSON.stringify((await it.ask('GET', `/apps/${it.appId}`)).body);
  for (const text of [outcome.message, log, application, it.printed().join('\n')])
    expect(text).not.toMatch(/first|fir%73t|second/);
});
