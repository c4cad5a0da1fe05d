import { expect, test } from '@jest/globals';
import {
  commitOfEvent,
  ownHeads,
  pullRequestOfEvent,
  readRunEvent,
} from '../../../../src/action/event/run-event.ts';

const nothing = readRunEvent({});

test.each([null, 7, 'text', [], { pull_request: 'x', repository: null, issue: 1 }])(
  'a payload of %j says nothing',
  (payload) => expect(readRunEvent({ payload })).toEqual(nothing),
);

// T18
test('a name like __proto__ in an event changes no prototype', () => {
  const payload: unknown = JSON.parse('{"__proto__": {"polluted": true, "pull_request": {"number": 7}}}');
  expect(readRunEvent({ payload })).toEqual(nothing);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test.each([
  ['refs/heads/release/2.x', { branch: 'release/2.x' }],
  ['refs/tags/v1', { tag: 'v1' }],
  ['refs/heads/', undefined],
  ['refs/pull/7/merge', undefined],
  ['main', undefined],
  ['', undefined],
])('the ref %j of a run is %j', (ref, expected) => expect(readRunEvent({ ref }).ref).toEqual(expected));

test.each([
  [1_700_000_000, 1_700_000_000_000],
  ['2023-11-14T22:13:20Z', 1_700_000_000_000],
  ['soon', undefined],
  [null, undefined],
])('a push at %j was at %j', (pushed_at, ms) =>
  expect(readRunEvent({ payload: { repository: { pushed_at } } }).repository.pushedAt).toBe(ms),
);

test.each([
  [{ private: false }, true],
  [{ private: true }, false],
  [{}, false],
])('a repository with %j is public: %j', (repository, isPublic) =>
  expect(readRunEvent({ payload: { repository } }).repository.isPublic).toBe(isPublic),
);

test.each([
  ['of a pull request', { pull_request: { number: 12 } }, 12],
  ['of a comment on a pull request', { issue: { number: 13, pull_request: { url: '…' } } }, 13],
  ['of a comment on an issue', { issue: { number: 14 } }, undefined],
  ['with a number that is text', { pull_request: { number: '12; rm' } }, undefined],
  ['with a number that is not whole', { pull_request: { number: 1.5 } }, undefined],
])('an event %s is for pull request %3$j', (_, payload, number) =>
  expect(pullRequestOfEvent(readRunEvent({ payload }))).toBe(number),
);

test('a run that followed another has only the pull requests of its own repository', () => {
  const pull_requests = [
    { number: 3, base: { repo: { id: 5 } } },
    { number: 90, base: { repo: { id: 6 } } },
    { number: 'x', base: { repo: { id: 5 } } },
    null,
  ];
  const event = readRunEvent({ payload: { repository: { id: 5 }, workflow_run: { pull_requests } } });
  expect(event.workflowRun?.pullRequests).toEqual([3]);
});

test.each([
  [
    'the head of a pull request',
    { name: 'pull_request', sha: 'merge', payload: { pull_request: { head: { sha: 'head' } } } },
    'head',
  ],
  [
    'the head of the run before',
    { name: 'workflow_run', sha: 'main', payload: { workflow_run: { head_sha: 'head' } } },
    'head',
  ],
  [
    'the commit of a pushed tag',
    { name: 'push', sha: 'tag', payload: { head_commit: { id: 'head' } } },
    'head',
  ],
  ['the commit of any other event', { name: 'schedule', sha: 'main' }, 'main'],
  ['unknown outside GitHub', {}, undefined],
])('the commit that a run is for is %s', (_, given, commit) => {
  expect(commitOfEvent(readRunEvent(given))).toBe(commit);
});

test.each([
  [{ ref: 'main' }, 'main'],
  [{ ref: '' }, undefined],
  [{ ref: 7 }, undefined],
  [null, undefined],
])('a pull request with the base %j has the base branch %j', (base, branch) =>
  expect(readRunEvent({ payload: { pull_request: { base } } }).pullRequest?.baseBranch).toBe(branch),
);

const ownRepository = { id: 1, full_name: 'o/r' };
const ownHead = { sha: 'a1', repo: ownRepository };
const foreignHead = { sha: 'a1', repo: { id: 2, full_name: 'fork/r' } };

test.each<[string, object, object[]]>([
  ['pull_request', { pull_request: { number: 7, head: ownHead } }, [{ number: 7, sha: 'a1' }]],
  ['pull_request', { pull_request: { number: 7, head: foreignHead } }, []],
  ['pull_request', { pull_request: { number: 7, head: { repo: ownRepository } } }, []],
  [
    'workflow_run',
    {
      workflow_run: {
        head_sha: 'a1',
        head_repository: ownRepository,
        pull_requests: [{ number: 7, base: { repo: ownRepository } }],
      },
    },
    [
      { number: undefined, sha: 'a1' },
      { number: 7, sha: 'a1' },
    ],
  ],
  ['workflow_run', { workflow_run: { head_sha: 'a1', head_repository: foreignHead.repo } }, []],
  [
    'check_run',
    {
      check_run: {
        pull_requests: [
          { number: 7, head: ownHead, base: { repo: ownRepository } },
          { number: 8, head: foreignHead, base: { repo: ownRepository } },
          { number: 9, head: ownHead, base: foreignHead },
        ],
      },
    },
    [{ number: 7, sha: 'a1' }],
  ],
  ['push', {}, []],
])('heads of pull requests in this repository, by %s %j', (name, payload, expected) => {
  expect(ownHeads(readRunEvent({ name, payload: { repository: ownRepository, ...payload } }))).toEqual(
    expected,
  );
});
