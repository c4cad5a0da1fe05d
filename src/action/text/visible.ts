/** Everything that any program reads as a line break, and tabs. */
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/**
 * Invisible characters that change how text looks: controls, bidirectional marks and overrides, zero-width
 * spaces, the byte order mark, and tags. Joiners stay: emoji and some languages need them.
 */
const unseen = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;

/** The text on one line, with each character that hides or reorders others shown by its number, such as `\u202E`. */
export function visible(text: string): string {
  return text
    .toWellFormed()
    .replace(breaks, ' ')
    .replace(unseen, (character) => `\\u${hex(character)}`)
    .trim();
}

function hex(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}

/** At most `limit` UTF-16 code units of a text, with `…` for the rest; never half of a surrogate pair. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return `${text.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
