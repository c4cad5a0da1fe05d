import { cut, visible } from './visible.ts';

/** Characters of one line of the log: room for a name and the longest link. */
const longestLine = 3_000;

/** GitHub keeps 255 characters of a title. */
const longestTitle = 200;
const longestParagraph = 2_500;

/**
 * A line for the log that the runner does not read as a command. Its grammar (actions/runner, `ActionCommand`): `::`
 * after white space at the start of a line, or `##[` anywhere in it. A space breaks either. Applying it twice changes
 * nothing.
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
