import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { BuildAction } from '../../src/contract/build.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { buildStates, formatTimestamp } from '../../src/contract/values.ts';
import { runBuild } from '../support/builds.ts';
import { type Script, scriptedExecutor } from '../support/scripted-executor.ts';
import { ask, testService } from '../support/service.ts';

const stepId = 'a'.repeat(24);
const now = formatTimestamp(Date.UTC(2026, 0, 1));
const facts = { packageName: 'com.example', bundleId: 'com.x', versionName: '1.0', versionCode: '7' };

/** A build with everything that a build can have. */
const rich: Script = async ({ order, recorder }) => {
  const logUrl = `/builds/${order.buildId}/step/${stepId}`;
  const times = { status: 'failed', startedAt: now, finishedAt: now } as const;
  const subactions = [{ command: 'exit 1', ...times, logUrl }];
  const steps: BuildAction[] = [
    { _id: stepId, name: 'Build', type: 'building', ...times, logUrl: null, subactions },
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
  await recorder.artefact({ path, name: 'app 100%.apk', type: 'apk', ...measured, facts });
  await writeFile(join(order.folder, 'cache'), 'kept');
  await recorder.cache({ path: join(order.folder, 'cache'), size: 4 });
  return { state: 'failed', message: 'Step 3 script `Build` exited with status code 1' };
};

// Every answer to `service.ask` has to keep to the contract.
test('a build with everything that a build can have keeps to the contract, and so do its files and caches', async () => {
  await using service = await testService({ executor: scriptedExecutor(rich) });
  const build = await runBuild(service);
  expect(build.artefacts[0]).toMatchObject(facts);
  expect((await service.ask('GET', '/builds')).body.builds).toEqual([build]);
  expect((await service.ask('GET', `/builds/${build._id}/step/${stepId}`)).body).toBe('it went wrong\n');
  const path = new URL(build.artefacts[0].url).pathname;
  expect((await service.ask('GET', path)).status).toBe(302);
  expect((await service.ask('POST', `${path}/public-url`, {})).status).toBe(200);
  const caches = `/apps/${service.appId}/caches`;
  const [{ _id }] = (await service.ask('GET', caches)).body.caches;
  expect((await service.ask('DELETE', `${caches}/${_id}`)).status).toBe(202);
  expect((await service.ask('DELETE', caches)).status).toBe(202);
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
