import { expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { endpoints } from '../../src/contract/endpoints.ts';
import { buildStates } from '../../src/contract/values.ts';
import { ask, testService } from '../support/service.ts';

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
