import { expect, test } from '@jest/globals';
import { possibleText, saveStarts, unsettledStarts } from '../../../../src/action/start/look-up.ts';
import { memoryRunner } from '../../../support/memory-runner.ts';

const sent = {
  ...{ baseUrl: 'https://api.codemagic.io/', appId: 'app', workflowId: 'android', ref: { branch: 'main' } },
  ...{ label: 'gh-1-1-0', time: '2026-11-12T14:00:00.000Z' },
};

test('possible builds are named with their pages, ten at most', () => {
  const builds = Array.from({ length: 12 }, (_, n) => ({ _id: `b${n}`, status: 'queued' }));
  expect(possibleText(builds.slice(0, 1), sent)).toBe(
    'The service reports no labels. The build may be b0 (https://codemagic.io/app/app/build/b0). No build was cancelled.',
  );
  const elsewhere = possibleText(builds, { ...sent, baseUrl: 'http://127.0.0.1:1/' });
  expect(elsewhere).toBe(
    'The service reports no labels. The build may be one of these: b0, b1, b2, b3, b4, b5, b6, b7, b8, b9 and 2 more. No build was cancelled.',
  );
});

// T39
test('the post step gets each start that is not settled, with its ID once that is known', () => {
  const { runner, state } = memoryRunner({ with: {} });
  const [first, second, third] = ['1', '2', '3'].map((label) => ({ ...sent, label }));
  const starts = saveStarts(runner);
  if (first && second && third) {
    for (const start of [first, second, third]) starts.save(start);
    starts.settle(first);
    starts.save({ ...third, buildId: 'b3' });
  }
  expect(unsettledStarts(memoryRunner({ with: {}, state }).runner)).toEqual([
    second,
    { ...third, buildId: 'b3' },
  ]);
});
