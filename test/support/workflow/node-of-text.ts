import { Expression, type Node } from './expression.ts';

/** A default of `action.yml`: a text, or one expression. @throws for a text that holds an expression among other things */
export function nodeOfText(text: string): Node {
  const [, source] = /^\s*\$\{\{(.*)\}\}\s*$/s.exec(text) ?? [];
  if (source !== undefined && !source.includes('${{')) return new Expression(source.trim());
  if (text.includes('${{')) throw new Error(`This runner does not know what to do with the default ${text}`);
  return text;
}
