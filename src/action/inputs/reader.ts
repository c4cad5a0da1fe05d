import { BadValue, InputError, quoted } from '../../errors.ts';
import type { Runner } from '../runner/runner.ts';

/** Whether a message may show the value. */
type Visibility = 'shown' | 'secret';

/** Reads inputs by name. A bad value is an `InputError` that names the input, the value and what was expected. */
export type InputReader = ReturnType<typeof createInputReader>;

/** GitHub evaluates an expression only after a dollar sign, and passes on any other text unchanged. */
const expression = /\{\{(?:[^{}]|\{\d+\})*\}\}/;

/** They may have `{{ … }}` of their own: Markdown, and the job's matrix as JSON. */
const freeTexts: readonly string[] = ['commentText', 'matrix', 'name', 'notes'];

/** @throws InputError for an expression in a text, or in place of a secret */
function textOf(source: Pick<Runner, 'input'>, name: string, visibility: Visibility): string {
  const text = source.input(name);
  const [found] = expression.exec(text) ?? [];
  if (found === undefined || freeTexts.includes(name)) return text;
  if (visibility === 'secret' && found !== text) return text;
  throw new InputError(
    [name],
    `The ${name} input contains {{ … }}, which GitHub does not evaluate. Write \${{ … }}, with a dollar sign.`,
  );
}

export function createInputReader(source: Pick<Runner, 'input'>) {
  const parsed = <T>(name: string, text: string, parse: (text: string) => T, visibility: Visibility): T => {
    try {
      return parse(text);
    } catch (error) {
      if (!(error instanceof BadValue)) throw error;
      const value = text === '' ? 'required' : visibility === 'shown' ? quoted(text) : 'not valid';
      const where = error.where ? ` (${error.where})` : '';
      throw new InputError([name], `The ${name} input is ${value}${where}. Expected ${error.expected}.`, {
        cause: error,
      });
    }
  };
  const optional = <T>(name: string, parse: (text: string) => T, visibility: Visibility): T | undefined => {
    const text = textOf(source, name, visibility);
    return text === '' ? undefined : parsed(name, text, parse, visibility);
  };
  /** The text; empty without the input. */
  const text = (name: string): string => textOf(source, name, 'shown');
  return {
    text,
    /** The parsed value. Without the input, `fallback` is parsed: the default that action.yml documents. */
    value: <T>(name: string, parse: (text: string) => T, fallback: string): T =>
      parsed(name, text(name) || fallback, parse, 'shown'),
    /** The parsed value, or `undefined` without the input. */
    optional: <T>(name: string, parse: (text: string) => T) => optional(name, parse, 'shown'),
    /** Like `optional`, for a value that no message may show. */
    optionalSecret: <T>(name: string, parse: (text: string) => T) => optional(name, parse, 'secret'),
    /** The text of a required input. @param advice one sentence for the error: what the input is */
    required(name: string, advice: string): string {
      const given = text(name);
      if (given === '') throw new InputError([name], `The ${name} input is required. ${advice}`);
      return given;
    },
    /** Those of the inputs that are set. */
    present: (names: readonly string[]) => names.filter((name) => source.input(name) !== ''),
  };
}
