import { Expression, type Node } from './expression.ts';

/**
 * A text with `${{ … }}` in it, as GitHub's parser turns it into one expression. A text that is nothing but one
 * expression keeps the type of its value.
 */
export function nodeOfText(text: string): Node {
  const parts = text.split(/\$\{\{(.*?)\}\}/s);
  if (parts.length === 1) return text;
  const sources = parts.filter((_, index) => index % 2 === 1).map((source) => source.trim());
  if (parts.length === 3 && parts[0]?.trim() === '' && parts[2]?.trim() === '')
    return new Expression(sources[0] ?? '');
  const form = parts
    .map((part, index) => (index % 2 === 0 ? escaped(part) : `{${(index - 1) / 2}}`))
    .join('');
  return new Expression(`format('${form}', ${sources.join(', ')})`);
}

function escaped(text: string): string {
  return text.replaceAll("'", "''").replaceAll('{', '{{').replaceAll('}', '}}');
}
