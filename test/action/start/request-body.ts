import { expect } from '@jest/globals';

export const ownLabel = expect.stringMatching(/^gh-4242-1-[0-9a-f]{32}$/);
