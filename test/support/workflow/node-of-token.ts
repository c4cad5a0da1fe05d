import {
  isBasicExpression,
  isBoolean,
  isMapping,
  isNumber,
  isSequence,
  isString,
} from '@actions/workflow-parser';
import type { TemplateToken } from '@actions/workflow-parser/templates/tokens/template-token';
import { Expression, type Node } from './expression.ts';

/** What GitHub's parser read, as plain data. @throws for a token that these workflows do not use */
export function nodeOfToken(token: TemplateToken): Node {
  if (isMapping(token)) {
    return Object.fromEntries(
      [...token].map(({ key, value }) => [key.assertString('key').value, nodeOfToken(value)]),
    );
  }
  if (isSequence(token)) return [...token].map(nodeOfToken);
  if (isBasicExpression(token)) return new Expression(token.expression);
  if (isString(token) || isBoolean(token) || isNumber(token)) return token.value;
  if (token.toString() === '') return null;
  throw new Error(`This runner does not know what to do with ${token.toString()}`);
}
