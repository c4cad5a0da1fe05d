import { expect, test } from '@jest/globals';
import { defaultLimits } from '../../../../src/limits.ts';
import { readStepLog } from '../../../../src/action/step-logs/read-log.ts';
import { testClient } from '../../../support/client.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';
import { startRecordingServer } from '../../../support/recording-server.ts';

test('of a step with many parts, the first thousand causes are kept', async () => {
  await using server = await startRecordingServer(({ target }, response) => {
    const part = target.slice(target.lastIndexOf('/') + 1);
    const line = (at: number): string => `lib/part${part}.dart:${at + 1}:5: Error: Undefined name 'x'.\n`;
    response.end(Array.from({ length: 400 }, (_, at) => line(at)).join(''));
  });
  const { runner } = memoryRunner({ with: {} });
  const logUrls = [1, 2, 3, 4].map((part) => `${server.url}/builds/b/step/${part}`);
  const { causes } = await readStepLog(
    { client: testClient(server.url), limits: defaultLimits, runner },
    {
      step: { name: 'Test', logUrls, outcome: 'unclear' },
      signal: new AbortController().signal,
      onUnread: (why) => {
        throw new Error(why);
      },
    },
  );
  expect(causes).toHaveLength(1_000);
  expect(causes.at(-1)).toMatchObject({ file: 'lib/part3.dart', line: 200 });
});
