import { expect, test } from '@jest/globals';
import { type BuildSearch, searchBuilds } from '../../../../src/action/builds/search.ts';
import { defaultLimits } from '../../../../src/limits.ts';
import { oneAttempt, testClient } from '../../../support/client.ts';
import { lacking, listedBuild } from '../../../support/fake-service/fake-build.ts';
import { startFakeService } from '../../../support/fake-service/server.ts';

type Listed = ReturnType<typeof listedBuild>;

const at = (minute: number) => ({
  startedAt: `2026-11-12T14:${String(minute).padStart(2, '0')}:00.000+0000`,
});
const main = { appId: 'app', workflowIds: ['android'], refs: [{ branch: 'main' }] };

interface Scene {
  /** The list, page by page; each is `more` characters longer than it needs to be. */
  readonly pages: readonly (readonly Listed[])[];
  readonly more?: number;
  /** Builds' own records by ID. */
  readonly own?: Readonly<Record<string, object>>;
  readonly search?: Partial<BuildSearch>;
  readonly limits?: Partial<typeof defaultLimits>;
  /** How often the same is searched for. */
  readonly times?: number;
}

async function found({ pages, more = 0, own = {}, search, limits: given, times = 1 }: Scene) {
  await using server = await startFakeService(({ target }, response) => {
    const { pathname, searchParams } = new URL(target, 'http://service');
    const id = pathname.split('/')[2];
    const number = Number(searchParams.get('page') ?? 0);
    const nextPageUrl = number + 1 < pages.length ? `/builds?page=${number + 1}` : null;
    const page = { applications: [{ _id: 'app', appName: 'Shop' }], builds: pages[number], nextPageUrl };
    const body =
      id === undefined ? page : own[id] && { ...own[id], build: { _id: id, status: 'building', ...own[id] } };
    response.writeHead(body ? 200 : 404).end(JSON.stringify(body ?? {}) + ' '.repeat(more));
  });
  const limits = { ...defaultLimits, ...oneAttempt, ...given };
  const context = { client: testClient(server.url, { limits }), limits };
  const asked = { criteria: main, signal: new AbortController().signal, ...search };
  let result = await searchBuilds(context, asked);
  for (let time = 1; time < times; time++) result = await searchBuilds(context, asked);
  const ids = (builds: readonly { readonly _id: string }[]): string => builds.map(({ _id }) => _id).join(' ');
  const targets = server.requests.map(({ target }) => target.slice('/builds'.length));
  return {
    matching: ids(result.matching),
    undecided: ids(result.undecided),
    cut: result.cut,
    where: result.where,
    lists: targets.filter((target) => !target.startsWith('/')),
    read: targets.flatMap((target) => (target.startsWith('/') ? target.slice(1) : [])).join(' '),
  };
}

const thin = (id: string, more: object = {}): Listed =>
  lacking(listedBuild(id, { ...more }), 'branch', 'tag');
const many = (count: number): Listed[] => Array.from({ length: count }, (_, n) => thin(`b${n}`, at(59 - n)));
const ofMain = { branch: 'main' };

test.each<[string, Scene, object]>([
  [
    'the builds that match, newest first, whatever the order of the list',
    { pages: [[listedBuild('old', at(1)), listedBuild('new', at(3)), listedBuild('mid', at(2))]] },
    { matching: 'new mid old', undecided: '', cut: false, where: 'the list of builds' },
  ],
  [
    'a build that waits without a time before all others, and one that ended without a time last',
    {
      pages: [
        [
          lacking(listedBuild('ended'), 'startedAt'),
          listedBuild('timed'),
          lacking(listedBuild('queued', { status: 'queued' }), 'startedAt'),
        ],
      ],
    },
    { matching: 'queued timed ended' },
  ],
  [
    'only builds that count',
    {
      pages: [[listedBuild('runs', { status: 'building' }), listedBuild('ended')]],
      search: { counts: ({ status }) => status !== 'finished' },
    },
    { matching: 'runs' },
  ],
])('a search returns %s', async (_, scene, expected) => {
  expect(await found(scene)).toMatchObject(expected);
});

const three = ['b1', 'b2', 'b3'].map((id) => [listedBuild(id)]);

test.each<[string, Scene, object]>([
  ['all pages', { pages: three }, { matching: 'b1 b2 b3', cut: false, where: 'the list of builds' }],
  [
    'listPages at most',
    { pages: three, limits: { listPages: 2 } },
    { matching: 'b1 b2', cut: true, where: 'the first 2 pages of the list of builds' },
  ],
  [
    'searchBytes at most',
    { pages: three, more: 1000, limits: { searchBytes: 3000 } },
    { matching: 'b1 b2', cut: true, where: 'the first 2 pages of the list of builds' },
  ],
  [
    'whole pages until there is enough',
    {
      pages: [[listedBuild('b1'), listedBuild('b2', at(30))], [listedBuild('b3')]],
      search: { isEnough: ({ length }) => length > 0 },
    },
    { matching: 'b2 b1', cut: true },
  ],
  [
    'the first page of each ref, and then the next of each',
    {
      pages: three,
      limits: { listPages: 3 },
      search: {
        criteria: { ...main, refs: [ofMain, { tag: 'v1' }] },
        isEnough: ({ length }) => length > 1,
      },
    },
    { lists: ['?appId=app&branch=main', '?appId=app&tag=v1', '?page=1'], cut: true },
  ],
])('a search reads %s', async (_, scene, expected) => {
  expect(await found(scene)).toMatchObject(expected);
});

// T15
test.each<[string, Scene, object]>([
  [
    'undecided builds, and believes their own records',
    { pages: [[thin('main'), thin('next')]], own: { main: ofMain, next: { branch: 'next' } } },
    { matching: 'main', undecided: '', read: 'main next' },
  ],
  [
    'the application around the own record of a build',
    { pages: [[lacking(listedBuild('b'), 'appId')]], own: { b: { application: { _id: 'app' } } } },
    { matching: 'b', read: 'b' },
  ],
  [
    'no build that is decided',
    { pages: [[listedBuild('b'), listedBuild('other', { branch: 'next' })]] },
    { matching: 'b', read: '' },
  ],
  [
    'ten at most, the newest first',
    { pages: [many(12)], own: { b0: ofMain, b11: ofMain } },
    {
      ...{ matching: 'b0', undecided: 'b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 b11' },
      read: 'b0 b1 b2 b3 b4 b5 b6 b7 b8 b9',
    },
  ],
  [
    'no build whose head repository alone is unknown',
    {
      pages: [[listedBuild('pull', { pullRequest: {}, commit: { hash: 'c0ffee0' } })]],
      search: { criteria: { commit: 'c0ffee0' } },
    },
    { undecided: 'pull', read: '' },
  ],
  [
    'again what has no commit yet, and nothing else',
    {
      pages: [
        ['ended', 'runs', 'told', 'bare'].map((id) =>
          lacking(listedBuild(id), id === 'bare' ? 'branch' : ''),
        ),
      ],
      own: {
        ended: { status: 'finished' },
        told: { commit: { hash: 'decade0' } },
        ...{ runs: {}, bare: { commit: { hash: 'c0ffee0' } } },
      },
      search: { criteria: { ...main, commit: 'c0ffee0' }, records: new Map() },
      times: 2,
    },
    { read: 'ended runs told bare runs' },
  ],
])('by their IDs, a search reads %s', async (_, scene, expected) => {
  expect(await found(scene)).toMatchObject(expected);
});
