import type { Functions } from './expression.ts';

export type Result = 'success' | 'failure' | 'cancelled' | 'skipped';

/**
 * The status functions of a job's condition. `success()` looks at all ancestors, not only at those that `needs` names:
 * after a skipped job, a condition must say `!cancelled()` or `always()` (actions/runner issue 491).
 */
export function jobFunctions(ancestors: readonly Result[]): Functions {
  return {
    always: () => true,
    cancelled: () => false,
    success: () => ancestors.every((result) => result === 'success'),
    failure: () => ancestors.includes('failure'),
  };
}

/** The status functions of a step's condition, which depend on the steps before it. */
export function stepFunctions(status: () => Result): Functions {
  return {
    always: () => true,
    cancelled: () => status() === 'cancelled',
    success: () => status() === 'success',
    failure: () => status() === 'failure',
  };
}
