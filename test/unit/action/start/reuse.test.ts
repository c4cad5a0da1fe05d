import { expect, test } from '@jest/globals';
import { readRunEvent } from '../../../../src/action/event/run-event.ts';
import {
  findReusable,
  type ReuseIdentity,
  reusableRefs,
  reuseLabel,
  type Wanted,
} from '../../../../src/action/start/reuse.ts';
import type { SeenBuild } from '../../../../src/contract/build.ts';

const label = 'gh-key-0123456789abcdef0123456789abcdef';
const commit = '4f3c2b1a09f8e7d6c5b4a39281706f5e4d3c2b1a';
const otherCommit = '81aa2b1a09f8e7d6c5b4a39281706f5e4d3c2b1a';
const main: Wanted = { appId: 'app', workflowId: 'android', refs: [{ branch: 'main' }], label };

function build(fields: Partial<SeenBuild> = {}): SeenBuild {
  return {
    ...{ _id: 'b1', appId: 'app', workflowId: 'android', branch: 'main', tag: null, status: 'finished' },
    labels: ['gh-1-1-0', label, `gh-commit-${commit}`],
    commit: { hash: commit },
    startedAt: '2026-11-12T14:00:00.000+0000',
    ...fields,
  };
}

test('a finished build of the same app, workflow, branch and key is taken', () => {
  expect(findReusable([build()], main)?._id).toBe('b1');
  expect(findReusable([build({ pullRequest: null })], main)?._id).toBe('b1');
  expect(findReusable([build({ labels: [label, `gh-commit-${commit.slice(0, 7)}`] })], main)?._id).toBe('b1');
  const fromFile = build({ workflowId: null, fileWorkflowId: 'android' });
  expect(findReusable([fromFile], main)?._id).toBe('b1');
});

test.each<[string, Partial<SeenBuild>]>([
  ['of another app', { appId: 'other' }],
  ['whose app is not told', { appId: undefined }],
  ['of another workflow', { workflowId: 'ios' }],
  ['whose workflow is not told', { workflowId: null }],
  ['of another branch', { branch: 'feature' }],
  ['whose branch is not told', { branch: null }],
  ['of a tag of that name', { branch: null, tag: 'main' }],
  ['of both a branch and a tag', { tag: 'v1' }],
  ['of a pull request, whose branch may be that of a fork', { pullRequest: { number: 7 } }],
  ['with another key', { labels: ['gh-key-f123456789abcdef0123456789abcdef', `gh-commit-${commit}`] }],
  ['with a longer label', { labels: [`${label}0`, `gh-commit-${commit}`] }],
  ['of another commit than its key', { commit: { hash: otherCommit } }],
  ['whose key names no commit', { labels: [label] }],
  ['whose key names a part of a commit', { labels: [label, `gh-commit-${commit.slice(0, 6)}`] }],
  ['whose key names nothing', { labels: [label, 'gh-commit-'] }],
  ['whose key names two commits', { labels: [label, `gh-commit-${commit}`, `gh-commit-${otherCommit}`] }],
  ['whose commit is not told', { commit: undefined }],
  ['without labels', { labels: undefined }],
  ...['building', 'failed', 'warning', 'canceled', 'skipped', 'timeout', 'queued', 'polishing'].map(
    (status): [string, Partial<SeenBuild>] => [`that is ${status}`, { status }],
  ),
])('a build %s is never taken', (_, fields) => {
  expect(findReusable([build(fields)], main)).toBeUndefined();
});

test('the newest is taken, wherever it stands in the list', () => {
  const at = (_id: string, fields: Partial<SeenBuild>): SeenBuild =>
    build({ _id, startedAt: undefined, ...fields });
  const builds = [
    at('without times', {}),
    at('second', { startedAt: '2026-11-12T14:00:00.000+0000' }),
    at('newest', { createdAt: '2026-11-12T15:00:00.000+0000', startedAt: '2026-11-12T15:10:00.000+0000' }),
    at('third', { finishedAt: '2026-11-12T13:00:00.000+0000' }),
  ];
  for (let turn = 0; turn < builds.length; turn++) {
    const turned = [...builds.slice(turn), ...builds.slice(0, turn)];
    expect(findReusable(turned, main)?._id).toBe('newest');
  }
});

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
  expect(findReusable([build({ branch: 'feature' })], main)).toBeUndefined();
});

test.each([
  ['builds another branch than its head', { branch: 'other' }, pullRequest('feature')],
  ['builds a tag', { tag: 'feature' }, pullRequest('feature')],
  ['comes from a fork', { branch: 'feature' }, pullRequest('feature', { full_name: 'fork/r' })],
  ['has its base as its head', { branch: 'main' }, pullRequest('main')],
])('the base branch is not taken where the pull request %s', (_, ref, event) => {
  expect(reusableRefs(ref, event)).toEqual([ref]);
});

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
