import { attribute } from '../../text/markdown.ts';
import { cut, visible } from '../../text/visible.ts';

/** Characters; a longer untrusted text is cut. */
const longestText = 300;

/** Untrusted text for HTML, between tags and in the value of an attribute: one line that says what it is. */
export function htmlText(text: string): string {
  return attribute(cut(visible(text), longestText)) || '–';
}
