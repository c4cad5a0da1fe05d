import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { systemClock } from '../../src/clock.ts';
import type { BuildAction } from '../../src/contract/build.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { buildStates, formatTimestamp } from '../../src/contract/values.ts';
import { runUntilCanceled, type Script, scriptedExecutor } from '../support/scripted-executor.ts';
import { type Answered, ask, type TestService, testService } from '../support/service.ts';
import { encodedPrivateKey } from '../support/ssh-server.ts';
import { until } from '../support/until.ts';

const stepId = 'a'.repeat(24);
const now = formatTimestamp(Date.UTC(2026, 0, 1));

/** A build with everything that a build can have. */
const rich: Script = async ({ order, recorder }) => {
  const logUrl = `/builds/${order.buildId}/step/${stepId}`;
  const part = {
    command: 'exit 1',
    status: 'failed',
    startedAt: now,
    finishedAt: now,
    logUrl,
  } as const;
  const steps: BuildAction[] = [
    {
      _id: stepId,
      name: 'Build',
      type: 'building',
      status: 'failed',
      startedAt: now,
      finishedAt: now,
      logUrl: null,
      subactions: [part],
    },
    { _id: 'c'.repeat(24), name: 'Publish', type: 'publishing', status: null, logUrl: null, subactions: [] },
  ];
  await recorder.workflow({ name: 'Android app', labels: ['nightly'] });
  await recorder.state('preparing');
  await recorder.state('fetching');
  await recorder.commit({ hash: 'f'.repeat(40), commitMessage: 'Add', authorName: 'A', branch: null });
  await recorder.state('building');
  await writeFile(join(order.logs, `${stepId}.log`), 'it went wrong\n');
  await recorder.steps(steps);
  const path = join(order.folder, 'app.apk');
  await writeFile(path, 'apk');
  const measured = { size: 3, md5: '0'.repeat(32) };
  const facts = { packageName: 'com.example', bundleId: 'com.x', versionName: '1.0', versionCode: '7' };
  await recorder.artefact({ path, name: 'app 100%.apk', type: 'apk', ...measured, facts });
  await writeFile(join(order.folder, 'cache'), 'kept');
  await recorder.cache({ path: join(order.folder, 'cache'), size: 4 });
  return { state: 'failed', message: 'Step 3 script `Build` exited with status code 1' };
};

/** One build for each workflow: `held` runs until it is cancelled. */
const byWorkflow: Script = (build) =>
  build.order.workflowId === 'held' ? runUntilCanceled(build) : rich(build);

/** Checks an answer of an endpoint beyond the contract against the service's own description of it. */
async function keepsDescribed(service: TestService, endpoint: string, { status, body }: Answered) {
  const [method = '', path = ''] = endpoint.split(' ');
  const { paths } = (await service.ask('GET', '/openapi.json')).body;
  const answer = paths[path][method].responses[status];
  expect(answer?.description).toBe('Done');
  const schema = answer.content?.['application/json'].schema ?? true;
  const check = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
  expect([check(body), check.errors]).toEqual([true, null]);
}

/** Checks an answer against the contract: the endpoint has its status, and the schema accepts its body. */
function keeps(endpoint: Endpoint, { status, body }: Answered): void {
  expect(Object.keys(endpoint.answers)).toContain(String(status));
  const schema = endpoint.answers[status];
  expect(schema?.safeParse(body).error).toBeUndefined();
}

async function start(service: TestService, workflowId: string): Promise<string> {
  const answer = await service.ask('POST', '/builds', { appId: service.appId, workflowId, branch: 'main' });
  keeps(endpoints.builds.start, answer);
  return answer.body.buildId;
}

test('every answer about builds matches the contract, in each state of a build', async () => {
  await using service = await testService({ executor: scriptedExecutor(byWorkflow), builders: 1 });
  const look = async (id: string): Promise<string> => {
    const answer = await service.ask('GET', `/builds/${id}`);
    keeps(endpoints.builds.get, answer);
    return answer.body.build.status;
  };
  const held = await start(service, 'held');
  const waiting = await start(service, 'waiting');
  await until(async () => (await look(held)) === 'building');
  expect(await look(waiting)).toBe('queued');
  keeps(endpoints.builds.list, await service.ask('GET', `/builds?appId=${service.appId}`));
  keeps(endpoints.builds.cancel, await service.ask('POST', `/builds/${held}/cancel`));
  await until(async () => (await look(held)) === 'canceled');
  await until(async () => (await look(waiting)) === 'failed');
  const again = await service.ask('POST', `/builds/${held}/cancel`);
  keeps(endpoints.builds.cancel, again);
  expect(again.status).toBe(208);
  const list = await service.ask('GET', '/builds');
  keeps(endpoints.builds.list, list);
  expect(
    list.body.builds.map(({ _id, artefacts }: { _id: string; artefacts: unknown[] }) => [
      _id,
      artefacts.length,
    ]),
  ).toEqual([
    [waiting, 1],
    [held, 0],
  ]);
  keeps(endpoints.builds.stepLog, await service.ask('GET', `/builds/${waiting}/step/${stepId}`));
});

