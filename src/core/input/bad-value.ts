/** Thrown by the parsers of inputs, which know neither the input's name nor whether its value may be shown. */
export class BadValue extends Error {
  override readonly name = 'BadValue';
  /** What is allowed, to stand after "allowed is". */
  readonly allowed: string;
  /** Where in the value it is wrong, such as `line 2`; never a part of the value itself. */
  readonly where: string | undefined;
  constructor(allowed: string, where?: string) {
    super(`Allowed is ${allowed}`);
    this.allowed = allowed;
    this.where = where;
  }
}
