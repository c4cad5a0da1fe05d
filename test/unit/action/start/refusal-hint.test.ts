import { expect, test } from '@jest/globals';
import { createRefusalHints } from '../../../../src/action/start/start-builds.ts';
import { defaultLimits } from '../../../../src/client/limits.ts';
import { failureOf, testClient } from '../../../support/client.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';
import { startRecordingServer } from '../../../support/recording-server.ts';
import { until } from '../../../support/until.ts';

test('an application that is not answered leaves a refusal without a hint after hintMs', async () => {
  await using server = await startRecordingServer(({ method }, response) => {
    if (method === 'POST') response.writeHead(404).end();
  });
  const clock = new FakeClock();
  const limits = { ...defaultLimits, hintMs: 2000 };
  const client = testClient(server.url, { clock, limits });
  const error = await failureOf(
    client.builds.start({ appId: 'app', workflowId: 'ios', branch: 'main' }, { signal: undefined }),
  );
  const { runner } = memoryRunner({ with: {} });
  let hint: string | undefined = 'not given up';
  const hintOf = createRefusalHints({ client, clock, limits, runner }, { appId: 'app', ref: undefined });
  void hintOf({ workflowId: 'ios', error }).then((given) => {
    hint = given;
  });
  await until(() => server.requests.length === 2);
  await clock.advance(1999);
  expect(hint).toBe('not given up');
  await clock.advance(1);
  expect([hint, server.requests.at(-1)?.target]).toEqual([undefined, '/apps/app']);
});
