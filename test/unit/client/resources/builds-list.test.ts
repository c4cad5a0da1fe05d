import { expect, test } from '@jest/globals';
import { allBuilds, testClient, testToken } from '../../../support/client.ts';
import { startFakeService } from '../../../support/fake-service/server.ts';

/** A page of the list: the IDs of its builds, and its `nextPageUrl`. */
type Page = readonly [ids: readonly string[], nextPageUrl: string | null];

const elsewhere = 'http://other.example:1';

/** The answers in turn, the IDs that are read, and the queries that are sent. */
// T1, T10
test.each<[string, pages: readonly Page[], ids: string, queries: readonly string[]]>([
  [
    'pages are followed by the query of nextPageUrl until it is null',
    [
      [['1', '2'], '/builds?appId=a&skip=2'],
      [['3'], 'builds?skip=3&appId=a'],
      [['4'], null],
    ],
    '1 2 3 4',
    ['appId=a', 'appId=a&skip=2', 'skip=3&appId=a'],
  ],
  [
    'nextPageUrl never leads to another origin or path',
    [
      [['1'], `${elsewhere}/apps?skip=1`],
      [['2'], '//other.example?skip=2#x'],
      [['3'], 'http://'],
    ],
    '1 2 3',
    ['appId=a', 'skip=1', 'skip=2'],
  ],
  [
    'an ID that repeats the token or cannot be used is left out',
    [[[`${testToken}-1`, '2', '..', '3/1'], null]],
    '2',
    ['appId=a'],
  ],
])('%s', async (_, pages, ids, queries) => {
  await using server = await startFakeService((_request, response) => {
    const [of = [], nextPageUrl = null] = pages[server.requests.length - 1] ?? [];
    const builds = of.map((_id) => ({ _id, status: 'finished', appId: 'a', branch: 'main', tag: null }));
    response.end(JSON.stringify({ builds, nextPageUrl }));
  });
  const read = await allBuilds(testClient(`${server.url}/api`), { appId: 'a' });
  expect(read.map(({ _id }) => _id)).toEqual(ids.split(' '));
  expect(server.requests.map(({ target }) => target)).toEqual(queries.map((query) => `/api/builds?${query}`));
  for (const { headers } of server.requests) expect(headers['x-auth-token']).toBe(testToken);
});
