import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { EventUnreadable, readRunContext } from '../../../../src/action/event/run-context.ts';
import { type RunEvent, readRunEvent } from '../../../../src/action/event/run-event.ts';
import { temporaryFolder } from '../../../support/folder.ts';

async function eventOf(text: string): Promise<RunEvent> {
  await using folder = await temporaryFolder();
  const path = join(folder.path, 'event.json');
  await writeFile(path, text);
  return readRunContext({ GITHUB_EVENT_PATH: path }).event;
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
    GITHUB_GRAPHQL_URL: 'https://github.example.com/api/graphql',
    GITHUB_WORKSPACE: 'D:\\a\\name\\name',
    RUNNER_TEMP: 'D:\\a\\_temp',
  };
  expect(readRunContext(env)).toEqual({
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
    graphqlUrl: 'https://github.example.com/api/graphql',
    workspace: 'D:\\a\\name\\name',
    temporary: 'D:\\a\\_temp',
  });
});

test('outside GitHub the event says nothing, other texts are empty, and GitHub is github.com', () => {
  expect(readRunContext({})).toMatchObject({
    event: readRunEvent({}),
    runId: '0',
    runAttempt: '1',
    serverUrl: 'https://github.com',
    apiUrl: 'https://api.github.com',
    workspace: process.cwd(),
    temporary: tmpdir(),
  });
});

// T1
test.each([
  [undefined, 'https://api.github.com', 'https://api.github.com/graphql'],
  [undefined, 'https://api.octo.ghe.com/', 'https://api.octo.ghe.com/graphql'],
  [undefined, 'https://github.example.com/api/v3', 'https://github.example.com/api/graphql'],
  [undefined, 'https://gitea.example.com/api/v1', undefined],
  ['', 'https://api.github.com', undefined],
])('with GITHUB_GRAPHQL_URL %j, the GraphQL API beside %s is %s', (GITHUB_GRAPHQL_URL, url, graphqlUrl) => {
  expect(readRunContext({ GITHUB_API_URL: url, GITHUB_GRAPHQL_URL }).graphqlUrl).toBe(graphqlUrl);
});

test('the payload of the event is read from its file', async () => {
  expect(await eventOf('{"pull_request": {"number": 7}}')).toMatchObject({ pullRequest: { number: 7 } });
});

// T18
test.each(['', '{"a": secret-of-the-event', '{'])(
  'an event of %j cannot be read, and is not quoted',
  async (text) => {
    const error = await eventOf(text).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(EventUnreadable);
    expect(String(error)).not.toContain('secret');
  },
);
