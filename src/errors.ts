import { types } from 'node:util';

/**
 * A situation that the user can do something about: what happened, and what to do next, stand in the message.
 * It is shown without a stack trace. Every other error is ours, and is shown with one.
 *
 * One subclass is one situation; they are told apart by class and fields, never by the text of the message.
 */
export abstract class UserError extends Error {
  override get name(): string {
    return this.constructor.name;
  }
}

/** The message of anything that was thrown. */
export function messageOf(thrown: unknown): string {
  return types.isNativeError(thrown) ? thrown.message : String(thrown);
}
