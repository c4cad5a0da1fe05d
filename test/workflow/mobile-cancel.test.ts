import { expect, test } from '@jest/globals';
import { refuseFailure } from '../support/workflow/success.ts';
import { close, start } from './mobile-cancel.ts';

test('the builds of the pull request are cancelled, and no others', async () => {
  const mine = await start(['gh-pr-7']);
  await start(['gh-pr-70']);
  await start([]);
  const run = refuseFailure(await close());
  expect(JSON.parse(run.job('after').outputs.canceled ?? '')).toEqual([mine]);
});
