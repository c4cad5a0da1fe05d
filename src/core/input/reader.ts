import { BadValue } from './bad-value.ts';
import { InputError, quoted } from './input-error.ts';

/** The part of the runner that inputs are read from. */
export interface InputSource {
  input(name: string): string;
}

/** Whether an error may show the value. */
type Visibility = 'shown' | 'secret';

/** Reads inputs by name; every bad value is an `InputError` that names the input, the value and what is allowed. */
export interface InputReader {
  /** The parsed value; of an input that was not given, `fallback` parsed: the default that action.yml writes down. */
  value<T>(name: string, parse: (text: string) => T, fallback: string): T;
  /** The parsed value, or `undefined` when the input was not given. */
  optional<T>(name: string, parse: (text: string) => T): T | undefined;
  /** As `optional`, for values that no message may show. */
  optionalSecret<T>(name: string, parse: (text: string) => T): T | undefined;
  /** The text of an input that must be given; `advice` says how. */
  required(name: string, advice: string): string;
  /** The text; empty when the input was not given. */
  text(name: string): string;
}

export function createInputReader(source: InputSource): InputReader {
  const parsed = <T>(name: string, text: string, parse: (text: string) => T, visibility: Visibility): T => {
    try {
      return parse(text);
    } catch (error) {
      if (!(error instanceof BadValue)) throw error;
      const value = visibility === 'shown' ? ` is ${quoted(text)}` : ' cannot be read';
      const where = error.where ? ` (${error.where})` : '';
      throw new InputError([name], `The input ${name}${value}${where}. Allowed is ${error.allowed}.`, {
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
      if (text === '') throw new InputError([name], `The input ${name} is not given. ${advice}`);
      return text;
    },
    text: (name) => source.input(name),
  };
}
