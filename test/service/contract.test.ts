/** What the service says of its endpoints, and the part of the newer API (v3) that it has beside the contract. */

import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { endpoints } from '../../src/contract/endpoints.ts';
import { buildStates } from '../../src/contract/values.ts';
import { endOf } from '../support/builds.ts';
import { temporaryFolder } from '../support/folder.ts';
import { gitRepository } from '../support/git.ts';
import { finishAtOnce, scriptedExecutor } from '../support/scripted-executor.ts';
import { ask, type Json, testService } from '../support/service.ts';

test('GET /openapi.json needs no token, is valid OpenAPI 3.1 and contains every endpoint, body and state of the contract', async () => {
  await using service = await testService();
  const { status, body } = await ask({ url: `${service.baseUrl}/openapi.json` });
  expect(status).toBe(200);
  const validator = new Validator();
  expect(await validator.validate(structuredClone(body))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');

  const described = Object.entries<Record<string, unknown>>(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const v3 = ['POST /api/v3/apps/{id}/builds', 'GET /api/v3/apps/{id}/workflows'];
  const beyond = ['DELETE /apps/{id}', 'GET /team/{id}', 'GET /user', 'POST /apps/{id}/branches', ...v3];
  const declared = Object.values(endpoints).flatMap((verbs) =>
    Object.values(verbs as Record<string, { method: string; path: string }>).map(
      ({ method, path }) =>
        `${method} ${path.replace(':secureFilename', '{firstSecureId}/{secondSecureId}/{fileName}').replace(/:(\w+)/g, '{$1}')}`,
    ),
  );
  expect(described.sort()).toEqual([...declared, ...beyond].sort());

  const start = body.paths['/builds'].post.requestBody.content['application/json'].schema;
  expect(start.required).toEqual(['appId', 'workflowId']);
  const page = body.paths['/builds'].get.responses['200'].content['application/json'].schema;
  expect(page.properties.builds.items.properties.status.enum.toSorted()).toEqual(buildStates.toSorted());
});

test('a start of the newer API is one of the contract by the same id, with its inputs', async () => {
  const orders: Json[] = [];
  await using service = await testService({
    executor: scriptedExecutor(async (work) => {
      orders.push(work.order);
      return finishAtOnce(work);
    }),
  });
  const given = {
    workflow_id: 'android',
    branch: 'main',
    labels: ['gh-1'],
    inputs: { flavor: 'dev', count: 3, release: false },
    instance_type: 'mac_mini_m2',
    environment: { variables: { A: '1' }, groups: ['g'], software_versions: { xcode: '16.1' } },
  };
  const started = await service.ask('POST', `/api/v3/apps/${service.appId}/builds`, given);
  expect(started.status).toBe(202);
  const { id } = started.body.data;
  expect(await endOf(service, id)).toMatchObject({
    _id: id,
    labels: ['gh-1'],
    instanceType: 'mac_mini_m2',
    status: 'finished',
  });
  expect(orders[0]).toMatchObject({
    workflowId: 'android',
    inputs: given.inputs,
    ref: { branch: 'main' },
    variables: { A: '1' },
    groups: ['g'],
    softwareVersions: { xcode: '16.1' },
  });

  expect((await service.ask('POST', `/builds/${id}/cancel`)).status).toBe(208);
});

test('the newer API refuses in its own form', async () => {
  await using service = await testService();
  const path = `/api/v3/apps/${service.appId}/builds`;
  const none = '0'.repeat(24);
  const good = { workflow_id: 'android', branch: 'main' };
  for (const [method, to, body, status, detail] of [
    ['POST', path, { branch: 'main' }, 400, 'expected string, received undefined at workflow_id'],
    ['POST', path, { ...good, tag: 'v1' }, 400, 'exactly one of branch and tag is required at branch'],
    [
      'POST',
      path,
      { ...good, inputs: { flavor: ['dev'] } },
      400,
      'expected a text, a number or a boolean at inputs.flavor',
    ],
    ['POST', path, { ...good, inputs: 'flavor=dev' }, 400, 'expected record, received string at inputs'],
    ['POST', `/api/v3/apps/${none}/builds`, good, 404, 'There is no application'],
    [
      'GET',
      `/api/v3/builds/${none}`,
      undefined,
      501,
      'This service does not implement this part of the newer',
    ],
    ['GET', '/api/v3/user/teams', undefined, 501, 'This service does not implement this part of the newer'],
    ['POST', `/api/v3/apps/${none}/secrets`, {}, 501, 'This service does not implement this part'],
    ['DELETE', path, undefined, 405, 'DELETE is not allowed here'],
  ] as const) {
    const answer = await service.ask(method, to, body);
    expect(answer).toMatchObject({
      status,
      body: { status_code: status, detail: expect.stringContaining(detail) },
    });
  }
  const stranger = await ask({ url: service.baseUrl + path, method: 'POST', body: good });
  expect(stranger).toMatchObject({ status: 401, body: { status_code: 401, extra: null } });
});

test('workflows are those of the file on the default branch, with their inputs', async () => {
  await using folder = await temporaryFolder();
  const repositoryUrl = join(folder.path, 'hello');
  const inputs = {
    flavor: { description: 'Which app', type: 'choice', options: ['dev', 'prod'], default: 'dev' },
    release: { description: 'For the store', type: 'boolean', default: false },
    count: { description: 'How often', type: 'number', default: 1 },
    note: { description: 'For people' },
  };
  const workflows = { android: { name: 'Android app', inputs }, ios: null };
  await gitRepository({ path: repositoryUrl, files: { 'codemagic.yaml': JSON.stringify({ workflows }) } });
  await using service = await testService({ executor: 'real', repositoryUrl });
  const list = async (appId: string) =>
    (await service.ask('GET', `/api/v3/apps/${appId}/workflows`)).body.data;
  expect(await list(service.appId)).toEqual([
    {
      ...{ id: 'android', name: 'Android app', source: { type: 'file' } },
      inputs: [
        { ...inputs.flavor, name: 'flavor' },
        { ...inputs.release, name: 'release', default: 'false' },
        { ...inputs.count, name: 'count', default: '1' },
        { ...inputs.note, name: 'note', type: 'string' },
      ],
    },
    { id: 'ios', name: 'ios', source: { type: 'file' }, inputs: [] },
  ]);
  const lost = (await service.ask('POST', '/apps', { repositoryUrl: join(folder.path, 'lost') })).body._id;
  expect(await list(lost)).toEqual([]);
  expect(service.log.join('\n')).toContain(`application ${lost}: could not list its workflows`);
});
