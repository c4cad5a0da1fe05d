import { data, Evaluator, Lexer, Parser } from '@actions/expressions';

/** JSON values, in contexts and as the results of expressions. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };

/** The contexts that an expression may use, by name; GitHub refuses all others. */
export type Contexts = Readonly<Record<string, Value>>;

/** The text between `${{` and `}}`, not yet evaluated. */
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

export interface Scope {
  readonly contexts: Contexts;
  /** The input of the status functions: the jobs before this one, none of which failed. */
  readonly before: 'all ran' | 'some were skipped';
}

/** Evaluates an expression with GitHub's own lexer, parser and evaluator. @throws their errors */
function evaluate(source: string, { contexts, before }: Scope): Value {
  const statuses = { always: true, success: before === 'all ran', failure: false, cancelled: false };
  const functions = Object.entries(statuses).map(([name, value]) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: (): data.ExpressionData => new data.BooleanData(value),
  }));
  const tree = new Parser(new Lexer(source).lex().tokens, Object.keys(contexts), functions).parse();
  const values = Object.entries(contexts).map(([key, value]) => ({
    key,
    value: JSON.parse(JSON.stringify(value), data.reviver),
  }));
  const byName = new Map(functions.map((one) => [one.name, one]));
  const result = new Evaluator(tree, new data.Dictionary(...values), byName).evaluate();
  return JSON.parse(JSON.stringify(result, data.replacer));
}

/** Replaces every expression in a node by its value. */
export function resolve(node: Node, scope: Scope): Value {
  if (node instanceof Expression) return evaluate(node.source, scope);
  if (Array.isArray(node)) return node.map((item) => resolve(item, scope));
  if (typeof node !== 'object' || node === null) return node as Value;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolve(value, scope)]));
}

/** Whether a condition is truthy in GitHub's sense. */
export function isTrue(value: Value): boolean {
  return !(value === false || value === 0 || value === '' || value === null);
}
