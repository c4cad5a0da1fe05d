import { cut, visible } from '../../core/text/visible.ts';

/** Characters; longer names run out of the picture. */
export const longestName = 40;

/**
 * The name of a section or a task in a Mermaid chart. Every sign that Mermaid could read becomes one of its entities
 * (`#58;` is a colon). A task's name must not stand first on its line: `title` or `click` there would be an order.
 */
export function mermaidName(text: string): string {
  return cut(visible(text), longestName).replace(
    /[^\p{L}\p{M}\p{N} .,_()/+…-]/gu,
    (character) => `#${character.codePointAt(0)};`,
  );
}
