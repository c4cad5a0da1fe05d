import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { EventUnreadable, readRunContext } from '../../../../src/runner/process/run-context.ts';
import { temporaryFolder } from '../../../support/folder.ts';

async function payloadOf(text: string): Promise<unknown> {
  await using folder = await temporaryFolder();
  const path = join(folder.path, 'event.json');
  await writeFile(path, text);
  return readRunContext({ GITHUB_EVENT_PATH: path }).payload;
}

test('everything of the run comes from the environment', () => {
  const env = {
    GITHUB_EVENT_NAME: 'push',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_SHA: 'f'.repeat(40),
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
    eventName: 'push',
    payload: {},
    ref: 'refs/heads/main',
    sha: 'f'.repeat(40),
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

test('outside GitHub what is missing is empty, and GitHub is github.com', () => {
  expect(readRunContext({})).toMatchObject({
    eventName: '',
    payload: {},
    ref: '',
    runId: '0',
    runAttempt: '1',
    serverUrl: 'https://github.com',
    apiUrl: 'https://api.github.com',
    workspace: process.cwd(),
    temporary: tmpdir(),
  });
});

test('the payload is that of the file', async () => {
  expect(await payloadOf('{"pull_request": {"number": 7}}')).toEqual({ pull_request: { number: 7 } });
});

test.each(['null', '7', '"text"'])('an event that is %s says nothing', async (text) =>
  expect(await payloadOf(text)).toEqual({}),
);

test.each(['', '{"a": secret-of-the-event', '{'])(
  'an event of %j cannot be read, and is not quoted',
  async (text) => {
    const error = await payloadOf(text).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(EventUnreadable);
    expect((error as Error).message).not.toContain('secret');
  },
);

test('a name like __proto__ in an event changes no prototype', async () => {
  const payload = (await payloadOf('{"__proto__": {"polluted": true}}')) as object;
  expect([Reflect.get({}, 'polluted'), Object.keys(payload)]).toEqual([undefined, ['__proto__']]);
});
