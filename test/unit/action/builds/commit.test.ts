import { expect, test } from '@jest/globals';
import { parseCommit, readTarget } from '../../../../src/action/builds/commit.ts';
import { type EventSource, readRunEvent } from '../../../../src/action/event/run-event.ts';
import { readInputs } from '../../../../src/action/inputs/reader.ts';
import type { Ref } from '../../../../src/contract/values.ts';

const sha = '4f3c2b1a09f8e7d6c5b4a39281706f5e4d3c2b1a';

test.each([sha, sha.slice(0, 7), sha.toUpperCase(), sha.padEnd(64, '0')])('%s is a commit', (text) => {
  expect(parseCommit(text)).toBe(text.toLowerCase());
});

test.each(['', 'main', sha.slice(0, 6), `${sha} `, `${sha}g`, sha.padEnd(65, '0'), 'HEAD~1'])(
  '%j is no commit',
  (text) => expect(() => parseCommit(text)).toThrow('at least its first 7 hexadecimal digits'),
);

const home = { full_name: 'o/r' };
const head = { ref: 'feature', sha, repo: home };
const pull: EventSource = {
  ...{ name: 'pull_request', ref: 'refs/pull/7/merge', sha: 'f'.repeat(40) },
  payload: { pull_request: { number: 7, head, base: { ref: 'main', repo: home } }, repository: home },
};
const target: EventSource = { ...pull, name: 'pull_request_target', ref: 'refs/heads/main' };
const push: EventSource = { name: 'push', ref: 'refs/heads/main', sha };
const tag: EventSource = {
  ...{ name: 'push', ref: 'refs/tags/v1', sha: 'f'.repeat(40) },
  payload: { head_commit: { id: sha } },
};

test.each<[string, EventSource, Ref | undefined, string, string | undefined]>([
  ["the event's", push, undefined, '', sha],
  ["the event's, for its branch by name", push, { branch: 'main' }, '', sha],
  ['not known, for another branch', push, { branch: 'feature' }, '', undefined],
  ['not known, for a tag of that name', push, { tag: 'main' }, '', undefined],
  ['the given one', push, { branch: 'feature' }, 'abcdef0', 'abcdef0'],
  ["the event's in full, where its first digits are given", push, undefined, sha.slice(0, 8), sha],
  ['the head of a pull request', pull, undefined, '', sha],
  ['the head of a pull request, for its branch by name', pull, { branch: 'feature' }, '', sha],
  ['not known, for the base branch of a pull request', pull, { branch: 'main' }, '', undefined],
  ["the base branch's, where the event is of it", target, { branch: 'main' }, '', 'f'.repeat(40)],
  ['the commit of an annotated tag, for the tag by name', tag, { tag: 'v1' }, '', sha],
])('the commit that is meant is %s', (_, event, ref, given, expected) => {
  const target = readInputs({ input: () => given }, (inputs) =>
    readTarget(inputs, { event: readRunEvent(event), ref }),
  );
  expect(target.sha).toBe(expected);
});
