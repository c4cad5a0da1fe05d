import { expect, test } from '@jest/globals';
import { type Endpoint, fillPath } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';

/** The endpoints of docs/api.md, in its order. */
const described = [
  'POST /builds',
  'GET /builds',
  'GET /builds/:id',
  'POST /builds/:id/cancel',
  'GET /apps',
  'GET /apps/:id',
  'POST /apps',
  'POST /apps/new',
  'GET /apps/:id/caches',
  'DELETE /apps/:id/caches',
  'DELETE /apps/:id/caches/:cacheId',
  'POST /team/:team_id/invitation',
  'DELETE /team/:team_id/collaborator/:user_id',
  'GET /artifacts/:secureFilename',
  'POST /artifacts/:secureFilename/public-url',
];

/** The log of a step (docs/hosted-service.md, "Steps and logs"). */
const seenBeyond = ['GET /builds/:id/step/:stepId'];

const declared: readonly Endpoint[] = Object.values(endpoints).flatMap((verbs): Endpoint[] =>
  Object.values(verbs),
);

test('the contract has the endpoints of the API, and the log of a step beside them', () => {
  expect(described).toHaveLength(15);
  expect(declared.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    [...described, ...seenBeyond].toSorted(),
  );
});

test('bodies go where the API has a table of fields, and nowhere else', () => {
  const withBody = declared.filter(({ body }) => body).map(({ method, path }) => `${method} ${path}`);
  expect(withBody.toSorted()).toEqual(
    [
      'POST /builds',
      'POST /apps',
      'POST /apps/new',
      'POST /team/:team_id/invitation',
      'POST /artifacts/:secureFilename/public-url',
    ].toSorted(),
  );
});

test('deletions of caches answer 202, a cancellation 208 as well, and the list has its four filters', () => {
  expect(Object.keys(endpoints.caches.removeAll.answers)).toEqual(['202']);
  expect(Object.keys(endpoints.caches.remove.answers)).toEqual(['202']);
  expect(Object.keys(endpoints.builds.cancel.answers)).toEqual(['200', '208']);
  expect(Object.keys(endpoints.builds.list.query?.shape ?? {})).toEqual(
    expect.arrayContaining(['appId', 'workflowId', 'branch', 'tag']),
  );
});

test('every template can be filled, and leaves no variable behind', () => {
  for (const { path } of declared) {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    const values = Object.fromEntries(names.map((name) => [name, `the-${name}`]));
    const filled = fillPath(path, values);
    expect(filled).not.toContain(':');
    for (const name of names) expect(filled).toContain(`/the-${name}`);
  }
});
