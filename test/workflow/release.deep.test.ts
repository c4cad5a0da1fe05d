import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { RunResult } from '../support/workflow/run.ts';
import { refuseFailure } from '../support/workflow/success.ts';
import { commitOf, home, keys, publish, release, work } from './release.ts';

function errorsOf(run: RunResult): string {
  return run.jobs
    .flatMap(({ steps }) => steps.flatMap(({ annotations }) => annotations.map(({ data }) => data)))
    .join('\n');
}

test('a prerelease is marked as one and does not move the major tag', async () => {
  refuseFailure(await release(await publish('1.3.0-beta.1')));
  expect([...home.releases.values()]).toMatchObject([{ prerelease: true, draft: false }]);
  await expect(commitOf('v1')).rejects.toThrow();
});

test('a fix of an older version does not move the major tag back', async () => {
  refuseFailure(await release(await publish('1.10.0')));
  refuseFailure(await release(await publish('1.9.1')));
  expect(await commitOf('v1')).toBe(await commitOf('v1.10.0'));
  refuseFailure(await release(await publish('2.0.0')));
  expect(await commitOf('v1')).toBe(await commitOf('v1.10.0'));
  expect(await commitOf('v2')).toBe(await commitOf('v2.0.0'));
});

test('a major tag with a release is not moved, and the error says so', async () => {
  const before = {
    id: 9,
    author: 'octocat',
    createdAt: '2026-01-01T00:00:00Z',
    publishedAt: '2026-01-01T00:00:00Z',
  };
  const text = {
    tag: 'v1',
    target: 'main',
    name: 'v1',
    body: null,
    draft: false,
    prerelease: false,
    assets: [],
  };
  home.releases.set(9, { ...before, ...text });
  const run = await release(await publish('1.2.3'));
  expect(errorsOf(run)).toContain('Expected 404 from GitHub for a release of v1');
  await expect(commitOf('v1')).rejects.toThrow();
});

test.each<[string, () => Promise<string>, RegExp]>([
  [
    'a tag signed by a stranger',
    () => publish('1.2.3', {}, { sign: 'stranger' }),
    /not signed by a key of \.github\/allowed-signers/,
  ],
  [
    'a tag that adds its own signer',
    async () => {
      await work.git('checkout', '--quiet', '-b', 'aside');
      const signers = `stranger@example.com namespaces="git" ${readFileSync(join(keys, 'stranger.pub'), 'utf8')}`;
      await work.commit({ '.github/allowed-signers': signers });
      return publish('1.2.3', {}, { sign: 'stranger' });
    },
    /not signed by a key of \.github\/allowed-signers/,
  ],
  [
    'a tag without signature',
    async () => {
      await publish('1.2.2');
      await work.git('tag', 'v1.2.3');
      await work.git('push', '--quiet', 'origin', 'v1.2.3');
      return 'v1.2.3';
    },
    /v1\.2\.3 is not a signed tag/,
  ],
  [
    'a commit that is not on the main branch',
    async () => {
      await work.git('checkout', '--quiet', '-b', 'aside');
      return publish('1.2.3');
    },
    /not on the main branch/,
  ],
  [
    'another version in package.json',
    () => publish('1.2.3', { 'package.json': '{"version":"1.2.4"}' }),
    /package\.json has version 1\.2\.4/,
  ],
  [
    'a changelog that is behind',
    () => publish('1.2.3', { 'CHANGELOG.md': '## [Unreleased]\n\n- News.\n' }),
    /under \[Unreleased\]/,
  ],
])('%s is refused, and nothing is released', async (_name, prepare, says) => {
  const run = await release(await prepare());
  expect(run.result).toBe('failure');
  expect(errorsOf(run)).toMatch(says);
  expect(home.releases.size).toBe(0);
});
