import { UserError } from '../../errors.ts';

/** Thrown by the parsers of inputs, which know neither the input's name nor whether its value may be shown. */
export class BadValue extends Error {
  override readonly name = 'BadValue';
  /** What the input takes, to follow the word "Expected". */
  readonly expected: string;
  /** The place of the mistake in the value, such as `line 2`; never a part of the value itself. */
  readonly where: string | undefined;
  constructor(expected: string, where?: string) {
    super(`Expected ${expected}`);
    this.expected = expected;
    this.where = where;
  }
}

/** An input, or a combination of inputs, that the action cannot work with. Thrown before any request is made. */
export class InputError extends UserError {
  /** The names of the inputs that are wrong. */
  readonly inputs: readonly string[];
  constructor(inputs: readonly string[], message: string, options?: ErrorOptions) {
    super(message, options);
    this.inputs = inputs;
  }
}

/** A value for a message: quoted, without the user and password of an address, and cut when it is long. */
export function quoted(value: string): string {
  const shown = value.replace(/\/\/[^/\s]*@/g, '//***@');
  return JSON.stringify(shown.length > 100 ? `${shown.slice(0, 100)}…` : shown);
}
