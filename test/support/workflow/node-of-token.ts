import {
  isBasicExpression,
  isBoolean,
  isMapping,
  isNumber,
  isSequence,
  isString,
} from '@actions/workflow-parser';
import type { BasicExpressionToken } from '@actions/workflow-parser/templates/tokens/basic-expression-token';
import type { TemplateToken } from '@actions/workflow-parser/templates/tokens/template-token';
import { parse } from 'yaml';
import { Expression, type Node } from './expression.ts';
import { nodeOfText } from './node-of-text.ts';

/** The result of GitHub's parser as plain data. @throws for a token that these workflows do not use */
export function nodeOfToken(token: TemplateToken): Node {
  if (isMapping(token)) {
    return Object.fromEntries(
      [...token].map(({ key, value }) => [key.assertString('key').value, nodeOfToken(value)]),
    );
  }
  if (isSequence(token)) return [...token].map(nodeOfToken);
  if (isBasicExpression(token)) return nodeOfExpression(token);
  if (isString(token) || isBoolean(token) || isNumber(token)) return token.value;
  if (token.toString() === '') return null;
  throw new Error(`This runner does not know what to do with ${token.toString()}`);
}

/**
 * Of a block of text with expressions in it, GitHub's parser for editors keeps the indentation, which GitHub itself
 * does not (0.3.61): such a block is read again.
 */
function nodeOfExpression({ expression, source, blockScalarHeader }: BasicExpressionToken): Node {
  if (blockScalarHeader === undefined || source === undefined) return new Expression(expression);
  return nodeOfText(parse(`${blockScalarHeader}\n${source}`));
}
