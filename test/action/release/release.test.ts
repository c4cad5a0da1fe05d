import { expect, test } from '@jest/globals';
import { github, release, repository, sum } from './release.ts';

test('a new release has all files and their checksums, and stays a draft until they are uploaded', async () => {
  const result = await release(
    { 'a.apk': 'A', 'b.ipa': 'B' },
    { name: 'One', notes: 'Things.', prerelease: 'true' },
  );
  expect(result.errors).toEqual([]);
  const [made] = repository.releases.values();
  expect(made).toMatchObject({ tag: 'v1.0.0', name: 'One', body: 'Things.', draft: false, prerelease: true });
  expect(made?.assets.map(({ name, bytes }) => [name, bytes.toString()])).toEqual([
    ['a.apk', 'A'],
    ['b.ipa', 'B'],
    ['SHA256SUMS', `${sum('A')}  a.apk\n${sum('B')}  b.ipa\n`],
  ]);
  expect(result.outputs.releaseUrl).toBe(`${github.at.server}/octo/app/releases/tag/v1.0.0`);
  expect(JSON.parse(result.outputs.files ?? '')[0]).toEqual({
    name: 'a.apk',
    size: 1,
    sha256: sum('A'),
    url: `${github.at.server}/octo/app/releases/download/v1.0.0/a.apk`,
  });
  const order = github.requests.map(({ operation, body }) => `${operation} ${JSON.stringify(body ?? '')}`);
  expect(order.at(0)).toMatch(/list-releases/);
  expect(order.findIndex((one) => /update-release .*"draft":false/.test(one))).toBe(
    order.findLastIndex((one) => /upload-release-asset/.test(one)) + 1,
  );
});
