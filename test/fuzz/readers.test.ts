import { afterAll, expect, test } from '@jest/globals';
import { check } from './check.ts';
import { families, propertiesOf } from './families.ts';
import { findingText } from './finding-text.ts';
import { createSandbox } from './sandbox.ts';

/** The same values in every run: `npm run fuzz` looks for others. */
const seed = 20_261_121;
const runs = 25;

const sandbox = createSandbox(families);
afterAll(async () => sandbox[Symbol.asyncDispose]());

test.each(families)('every reader of %s returns a value or refuses hostile input', async (family) => {
  const findings: string[] = [];
  for (const property of await propertiesOf(family)) {
    const finding = await check(property, { sandbox, seed, runs });
    if (finding) findings.push(findingText(finding));
  }
  expect(findings).toEqual([]);
});
