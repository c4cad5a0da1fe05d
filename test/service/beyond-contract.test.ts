/** What clients of the hosted service call beyond the contract (docs/hosted-service.md). */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { emptyConfiguration } from '../../src/service/applications/configuration.ts';
import { temporaryFolder } from '../support/folder.ts';
import { gitRepository } from '../support/git.ts';
import { finishAtOnce, runUntilCanceled, scriptedExecutor } from '../support/scripted-executor.ts';
import { ask, type Json, type TestService, testService } from '../support/service.ts';
import { until } from '../support/until.ts';

const start = async (service: TestService, more: object = {}): Promise<string> => {
  const body = { appId: service.appId, workflowId: 'android', branch: 'main', ...more };
  return (await service.ask('POST', '/builds', body)).body.buildId;
};

const ended = (service: TestService, id: string): Promise<Json> =>
  until(async () => {
    const { build } = (await service.ask('GET', `/builds/${id}`)).body;
    return build.finishedAt !== undefined && build;
  });

// T33
test('variables are a bare list, secret unless said otherwise, changed by PUT and POST, and removed', async () => {
  await using service = await testService();
  const path = `/apps/${service.appId}/variables`;
  const secret = { key: 'KEY', value: 'hush hush', group: 'signing' };
  const hidden = { id: expect.any(String), key: 'KEY', value: '[HIDDEN]', group: 'signing', secure: true };
  const { status, body } = await service.ask('POST', path, secret);
  expect({ status, body }).toEqual({ status: 200, body: hidden });
  const open = (await service.ask('POST', path, { ...secret, key: 'OPEN', value: 'told', secure: false }))
    .body;
  expect(open).toMatchObject({ value: 'told', secure: false });
  expect((await service.ask('GET', path)).body).toEqual([hidden, open]);

  const changed = await service.ask('PUT', `${path}/${open.id}`, { value: 'now hushed' });
  expect(changed).toMatchObject({ status: 200, body: { key: 'OPEN', value: '[HIDDEN]', secure: true } });
  const shown = await service.ask('POST', `${path}/${open.id}`, { value: 'told again', secure: false });
  expect(shown).toMatchObject({ status: 200, body: { ...open, value: 'told again' } });
  expect(await service.ask('DELETE', `${path}/${open.id}`)).toMatchObject({ status: 204, body: '' });
  expect((await service.ask('DELETE', `${path}/${open.id}`)).status).toBe(404);
  expect((await service.ask('GET', path)).body).toEqual([hidden]);
});

test('a variable with a wrong name, one that is there, and one of another application are refused', async () => {
  await using service = await testService();
  const path = `/apps/${service.appId}/variables`;
  const given = { key: 'KEY', value: 'hush', group: 'signing' };
  const { id } = (await service.ask('POST', path, given)).body;
  for (const [body, status, why] of [
    [{ ...given, key: 'A-B' }, 400, '"key": expected letters, digits and underscores'],
    [{ ...given, key: 'B', value: 'hush\0' }, 400, '"value" must not contain a null character'],
    [{ key: 'B', value: 'hush' }, 400, '"group" is required: expected a string'],
    [{ ...given, value: 'hush2' }, 409, 'The group "signing" has a variable KEY'],
  ] as const) {
    const refused = await service.ask('POST', path, body);
    expect(refused).toMatchObject({ status, body: { error: expect.stringContaining(why) } });
    expect(refused.body.error).not.toContain('hush');
  }
  const { userId } = service.running.addUser('other@example.com');
  const token = service.running.addToken(userId);
  const other = service.running.addApplication({ userId, repositoryUrl: '/srv/git/two.git' }).appId;
  const asOther = (method: string, to: string) =>
    ask({ url: service.baseUrl + to, method, token, ...(method === 'PUT' ? { body: { value: 'x' } } : {}) });
  for (const [method, to] of [
    ['GET', path],
    ['PUT', `${path}/${id}`],
    ['DELETE', `${path}/${id}`],
    ['DELETE', `/apps/${other}/variables/${id}`],
  ] as const)
    expect((await asOther(method, to)).status).toBe(404);
});

// T33
test('builds get variables with their group, over those of the configuration; at rest they are encrypted', async () => {
  const given: Json[] = [];
  const hidden: string[] = [];
  await using service = await testService({
    executor: scriptedExecutor(async (work) => {
      given.push(work.order.knownGroups);
      hidden.push(...work.order.secrets);
      return finishAtOnce(work);
    }),
    configuration: { ...emptyConfiguration, groups: { signing: { KEY: 'of the file', ALIAS: 'a' } } },
  });
  const path = `/apps/${service.appId}/variables`;
  for (const group of ['signing', 'fresh', '__proto__'])
    await service.ask('POST', path, { key: 'KEY', value: `hush of ${group}`, group });
  const open = { key: 'OPEN', value: 'for everybody', group: 'fresh', secure: false };
  await service.ask('POST', path, open);
  await ended(service, await start(service));
  expect(hidden).toEqual(['of the file', 'a', 'hush of __proto__', 'hush of fresh', 'hush of signing']);
  expect(Object.entries(given[0])).toEqual([
    ['signing', { KEY: 'hush of signing', ALIAS: 'a' }],
    ['__proto__', { KEY: 'hush of __proto__' }],
    ['fresh', { KEY: 'hush of fresh', OPEN: 'for everybody' }],
  ]);
  const files = readdirSync(service.dataFolder).filter((name) => name.startsWith('service.db'));
  const kept = files.map((name) => readFileSync(join(service.dataFolder, name), 'latin1')).join();
  expect(kept).toContain('fresh');
  expect(kept + service.log.join()).not.toContain('hush of');
  expect((await service.ask('DELETE', `/apps/${service.appId}`)).status).toBe(200);
});

