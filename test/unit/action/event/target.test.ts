import { expect, test } from '@jest/globals';
import { type RunEvent, readRunEvent } from '../../../../src/action/event/run-event.ts';
import { ForkRefused, refuseFork, targetOfEvent } from '../../../../src/action/event/target.ts';

const home = { full_name: 'octo-org/mobile-app' };
const fork = { full_name: 'somebody/mobile-app' };

function event(name: string, payload: object = {}, ref = 'refs/heads/main'): RunEvent {
  return readRunEvent({ name, payload: { repository: home, ...payload }, ref, sha: 'c0ffee' });
}

function pullRequest(repo: object | null, ref = 'feature/login'): object {
  return { pull_request: { head: { ref, sha: 'head-sha', repo }, base: { repo: home } } };
}

test.each<[string, RunEvent, object]>([
  [
    'push of a branch',
    event('push', {}, 'refs/heads/release/2.x'),
    { ref: { branch: 'release/2.x' }, sha: 'c0ffee' },
  ],
  [
    'push of an annotated tag: the commit, not the tag object',
    event('push', { head_commit: { id: 'tip-sha' } }, 'refs/tags/v1.2'),
    { ref: { tag: 'v1.2' }, sha: 'tip-sha' },
  ],
  ['push of a tag', event('push', {}, 'refs/tags/v1.2'), { ref: { tag: 'v1.2' }, sha: 'c0ffee' }],
  [
    'pull request: its head, not the merge ref',
    event('pull_request', pullRequest(home), 'refs/pull/7/merge'),
    { ref: { branch: 'feature/login' }, sha: 'head-sha' },
  ],
  [
    'pull_request_target',
    event('pull_request_target', pullRequest(home)),
    { ref: { branch: 'feature/login' }, sha: 'head-sha' },
  ],
  [
    'review',
    event('pull_request_review', pullRequest(home)),
    { ref: { branch: 'feature/login' }, sha: 'head-sha' },
  ],
  [
    'release',
    event('release', { release: { tag_name: 'v2' } }, 'refs/tags/v2'),
    { ref: { tag: 'v2' }, sha: 'c0ffee' },
  ],
  [
    'workflow_run',
    event('workflow_run', {
      workflow_run: { head_branch: 'dev', head_sha: 'run-sha', head_repository: home },
    }),
    { ref: { branch: 'dev' }, sha: 'run-sha' },
  ],
  [
    'merge_group',
    event('merge_group', {
      merge_group: { head_ref: 'refs/heads/gh-readonly-queue/main/pr-1', head_sha: 'queue-sha' },
    }),
    { ref: { branch: 'gh-readonly-queue/main/pr-1' }, sha: 'queue-sha' },
  ],
  [
    'workflow_dispatch on a tag',
    event('workflow_dispatch', {}, 'refs/tags/v3'),
    { ref: { tag: 'v3' }, sha: 'c0ffee' },
  ],
  ['schedule', event('schedule'), { ref: { branch: 'main' }, sha: 'c0ffee' }],
  ['repository_dispatch', event('repository_dispatch'), { ref: { branch: 'main' }, sha: 'c0ffee' }],
])('%s says what to build', (_, given, expected) => expect(targetOfEvent(given)).toEqual(expected));

test.each([
  'delete',
  'issue_comment',
  'create',
  'workflow_call',
  'deployment',
  'pull_request_review_comment',
])('%s does not say what to build: its ref is only the default branch', (name) =>
  expect(targetOfEvent(event(name))).toEqual({
    unknown: expect.stringMatching(new RegExp(`${name}.*branch or tag`)),
  }),
);

// T18
test.each([
  ['a payload without pull request', event('pull_request')],
  ['a ref that is neither branch nor tag', event('push', {}, 'refs/pull/7/merge')],
  ['a payload of other types', event('release', { release: { tag_name: 7 } })],
])('%s does not say what to build, and the reason names the inputs', (_, given) =>
  expect(targetOfEvent(given)).toEqual({ unknown: expect.stringMatching(/Set the branch or tag input\.$/) }),
);

// T17
test.each([
  ['pull_request', event('pull_request', pullRequest(fork))],
  ['pull_request_target', event('pull_request_target', pullRequest(fork))],
  ['pull_request_review', event('pull_request_review', pullRequest(fork))],
  ['pull_request_review_comment', event('pull_request_review_comment', pullRequest(fork))],
  ['a future event with a pull request', event('pull_request_poll', pullRequest(fork))],
  ['a pull request whose fork was deleted', event('pull_request', pullRequest(null))],
  ['workflow_run', event('workflow_run', { workflow_run: { head_branch: 'main', head_repository: fork } })],
])('%s of a fork is refused', (_, given) => expect(() => refuseFork(given, undefined)).toThrow(ForkRefused));

// T17
test.each(['pull_request', 'pull_request_review_comment'])(
  "%s: a fork's head branch given by name is refused too, another branch is the user's choice",
  (name) => {
    const given = event(name, pullRequest(fork, 'main'));
    for (const branch of ['main', 'refs/heads/main', 'refs/heads/refs/heads/main'])
      expect(() => refuseFork(given, { branch })).toThrow(ForkRefused);
    expect(() => refuseFork(given, { branch: 'develop' })).not.toThrow();
  },
);

test("a fork's branch that is itself called refs/heads/main is refused by each of its names", () => {
  const given = event('pull_request', pullRequest(fork, 'refs/heads/main'));
  for (const branch of ['refs/heads/main', 'main'])
    expect(() => refuseFork(given, { branch })).toThrow(ForkRefused);
});

test.each([
  ['a pull request of the repository itself', event('pull_request', pullRequest(home))],
  ['a comment on a line of it', event('pull_request_review_comment', pullRequest(home))],
  ['an event without pull request', event('push')],
  ['a pull request that the payload does not hold', event('pull_request')],
])('%s is no fork', (_, given) => expect(() => refuseFork(given, undefined)).not.toThrow());
