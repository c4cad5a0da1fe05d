/** Which builds `wait` takes for those of a commit. */

import { expect, test } from '@jest/globals';
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
