import { z } from 'zod';
import { BadValue, InputError } from '../../errors.ts';
import { parseBoolean } from '../inputs/parsers.ts';
import type { InputReader } from '../inputs/reader.ts';
import type { Redact } from '../text/redaction.ts';

/** The comment on the pull request. */
export interface CommentInputs {
  readonly comment: boolean;
  /** Identifies the comment; `undefined`: what the job builds does. */
  readonly commentKey: string | undefined;
  /** The values of the job's matrix, in one text; `undefined` without a matrix. */
  readonly matrix: string | undefined;
  /** Markdown of the user's, which anybody may have written. */
  readonly commentText: string;
  readonly qrCodes: boolean;
  /** For GitHub's API; empty without one, which is only possible without a comment and QR codes. */
  readonly githubToken: string;
}

/** @throws InputError when `comment` or `qrCodes` is set without a token for GitHub */
export function readComment(inputs: InputReader): CommentInputs {
  const comment = inputs.value('comment', parseBoolean, 'false');
  const qrCodes = inputs.value('qrCodes', parseBoolean, 'false');
  const githubToken = inputs.text('githubToken');
  const users = [...(comment ? ['comment'] : []), ...(qrCodes ? ['qrCodes'] : [])];
  if (users.length > 0 && githubToken === '')
    throw new InputError(
      [...users, 'githubToken'],
      `The githubToken input is required for ${users.join(' and ')}. Leave githubToken out to use the workflow's own token.`,
    );
  return {
    comment,
    commentKey: inputs.text('commentKey') || undefined,
    matrix: inputs.optional('matrix', parseMatrix),
    commentText: readCommentText(inputs),
    qrCodes,
    githubToken,
  };
}

/** @throws BadValue for anything but `toJSON(matrix)`: an object, or `null` without a matrix */
function parseMatrix(text: string): string | undefined {
  const values = z.record(z.string(), z.unknown()).nullable().safeParse(jsonOf(text));
  if (!values.success) throw new BadValue('the matrix of the job as JSON: leave it at its default');
  const entries = Object.entries(values.data ?? {}).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return entries.length === 0 ? undefined : JSON.stringify(entries);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The rest of the comment needs its room. */
const longestCommentText = 4_000;

function readCommentText(inputs: InputReader): string {
  const text = inputs.text('commentText');
  const count = [...text].length;
  if (count <= longestCommentText) return text;
  const [is, most] = [count, longestCommentText].map((number) => number.toLocaleString('en-US'));
  throw new InputError(
    ['commentText'],
    `The commentText input has ${is} characters. Expected at most ${most} characters of Markdown.`,
  );
}

/** Shows the character before it as it is, in Markdown and in code, and keeps it from being read with the one after it. */
const apart = '\u2060';

/** What HTML reads as a tag, a comment or a declaration; an address in angle brackets is none. */
const tag = /<(?!https?:\/\/[^\s<>"'`]+>)(?=[a-z/!?])/gi;

/** The middle of a definition of a link or a footnote, which counts for the whole comment. */
const definition = /\](?=:)/g;

/**
 * The user's Markdown for the head of a comment, or `undefined` if nothing is left of it. It may be made of the title
 * of a pull request, so it is hostile: nothing of it stands outside of its quotation, and nothing outside of that
 * changes.
 *
 * Whatever Markdown it opens, such as a fence, ends with the quotation. HTML, footnotes and the definitions of links do
 * not, so they are shown as text. That is done in code too: what is code is known only once the whole text is parsed.
 */
export function ownText(markdown: string, redact: Redact): string | undefined {
  // First, as what is put in would hide a masked value.
  const text = redact(markdown.toWellFormed()).trim();
  if (text === '') return undefined;
  const shown = text.replace(tag, `<${apart}`).replace(definition, `]${apart}`);
  return shown
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}
