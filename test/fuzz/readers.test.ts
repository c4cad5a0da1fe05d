import { afterAll, expect, test } from '@jest/globals';
import { deepTest } from '../support/deep-test.ts';
import { check, findingText } from './check.ts';
import { families, propertiesOf } from './families.ts';
import { createSandbox } from './sandbox.ts';

/** The same values in every run: `npm run fuzz` looks for others. */
const seed = 20_261_121;

const sandbox = createSandbox(families);
afterAll(async () => sandbox[Symbol.asyncDispose]());

/** What so many hostile values find in each reader of a family, as text. */
async function findingsOf(family: string, runs: number): Promise<readonly string[]> {
  const findings: string[] = [];
  for (const property of await propertiesOf(family)) {
    const finding = await check(property, { sandbox, seed, runs });
    if (finding) findings.push(findingText(finding));
  }
  return findings;
}

test.each(families)('every reader of %s survives two hostile inputs', async (family) => {
  expect(await findingsOf(family, 2)).toEqual([]);
});

// T10, T19, T30, T31
deepTest.each(families)('every reader of %s returns a value or refuses hostile input', async (family) => {
  expect(await findingsOf(family, 25)).toEqual([]);
});
