import { types } from 'node:util';

/**
 * The sections of docs/troubleshooting.md, by the anchors of their headings, for the errors whose cure takes more than
 * a line.
 */
export const helpTopics = [
  'a-start-that-was-not-answered',
  'pull-requests-from-forks',
  'the-token-is-refused',
] as const;
export type HelpTopic = (typeof helpTopics)[number];

/**
 * A situation that the user can do something about: the message says what happened and what to do next. It is shown
 * without a stack trace. Every other error is a bug, and is shown with one.
 *
 * One subclass is one situation. Code distinguishes them by class and fields, never by message.
 */
export abstract class UserError extends Error {
  readonly help: HelpTopic | undefined = undefined;
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
