import { test } from '@jest/globals';

/** A test of `npm run test:deep` alone: slow or exhaustive. It stands beside the quick tests of the same behaviour. */
export const deepTest: typeof test = process.env.DEEP_TESTS === 'true' ? test : (test.skip as typeof test);
