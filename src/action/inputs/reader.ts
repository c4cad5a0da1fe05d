import { BadValue, InputError, quoted } from '../../errors.ts';
import type { Runner } from '../runner/runner.ts';

/** Whether a message may show the value. */
type Visibility = 'shown' | 'secret';

/** Reads inputs by name. A bad value is an `InputError` that names the input, the value and what was expected. */
export interface InputReader {
  /** The parsed value. Without the input, `fallback` is parsed: the default that action.yml documents. */
  value<T>(name: string, parse: (text: string) => T, fallback: string): T;
  /** The parsed value, or `undefined` without the input. */
  optional<T>(name: string, parse: (text: string) => T): T | undefined;
  /** Like `optional`, for a value that no message may show. */
  optionalSecret<T>(name: string, parse: (text: string) => T): T | undefined;
  /** The text of a required input. @param advice one sentence for the error: what the input is */
  required(name: string, advice: string): string;
  /** The text; empty without the input. */
  text(name: string): string;
  /** Those of the inputs that are set. */
  present(names: readonly string[]): string[];
}

export function createInputReader(source: Pick<Runner, 'input'>): InputReader {
  const parsed = <T>(name: string, text: string, parse: (text: string) => T, visibility: Visibility): T => {
    try {
      return parse(text);
    } catch (error) {
      if (!(error instanceof BadValue)) throw error;
      const value = text === '' ? 'required' : visibility === 'shown' ? quoted(text) : 'not valid';
      const where = error.where ? ` (${error.where})` : '';
      throw new InputError([name], `The ${name} input is ${value}${where}. Expected ${error.expected}.`, {
        cause: error,
      });
    }
  };
  const optional = <T>(name: string, parse: (text: string) => T, visibility: Visibility): T | undefined => {
    const text = source.input(name);
    return text === '' ? undefined : parsed(name, text, parse, visibility);
  };
  return {
    value: (name, parse, fallback) => parsed(name, source.input(name) || fallback, parse, 'shown'),
    optional: (name, parse) => optional(name, parse, 'shown'),
    optionalSecret: (name, parse) => optional(name, parse, 'secret'),
    required(name, advice) {
      const text = source.input(name);
      if (text === '') throw new InputError([name], `The ${name} input is required. ${advice}`);
      return text;
    },
    text: (name) => source.input(name),
    present: (names) => names.filter((name) => source.input(name) !== ''),
  };
}