test('a page of the list that is not the last names the next one, as in the contract', async () => {
  await using service = await testService({ executor: scriptedExecutor(), limits: { pageSize: 1 } });
  await start(service, 'one');
  await start(service, 'two');
  const page = await service.ask('GET', '/builds');
  keeps(endpoints.builds.list, page);
  expect(page.body.nextPageUrl).toMatch(/^\/builds\?/);
  keeps(endpoints.builds.list, await service.ask('GET', page.body.nextPageUrl));
});

test('every answer about artefacts and caches matches the contract', async () => {
  await using service = await testService({ executor: scriptedExecutor(rich) });
  const id = await start(service, 'android');
  const build = await until(async () => {
    const { body } = await service.ask('GET', `/builds/${id}`);
    return body.build.status === 'failed' && body.build;
  });
  const facts = { packageName: 'com.example', bundleId: 'com.x', versionName: '1.0', versionCode: '7' };
  expect(build.artefacts[0]).toMatchObject(facts);
  const path = new URL(build.artefacts[0].url).pathname;
  keeps(endpoints.artefacts.download, await service.ask('GET', path));
  keeps(endpoints.artefacts.createPublicUrl, await service.ask('POST', `${path}/public-url`, {}));
  const expiresAt = Math.floor(systemClock.now() / 1000) + 3600;
  keeps(endpoints.artefacts.createPublicUrl, await service.ask('POST', `${path}/public-url`, { expiresAt }));

  const caches = `/apps/${service.appId}/caches`;
  const list = await service.ask('GET', caches);
  keeps(endpoints.caches.list, list);
  expect(list.body.caches).toHaveLength(1);
  keeps(endpoints.caches.remove, await service.ask('DELETE', `${caches}/${list.body.caches[0]._id}`));
  keeps(endpoints.caches.removeAll, await service.ask('DELETE', caches));
});

test('every answer about applications and teams matches the contract', async () => {
  await using service = await testService();
  const repositoryUrl = 'git@git.example:team/app.git';
  const sshKey = { data: encodedPrivateKey, passphrase: null };
  const { teamId } = service.running.addTeam({ name: 'Mobile', ownerId: service.userId });
  const { userId } = service.running.addUser('other@example.com');
  const { applications, teams } = endpoints;
  keeps(applications.add, await service.ask('POST', '/apps', { repositoryUrl, teamId }));
  keeps(applications.addPrivate, await service.ask('POST', '/apps/new', { repositoryUrl, sshKey }));
  const list = await service.ask('GET', '/apps');
  keeps(applications.list, list);
  expect(list.body.applications).toHaveLength(3);
  keeps(applications.get, await service.ask('GET', `/apps/${service.appId}`));
  const invitation = { email: 'other@example.com', role: 'developer' };
  await keepsDescribed(service, 'get /user', await service.ask('GET', '/user'));
  await keepsDescribed(service, 'get /team/{id}', await service.ask('GET', `/team/${teamId}`));
  keeps(teams.invite, await service.ask('POST', `/team/${teamId}/invitation`, invitation));
  keeps(teams.remove, await service.ask('DELETE', `/team/${teamId}/collaborator/${userId}`));
  const deleted = await service.ask('DELETE', `/apps/${service.appId}`);
  await keepsDescribed(service, 'delete /apps/{id}', deleted);
});

test('GET /openapi.json needs no token, is valid OpenAPI 3.1 and contains every endpoint of the contract', async () => {
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
});

test('the OpenAPI description contains the body of a start and the states of a build', async () => {
  await using service = await testService();
  const { body } = await ask({ url: `${service.baseUrl}/openapi.json` });
  const start = body.paths['/builds'].post.requestBody.content['application/json'].schema;
  expect(start.required).toEqual(['appId', 'workflowId']);
  const page = body.paths['/builds'].get.responses['200'].content['application/json'].schema;
  expect(page.properties.builds.items.properties.status.enum.toSorted()).toEqual(buildStates.toSorted());
});
