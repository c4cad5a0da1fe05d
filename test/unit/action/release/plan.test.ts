import { expect, test } from '@jest/globals';
import { planRelease } from '../../../../src/action/release/publish.ts';
import type { ReleasedFile } from '../../../../src/action/release/releases.ts';

const files = ['SHA256SUMS', 'a.apk', 'b.ipa'].map((name) => ({
  name,
  path: `/${name}`,
  size: 1,
  sha256: `sum of ${name}`,
}));
const released = (name: string, more: Partial<ReleasedFile> = {}): ReleasedFile => ({
  id: name.length,
  name,
  sha256: `sum of ${name}`,
  isWhole: true,
  ...more,
});
const names = (list: readonly { name: string }[]): string[] => list.map(({ name }) => name);

test('a release without files gets all of them, the checksums last', () => {
  const plan = planRelease(files, { released: [], isPublished: false });
  expect(plan.kind === 'upload' && names(plan.upload)).toEqual(['a.apk', 'b.ipa', 'SHA256SUMS']);
});

test('a matching file stays; an interrupted, different or unknown one is replaced; a file of another name is left alone', () => {
  const there = [released('a.apk'), released('b.ipa', { isWhole: false }), released('notes.txt')];
  const plan = planRelease(files, { released: there, isPublished: false });
  expect(plan).toMatchObject({ kind: 'upload', remove: [{ name: 'b.ipa' }] });
  expect(plan.kind === 'upload' && names(plan.upload)).toEqual(['b.ipa', 'SHA256SUMS']);
  for (const sha256 of ['another', undefined]) {
    const other = planRelease(files, { released: [released('a.apk', { sha256 })], isPublished: false });
    expect(other).toMatchObject({ kind: 'upload', remove: [{ name: 'a.apk' }] });
  }
});

test('a published release with its checksums is complete, or cannot get other files', () => {
  const all = ['a.apk', 'b.ipa', 'SHA256SUMS'].map((name) =>
    released(name, { sha256: 'of an earlier build' }),
  );
  expect(planRelease(files, { released: all, isPublished: true })).toEqual({ kind: 'complete' });
  expect(planRelease(files, { released: all.slice(1), isPublished: true })).toEqual({
    kind: 'closed',
    missing: ['a.apk'],
  });
});

test('a published release without checksums is unfinished', () => {
  const plan = planRelease(files, { released: [released('a.apk')], isPublished: true });
  expect(plan.kind === 'upload' && names(plan.upload)).toEqual(['b.ipa', 'SHA256SUMS']);
});
