import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Runner } from '../../../../src/runner/runner.ts';
import { maskSecrets } from '../../../../src/tasks/inputs/connection.ts';
import { temporaryFolder } from '../../../support/folder.ts';
import { callRunner } from '../../../support/runner-process.ts';

test('inputs, outputs and state go where the runner has them', async () => {
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

test('a secret output is masked first, and is itself in spite of the mask', async () => {
  const { printed, outputs } = await callRunner([
    ['setSecretOutput', 'token', 'a-secret-of-it'],
    ['setOutput', 'other', 'holds a-secret-of-it'],
  ]);
  expect(printed).toBe('::add-mask::a-secret-of-it\n');
  expect(outputs).toEqual({ token: 'a-secret-of-it', other: 'holds ***' });
});

test('summaries add up', async () => {
  const { summary } = await callRunner([
    ['writeSummary', '# one'],
    ['writeSummary', '# two'],
  ]);
  expect(summary).toBe('# one\n# two\n');
});

test('a summary that cannot be written is a warning, and the work goes on', async () => {
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

test('a runner without summaries is given none', async () => {
  const { gave, printed } = await callRunner([['writeSummary', '# one']], { GITHUB_STEP_SUMMARY: '' });
  expect([gave, printed]).toEqual([[null], '']);
});

test('an event that cannot be read is an error where it is asked for, and nowhere before', async () => {
  await using folder = await temporaryFolder();
  const path = join(folder.path, 'event.json');
  const { gave, commands } = await callRunner(
    [['mask', 'token-1'], ['run'], ['run'], ['info', 'still here']],
    {
      GITHUB_EVENT_PATH: path,
    },
  );
  expect(gave[1]).toBe(
    `EventUnreadable: GITHUB_EVENT_PATH names ${JSON.stringify(path)}, which is no JSON file. Give branch or tag and unset it.`,
  );
  expect(gave[2]).toBe(gave[1]);
  expect(commands).toEqual([{ name: 'add-mask', properties: {}, data: 'token-1' }]);
});

test('each secret input is masked, in order, and nothing else is done before that', () => {
  const done: string[] = [];
  const inputs: Record<string, string> = { token: 'token-1', githubToken: 'token-2' };
  const runner = {
    input: (name: string) => inputs[name] ?? '',
    mask: (secret: string) => void done.push(secret),
  } as unknown as Runner;
  maskSecrets(runner, ['token', 'sshKey', 'githubToken']);
  expect(done).toEqual(['token-1', '', 'token-2']);
});
