/** Which builds `wait` takes for those of a commit. */

import { expect, test } from '@jest/globals';
import { artifacts } from '../../../src/action/admin/artifacts.ts';
import { readRunEvent } from '../../../src/action/event/run-event.ts';
import { wait } from '../../../src/action/wait/run.ts';
import { listedBuild } from '../../support/fake-service/fake-build.ts';
import { startFakeService } from '../../support/fake-service/server.ts';
import { performed } from '../../support/step-parts.ts';

const hash = 'c0ffee0000000000000000000000000000c0ffee';

const artefacts = { artefacts: [], finishedAt: '2026-11-12T14:01:00.000+0000' };

// T15
test("on a push, a fork's build of the same commit is not taken, and the error says what is unknown", async () => {
  const builds = [listedBuild('fork', { commit: { hash }, pullRequest: { number: 7 }, ...artefacts })];
  await using server = await startFakeService({ records: builds });
  const connection = { token: 'a-token', baseUrl: server.url, appId: 'app', workflowId: 'android' };
  const event = readRunEvent({ name: 'push', ref: 'refs/heads/main', sha: hash });
  const given = { ...connection, findTimeout: '1s', publicLinks: 'false' };
  const result = await performed(wait, { action: 'wait', run: { event }, with: given });
  expect(result).toMatchObject({ succeeded: false, outputs: { buildIds: '[]' } });
  expect(result.errors).toEqual([
    expect.stringContaining('The service does not report the head repository of build fork.'),
  ]);
});

test('on a pull request from this repository, the build that the service made for it is taken', async () => {
  const records = [listedBuild('pull', { commit: { hash }, pullRequest: { number: 7 }, ...artefacts })];
  await using server = await startFakeService({ records, alone: (build) => ({ build }) });
  const repository = { id: 1, full_name: 'o/r' };
  const head = { ref: 'x', sha: hash, repo: repository };
  const pull_request = { number: 7, head, base: { ref: 'main', repo: repository } };
  const event = readRunEvent({ name: 'pull_request', payload: { pull_request, repository } });
  const connection = { token: 'a-token', baseUrl: server.url, appId: 'app' };
  const ofWait = { ...connection, workflowId: 'android', findTimeout: '1s', publicLinks: 'false' };
  const waited = await performed(wait, { action: 'wait', run: { event }, with: ofWait });
  expect(waited.outputs.buildIds).toBe('["pull"]');
  const ofArtifacts = { ...connection, commit: hash, ifNoArtefacts: 'ignore', publicLinks: 'false' };
  const found = await performed(artifacts, { action: 'artifacts', run: { event }, with: ofArtifacts });
  expect([found.succeeded, found.outputs.buildId]).toEqual([true, 'pull']);
});
