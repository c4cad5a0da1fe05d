import { test } from '@jest/globals';
import { keepOneComment } from './section-processes.ts';

test('two processes that keep one comment end with both sections right', async () => {
  await keepOneComment(1);
});
