import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type EventSource, readRunEvent } from '../../../../src/action/event/run-event.ts';
import { findRun } from '../../../../src/action/github/run-on-github.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import { FakeGitHub } from '../../../support/github/fake-github.ts';
import type { Repository } from '../../../support/github/repository.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';

let server: FakeGitHub;
let repository: Repository;
let logs: (readonly string[])[];

beforeEach(async () => {
  server = await FakeGitHub.start();
  repository = server.addRepository();
  logs = [];
  server.addToken('t');
});
afterEach(() => server.close());

function finder(
  event: EventSource,
  { token = 't', builtCommit }: { token?: string; builtCommit?: string | undefined } = {},
) {
  const { server: serverUrl, api: apiUrl } = server.at;
  const { runner, notices: logged } = memoryRunner({
    with: {},
    run: {
      event: readRunEvent({ name: 'push', ref: 'refs/heads/main', ...event }),
      ...{ repository: 'octo/app', serverUrl, apiUrl },
    },
  });
  logs.push(logged);
  const context = { runner, clock: new FakeClock() };
  return findRun(context, { token, builtCommit, without: 'No comment was posted' });
}

async function found(event: EventSource, builtCommit?: string): Promise<readonly number[]> {
  return (await finder(event, { builtCommit })(new AbortController().signal)).pullRequests;
}

const head = (name: string, ref: string) => ({ repository: name, ref, sha: '2'.repeat(40) });

test('the pull request of an event is known without asking GitHub', async () => {
  expect(await found({ name: 'pull_request', payload: { pull_request: { number: 12 } } })).toEqual([12]);
  const issue = { number: 13, pull_request: { url: '…' } };
  expect(await found({ name: 'issue_comment', payload: { issue } })).toEqual([13]);
  expect(await found({ name: 'issue_comment', payload: { issue: { number: 14 } } })).toEqual([]);
  expect(await found({ name: 'pull_request', payload: { pull_request: { number: '12; rm' } } })).toEqual([]);
  expect(server.requests).toEqual([]);
});

test('a run that followed another has the pull requests of its own repository', async () => {
  const payload = {
    repository: { id: 5 },
    workflow_run: {
      pull_requests: [
        { number: 3, base: { repo: { id: 5 } } },
        { number: 90, base: { repo: { id: 6 } } },
      ],
    },
  };
  expect(await found({ name: 'workflow_run', payload })).toEqual([3]);
});

test('a push of a branch has the open pull requests with that head, in this repository', async () => {
  for (let number = 1; number <= 120; number += 1) {
    repository.addPullRequest({ number, head: head('octo/app', 'feature/a') });
  }
  repository.addPullRequest({ number: 200, head: head('octo/app', 'feature/a'), state: 'closed' });
  repository.addPullRequest({ number: 201, head: head('octo/other-fork', 'feature/a') });
  repository.addPullRequest({ number: 202, head: head('mallory/app', 'feature/a') });
  repository.addPullRequest({ number: 203, head: head('octo/app', 'feature/b') });
  const numbers = await found({ ref: 'refs/heads/feature/a' });
  expect(numbers).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
  expect(await found({ ref: 'refs/heads/feature/c' })).toEqual([]);
  expect(logs.flat()).toEqual([notFor('no open pull request has branch feature/c as its head')]);
});

const notFor = (why: string): string => `No comment was posted, because ${why}. See the job summary instead.`;

test('a tag, a schedule and a manual run are not for a pull request, which a notice says', async () => {
  repository.addPullRequest({ number: 1, head: head('octo/app', 'main') });
  expect(await found({ ref: 'refs/tags/main' })).toEqual([]);
  expect(await found({ name: 'schedule' })).toEqual([]);
  expect(await found({ name: 'workflow_dispatch' })).toEqual([]);
  expect(server.requests).toEqual([]);
  expect(logs.flat()).toEqual(Array(3).fill(notFor('this run is not for a pull request')));
});

test.each(['repository_dispatch', 'check_run'])(
  'on %s, a run is for the open pull requests of this repository whose head was built',
  async (name) => {
    repository.addPullRequest({ number: 1, head: head('octo/app', 'feature/a') });
    repository.addPullRequest({ number: 2, head: head('mallory/app', 'feature/a') });
    repository.addPullRequest({ number: 3, head: { ...head('octo/app', 'feature/b'), sha: '3'.repeat(40) } });
    expect(await found({ name }, '2'.repeat(40))).toEqual([1]);
    expect(await found({ name }, '4'.repeat(40))).toEqual([]);
    expect(logs.flat()).toEqual([notFor('no open pull request has commit 4444444444… as its head')]);
  },
);

test('the run is looked up once, and again after a failure', async () => {
  repository.addPullRequest({ number: 1, head: head('octo/app', 'main') });
  const find = finder({}, { token: 'late' });
  const signal = new AbortController().signal;
  await expect(find(signal)).rejects.toMatchObject({ status: 401 });
  server.addToken('late');
  const found = await find(signal);
  expect(found.pullRequests).toEqual([1]);
  expect(await find(signal)).toBe(found);
  expect(server.requests).toHaveLength(2);
});
