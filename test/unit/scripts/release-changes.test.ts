import { expect, test } from '@jest/globals';
import { type Claims, releaseOf } from '../../../scripts/release/changes.ts';

const changelog = `# Changelog

## [Unreleased]

## [1.2.3] - 2026-12-01

### Fixed

- A thing.

## [1.2.2] - 2026-11-30

- Another.

[1.2.3]: https://example.com/1.2.3
`;
const good: Claims = {
  tag: 'v1.2.3',
  versions: { 'package.json': '1.2.3', 'package-lock.json': '1.2.3' },
  changelog,
};

test('a tag, the packages and the changelog that agree are a release with its notes', () => {
  expect(releaseOf(good)).toEqual({
    version: '1.2.3',
    isPrerelease: false,
    notes: '### Fixed\n\n- A thing.',
  });
  const beta = {
    ...good,
    tag: 'v1.2.3-beta.1',
    versions: {},
    changelog: changelog.replace('[1.2.3] -', '[1.2.3-beta.1] -'),
  };
  expect(releaseOf(beta)).toMatchObject({ version: '1.2.3-beta.1', isPrerelease: true });
});

test('the notes of the oldest release leave out the links at the end', () => {
  const only = changelog.replace(/## \[1\.2\.2\][\s\S]*Another\.\n/, '');
  expect(releaseOf({ ...good, changelog: only }).notes).toBe('### Fixed\n\n- A thing.');
});

test.each<[string, Partial<Claims>, RegExp]>([
  ['a tag that is no version', { tag: 'v1' }, /v1 is no version/],
  [
    'another version in package.json',
    { versions: { 'package.json': '1.2.4' } },
    /package\.json names version 1\.2\.4/,
  ],
  [
    'changes that would belong to no release',
    { changelog: changelog.replace('[Unreleased]\n', '[Unreleased]\n\n- More.\n') },
    /under \[Unreleased\]/,
  ],
  [
    'a changelog without [Unreleased]',
    { changelog: changelog.replace('## [Unreleased]', '') },
    /begin with \[Unreleased\]/,
  ],
  [
    'a changelog whose newest part is another',
    { changelog: changelog.replace('[1.2.3] -', '[1.3.0] -') },
    /\[1\.2\.3\]/,
  ],
  ['a part without a date', { changelog: changelog.replace(' - 2026-12-01', '') }, /YYYY-MM-DD/],
  ['an empty part', { changelog: changelog.replace('### Fixed\n\n- A thing.\n', '') }, /says nothing/],
])('%s is refused', (_name, change, says) => {
  expect(() => releaseOf({ ...good, ...change })).toThrow(says);
});
