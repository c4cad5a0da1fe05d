import { test } from '@jest/globals';
import { leaveOneComment } from './random-sequences.ts';

test('steps on GitHub that lags, is slow and fails leave one comment at most', () => leaveOneComment(25));
