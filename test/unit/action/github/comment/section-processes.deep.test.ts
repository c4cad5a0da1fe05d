import { test } from '@jest/globals';
import { keepOneComment } from './section-processes.ts';

const pairs = 50;

test(`${pairs} pairs of processes that keep one comment end with both sections right`, async () => {
  await keepOneComment(pairs);
}, 300_000);
