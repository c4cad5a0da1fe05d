// The configurations of the four commands that run tests. package.json names the kind of all but `npm test` in TEST_KIND.
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const shared = {
  testEnvironment: 'node',
  testSequencer: '<rootDir>/scripts/jest-long-files-first.mjs',
  globalSetup: '<rootDir>/test/support/fresh-bundle.ts',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': '<rootDir>/scripts/jest-strip-types.mjs' },
  roots: ['<rootDir>/test'],
  // More than there are cores: most tests wait for processes and sockets. Jest takes no percentage above 100.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // The larger a process is, the longer it takes to start another one.
  workerIdleMemoryLimit: '300MB',
  // Far above what any of them needs: a machine may be slow or busy.
  testTimeout: 180_000,
};

const hasDeepTests = (file) =>
  file.endsWith('.deep.test.ts') ||
  (file.endsWith('.test.ts') &&
    /deepTest|assertReads/.test(readFileSync(join(import.meta.dirname, 'test', file), 'utf8')));

/** A configuration for each kind of tests. */
export const kinds = {
  quick: {
    ...shared,
    // It loads src once for all files of a process, and has no time limit for a test.
    runner: '<rootDir>/scripts/jest-light-runner.mjs',
    testMatch: ['<rootDir>/test/**/*.test.ts'],
    testPathIgnorePatterns: [
      '/node_modules/',
      '\\.deep\\.test\\.ts$',
      '<rootDir>/test/act/',
      '<rootDir>/test/browser/',
    ],
  },
  // The slow and exhaustive tests, beside the quick ones of the same files.
  deep: {
    ...shared,
    testMatch: readdirSync(join(import.meta.dirname, 'test'), { recursive: true })
      .filter(hasDeepTests)
      .map((file) => `<rootDir>/test/${file.replaceAll('\\', '/')}`),
    testTimeout: 600_000,
  },
  // Run workflows with act, a program in Go.
  act: {
    ...shared,
    testMatch: ['<rootDir>/test/act/**/*.test.ts'],
    globalSetup: '<rootDir>/test/act/setup.ts',
    maxWorkers: 2,
  },
  // Need Chromium.
  browser: { ...shared, testMatch: ['<rootDir>/test/browser/**/*.test.ts'], maxWorkers: 1 },
};

const kind = process.env.TEST_KIND ?? 'quick';
if (!Object.hasOwn(kinds, kind))
  throw new Error(`TEST_KIND is ${kind}, not one of ${Object.keys(kinds).join(', ')}.`);
export default kinds[kind];
