import type fc from 'fast-check';
import { BadValue } from '../../src/core/input/errors.ts';
import { UserError } from '../../src/errors.ts';
import type { Family } from './families.ts';

/** What is to be true of one reader of outside text, and the texts that it is tried on. */
export interface Property {
  /** Family and reader, such as `inputs/duration`. */
  readonly name: `${Family}/${string}`;
  readonly family: Family;
  /** Values that can be sent to another process. */
  readonly values: fc.Arbitrary<unknown>;
  /** Reads the value. @throws what the reader should not have thrown */
  hold(value: unknown): Promise<void>;
}

type ErrorClass = abstract new (...given: never[]) => Error;

interface Options {
  /** Errors of our own, beside `UserError` and `BadValue`, with which this reader may refuse a text. */
  readonly refusals?: readonly ErrorClass[];
}

/** The reader gives a value or refuses with an error that is made for it. That it ends is what the sandbox sees to. */
export function property<Value>(
  name: Property['name'],
  values: fc.Arbitrary<Value>,
  read: (value: Value) => unknown,
  { refusals = [] }: Options = {},
): Property {
  return {
    name,
    family: familyOf(name),
    values,
    async hold(value) {
      try {
        await read(value as Value);
      } catch (error) {
        if (![UserError, BadValue, ...refusals].some((refusal) => error instanceof refusal)) throw error;
      }
    },
  };
}

/** For what must hold of the value that was read. */
export function insist(condition: boolean, what: string): void {
  if (!condition) throw new Error(`It does not hold: ${what}`);
}

function familyOf(name: Property['name']): Family {
  return name.slice(0, name.indexOf('/')) as Family;
}
