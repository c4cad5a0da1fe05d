import { cut } from './cut.ts';
import { visible } from './visible.ts';

/** GitHub keeps 255 characters of a title; a short one is read. */
const longestTitle = 200;
const longestParagraph = 2_500;

/**
 * The title of an annotation: one line. `%`, `:` and `,` are encoded by whoever writes the command (@actions/core does),
 * so that the text here is the text that is shown.
 */
export function annotationTitle(text: string): string {
  return cut(visible(text), longestTitle);
}

/** The message of an annotation: each paragraph one line of it. */
export function annotationMessage(paragraphs: readonly string[]): string {
  return paragraphs.map((paragraph) => cut(visible(paragraph), longestParagraph)).join('\n');
}
