import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { type Endpoint, fillPath } from '../../../src/contract/endpoint.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { repositoryRoot } from '../../support/action-metadata.ts';

/** The sections of docs/api.md with an endpoint each, by its method and path. */
const described = new Map(
  readFileSync(join(repositoryRoot, 'docs', 'api.md'), 'utf8')
    .split(/^#+ /m)
    .flatMap((section): [string, string][] => {
      const [, name] = /^`((?:GET|POST|DELETE) .*)`\n/.exec(section) ?? [];
      return name === undefined ? [] : [[name, section]];
    }),
);

/** Every endpoint that the client calls. */
const declared: readonly Endpoint[] = Object.values(endpoints).flatMap((verbs) =>
  Object.values<Endpoint>(verbs),
);

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

test('exactly the endpoints with a table of fields have a body', () => {
  const withTable = [...described].filter(([, section]) => section.includes('| field |'));
  const withBody = declared.filter(({ body }) => body).map(nameOf);
  expect(withBody.toSorted()).toEqual(withTable.map(([name]) => name).toSorted());
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
  const once = declared.filter(({ sent }) => sent === 'once').map(nameOf);
  expect(once).toEqual(['POST /builds', 'POST /apps', 'POST /apps/new', 'POST /team/:team_id/invitation']);
});
