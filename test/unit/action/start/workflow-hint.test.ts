import { expect, test } from '@jest/globals';
import { createWorkflowHints } from '../../../../src/action/start/workflow-hint.ts';
import { testClient } from '../../../support/client.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';
import { type Say, saying, startRecordingServer } from '../../../support/recording-server.ts';

async function hintFor(workflowId: string, say: Say): Promise<string | undefined> {
  await using server = await startRecordingServer(say);
  const context = { client: testClient(server.url), runner: memoryRunner({ with: {} }).runner };
  const hintOf = await createWorkflowHints(context, { appId: 'app', signal: new AbortController().signal });
  return hintOf(workflowId);
}

const ios = { id: 'ios', name: 'iOS release' };

test('a workflow that is not listed gets those that are, by id and name', async () => {
  expect(await hintFor('android', saying({ data: [ios] }))).toMatch(/: "ios" \("iOS release"\)\.$/);
  expect(await hintFor('android', saying({ data: [{ id: 'web', name: 'web' }, ios] }))).toMatch(
    /: "web", "ios"/,
  );
});

test('there is no hint about a workflow that is listed, or where none is', async () => {
  expect(await hintFor('ios', saying({ data: [{ id: 'web', name: 'web' }, ios] }))).toBeUndefined();
  expect(await hintFor('android', saying({ data: [] }))).toBeUndefined();
});

test('a service without the newer API gets a hint of its own, and other failures none', async () => {
  expect(await hintFor('android', saying({}, 404))).toContain('lack the newer API');
  expect(await hintFor('android', saying({}, 403))).toBeUndefined();
});
