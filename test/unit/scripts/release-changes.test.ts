import { expect, test } from '@jest/globals';
import { type ReleaseSources, releaseOf } from '../../../scripts/release/changes.ts';

const changelog = `# Changelog

## [Unreleased]

## [1.2.3] - 2026-12-01

### Fixed

- A thing.

## [1.2.2] - 2026-11-30

- Another.

[1.2.3]: https://example.com/1.2.3
`;
const good: ReleaseSources = {
  tag: 'v1.2.3',
  versions: { 'package.json': '1.2.3', 'package-lock.json': '1.2.3' },
  changelog,
};

test('a tag, packages and a changelog that match make a release with its notes', () => {
  expect(releaseOf(good)).toEqual({
    version: '1.2.3',
    isPrerelease: false,
    notes: '### Fixed\n\n- A thing.',
  });
  // The links at the end of the page are not notes of the oldest release.
  const only = changelog.replace(/## \[1\.2\.2\][\s\S]*Another\.\n/, '');
  expect(releaseOf({ ...good, changelog: only }).notes).toBe('### Fixed\n\n- A thing.');
  const beta = {
    ...good,
    tag: 'v1.2.3-beta.1',
    versions: {},
    changelog: changelog.replace('[1.2.3] -', '[1.2.3-beta.1] -'),
  };
  expect(releaseOf(beta)).toMatchObject({ version: '1.2.3-beta.1', isPrerelease: true });
});

test.each<[string, Partial<ReleaseSources>, RegExp]>([
  ['a tag that is not a version', { tag: 'v1' }, /Expected a tag such as v1\.2\.3, but it is v1\./],
  [
    'another version in package.json',
    { versions: { 'package.json': '1.2.4' } },
    /package\.json has version 1\.2\.4/,
  ],
  [
    'a changelog without [Unreleased]',
    { changelog: changelog.replace('## [Unreleased]', '') },
    /start with \[Unreleased\]/,
  ],
  [
    'a changelog with another version as its newest part',
    { changelog: changelog.replace('[1.2.3] -', '[1.3.0] -') },
    /\[1\.2\.3\]/,
  ],
  ['a part without a date', { changelog: changelog.replace(' - 2026-12-01', '') }, /YYYY-MM-DD/],
  ['an empty part', { changelog: changelog.replace('### Fixed\n\n- A thing.\n', '') }, /no changes for/],
])('%s is refused', (_name, change, says) => {
  expect(() => releaseOf({ ...good, ...change })).toThrow(says);
});
