import { expect, test } from '@jest/globals';
import { badDay, recipes } from './bad-days.ts';

test('an overloaded service fails no wait', async () => {
  expect(recipes).toHaveLength(3);
  const day = await badDay(recipes[0]);
  expect(day.faults).toHaveLength(3);
  expect(day).toMatchObject({
    result: { exitCode: 0, errors: [], outputs: { status: 'finished' } },
    builds: 1,
  });
});
