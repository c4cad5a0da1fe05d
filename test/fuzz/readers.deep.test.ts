import { expect, test } from '@jest/globals';
import { families } from './families.ts';
import { findingsOf } from './readers.ts';

test.each(families)('every reader of %s returns a value or refuses hostile input', async (family) => {
  expect(await findingsOf(family, 25)).toEqual([]);
});
