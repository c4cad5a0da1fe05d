import { availableParallelism } from 'node:os';

export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  // Three more commands: `npm run test:deep`, `npm run test:act`, `npm run test:browser`.
  testPathIgnorePatterns: [
    '/node_modules/',
    '\\.deep\\.test\\.ts$',
    '<rootDir>/test/act/',
    '<rootDir>/test/browser/',
  ],
  globalSetup: '<rootDir>/test/support/fresh-bundle.ts',
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': '<rootDir>/scripts/jest-strip-types.mjs',
    '@actions/(workflow-parser|languageservice)/.+\\.js$': '<rootDir>/scripts/jest-json-imports.mjs',
  },
  transformIgnorePatterns: ['/node_modules/(?!@actions/(workflow-parser|languageservice)/)'],
  modulePathIgnorePatterns: ['<rootDir>/out/', '<rootDir>/dist/'],
  coverageProvider: 'v8',
  collectCoverageFrom: ['src/**/*.ts'],
  // More than there are cores: most tests wait for processes and sockets. Jest takes no percentage above 100.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // The larger a process is, the longer it takes to start another one.
  workerIdleMemoryLimit: '300MB',
  // Far above what any of them needs: a machine may be slow or busy.
  testTimeout: 180_000,
};
