import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from '../../../support/folder.ts';
import { callRunner } from '../../../support/runner-process.ts';

test("inputs, outputs and state use the runner's environment and files", async () => {
  const { gave, outputs, state } = await callRunner(
    [
      ['input', 'appId'],
      ['input', 'two words'],
      ['input', 'not given'],
      ['state', 'start-0'],
      ['state', 'other'],
      ['setOutput', 'buildId', 'b1'],
      ['setOutput', 'buildId', 'b2'],
      ['setOutput', 'lines', 'a\nghadelimiter\nb<<c=d'],
      ['saveState', 'start-0', '{"a":1}'],
    ],
    { INPUT_APPID: '  a1\n', INPUT_TWO_WORDS: 'x', 'STATE_start-0': 'saved' },
  );
  expect(gave).toEqual(['a1', 'x', '', 'saved', '', null, null, null, null]);
  expect(outputs).toEqual({ buildId: 'b2', lines: 'a\nghadelimiter\nb<<c=d' });
  expect(state).toEqual({ 'start-0': '{"a":1}' });
});

test('a secret output is masked first, and set unredacted', async () => {
  const { printed, outputs } = await callRunner([
    ['setSecretOutput', 'token', 'a-secret-of-it'],
    ['setOutput', 'other', 'holds a-secret-of-it'],
  ]);
  expect(printed).toBe('::add-mask::a-secret-of-it\n');
  expect(outputs).toEqual({ token: 'a-secret-of-it', other: 'holds ***' });
});

test('summaries are appended', async () => {
  const { summary } = await callRunner([
    ['writeSummary', '# one'],
    ['writeSummary', '# two'],
  ]);
  expect(summary).toBe('# one\n# two\n');
});

test('a summary that cannot be written is a warning, and the step goes on', async () => {
  await using folder = await temporaryFolder();
  const { gave, commands } = await callRunner(
    [
      ['writeSummary', '# one'],
      ['setOutput', 'status', 'finished'],
    ],
    { GITHUB_STEP_SUMMARY: join(folder.path, 'not there') },
  );
  expect(gave).toEqual([null, null]);
  expect(commands).toEqual([
    {
      name: 'warning',
      properties: {},
      data: expect.stringContaining('The job summary could not be written'),
    },
  ]);
});

test('nothing is written on a runner without summaries', async () => {
  const { gave, printed } = await callRunner([['writeSummary', '# one']], { GITHUB_STEP_SUMMARY: '' });
  expect([gave, printed]).toEqual([[null], '']);
});

test('an event that cannot be read is an error only when it is used', async () => {
  await using folder = await temporaryFolder();
  const path = join(folder.path, 'event.json');
  const { gave, commands } = await callRunner(
    [['mask', 'token-1'], ['run'], ['run'], ['info', 'still here']],
    {
      GITHUB_EVENT_PATH: path,
    },
  );
  expect(gave[1]).toBe(
    `EventUnreadable: GITHUB_EVENT_PATH points to ${JSON.stringify(path)}, which is not valid JSON. Set the branch or tag input, and unset GITHUB_EVENT_PATH.`,
  );
  expect(gave[2]).toBe(gave[1]);
  expect(commands).toEqual([{ name: 'add-mask', properties: {}, data: 'token-1' }]);
});
