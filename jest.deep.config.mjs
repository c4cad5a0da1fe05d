// The exhaustive tests, slow by nature: a command of their own, `npm run test:deep`.
import base from './jest.config.mjs';

const { testPathIgnorePatterns: _, ...shared } = base;

export default {
  ...shared,
  testMatch: ['<rootDir>/test/**/*.deep.test.ts'],
  // Some need the whole machine.
  maxWorkers: '100%',
  testTimeout: 300_000,
};
