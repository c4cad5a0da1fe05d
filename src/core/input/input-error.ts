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

<<<<<<< HEAD
/** A value that goes into a message: quoted, cut where it is long, and without the password of an address. */
export function quoted(value: string): string {
  const open = value.replace(/\/\/[^/@\s]*@/g, '//***@');
  return JSON.stringify(open.length > 100 ? `${open.slice(0, 100)}…` : open);
=======
/** A value that goes into a message: quoted, without the user and password of an address, and cut where it is long. */
export function quoted(value: string): string {
  const shown = value.replace(/\/\/[^/\s]*@/g, '//***@');
  return JSON.stringify(shown.length > 100 ? `${shown.slice(0, 100)}…` : shown);
>>>>>>> clienttests
}
