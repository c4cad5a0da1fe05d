import { expect, test } from '@jest/globals';
import { setStage } from '../../support/stage.ts';
import { groupsOf } from './step-logs.ts';

test('the log of a failed step is one folded group of the log, and its end stands in the summary', async () => {
  await using stage = await setStage();
  const result = await stage.run({ with: { workflowId: 'broken' } });
  const groups = groupsOf(result).filter(({ title }) => title.includes('▸'));
  expect(groups).toEqual([
    {
      title: expect.stringMatching(/^▸ Compile \([\d.]+ s\)$/),
      lines: expect.arrayContaining([expect.stringContaining('the greeting is misspelt')]),
    },
  ]);
  expect(result.summary).toContain('the greeting is misspelt');
});
