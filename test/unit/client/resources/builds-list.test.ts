import { expect, test } from '@jest/globals';
import type { Client } from '../../../../src/client/client.ts';
import type { BuildFilter } from '../../../../src/contract/build.ts';
import { allBuilds, testClient, testToken } from '../../../support/client.ts';
import { saying, startFakeService } from '../../../support/fake-service/server.ts';

const build = (id: string, more: object = {}) => ({
  _id: id,
  status: 'finished',
  appId: 'a',
  branch: 'main',
  tag: null,
  ...more,
});

/** Answers depending on the query. */
function pages(byQuery: Readonly<Record<string, object>>): Parameters<typeof startFakeService>[0] {
  return ({ target }, response) => {
    const page = byQuery[target.split('?')[1] ?? ''];
    response.writeHead(page ? 200 : 500).end(JSON.stringify(page ?? { error: `No page for ${target}` }));
  };
}

async function idsOf(client: Client, filter: BuildFilter = {}): Promise<string[]> {
  return (await allBuilds(client, filter)).map(({ _id }) => _id);
}

test('pages are followed by the query of nextPageUrl until it is null', async () => {
  await using server = await startFakeService(
    pages({
      'appId=a': { builds: [build('1'), build('2')], nextPageUrl: '/builds?appId=a&skip=2' },
      'appId=a&skip=2': { builds: [build('3')], nextPageUrl: 'builds?skip=3&appId=a' },
      'skip=3&appId=a': { builds: [build('4')], nextPageUrl: null },
    }),
  );
  expect(await idsOf(testClient(server.url), { appId: 'a' })).toEqual(['1', '2', '3', '4']);
  for (const { headers } of server.requests) expect(headers['x-auth-token']).toBe(testToken);
});

test('a record whose ID repeats the token, or cannot be used, is left out', async () => {
  await using server = await startFakeService(
    saying({ builds: [build(`${testToken}-1`), build('2'), build('..'), build('3/1')], nextPageUrl: null }),
  );
  expect(await idsOf(testClient(server.url), { appId: 'a' })).toEqual(['2']);
});

test('a page is requested only when its builds are needed', async () => {
  await using server = await startFakeService(
    pages({ '': { builds: [build('1'), build('2')], nextPageUrl: '/builds?skip=2' } }),
  );
  for await (const { builds } of testClient(server.url).builds.pages({})) if (builds.length > 0) break;
  expect(server.requests.map(({ target }) => target)).toEqual(['/builds']);
});

// T1
test('nextPageUrl never leads to another origin or path', async () => {
  await using other = await startFakeService(saying({ builds: [build('stolen')] }));
  await using server = await startFakeService(
    pages({
      '': { builds: [build('1')], nextPageUrl: `${other.url}/apps?skip=1` },
      'skip=1': { builds: [build('2')], nextPageUrl: `//${new URL(other.url).host}?skip=2#x` },
      'skip=2': { builds: [build('3')], nextPageUrl: 'http://' },
    }),
  );
  expect(await idsOf(testClient(`${server.url}/api`))).toEqual(['1', '2', '3']);
  expect(server.requests.map(({ target }) => target)).toEqual([
    '/api/builds',
    '/api/builds?skip=1',
    '/api/builds?skip=2',
  ]);
  expect(other.requests).toEqual([]);
});

test('a build that moved to the next page comes once', async () => {
  await using server = await startFakeService(
    pages({
      '': { builds: [build('3'), build('2')], nextPageUrl: '/builds?skip=2' },
      'skip=2': { builds: [build('2'), build('1')], nextPageUrl: null },
    }),
  );
  expect(await idsOf(testClient(server.url))).toEqual(['3', '2', '1']);
});

// T10
test.each([
  ['that leads to itself', '/builds?appId=a'],
  ['that leads elsewhere each time, with the same builds', undefined],
])('a page %s ends the list', async (_, nextPageUrl) => {
  await using server = await startFakeService((request, response) =>
    saying({ builds: [build('1')], nextPageUrl: nextPageUrl ?? `/builds?skip=${server.requests.length}` })(
      request,
      response,
    ),
  );
  expect(await idsOf(testClient(server.url), { appId: 'a' })).toEqual(['1']);
  expect(server.requests).toHaveLength(2);
});

test('an empty page ends the list, even if it names a next one', async () => {
  await using server = await startFakeService(saying({ builds: [], nextPageUrl: '/builds?skip=30' }));
  expect(await idsOf(testClient(server.url))).toEqual([]);
  expect(server.requests).toHaveLength(1);
});
