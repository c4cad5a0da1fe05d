// The tests that run workflows with act, a program in Go: a command of their own, `npm run test:act`.
import base from './jest.config.mjs';

const { testPathIgnorePatterns: _, ...shared } = base;

export default {
  ...shared,
  testMatch: ['<rootDir>/test/act/**/*.test.ts'],
  globalSetup: '<rootDir>/test/act/setup.ts',
  maxWorkers: 2,
};
