import { expect, test } from '@jest/globals';
import { startPost } from '../../../../src/action/start/post.ts';
import { type SavedStart, saveStart } from '../../../../src/action/start/saved-starts.ts';
import { defaultLimits } from '../../../../src/client/limits.ts';
import { testClient } from '../../../support/client.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';
import { saying, startRecordingServer } from '../../../support/recording-server.ts';
import { until } from '../../../support/until.ts';

const label = 'gh-1-1-0123456789abcdef0123456789abcdef';

test('a post step that is cancelled during its look-up does not claim that no build is left', async () => {
  await using server = await startRecordingServer(saying({ applications: [], builds: [] }));
  const clock = new FakeClock();
  const main = memoryRunner({ with: {} });
  const start: SavedStart = {
    ...{ appId: 'a', workflowId: 'android', ref: { branch: 'main' }, label },
    ...{ at: clock.now(), baseUrl: server.url, outcome: 'unknown' },
  };
  saveStart(main.runner, { number: 0, start });
  const post = memoryRunner({ with: { token: 't0ken-of-a-test', baseUrl: server.url }, state: main.state });
  const posted = startPost({
    runner: post.runner,
    connect: () => testClient(server.url, { clock }),
    clock,
    limits: defaultLimits,
  });
  await until(() => server.requests.length > 0);
  await until(() => clock.pending() > 0);
  post.cancel();
  await clock.advance(10_000);
  expect(await posted).toBe(true);
  expect(post.warnings).toEqual([expect.stringMatching(`may have left a build running.*${label}`)]);
  expect(post.log).toEqual([]);
});
