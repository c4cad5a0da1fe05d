import { expect, test } from '@jest/globals';
import { families } from './families.ts';
import { findingsOf } from './readers.ts';

test.each(families)('every reader of %s survives two hostile inputs', async (family) => {
  expect(await findingsOf(family, 2)).toEqual([]);
});
