// The tests that need Chromium: a command of their own, `npm run test:browser`.
import base from './jest.config.mjs';

const { testPathIgnorePatterns: _, ...shared } = base;

export default { ...shared, testMatch: ['<rootDir>/test/browser/**/*.test.ts'], maxWorkers: 1 };
