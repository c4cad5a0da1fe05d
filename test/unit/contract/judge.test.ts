import { expect, test } from '@jest/globals';
import {
  type BuildCriteria,
  isOfRefOrPullRequest,
  judgeBuild,
  judgeCommit,
  sharedRef,
  unknownFields,
  type Verdict,
} from '../../../src/contract/judge.ts';

const hash = '4f3c2b1a09f8e7d6c5b4a39281706f5e4d3c2b1a';
const otherHash = 'decade0000000000000000000000000000decade';

type Fields = Parameters<typeof judgeBuild>[0];

/** What a record can say of a field, and what follows from that alone. */
const said: Readonly<Record<'app' | 'workflow' | 'ref' | 'commit', readonly [string, Fields, Verdict][]>> = {
  app: [
    ['the application', { appId: 'app' }, 'yes'],
    ['another application', { appId: 'other' }, 'no'],
    ['null as application', { appId: null }, 'unknown'],
    ['an empty application', { appId: '' }, 'unknown'],
    ['no application', {}, 'unknown'],
  ],
  workflow: [
    ['the workflow', { workflowId: 'android' }, 'yes'],
    ['the workflow of a file', { workflowId: null, fileWorkflowId: 'android' }, 'yes'],
    ['an empty workflow, and that of a file', { workflowId: '', fileWorkflowId: 'android' }, 'yes'],
    ['another workflow', { workflowId: 'ios' }, 'no'],
    ['another workflow of a file', { fileWorkflowId: 'ios' }, 'no'],
    ['null as workflow', { workflowId: null, fileWorkflowId: null }, 'unknown'],
    ['no workflow', {}, 'unknown'],
  ],
  ref: [
    ['the branch', { branch: 'main', tag: null }, 'yes'],
    ['the branch, and no tag', { branch: 'main' }, 'yes'],
    ['another branch', { branch: 'next', tag: null }, 'no'],
    ['a tag of that name', { branch: null, tag: 'main' }, 'no'],
    ['a tag, and no branch', { tag: 'v1' }, 'no'],
    ['branch and tag', { branch: 'main', tag: 'v1' }, 'unknown'],
    ['another branch, and a tag', { branch: 'next', tag: 'v1' }, 'unknown'],
    ['null as branch and tag', { branch: null, tag: null }, 'unknown'],
    ['neither branch nor tag', {}, 'unknown'],
    ['a pull request, and the branch', { branch: 'main', pullRequest: { number: 7 } }, 'no'],
    ['null as pull request', { branch: 'main', pullRequest: null }, 'yes'],
  ],
  commit: [
    ['the commit', { commit: { hash } }, 'yes'],
    ['another commit', { commit: { hash: otherHash } }, 'no'],
    ['null as commit', { commit: null }, 'unknown'],
    ['a commit that is none', { commit: { hash: 'HEAD' } }, 'unknown'],
    ['no commit', {}, 'unknown'],
  ],
};

const wanted: BuildCriteria = {
  appId: 'app',
  workflowIds: ['web', 'android'],
  refs: [{ branch: 'feature' }, { branch: 'main' }],
  commit: hash,
};

const all = (...verdicts: Verdict[]): Verdict =>
  verdicts.includes('no') ? 'no' : verdicts.includes('unknown') ? 'unknown' : 'yes';

/** Each field says one thing, and so does every other: all pairs, and more. */
const combinations = said.app.flatMap(([appText, app, appVerdict]) =>
  said.workflow.flatMap(([workflowText, workflow, workflowVerdict]) =>
    said.ref.flatMap(([refText, ref, refVerdict]) =>
      said.commit.map(([commitText, commit, commitVerdict]) => ({
        text: [appText, workflowText, refText, commitText].join('; '),
        build: { ...app, ...workflow, ...ref, ...commit },
        verdicts: [appVerdict, workflowVerdict, refVerdict, commitVerdict] as const,
      })),
    ),
  ),
);

// T15
test('the verdict is yes if every field agrees, no if one contradicts, and otherwise unknown', () => {
  const wrong = combinations.filter(({ build, verdicts }) => judgeBuild(build, wanted) !== all(...verdicts));
  expect(wrong).toEqual([]);
});

const asked: Readonly<Record<keyof typeof said, BuildCriteria>> = {
  app: { appId: wanted.appId },
  workflow: { workflowIds: wanted.workflowIds },
  ref: { refs: wanted.refs },
  commit: { commit: wanted.commit },
};

