import { test } from '@jest/globals';

const skipped = Object.assign((...given: Parameters<typeof test.skip>) => test.skip(...given), {
  each: test.skip.each,
  concurrent: Object.assign(
    (...given: Parameters<typeof test.concurrent.skip>) => test.concurrent.skip(...given),
    { each: test.concurrent.skip.each },
  ),
});

/** A test of `npm run test:deep` alone: slow or exhaustive. It stands beside the quick tests of the same behaviour. */
export const deepTest = process.env.DEEP_TESTS === 'true' ? test : skipped;

/** A test of what only Linux has. */
export const onLinux = process.platform === 'linux' ? test : test.skip;
