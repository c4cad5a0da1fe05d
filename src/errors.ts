import { types } from 'node:util';

/**
 * A situation that the user can do something about: the message says what happened and what to do next. It is shown
 * without a stack trace. Every other error is a bug, and is shown with one.
 *
 * One subclass is one situation. Code distinguishes them by class and fields, never by message.
 */
export abstract class UserError extends Error {
  override get name(): string {
    return this.constructor.name;
  }
}

/** A thrown value as an error: itself if it is one, otherwise an error with its text. */
export function asError(thrown: unknown): Error {
  return types.isNativeError(thrown) ? thrown : new Error(String(thrown));
}

/** The message of anything thrown. */
export function messageOf(thrown: unknown): string {
  return types.isNativeError(thrown) ? thrown.message : String(thrown);
}