test.each(
  (['app', 'workflow', 'ref', 'commit'] as const).flatMap((field) =>
    said[field].map(([text, build, verdict]) => ({ field, text, build, verdict })),
  ),
)('if only its $field is asked, a record with $text is $verdict', ({ field, build, verdict }) => {
  expect(judgeBuild(build, asked[field])).toBe(verdict);
});

const label = 'gh-1-1-00000000000000000000000000000000';
const own = { ...wanted, commit: undefined, ownLabel: label };

test.each<[string, Fields, Verdict]>([
  ['alone', { labels: ['x', label] }, 'yes'],
  ['with null in every other field', { labels: [label], appId: null, branch: null, tag: null }, 'yes'],
  ['with branch and tag', { labels: [label], branch: 'main', tag: 'v1' }, 'yes'],
  ['and a pull request', { labels: [label], branch: 'main', pullRequest: {} }, 'yes'],
  ['of another application', { labels: [label], appId: 'other' }, 'no'],
  ['of another workflow', { labels: [label], workflowId: 'ios' }, 'no'],
  ['of another branch', { labels: [label], branch: 'next' }, 'no'],
  ['of a tag', { labels: [label], tag: 'main' }, 'no'],
  ['that no record lists', { appId: 'app', workflowId: 'android', branch: 'main' }, 'unknown'],
  ['where the labels are null', { labels: null }, 'unknown'],
  ['where there are others', { appId: 'app', workflowId: 'android', branch: 'main', labels: ['x'] }, 'no'],
])('an own label %s: %j is %s', (_, build, verdict) => {
  expect(judgeBuild(build, own)).toBe(verdict);
});

const key = { label: 'key', commitPrefix: 'of-' };

// T14
test.each<[string, Fields, BuildCriteria, Verdict]>([
  ['the label', { labels: ['x', 'key'] }, { label: 'key' }, 'yes'],
  ['a longer label', { labels: ['key2'] }, { label: 'key' }, 'no'],
  ['no labels', {}, { label: 'key' }, 'unknown'],
  ['the tag', { branch: null, tag: 'v1' }, { refs: [{ tag: 'v1' }] }, 'yes'],
  ['a branch of that name', { branch: 'v1' }, { refs: [{ tag: 'v1' }] }, 'no'],
  ['what nobody asks for', { branch: 'next', pullRequest: { number: 7 } }, {}, 'yes'],
  ['null as labels', { labels: null }, { label: 'key' }, 'unknown'],
  ['no excluded label', { labels: ['x'] }, { withoutLabel: (label) => label === 'key' }, 'yes'],
  ['an excluded label', { labels: ['x', 'key'] }, { withoutLabel: (label) => label === 'key' }, 'no'],
  ['labels that nobody reports', {}, { withoutLabel: () => false }, 'unknown'],
  ['the commit of its label', { labels: ['key', `of-${hash}`], commit: { hash } }, key, 'yes'],
  ['a part of that commit', { labels: ['key', `of-${hash.slice(0, 7)}`], commit: { hash } }, key, 'yes'],
  [
    'another commit than its label',
    { labels: ['key', `of-${hash}`], commit: { hash: otherHash } },
    key,
    'no',
  ],
  [
    'two labels of commits',
    { labels: ['key', `of-${hash}`, `of-${otherHash}`], commit: { hash } },
    key,
    'no',
  ],
  ['no label of a commit', { labels: ['key'], commit: { hash } }, key, 'no'],
  ['too little of a commit', { labels: ['key', `of-${hash.slice(0, 6)}`], commit: { hash } }, key, 'unknown'],
  ['nothing of a commit', { labels: ['key', 'of-'], commit: { hash } }, key, 'unknown'],
  ['no commit', { labels: ['key', `of-${hash}`] }, key, 'unknown'],
])('a record with %s: %j', (_, build, criteria, verdict) => {
  expect(judgeBuild(build, criteria)).toBe(verdict);
  expect(judgeBuild({ ...build, appId: 'other' }, { ...criteria, appId: 'app' })).toBe('no');
  expect(unknownFields(build, criteria).length > 0).toBe(verdict === 'unknown');
});

test('a build of the ref, or made for a pull request, comes before others', () => {
  const ref = { branch: 'main' };
  expect(isOfRefOrPullRequest({ branch: 'main' }, ref)).toBe(true);
  expect(isOfRefOrPullRequest({ branch: 'next', pullRequest: { number: 7 } }, ref)).toBe(true);
  for (const other of [{ branch: 'next' }, { tag: 'main' }, { branch: 'main', tag: 'v1' }, {}])
    expect(isOfRefOrPullRequest(other, ref)).toBe(false);
});

