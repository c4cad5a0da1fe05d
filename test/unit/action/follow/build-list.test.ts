import { expect, test } from '@jest/globals';
import { readListedBuilds } from '../../../../src/action/follow/build-list.ts';
import type { SeenBuild } from '../../../../src/contract/build.ts';
import { testClient } from '../../../support/client.ts';
import { startFakeService } from '../../../support/fake-service/server.ts';

test.each([
  [['b1'], 1, 9, false],
  [['b1', 'b2'], 2, 9, false],
  [['b2'], 2, 9, false],
  [['b1', 'gone'], 3, 9, false],
  [['b1', 'b2'], 2, 2, false],
  [['b1', 'gone'], 2, 2, true],
])(
  'a list of three pages is read until it has shown %j: %d of at most %d pages',
  async (wanted, pages, listPages, cut) => {
    await using server = await startFakeService(({ target }, response) => {
      const page = Number(new URLSearchParams(target.split('?')[1]).get('page') ?? 1);
      const more = page < 3 ? { nextPageUrl: `https://example.com/builds?page=${page + 1}` } : {};
      const builds = [{ _id: `b${page}`, status: 'finished' }];
      response.end(JSON.stringify({ applications: [], builds, ...more }));
    });
    const found = new Map<string, SeenBuild>();
    const asked = { appId: undefined, ids: new Set(wanted), signal: new AbortController().signal };
    expect(await readListedBuilds(testClient(server.url, { limits: { listPages } }), asked, found)).toEqual({
      cut,
    });
    expect([...found.keys()]).toEqual(wanted.filter((id) => id !== 'gone'));
    expect(server.requests).toHaveLength(pages);
  },
);
