import type { Redact } from '../../text/redaction.ts';

/** Shows the character before it as it is, in Markdown and in code, and keeps it from being read with the one after it. */
const apart = '\u2060';

/** What HTML reads as a tag, a comment or a declaration; an address in angle brackets is none. */
const tag = /<(?!https?:\/\/[^\s<>"'`]+>)(?=[a-z/!?])/gi;

/** The middle of a definition of a link or a footnote, which counts for the whole comment. */
const definition = /\](?=:)/g;

/**
 * The user's Markdown for the head of a section, or `undefined` if nothing is left of it. It may be made of the title
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
