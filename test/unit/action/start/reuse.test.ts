import { expect, test } from '@jest/globals';
import { readRunEvent } from '../../../../src/action/event/run-event.ts';
import { type ReuseIdentity, reusableRefs, reuseLabel } from '../../../../src/action/start/reuse.ts';

const home = { full_name: 'o/r' };
function pullRequest(head: string, from = home): ReturnType<typeof readRunEvent> {
  const pull_request = { number: 7, head: { ref: head, repo: from }, base: { ref: 'main', repo: home } };
  return readRunEvent({ name: 'pull_request', payload: { pull_request, repository: home } });
}

test('a pull request may take a build of its base branch, and nobody may take one of a pull request', () => {
  expect(reusableRefs({ branch: 'feature' }, pullRequest('feature'))).toEqual([
    { branch: 'feature' },
    { branch: 'main' },
  ]);
  const push = readRunEvent({ name: 'push', ref: 'refs/heads/main' });
  expect(reusableRefs({ branch: 'main' }, push)).toEqual([{ branch: 'main' }]);
});

// T14
test.each([
  ['builds another branch than its head', { branch: 'other' }, pullRequest('feature')],
  ['builds a tag', { tag: 'feature' }, pullRequest('feature')],
  ['comes from a fork', { branch: 'feature' }, pullRequest('feature', { full_name: 'fork/r' })],
  ['has its base as its head', { branch: 'main' }, pullRequest('main')],
])('the base branch is not taken where the pull request %s', (_, ref, event) => {
  expect(reusableRefs(ref, event)).toEqual([ref]);
});

interface Identity {
  readonly key: string;
  readonly groups?: string[] | undefined;
  readonly softwareVersions?: Record<string, string> | undefined;
  readonly instanceType: string | undefined;
  readonly workflowInputs?: ReuseIdentity['workflowInputs'];
}

function labelOf({ key, groups, softwareVersions, instanceType, workflowInputs }: Identity): string {
  const environment = { variables: undefined, groups, softwareVersions };
  return reuseLabel({ key, settings: { environment, instanceType }, workflowInputs });
}

const plain = { key: 'app-1', groups: undefined, softwareVersions: undefined, instanceType: undefined };

test('the label is gh-key- and 32 hexadecimal digits, the same for the same identity', () => {
  expect(labelOf(plain)).toMatch(/^gh-key-[0-9a-f]{32}$/);
  expect(labelOf({ ...plain })).toBe(labelOf(plain));
  expect(labelOf({ ...plain, groups: [], softwareVersions: {} })).toBe(labelOf(plain));
});

test('without inputs the label is that of builds that were started before there were any', () => {
  const identity = {
    key: 'app-1',
    groups: ['signing'],
    softwareVersions: { xcode: '16' },
    workflowInputs: {},
  };
  expect(labelOf({ ...identity, instanceType: 'mac' })).toBe('gh-key-2a154ebe011a41c2650e77aefcee5c08');
});

test('the order of versions and inputs does not matter', () => {
  const versions = (softwareVersions: Readonly<Record<string, string>>): string =>
    labelOf({ ...plain, softwareVersions });
  expect(versions({ xcode: '16', flutter: '3' })).toBe(versions({ flutter: '3', xcode: '16' }));
  const inputs = [
    { release: true, count: 1 },
    { count: 1, release: true },
  ] as const;
  const [left, right] = inputs.map((workflowInputs) => labelOf({ ...plain, workflowInputs }));
  expect(left).toBe(right);
});

test('identities that differ in anything have different labels', () => {
  const identities: Identity[] = [
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
    { ...plain, workflowInputs: { release: true } },
    { ...plain, workflowInputs: { release: 'true' } },
    { ...plain, workflowInputs: { release: true, count: 1 } },
  ];
  expect(new Set(identities.map(labelOf)).size).toBe(identities.length);
});
