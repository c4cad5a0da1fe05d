import { expect, test } from '@jest/globals';
import { type SavedStart, unsettledStarts } from '../../../../src/actions/start/saved-start.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';

const start: SavedStart = {
  appId: 'app',
  workflowId: 'android',
  ref: { branch: 'main' },
  label: 'gh-1-1-0',
  at: 1,
  baseUrl: 'https://api.example.com/',
};

test('the post step reads the starts that are not settled, and passes over what somebody else damaged', () => {
  const state = {
    'start-0': JSON.stringify({ ...start, settled: true }),
    'start-1': '{"appId": ',
    'start-2': '{"appId": 7}',
    'start-3': JSON.stringify({ ...start, buildId: 'b3' }),
  };
  expect(unsettledStarts(memoryRunner({ with: {}, state }).runner)).toEqual([{ ...start, buildId: 'b3' }]);
});
