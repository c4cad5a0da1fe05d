import { test } from '@jest/globals';

const { only, skip, concurrent } = test;

// `only`, because the deep command leaves out the quick tests of the same file, which `npm test` has run.
const [chosen, chosenConcurrent] =
  process.env.TEST_KIND === 'deep' ? [only, concurrent.only] : [skip, concurrent.skip];

/** A slow or exhaustive test, which only `npm run test:deep` runs. Put it next to the quick tests of the same behaviour. */
export const deepTest = Object.assign((...given: Parameters<typeof test.skip>) => chosen(...given), {
  each: chosen.each,
  concurrent: Object.assign((...given: Parameters<typeof concurrent.skip>) => chosenConcurrent(...given), {
    each: chosenConcurrent.each,
  }),
});

/** The first cases of a table are quick tests, the others are deep ones. */
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

export const deepOnLinux = process.platform === 'linux' ? deepTest : test.skip;