const pull = { commit: { hash }, pullRequest: { number: 7 } };
const head = { number: 7, sha: hash };

// T15
test.each<[string, Fields, Partial<BuildCriteria>, Verdict]>([
  ['whose head is in this repository', pull, { pullRequests: [head] }, 'yes'],
  [
    'with its number in the commit',
    { ...pull, pullRequest: {}, commit: { hash, pullRequestNumber: 7 } },
    { pullRequests: [head] },
    'yes',
  ],
  ['without a number', { ...pull, pullRequest: true }, { pullRequests: [head] }, 'yes'],
  ['of another number', pull, { pullRequests: [{ ...head, number: 8 }] }, 'unknown'],
  [
    'of another number in the commit',
    { ...pull, commit: { hash, pullRequestNumber: 8 } },
    { pullRequests: [head] },
    'unknown',
  ],
  ['where the head has no number', pull, { pullRequests: [{ ...head, number: undefined }] }, 'unknown'],
  ['where the head is another commit', pull, { pullRequests: [{ ...head, sha: otherHash }] }, 'unknown'],
  ['where no head is known', pull, { pullRequests: [] }, 'unknown'],
  ['where nobody says where heads are', pull, {}, 'unknown'],
  [
    'of another commit',
    { ...pull, commit: { hash: otherHash } },
    { pullRequests: [{ ...head, sha: otherHash }] },
    'no',
  ],
  [
    'for a branch, even with its head in this repository',
    { ...pull, branch: 'main' },
    { pullRequests: [head], refs: [{ branch: 'main' }] },
    'no',
  ],
])('the build of a pull request, %s', (_, build, more, verdict) => {
  expect(judgeBuild(build, { commit: hash, ...more })).toBe(verdict);
});

test('the fields that leave the verdict open are named', () => {
  expect(unknownFields({}, wanted)).toEqual(['application', 'workflow', 'branch or tag', 'commit']);
  expect(
    unknownFields({ appId: 'app', workflowId: 'ios', branch: 'main', commit: { hash } }, wanted),
  ).toEqual([]);
  expect(unknownFields(pull, { commit: hash })).toEqual(['head repository']);
});

test.each<[string | null | undefined, string, Verdict]>([
  [hash, hash, 'yes'],
  [hash.slice(0, 7), hash, 'yes'],
  [hash, hash.slice(0, 7), 'yes'],
  [hash.toUpperCase(), hash, 'yes'],
  [hash, hash.toUpperCase(), 'yes'],
  [` ${hash}\n`, hash, 'yes'],
  [`0000000${hash}`, `0000000${hash}`, 'yes'],
  [hash.padEnd(64, '0'), hash, 'yes'],
  [otherHash, hash, 'no'],
  [`${hash.slice(0, 8)}1`, hash, 'no'],
  [hash.slice(0, 6), hash, 'unknown'],
  [hash, hash.slice(0, 6), 'unknown'],
  [hash.padEnd(65, '0'), hash, 'unknown'],
  ['HEAD', hash, 'unknown'],
  ['main', hash, 'unknown'],
  ['0'.repeat(40), hash, 'unknown'],
  [hash, '0'.repeat(40), 'unknown'],
  [`${hash}g`, hash, 'unknown'],
  ['', hash, 'unknown'],
  [null, hash, 'unknown'],
  [undefined, hash, 'unknown'],
])('commit %j, where %j is meant: %s', (built, meant, verdict) => {
  expect(judgeCommit(built, meant)).toBe(verdict);
});

test.each([
  ['one branch', [{ branch: 'main' }, { branch: 'main', tag: null }], { branch: 'main' }],
  ['one tag', [{ branch: '', tag: 'v1' }], { tag: 'v1' }],
  ['two branches', [{ branch: 'main' }, { branch: 'next' }], undefined],
  ['a branch and a tag of one name', [{ branch: 'main' }, { tag: 'main' }], undefined],
  ['a build that names none, as the second', [{ branch: 'main' }, {}], undefined],
  ['a build that names none, as the first', [{}, { branch: 'main' }], undefined],
  ['no builds', [], undefined],
])('the shared ref of %s', (_, builds, ref) => {
  expect(sharedRef(builds)).toEqual(ref);
});
