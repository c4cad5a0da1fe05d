export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/browser/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': '<rootDir>/scripts/jest-strip-types.mjs' },
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/dist/'],
  coverageProvider: 'v8',
  collectCoverageFrom: ['src/**/*.ts'],
  testTimeout: 60_000,
};
