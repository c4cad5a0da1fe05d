import { cut, visible } from './visible.ts';

/** Characters; a longer untrusted text in a summary or a comment is cut. */
const longestText = 300;

interface TextOptions {
  /** Characters; a longer text is cut. */
  readonly limit?: number;
}

/**
 * Escapes text so that Markdown shows it literally: in a paragraph, a heading, a cell of a table, or the HTML inside
 * them. Only entities and `span` elements are used, which mean the same in all of these places.
 *
 * A `span` splits what GitHub searches for in the finished text, where no entity helps: mentions, issue numbers,
 * addresses, emoji names and formulas (GitHub's documentation shows `<span>$</span>` for the last).
 */
export function markdownText(text: string, { limit = longestText }: TextOptions = {}): string {
  return escaped(cut(visible(text), limit));
}

/** The same, as code: for names, ids and branches. */
export function markdownCode(text: string, options?: TextOptions): string {
  return `<code>${markdownText(text, options)}</code>`;
}

/** A sentence of the service: what it puts between backticks is code, everything else is text. */
export function markdownSentence(text: string, { limit = longestText }: TextOptions = {}): string {
  return cut(visible(text), limit)
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? `<code>${escaped(part)}</code>` : escaped(part)))
    .join('');
}

/** The same, in bold. */
export function markdownStrong(text: string, options?: TextOptions): string {
  return `<strong>${markdownText(text, options)}</strong>`;
}

function escaped(text: string): string {
  return text.replace(special, (found) => (apart.test(found) ? span(found) : entity(found)));
}

/** Characters of Markdown and HTML, list and rule markers at the start of a text, and what GitHub searches for later. */
const special =
  /^[-+=]|^\d+[.)]|[\\`*_[\]<>&|~"']|[@$]|#(?=\w)|^#+|:(?=\/\/|[\w+-]+:)|(?<=\bwww)\.|(?<=\bGH)-(?=\d)/gi;

const apart = /^(?:[@$:.#]|-)$/;

function span(character: string): string {
  return `<span>${character}</span>`;
}

function entity(characters: string): string {
  return characters.replace(/[^0-9]/g, (character) => `&#${character.charCodeAt(0)};`);
}
