import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readRunContext } from '../../../../src/action/event/run-context.ts';
import {
  commitOfEvent,
  ownHeads,
  type RunEvent,
  readRunEvent,
} from '../../../../src/action/event/run-event.ts';
import { temporaryFolder } from '../../../support/folder.ts';

const nothing = readRunEvent({});
const warn = (): void => undefined;

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

test('only a repository that says so is public', () => {
  const isPublic = (repository: object) => readRunEvent({ payload: { repository } }).repository.isPublic;
  expect([isPublic({ private: false }), isPublic({ private: true }), isPublic({})]).toEqual([
    true,
    false,
    false,
  ]);
});

test.each([
  ['of a pull request', { pull_request: { number: 12 } }, 12],
  ['of a comment on a pull request', { issue: { number: 13, pull_request: { url: '…' } } }, 13],
  ['of a comment on an issue', { issue: { number: 14 } }, undefined],
  ['with a number that is text', { pull_request: { number: '12; rm' } }, undefined],
  ['with a number that is not whole', { pull_request: { number: 1.5 } }, undefined],
])('an event %s is for pull request %3$j', (_, payload, number) =>
  expect(readRunEvent({ payload }).pullRequestNumber).toBe(number),
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

test('a pull request has the branch that it is to be merged into', () =>
  expect(readRunEvent({ payload: { pull_request: { base: { ref: 'main' } } } }).pullRequest?.baseBranch).toBe(
    'main',
  ));

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
  ['push', {}, []],
])('heads of pull requests in this repository, by %s %j', (name, payload, expected) => {
  expect(ownHeads(readRunEvent({ name, payload: { repository: ownRepository, ...payload } }))).toEqual(
    expected,
  );
});

async function eventOf(text: string, warned: (message: string) => void = warn): Promise<RunEvent> {
  await using folder = await temporaryFolder();
  const path = join(folder.path, 'event.json');
  await writeFile(path, text);
  return readRunContext({ GITHUB_EVENT_PATH: path }, warned).event;
}

test('the run is read from the environment', () => {
  const env = {
    GITHUB_EVENT_NAME: 'push',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_SHA: 'f'.repeat(40),
    GITHUB_ACTOR: 'octocat',
    GITHUB_REPOSITORY: 'owner/name',
    GITHUB_RUN_ID: '12345678901',
    GITHUB_RUN_ATTEMPT: '2',
    GITHUB_JOB: 'build',
    GITHUB_WORKFLOW_REF: 'owner/name/.github/workflows/ci.yml@refs/heads/main',
    GITHUB_ACTION: '__run',
    GITHUB_SERVER_URL: 'https://github.example.com',
    GITHUB_API_URL: 'https://github.example.com/api/v3',
    GITHUB_WORKSPACE: 'D:\\a\\name\\name',
    RUNNER_TEMP: 'D:\\a\\_temp',
  };
  expect(readRunContext(env, warn)).toEqual({
    event: readRunEvent({ name: 'push', ref: 'refs/heads/main', sha: 'f'.repeat(40) }),
    actor: 'octocat',
    repository: 'owner/name',
    runId: '12345678901',
    runAttempt: '2',
    job: 'build',
    workflowRef: 'owner/name/.github/workflows/ci.yml@refs/heads/main',
    action: '__run',
    serverUrl: 'https://github.example.com',
    apiUrl: 'https://github.example.com/api/v3',
    workspace: 'D:\\a\\name\\name',
    temporary: 'D:\\a\\_temp',
  });
});

test('outside GitHub the event says nothing, other texts are empty, and GitHub is github.com', () => {
  expect(readRunContext({}, warn)).toMatchObject({
    event: readRunEvent({}),
    runId: '0',
    runAttempt: '1',
    serverUrl: 'https://github.com',
    apiUrl: 'https://api.github.com',
    workspace: process.cwd(),
    temporary: tmpdir(),
  });
});

test('the payload of the event is read from its file', async () => {
  expect(await eventOf('{"pull_request": {"number": 7}}')).toMatchObject({ pullRequest: { number: 7 } });
});

// T18
test.each(['', '{"a": secret-of-the-event', '{'])(
  'an event of %j is a warning that does not quote it',
  async (text) => {
    const warnings: string[] = [];
    expect(await eventOf(text, (message) => warnings.push(message))).toMatchObject({
      pullRequest: undefined,
    });
    expect(warnings).toEqual([expect.stringMatching(/^(?!.*secret).* could not be read as JSON/)]);
  },
);
