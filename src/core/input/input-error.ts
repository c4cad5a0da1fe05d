import { UserError } from '../../errors.ts';

/** An input, or a combination of inputs, that the action cannot work with. Thrown before any request is made. */
export class InputError extends UserError {
  /** The names of the inputs that it is about. */
  readonly inputs: readonly string[];
  constructor(inputs: readonly string[], message: string, options?: ErrorOptions) {
    super(message, options);
    this.inputs = inputs;
  }
}

/** A value that goes into a message: quoted, and cut where it is long. */
export function quoted(value: string): string {
  return JSON.stringify(value.length > 100 ? `${value.slice(0, 100)}…` : value);
}
