import { plainText } from '../errors.ts';

type Variables = Readonly<Record<string, string>>;

/** A text, or a truth value, as its spelling determines. */
type Operand = string | boolean;

/** The condition cannot be evaluated here; the message gives the reason, as the end of a sentence without its full stop. */
export class WrongCondition extends Error {
  override readonly name = 'WrongCondition';
}

/** In characters; limits nesting, which could overflow the stack. */
const longestCondition = 1_000;

/**
 * Whether a condition holds: `env.NAME`, `env["NAME"]`, texts, `true` and `false`, combined by `==`, `!=`, `not`, `and`,
 * `or` and parentheses. A variable that is not set is an empty text; a text by itself is true unless it is empty. The whole
 * condition is always evaluated, so that whether it is wrong does not depend on the variables.
 *
 * @throws WrongCondition
 */
export function isTrue(text: string, variables: Variables): boolean {
  if (text.length > longestCondition)
    throw new WrongCondition(`it has more than ${longestCondition} characters`);
  const tokens = tokensOf(text);
  const take = (token: string): boolean => {
    if (tokens[0] !== token) return false;
    tokens.shift();
    return true;
  };
  const either = (): Operand => {
    let left = both();
    while (take('or')) left = [left, both()].some(Boolean);
    return left;
  };
  const both = (): Operand => {
    let left = negated();
    while (take('and')) left = [left, negated()].every(Boolean);
    return left;
  };
  const negated = (): Operand => (take('not') ? !negated() : compared());
  const compared = (): Operand => {
    const left = operand();
    const isEqual = take('==');
    if (!isEqual && !take('!=')) return left;
    const right = operand();
    if (typeof left !== typeof right)
      throw new WrongCondition('it compares text with `true` or `false` without quotes');
    return (left === right) === isEqual;
  };
  const operand = (): Operand => {
    const token = tokens.shift();
    if (token !== '(') return operandOf(token, variables);
    const inner = either();
    if (!take(')')) throw new WrongCondition('a `)` is missing');
    return inner;
  };
  const whole = either();
  if (tokens[0] !== undefined) throw new WrongCondition(`${quoted(tokens[0])} is unexpected`);
  return Boolean(whole);
}

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  const one =
    /\s+|(env\.[A-Za-z_]\w*|env\[(?:"[A-Za-z_]\w*"|'[A-Za-z_]\w*')\]|"[^"]*"|'[^']*'|[()]|[=!]=|[\w.]+)/y;
  while (one.lastIndex < text.length) {
    const at = one.lastIndex;
    const match = one.exec(text);
    if (!match) {
      const rest = text.slice(at);
      const why = /^["']/.test(rest) ? 'has no closing quote' : 'is not recognized';
      throw new WrongCondition(`${quoted(rest)} ${why}`);
    }
    if (match[1] !== undefined) tokens.push(match[1]);
  }
  return tokens;
}

/** The variables that a condition reads. @throws WrongCondition */
export function variablesIn(text: string): string[] {
  return tokensOf(text).flatMap((token) => variableOf(token) ?? []);
}

function variableOf(token: string): string | undefined {
  return /^env(?:\.|\[.)(\w+)/.exec(token)?.[1];
}

function operandOf(token: string | undefined, variables: Variables): Operand {
  if (token === undefined) throw new WrongCondition('it is incomplete');
  if (token === 'true' || token === 'false') return token === 'true';
  const variable = variableOf(token);
  if (variable !== undefined) return (Object.hasOwn(variables, variable) && variables[variable]) || '';
  if (/^["']/.test(token)) return token.slice(1, -1);
  if (/^event\b/.test(token))
    throw new WrongCondition('there is no `event`, because a request started the build');
  throw new WrongCondition(`${quoted(token)} is not recognized`);
}

function quoted(text: string): string {
  return `\`${plainText(text, 60)}\``;
}

/** The reason why a script with this condition does not run; `undefined` if it runs. */
export function reasonToSkip(condition: string | undefined, variables: Variables): string | undefined {
  const runs = condition === undefined || isTrue(condition, variables);
  return runs ? undefined : `its condition \`${condition}\` is false`;
}
