// The slow and exhaustive tests, beside the quick ones of the same files: a command of their own, `npm run test:deep`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import base from './jest.config.mjs';

const { testPathIgnorePatterns: _, ...shared } = base;

// The switch that `test/support/deep-test.ts` and `test/fuzz/reading.ts` read.
process.env.DEEP_TESTS = 'true';

const hasDeepTests = (file) =>
  file.endsWith('.deep.test.ts') ||
  (file.endsWith('.test.ts') &&
    /deepTest|assertReads/.test(readFileSync(join(import.meta.dirname, 'test', file), 'utf8')));

export default {
  ...shared,
  testMatch: readdirSync(join(import.meta.dirname, 'test'), { recursive: true })
    .filter(hasDeepTests)
    .map((file) => `<rootDir>/test/${file}`),
  testTimeout: 600_000,
};
