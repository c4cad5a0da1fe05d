import { test } from '@jest/globals';

const { only, skip, concurrent } = test;

// `only`: the deep command leaves out the quick tests of the same file, which `npm test` has run.
const [chosen, chosenConcurrent] =
  process.env.TEST_KIND === 'deep' ? [only, concurrent.only] : [skip, concurrent.skip];

/** A test of `npm run test:deep` alone: slow or exhaustive. It stands beside the quick tests of the same behaviour. */
export const deepTest = Object.assign((...given: Parameters<typeof test.skip>) => chosen(...given), {
  each: chosen.each,
  concurrent: Object.assign((...given: Parameters<typeof concurrent.skip>) => chosenConcurrent(...given), {
    each: chosenConcurrent.each,
  }),
});

/** A table whose first cases are quick tests, and whose others are deep ones. */
export const deepTestAfter = (quick: number) => ({
  each:
    <Case extends [unknown, ...unknown[]]>(cases: readonly Case[]) =>
    (name: string, body: (...given: Case) => void | Promise<void>): void => {
      test.each(cases.slice(0, quick))(name, body);
      deepTest.each(cases.slice(quick))(name, body);
    },
});

/** A test of what only Linux has. */
export const onLinux = process.platform === 'linux' ? test : test.skip;

/** A deep test of what only Linux has. */
export const deepOnLinux = process.platform === 'linux' ? deepTest : test.skip;
