import { InputError } from '../../errors.ts';
import { parseBoolean } from '../inputs/parsers.ts';
import type { InputReader } from '../inputs/reader.ts';

/** The comment on the pull request. */
export interface CommentInputs {
  readonly comment: boolean;
  /** Identifies the comment; `undefined` means by the application. */
  readonly commentKey: string | undefined;
  /** Markdown of the user's, which anybody may have written. */
  readonly commentText: string;
  readonly qrCodes: boolean;
  /** For GitHub's API; empty if none is given, which is only possible without a comment and QR codes. */
  readonly githubToken: string;
}

/** @throws InputError when `comment` or `qrCodes` is wanted without a token for GitHub */
export function readComment(inputs: InputReader): CommentInputs {
  const comment = inputs.value('comment', parseBoolean, 'false');
  const qrCodes = inputs.value('qrCodes', parseBoolean, 'false');
  const githubToken = inputs.text('githubToken');
  const wanted = [...(comment ? ['comment'] : []), ...(qrCodes ? ['qrCodes'] : [])];
  if (wanted.length > 0 && githubToken === '')
    throw new InputError(
      [...wanted, 'githubToken'],
      `Input githubToken is required for ${wanted.join(' and ')}. Leave githubToken out to use the workflow's own token.`,
    );
  return {
    comment,
    commentKey: inputs.text('commentKey') || undefined,
    commentText: readCommentText(inputs),
    qrCodes,
    githubToken,
  };
}

/** The rest of the comment, and the sections of other steps, need their room. */
const longestCommentText = 4_000;

function readCommentText(inputs: InputReader): string {
  const text = inputs.text('commentText');
  const count = [...text].length;
  if (count <= longestCommentText) return text;
  const [is, most] = [count, longestCommentText].map((number) => number.toLocaleString('en-US'));
  throw new InputError(
    ['commentText'],
    `Input commentText has ${is} characters. Expected at most ${most} characters of Markdown.`,
  );
}
