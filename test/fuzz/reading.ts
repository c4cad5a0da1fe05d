import { createContext, runInContext } from 'node:vm';
import fc from 'fast-check';
import { BadValue, UserError } from '../../src/errors.ts';

/** Milliseconds: a reader that takes longer counts as hung, also on a busy machine. */
const hungMs = 20_000;

const parameters = {
  numRuns: process.env.TEST_KIND === 'deep' ? 200 : 10,
  /** The same values in every run. Another seed tries other ones. */
  seed: 20_261_121,
  timeout: hungMs,
  /** A value that hangs takes long to shrink: after this time, the smallest one so far is reported. */
  interruptAfterTimeLimit: 120_000,
};

type ErrorClass = abstract new (...given: never[]) => Error;

/**
 * Tries a reader of text from outside on hostile values: of each one, it returns a result or throws an error for the
 * user, and it ends. `read` can also check the result.
 *
 * @param refusals further errors with which this reader refuses a value
 */
export async function assertReads<Value>(
  values: fc.Arbitrary<Value>,
  read: (value: Value) => unknown,
  refusals: readonly ErrorClass[] = [],
): Promise<void> {
  const property = fc.asyncProperty(values, async (value) => {
    try {
      await interruptible(() => read(value));
    } catch (error) {
      if (![UserError, BadValue, ...refusals].some((refusal) => error instanceof refusal)) throw error;
    }
  });
  await fc.assert(property, parameters);
}

const context = createContext({ work: () => undefined });

/** Only `vm` stops code that never returns to the event loop: there, the time limits of a test have no effect. */
function interruptible(work: () => unknown): unknown {
  context.work = work;
  return runInContext('work()', context, { timeout: hungMs });
}
