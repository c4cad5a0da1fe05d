import { BadValue, InputError, quoted } from '../../errors.ts';
import type { Runner } from '../runner/runner.ts';

/** Reads inputs by name. A bad value is an `InputError` that names the input, the value and what was expected. */
export type InputReader = ReturnType<typeof createInputReader>;

/** GitHub evaluates an expression only after a dollar sign, and passes on any other text unchanged. */
const expression = /\{\{(?:[^{}]|\{\d+\})*\}\}/;

/** They may have `{{ … }}` of their own: Markdown, and the job's matrix as JSON. */
const freeTexts: readonly string[] = ['commentText', 'matrix', 'name', 'notes'];

/** No message may show their values, in which only a part may be `{{ … }}`. */
const secretInputs: readonly string[] = ['variables', 'workflowInputs', 'sshKey'];

export function createInputReader(source: Pick<Runner, 'input'>) {
  /** The text; empty without the input. @throws InputError for an expression that GitHub did not evaluate */
  const text = (name: string): string => {
    const given = source.input(name);
    const [found] = expression.exec(given) ?? [];
    if (found === undefined || freeTexts.includes(name)) return given;
    if (secretInputs.includes(name) && found !== given) return given;
    throw new InputError(
      `The ${name} input contains {{ … }}, which GitHub does not evaluate. Write \${{ … }}, with a dollar sign.`,
    );
  };
  const parsed = <T>(name: string, given: string, parse: (text: string) => T): T => {
    try {
      return parse(given);
    } catch (cause) {
      if (!(cause instanceof BadValue)) throw cause;
      const shown = secretInputs.includes(name) ? 'not valid' : quoted(given);
      const value = given === '' ? 'required' : shown;
      const where = cause.where ? ` (${cause.where})` : '';
      const message = `The ${name} input is ${value}${where}. Expected ${cause.expected}.`;
      throw new InputError(message, { cause });
    }
  };
  return {
    text,
    /** The parsed value. Without the input, `fallback` is parsed: the default that action.yml documents. */
    value: <T>(name: string, parse: (text: string) => T, fallback: string): T =>
      parsed(name, text(name) || fallback, parse),
    /** The parsed value, or `undefined` without the input. */
    optional<T>(name: string, parse: (text: string) => T): T | undefined {
      const given = text(name);
      return given === '' ? undefined : parsed(name, given, parse);
    },
    /** The text of a required input. @param advice one sentence for the error: what the input is */
    required(name: string, advice: string): string {
      const given = text(name);
      if (given === '') throw new InputError(`The ${name} input is required. ${advice}`);
      return given;
    },
    /** Those of the inputs that are set. */
    present: (names: readonly string[]) => names.filter((name) => source.input(name) !== ''),
  };
}
