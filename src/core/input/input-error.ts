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

/** A value that goes into a message: quoted, without the user and password of an address, and cut where it is long. */
export function quoted(value: string): string {
  const shown = value.replace(/\/\/[^/\s]*@/g, '//***@');
  return JSON.stringify(shown.length > 100 ? `${shown.slice(0, 100)}…` : shown);
}
