import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type fc from 'fast-check';
import { BadValue, UserError } from '../../src/errors.ts';
import type { Family } from './families.ts';

/** What must be true of a reader of outside text, and the values to try. */
export interface Property {
  /** Family and reader, such as `inputs/duration`. */
  readonly name: `${Family}/${string}`;
  readonly family: Family;
  /** Values that can be sent to another process. */
  readonly values: fc.Arbitrary<unknown>;
  /** Reads the value. @throws any error that the reader should not throw */
  hold(value: unknown): Promise<void>;
}

type ErrorClass = abstract new (...given: never[]) => Error;

interface Options {
  /** Error classes, besides `UserError` and `BadValue`, with which this reader may refuse a text. */
  readonly refusals?: readonly ErrorClass[];
}

/** The reader returns a value or refuses with one of its own errors. The sandbox checks that it ends. */
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

/** Checks a condition on the value that was read. */
export function insist(condition: boolean, what: string): void {
  if (!condition) throw new Error(`This does not hold: ${what}`);
}

function familyOf(name: Property['name']): Family {
  return name.slice(0, name.indexOf('/')) as Family;
}

let folder: string | undefined;

/** A folder for readers that need a file. It is deleted when the process ends. */
export function workFolder(): string {
  if (folder === undefined) {
    const made = mkdtempSync(join(tmpdir(), 'fuzz-'));
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
    folder = made;
  }
  return folder;
}
