import { expect, test } from '@jest/globals';
import { type SavedStart, unsettledStarts } from '../../../../src/action/start/saved-starts.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';

const start: SavedStart = {
  appId: 'app',
  workflowId: 'android',
  ref: { branch: 'main' },
  label: 'gh-1-1-0',
  at: 1,
  baseUrl: 'https://api.example.com/',
  outcome: 'unknown',
};

test('the post step reads the starts that are not settled, and skips what was damaged', () => {
  const state = {
    'start-0': JSON.stringify({ ...start, outcome: 'settled' }),
    'start-1': '{"appId": ',
    'start-2': '{"appId": 7}',
    'start-3': JSON.stringify({ ...start, outcome: 'started', buildId: 'b3' }),
  };
  expect(unsettledStarts(memoryRunner({ with: {}, state }).runner)).toEqual([
    { ...start, outcome: 'started', buildId: 'b3' },
  ]);
});
