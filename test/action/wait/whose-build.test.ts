/** Which builds `wait` takes for those of a commit. */

import { expect, test } from '@jest/globals';
import { type ActionResult, type ActionStep, runAction } from '../../support/action-process.ts';
import { deepTest } from '../../support/deep-test.ts';
import { lacking, listedBuild } from '../../support/fake-service/fake-build.ts';
import { type FakeServer, startFakeService } from '../../support/fake-service/server.ts';

const hash = 'c0ffee0000000000000000000000000000c0ffee';

const push = { name: 'push', ref: 'refs/heads/main', sha: hash };
const repository = { id: 1, full_name: 'o/r' };

function find(server: FakeServer, event: ActionStep['event']): Promise<ActionResult> {
  const connection = { token: 'a-token', baseUrl: server.url, appId: 'app', workflowId: 'android' };
  const given = { findTimeout: '1s', publicLinks: 'false', comment: 'false' };
  return runAction({ action: 'wait', with: { ...connection, ...given }, ...(event ? { event } : {}) });
}

const artefacts = { artefacts: [], finishedAt: '2026-11-12T14:01:00.000+0000' };

// T15
test("on a push, a fork's build of the same commit is not taken, and the error says what is unknown", async () => {
  const builds = [listedBuild('fork', { commit: { hash }, pullRequest: { number: 7 }, ...artefacts })];
  await using server = await startFakeService({ records: builds });
  const result = await find(server, push);
  expect(result).toMatchObject({ exitCode: 1, outputs: { buildIds: '[]' } });
  expect(result.errors.map(({ data }) => data)).toEqual([
    expect.stringContaining('The service does not report the head repository of build fork.'),
  ]);
});

const ownPull = { ref: 'x', sha: hash, repo: repository };

deepTest.each<[string, object, string]>([
  [
    'pull_request',
    { pull_request: { number: 7, head: ownPull, base: { ref: 'main', repo: repository } } },
    '["pull"]',
  ],
  [
    'check_run',
    {
      check_run: {
        head_sha: hash,
        pull_requests: [{ number: 7, head: ownPull, base: { repo: repository } }],
      },
    },
    '["pull"]',
  ],
  [
    'check_run',
    {
      check_run: {
        head_sha: hash,
        pull_requests: [{ number: 7, head: { ...ownPull, repo: { id: 2 } }, base: { repo: repository } }],
      },
    },
    '[]',
  ],
  ['check_run', { check_run: { head_sha: hash, pull_requests: [] } }, '[]'],
])('on %s %j, the builds of a pull request found are %s', async (name, payload, expected) => {
  const builds = [listedBuild('pull', { commit: { hash }, pullRequest: { number: 7 }, ...artefacts })];
  await using server = await startFakeService({ records: builds, alone: (build) => ({ build }) });
  const result = await find(server, { name, payload: { ...payload, repository } });
  expect(result.outputs.buildIds).toBe(expected);
});

deepTest.each<[string, string]>([
  ['appId', 'the application'],
  ['workflowId', 'the workflow'],
  ['commit', 'the commit'],
])('a list without %s: the build is found by its own record', async (field, _) => {
  const whole = listedBuild('b1', { commit: { hash }, ...artefacts });
  const other = { ...listedBuild('other', { workflowId: 'ios', appId: 'else' }), commit: { hash } };
  await using server = await startFakeService({
    records: [lacking(other, field), lacking(whole, field)],
    alone: ({ _id }) => ({ build: _id === 'b1' ? whole : other }),
  });
  const result = await find(server, push);
  expect(result.outputs.buildIds).toBe('["b1"]');
});
