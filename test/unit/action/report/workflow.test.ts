import { expect, test } from '@jest/globals';
import { worstOf } from '../../../../src/action/report/workflow.ts';

test.each([
  [['finished', 'skipped', 'warning', 'canceled', 'timeout', 'failed'], 'failed'],
  [['finished', 'skipped', 'warning', 'canceled', 'timeout'], 'timeout'],
  [['finished', 'skipped', 'warning', 'canceled'], 'canceled'],
  [['finished', 'skipped', 'warning'], 'warning'],
  [['finished', 'skipped'], 'skipped'],
  [['finished', 'finished'], 'finished'],
  [['failed', 'building'], 'building'],
  [['failed', 'polishing'], 'polishing'],
  [[], undefined],
])('the worst state of %j is %s', (states, worst) => expect(worstOf(states)).toBe(worst));
