/** Everything that any program reads as a line break, and tabs. */
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/**
 * Invisible characters that change how text looks: controls, bidirectional marks and overrides, zero-width
 * spaces, the byte order mark, and tags. Joiners stay: emoji and some languages need them.
 */
const invisible = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;

/** The text on one line, with each character that hides or reorders others shown by its number, such as `\u202E`. */
export function visible(text: string): string {
  return text
    .toWellFormed()
    .replace(breaks, ' ')
    .replace(invisible, (character) => {
      const hex = (character.codePointAt(0) ?? 0).toString(16);
      return `\\u${hex.toUpperCase().padStart(4, '0')}`;
    })
    .trim();
}

/** At most `limit` UTF-16 code units of a text, with `…` for the rest; never half of a surrogate pair. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return `${text.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** Characters of one line of the log: room for a name and the longest link. */
const longestLine = 3_000;

/** What fits on one line of GitHub's pages. */
const longestTitle = 80;
export const longestParagraph = 2_500;

/**
 * A line for the log that the runner does not read as a command. Its grammar (actions/runner, `ActionCommand`): `::` after
 * white space at the start of a line, or `##[` anywhere in it. A space breaks either. Applying it twice changes nothing.
 */
export function logLine(line: string): string {
  const [, indent = '', text = ''] = /^( *)([\s\S]*)$/.exec(line) ?? [];
  return cut(indent + visible(text).replace(/^::/, ': :').replaceAll('##[', '## ['), longestLine);
}

/** The title of an annotation: one line. @actions/core encodes its `%`, `:` and `,` for the command. */
export function annotationTitle(text: string): string {
  return cut(visible(text), longestTitle);
}

/** The message of an annotation, one line per paragraph. */
export function annotationMessage(paragraphs: readonly string[]): string {
  return paragraphs.map((paragraph) => cut(visible(paragraph), longestParagraph)).join('\n');
}

/** `a, b and 3 more`: the first ten names, each cut. */
export function namesText(names: readonly string[]): string {
  const shown = names.slice(0, 10).map((name) => cut(name, 100));
  const more = names.length - shown.length;
  return shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** The first items; where there are more, `rest` stands for those beyond `limit`. */
export function atMost<Item>(
  limit: number,
  items: readonly Item[],
  rest: (more: number) => Item,
): readonly Item[] {
  return items.length <= limit ? items : [...items.slice(0, limit), rest(items.length - limit)];
}