test('POST /apps/:id/branches answers 202, and reads the branches again', async () => {
  let names = ['main'];
  const executor = { ...scriptedExecutor(), listBranches: async () => ({ names, defaultBranch: 'main' }) };
  await using service = await testService({ executor });
  const listed = async () => (await service.ask('GET', '/apps')).body.applications[0].branches;
  expect(await listed()).toEqual(['main']);
  names = ['feature/x', 'main'];
  expect(await listed()).toEqual(['main']);
  expect((await service.ask('POST', `/apps/${service.appId}/branches`)).status).toBe(202);
  await until(async () => (await listed()).length === 2);
  expect((await service.ask('POST', `/apps/${'0'.repeat(24)}/branches`)).status).toBe(404);
});

// T36
test('a status badge is a picture of one word, without a token, for whoever knows the application', async () => {
  const executor = scriptedExecutor((work) =>
    work.order.workflowId === 'held' ? runUntilCanceled(work) : finishAtOnce(work),
  );
  await using service = await testService({ executor });
  const badge = async (path: string) => {
    const { status, headers, body } = await ask({ url: `${service.baseUrl}/apps/${path}status_badge.svg` });
    return [status, headers.get('content-type'), /y="14">(\w+)<\/text>\n/.exec(String(body))?.[1]];
  };
  expect(await badge(`${service.appId}/`)).toEqual([200, 'image/svg+xml', 'unknown']);
  await ended(service, await start(service, { branch: '<script>' }));
  const held = await start(service, { workflowId: 'held' });
  await until(async () => (await badge(`${service.appId}/held/`))[2] === 'building');
  expect(await badge(`${service.appId}/android/`)).toEqual([200, 'image/svg+xml', 'passing']);
  await service.ask('POST', `/builds/${held}/cancel`);
  await ended(service, held);
  expect(await badge(`${service.appId}/`)).toEqual([200, 'image/svg+xml', 'canceled']);
  expect((await badge(`${'0'.repeat(24)}/`))[0]).toBe(404);
});

test('a multipart start runs the workflow file that came with it, in place of the one in the repository', async () => {
  await using folder = await temporaryFolder();
  const repositoryUrl = join(folder.path, 'hello');
  await gitRepository({
    path: repositoryUrl,
    files: { 'codemagic.yaml': 'workflows: {inline: {scripts: [exit 3]}}' },
  });
  await using service = await testService({ executor: 'real', repositoryUrl });
  const send = async (config: string, data: object = {}) => {
    const form = new FormData();
    const whole = { appId: service.appId, workflowId: 'inline', branch: 'main', ...data };
    form.set('data', new Blob([JSON.stringify(whole)], { type: 'application/json' }));
    form.set('config', new File([config], 'codemagic.yaml'));
    const url = `${service.baseUrl}/builds`;
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'x-auth-token': service.token },
      body: form,
    });
    return { status: answer.status, body: (await answer.json()) as Json };
  };
  const { status, body } = await send('workflows: {only: {name: Mine, scripts: [true]}}');
  expect(status).toBe(200);
  const build = await ended(service, body.buildId);
  expect(build).toMatchObject({ status: 'finished', fileWorkflowId: 'inline', config: { name: 'Mine' } });
  const two = await send('workflows: {one: {scripts: [true]}, two: {scripts: [true]}}');
  expect((await ended(service, two.body.buildId)).message).toMatch(
    /no workflow `inline` .* has `one`, `two`$/,
  );
  expect(await send(`# ${'x'.repeat(256 * 1024)}`)).toEqual({
    status: 400,
    body: { error: '"config" is larger than 256 KiB' },
  });
  expect((await send('workflows: {}', { branch: null })).body.error).toMatch(/exactly one of branch and tag/);
  const bare = await ask({
    url: `${service.baseUrl}/builds`,
    method: 'POST',
    token: service.token,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: 'no parts',
  });
  expect(bare).toMatchObject({ status: 400, body: { error: 'The body is not valid multipart/form-data' } });
});

test('an application has no webhooks', async () => {
  await using service = await testService();
  const webhooks = `/apps/${service.appId}/webhooks`;
  expect(await service.ask('GET', webhooks)).toMatchObject({ status: 200, body: [] });
  expect((await service.ask('GET', webhooks.replace(service.appId, '0'.repeat(24)))).status).toBe(404);
  expect((await service.ask('POST', webhooks, {})).status).toBe(405);
});
