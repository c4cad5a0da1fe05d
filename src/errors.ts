import { types } from 'node:util';

/**
 * The sections of docs/troubleshooting.md, by the anchors of their headings, for the errors whose cure takes more than a line.
 */
export const helpTopics = [
  'a-start-request-got-no-usable-response',
  'pull-requests-from-forks',
  'the-token-is-refused',
] as const;
export type HelpTopic = (typeof helpTopics)[number];

/**
 * A situation that the user can do something about: the message says what happened and what to do next. It is shown
 * without a stack trace. Every other error is a bug, and is shown with one.
 *
 * Code that handles a situation distinguishes it by a subclass and its fields, never by the message.
 */
export class UserError extends Error {
  readonly help: HelpTopic | undefined = undefined;
  override get name(): string {
    return this.constructor.name;
  }
}

/** A thrown value as an error: itself if it is one, otherwise an error with its text. */
export function asError(thrown: unknown): Error {
  return types.isNativeError(thrown) ? thrown : new Error(String(thrown));
}

/**
 * The message of anything thrown. Of an `AggregateError`, such as that of a host with several addresses, often only its
 * errors have one.
 */
export function messageOf(thrown: unknown): string {
  if (!types.isNativeError(thrown)) return String(thrown);
  return thrown.message || [...new Set(errorsIn(thrown)?.map(messageOf))].join(', ') || thrown.name;
}

/** The errors of an `AggregateError`. Under Jest, Node's own errors come from another realm, so `instanceof` would fail. */
export function errorsIn(thrown: Error): unknown[] | undefined {
  return 'errors' in thrown && Array.isArray(thrown.errors) ? thrown.errors : undefined;
}

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

/** Inputs, or combinations of them, that the action cannot work with: a line for each. Thrown before any request is made. */
export class InputError extends UserError {}

/** A value for a message: quoted, without the user and password of an address, and cut when it is long. */
export function quoted(value: string): string {
  const shown = value.replace(/\/\/[^/\s]*@/g, '//***@');
  return JSON.stringify(shown.length > 100 ? `${shown.slice(0, 100)}…` : shown);
}
