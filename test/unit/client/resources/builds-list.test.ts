import { expect, test } from '@jest/globals';
import { all, testClient, testToken } from '../../../support/client.ts';
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

async function idsOf(list: AsyncIterable<{ _id: string }>): Promise<string[]> {
  return (await all(list)).map(({ _id }) => _id);
}

test('pages are followed by the query of nextPageUrl until it is null', async () => {
  await using server = await startFakeService(
    pages({
      'appId=a': { builds: [build('1'), build('2')], nextPageUrl: '/builds?appId=a&skip=2' },
      'appId=a&skip=2': { builds: [build('3')], nextPageUrl: 'builds?skip=3&appId=a' },
      'skip=3&appId=a': { builds: [build('4')], nextPageUrl: null },
    }),
  );
  expect(await idsOf(testClient(server.url).builds.list({ appId: 'a' }))).toEqual(['1', '2', '3', '4']);
  for (const { headers } of server.requests) expect(headers['x-auth-token']).toBe(testToken);
});

test('a record whose ID repeats the token, or cannot be used, is left out', async () => {
  await using server = await startFakeService(
    saying({ builds: [build(`${testToken}-1`), build('2'), build('..'), build('3/1')], nextPageUrl: null }),
  );
  expect(await idsOf(testClient(server.url).builds.list({ appId: 'a' }))).toEqual(['2']);
});

test('ten whole pages are read, and onCut is called if there are more', async () => {
  const records = (n: number): object[] =>
    Array.from({ length: n === 0 ? 10_000 : 1 }, (_, i) => build(`${n}-${i}`));
  await using server = await startFakeService(({ target }, response) => {
    const n = Number(/skip=(\d+)/.exec(target)?.[1] ?? 0);
    response.end(
      JSON.stringify({ builds: records(n), nextPageUrl: n === 11 ? null : `/builds?skip=${n + 1}` }),
    );
  });
  let cut = 0;
  const ids = await idsOf(testClient(server.url).builds.list({ appId: 'a' }, { onCut: () => cut++ }));
  expect(ids).toHaveLength(10_009);
  expect([server.requests.length, cut]).toEqual([10, 1]);
});

test('a list of ten pages is complete', async () => {
  await using server = await startFakeService(({ target }, response) => {
    const n = Number(/skip=(\d+)/.exec(target)?.[1] ?? 0);
    response.end(
      JSON.stringify({ builds: [build(`${n}`)], nextPageUrl: n === 9 ? null : `/builds?skip=${n + 1}` }),
    );
  });
  let cut = 0;
  const ids = await idsOf(testClient(server.url).builds.list({ appId: 'a' }, { onCut: () => cut++ }));
  expect([ids.length, cut]).toEqual([10, 0]);
});

test('a page is requested only when its builds are needed', async () => {
  await using server = await startFakeService(
    pages({ '': { builds: [build('1'), build('2')], nextPageUrl: '/builds?skip=2' } }),
  );
  for await (const { _id } of testClient(server.url).builds.list({})) if (_id === '2') break;
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
  expect(await idsOf(testClient(`${server.url}/api`).builds.list({}))).toEqual(['1', '2', '3']);
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
  expect(await idsOf(testClient(server.url).builds.list({}))).toEqual(['3', '2', '1']);
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
  expect(await idsOf(testClient(server.url).builds.list({ appId: 'a' }))).toEqual(['1']);
  expect(server.requests).toHaveLength(2);
});

test('an empty page ends the list, even if it names a next one', async () => {
  await using server = await startFakeService(saying({ builds: [], nextPageUrl: '/builds?skip=30' }));
  expect(await idsOf(testClient(server.url).builds.list({}))).toEqual([]);
  expect(server.requests).toHaveLength(1);
});

const mixed = [
  build('all-match', { workflowId: 'w' }),
  build('a-file-workflow', { workflowId: null, fileWorkflowId: 'w' }),
  build('another app', { appId: 'other', workflowId: 'w' }),
  build('another branch', { branch: 'feature', workflowId: 'w' }),
  build('a-tag', { branch: null, tag: 'main', workflowId: 'w' }),
  build('another workflow', { workflowId: 'v' }),
  { _id: 'nothing-told', status: 'queued' },
];

test('the filter is applied again by the client, and a missing field does not exclude a build', async () => {
  await using server = await startFakeService(saying({ builds: mixed }));
  const { builds } = testClient(server.url);
  const filter = { appId: 'a', workflowId: 'w', branch: 'main' };
  const wanted = ['all-match', 'a-file-workflow', 'nothing-told'];
  expect(await idsOf(builds.list(filter))).toEqual(wanted);
  expect((await builds.newest(filter)).map(({ _id }) => _id)).toEqual(wanted);
  expect(await idsOf(builds.list({ tag: 'main' }))).toEqual(['a-tag', 'nothing-told']);
});

test('a page of builds that are filtered out does not end the list', async () => {
  await using server = await startFakeService(
    pages({
      'appId=a': { builds: [build('1', { appId: 'b' })], nextPageUrl: '/builds?skip=1' },
      'skip=1': { builds: [build('2')], nextPageUrl: null },
    }),
  );
  expect(await idsOf(testClient(server.url).builds.list({ appId: 'a' }))).toEqual(['2']);
});
