import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Endpoint, fillPath, isSentOnce } from '../../../src/contract/endpoint.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { v3Endpoints } from '../../../src/contract/v3/endpoints.ts';
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

const v3: readonly Endpoint[] = Object.values(v3Endpoints.v3);

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
  const once = [...declared, ...v3].filter(isSentOnce).map(nameOf);
  expect(once).toEqual([
    'POST /builds',
    'POST /apps',
    'POST /apps/new',
    'POST /team/:team_id/invitation',
    'POST /api/v3/apps/:id/builds',
  ]);
});

const origin = 'https://host';
/** Any well-formed text, with a preference for the special characters of URLs. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('.', '/', '%', '2', 'e', 'f', '?', '#', '\\', ';', ':', '@', ' ', '\n'),
  }),
);
const isPart = (value: string): boolean => value !== '' && value !== '.' && value !== '..';

test('any ID can be read back from the path, and stays one part of it', () => {
  fc.assert(
    fc.property(text.filter(isPart), text.filter(isPart), (id, cacheId) => {
      const url = new URL(origin + fillPath('/apps/:id/caches/:cacheId', { id, cacheId }));
      const parts = url.pathname.split('/');
      expect([url.origin, url.search, url.hash, parts.length]).toEqual([origin, '', '', 5]);
      expect([parts[1], parts[3]]).toEqual(['apps', 'caches']);
      expect([parts[2], parts[4]].map((part) => decodeURIComponent(part ?? ''))).toEqual([id, cacheId]);
    }),
  );
});

test('a secure file name keeps its parts, and stays below /artifacts/', () => {
  const parts = fc.array(
    text.filter((part) => isPart(part) && !part.includes('/')),
    { minLength: 1, maxLength: 4 },
  );
  fc.assert(
    fc.property(parts, (names) => {
      const path = fillPath('/artifacts/:secureFilename/public-url', { secureFilename: names.join('/') });
      const seen = new URL(origin + path).pathname.split('/');
      expect(seen.slice(0, 2)).toEqual(['', 'artifacts']);
      expect(seen.slice(2, -1).map(decodeURIComponent)).toEqual(names);
      expect(seen.at(-1)).toBe('public-url');
    }),
  );
});

test.each(['', '.', '..', '\ud800', 'a\udc00'])('%j cannot be part of a path', (id) => {
  expect(() => fillPath('/builds/:id', { id })).toThrow(TypeError);
});

test.each(['', 'a//b', '/a', 'a/', 'a/../b', './a'])('%j cannot be a secure file name', (secureFilename) => {
  expect(() => fillPath('/artifacts/:secureFilename', { secureFilename })).toThrow(TypeError);
});

test('a value that looks like a variable or a replacement pattern is taken literally', () => {
  expect(fillPath('/apps/:id/caches/:cacheId', { id: ':cacheId', cacheId: "$&$1$'" })).toBe(
    "/apps/%3AcacheId/caches/%24%26%241%24'",
  );
});

test('a missing variable is refused', () => {
  expect(() => fillPath('/builds/:id', {} as { id: string })).toThrow(TypeError);
});
