import { parseBoolean } from '../inputs/parsers.ts';
import type { InputReader } from '../inputs/reader.ts';
import type { Redact } from '../text/redaction.ts';

export type CommentInputs = Readonly<ReturnType<typeof readComment>>;

/** Characters: the rest of the comment needs its room. */
const longestCommentText = 4_000;

export function readComment(inputs: InputReader) {
  const comment = inputs.value('comment', parseBoolean, 'false');
  const qrCodes = inputs.value('qrCodes', parseBoolean, 'false');
  const githubToken = inputs.text('githubToken');
  const matrix = inputs.text('matrix');
  const users = [comment ? 'comment' : [], qrCodes ? 'qrCodes' : [], inputs.present(['commitStatus'])].flat();
  if (users.length > 0 && githubToken === '')
    inputs.refuse(
      `The githubToken input is required for ${users.join(' and ')}. Leave githubToken out to use the workflow's own token.`,
      ['githubToken'],
    );
  const commentText = inputs.text('commentText');
  if ([...commentText].length > longestCommentText)
    inputs.refuse(
      `The commentText input is too long. Expected at most ${longestCommentText.toLocaleString('en-US')} characters of Markdown.`,
    );
  return {
    comment,
    /** Identifies the comment; `undefined`: derived from what the job builds. */
    commentKey: inputs.text('commentKey') || undefined,
    /** The values of the job's matrix as JSON; `undefined` without a matrix. */
    matrix: matrix === '' || matrix === 'null' ? undefined : matrix,
    /** The user's Markdown, which anybody may have written. */
    commentText,
    qrCodes,
    /** For GitHub's API; empty without one, which is only possible without a comment and QR codes. */
    githubToken,
  };
}

/** Shows the character before it as it is, in Markdown and in code, and keeps it from being read with the one after it. */
const apart = '\u2060';

/** What HTML reads as a tag, a comment or a declaration; an address in angle brackets is not one. */
const tag = /<(?!https?:\/\/[^\s<>"'`]+>)(?=[a-z/!?])/gi;

/** The middle of a definition of a link or a footnote, which counts for the whole comment. */
const definition = /\](?=:)/g;

/**
 * The user's Markdown for the head of a comment, or `undefined` if nothing is left of it. It may be made of the title of a pull
 * request, so it is hostile: it stays inside its quotation, and changes nothing outside of that.
 *
 * Whatever Markdown it opens, such as a fence, ends with the quotation. HTML, footnotes and the definitions of links do not, so
 * they are shown as text. That is done in code too: what is code is known only once the whole text is parsed.
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
