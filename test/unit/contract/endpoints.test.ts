import { expect, test } from '@jest/globals';
import { type Endpoint, fillPath } from '../../../src/contract/endpoint.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';

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

test('the contract has the endpoints of the API, and the log of a step', () => {
  expect(described).toHaveLength(15);
  expect(declared.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    [...described, ...seenBeyond].toSorted(),
  );
});

test('exactly the endpoints with a table of fields have a body', () => {
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

test('cache deletions answer 202, cancelling may answer 208, and the list has four filters', () => {
  expect(Object.keys(endpoints.caches.removeAll.answers)).toEqual(['202']);
  expect(Object.keys(endpoints.caches.remove.answers)).toEqual(['202']);
  expect(Object.keys(endpoints.builds.cancel.answers)).toEqual(['200', '208']);
  expect(Object.keys(endpoints.builds.list.query?.shape ?? {})).toEqual(
    expect.arrayContaining(['appId', 'workflowId', 'branch', 'tag']),
  );
});

test('every path template can be filled completely', () => {
  for (const { path } of declared) {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    const values = Object.fromEntries(names.map((name) => [name, `the-${name}`]));
    const filled = fillPath(path, values);
    expect(filled).not.toContain(':');
    for (const name of names) expect(filled).toContain(`/the-${name}`);
  }
});

test('starting a build, adding an application and inviting a member are sent once, all else is repeated', () => {
  const once = declared.filter(({ sent }) => sent === 'once').map(({ method, path }) => `${method} ${path}`);
  expect(once).toEqual(['POST /builds', 'POST /apps', 'POST /apps/new', 'POST /team/:team_id/invitation']);
});
