import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import type { Token } from '@actions/expressions/lexer';

/** JSON, as contexts hold it and expressions give it. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };

/** The contexts that an expression may read, by name; one that is not here is an error, as on GitHub. */
export type Contexts = Readonly<Record<string, Value>>;

/** The status functions of a condition, by name. */
type Functions = Readonly<Record<string, () => boolean>>;

export interface Scope {
  readonly contexts: Contexts;
  readonly functions?: Functions;
  /** `hashFiles`, which only the steps of a job have. */
  readonly hashFiles?: (patterns: readonly string[]) => string;
}

/** What stood between `${{` and `}}`, not yet evaluated. */
export class Expression {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

/** A part of a workflow file: JSON with expressions in it. */
export type Node =
  | Expression
  | string
  | number
  | boolean
  | null
  | readonly Node[]
  | { readonly [key: string]: Node };

/** Evaluates one expression with GitHub's own lexer, parser and evaluator. @throws what they find wrong with it */
export function evaluate(source: string, { contexts, functions = {}, hashFiles }: Scope): Value {
  const known = [
    ...Object.entries(functions).map(([name, call]) => ({
      name,
      minArgs: 0,
      maxArgs: 0,
      call: (): data.ExpressionData => new data.BooleanData(call()),
    })),
    ...(hashFiles ? [hashFunction(hashFiles)] : []),
  ];
  try {
    const tree = new Parser(tokensOf(source), Object.keys(contexts), known).parse();
    const values = Object.entries(contexts).map(([key, value]) => ({ key, value: dataOf(value) }));
    const byName = new Map(known.map((one) => [one.name.toLowerCase(), one]));
    const result = new Evaluator(tree, new data.Dictionary(...values), byName).evaluate();
    return JSON.parse(JSON.stringify(result, data.replacer));
  } catch (cause) {
    throw new Error(`GitHub would refuse the expression ${source}`, { cause });
  }
}

function hashFunction(hashFiles: NonNullable<Scope['hashFiles']>) {
  return {
    name: 'hashFiles',
    minArgs: 1,
    maxArgs: 255,
    call: (...patterns: data.ExpressionData[]): data.ExpressionData =>
      new data.StringData(hashFiles(patterns.map((pattern) => pattern.coerceString()))),
  };
}

/** The node with every expression in it replaced by its value. */
export function resolve(node: Node, scope: Scope): Value {
  if (node instanceof Expression) return evaluate(node.source, scope);
  if (Array.isArray(node)) return node.map((item) => resolve(item, scope));
  if (typeof node !== 'object' || node === null) return node as Value;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolve(value, scope)]));
}

/** A value as a text, as GitHub puts it into an input, an environment variable or an output. */
export function asText(value: Value): string {
  if (typeof value === 'object' && value !== null)
    throw new Error(`GitHub takes no list and no object here: ${JSON.stringify(value)}`);
  return dataOf(value).coerceString();
}

/** Whether a condition holds: what GitHub calls truthy. */
export function isTrue(value: Value): boolean {
  return !(value === false || value === 0 || value === '' || value === null);
}

/** The texts of a mapping such as `env` or `with`. */
export function resolveTexts(nodes: Readonly<Record<string, Node>>, scope: Scope): Record<string, string> {
  return Object.fromEntries(
    Object.entries(nodes).map(([name, node]) => [name, asText(resolve(node, scope))]),
  );
}

/** GitHub's lexer, except that it undoubles only the first quote of a text (0.3.61). */
function tokensOf(source: string): Token[] {
  return new Lexer(source)
    .lex()
    .tokens.map((token) =>
      /^'.*'$/s.test(token.lexeme)
        ? { ...token, value: token.lexeme.slice(1, -1).replaceAll("''", "'") }
        : token,
    );
}

function dataOf(value: Value): data.ExpressionData {
  return JSON.parse(JSON.stringify(value), data.reviver);
}

export type Result = 'success' | 'failure' | 'cancelled' | 'skipped';

/**
 * The status functions of a job's condition. `success()` looks at all ancestors, not only at those that `needs` names:
 * after a skipped job, a condition must say `!cancelled()` or `always()` (actions/runner issue 491).
 */
export function jobFunctions(ancestors: readonly Result[]): Functions {
  return {
    always: () => true,
    cancelled: () => false,
    success: () => ancestors.every((result) => result === 'success'),
    failure: () => ancestors.includes('failure'),
  };
}

/** The status functions of a step's condition, which depend on the steps before it. */
export function stepFunctions(status: () => Result): Functions {
  return {
    always: () => true,
    cancelled: () => status() === 'cancelled',
    success: () => status() === 'success',
    failure: () => status() === 'failure',
  };
}
