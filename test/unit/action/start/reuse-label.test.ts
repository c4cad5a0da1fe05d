import { expect, test } from '@jest/globals';
import { type ReuseIdentity, reuseLabel } from '../../../../src/action/start/reuse.ts';

const plain = { key: 'app-1', groups: undefined, softwareVersions: undefined, instanceType: undefined };

test('the label is gh-key- and 32 hexadecimal digits, the same for the same identity', () => {
  expect(reuseLabel(plain)).toMatch(/^gh-key-[0-9a-f]{32}$/);
  expect(reuseLabel({ ...plain })).toBe(reuseLabel(plain));
  expect(reuseLabel({ ...plain, groups: [], softwareVersions: {} })).toBe(reuseLabel(plain));
});

test('the order of versions does not matter', () => {
  const versions = (softwareVersions: Readonly<Record<string, string>>): string =>
    reuseLabel({ ...plain, softwareVersions });
  expect(versions({ xcode: '16', flutter: '3' })).toBe(versions({ flutter: '3', xcode: '16' }));
});

test('identities that differ in anything have different labels', () => {
  const identities: ReuseIdentity[] = [
    plain,
    { ...plain, key: 'app-2' },
    { ...plain, key: 'app-1 ' },
    { ...plain, key: '["app-1",[]]' },
    { ...plain, groups: ['a'] },
    { ...plain, groups: ['a', 'b'] },
    { ...plain, groups: ['b', 'a'] },
    { ...plain, groups: ['a,b'] },
    { ...plain, softwareVersions: { a: 'b' } },
    { ...plain, softwareVersions: { a: 'c' } },
    { ...plain, groups: ['a', 'b'], softwareVersions: { a: 'b' } },
    { ...plain, instanceType: 'a' },
    { ...plain, instanceType: 'null' },
  ];
  expect(new Set(identities.map(reuseLabel)).size).toBe(identities.length);
});
