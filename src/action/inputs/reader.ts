import { BadValue, InputError, quoted } from '../../errors.ts';
import type { Runner } from '../runner/runner.ts';

/** Reads inputs by name. The report of a bad one names the input, the value and what was expected. */
export type InputReader = ReturnType<typeof createInputReader>;

/** GitHub evaluates an expression only after a dollar sign, and passes on any other text unchanged. */
const expression = /\{\{(?:[^{}]|\{\d+\})*\}\}/;

/** They may have `{{ … }}` of their own: Markdown, and the job's matrix as JSON. */
const freeTexts: readonly string[] = ['commentText', 'matrix', 'name', 'notes'];

/** No message may show their values, in which only a part may be `{{ … }}`. */
const secretInputs: readonly string[] = ['variables', 'workflowInputs', 'sshKey'];

/** Ends the reading: what follows depends on an input that has been reported. */
class ReadingEnded extends Error {}

/**
 * Reads all inputs of a step. After a bad one, `read` continues as if it were not set, so that all are reported together.
 *
 * @throws InputError with one line for each problem; whatever else `read` throws, alone
 */
export function readInputs<Inputs>(
  source: Pick<Runner, 'input'>,
  read: (inputs: InputReader) => Inputs,
): Inputs {
  const problems: string[] = [];
  try {
    const inputs = read(createInputReader(source, problems));
    if (problems.length === 0) return inputs;
  } catch (error) {
    if (!(error instanceof ReadingEnded)) throw error;
  }
  throw new InputError(problems.join('\n'));
}

function createInputReader(source: Pick<Runner, 'input'>, problems: string[]) {
  const reported = new Set<string>();
  /** Reports a problem, unless it may only follow from that of one of these inputs, which has been reported. */
  const refuse = (problem: string, names: readonly string[] = []): void => {
    if (!names.some((name) => reported.has(name))) problems.push(problem);
    for (const name of names) reported.add(name);
  };
  /** The text; empty without the input, and for an expression that GitHub did not evaluate. */
  const text = (name: string): string => {
    const given = source.input(name);
    const [found] = expression.exec(given) ?? [];
    if (found === undefined || freeTexts.includes(name)) return given;
    if (secretInputs.includes(name) && found !== given) return given;
    refuse(
      `The ${name} input contains {{ … }}, which GitHub does not evaluate. Write \${{ … }}, with a dollar sign.`,
      [name],
    );
    return '';
  };
  const end = (): never => {
    throw new ReadingEnded();
  };
  /** The parsed value of a required input. If it is missing or bad, the reading continues with `instead`, or ends. */
  const needed = <T>(name: string, parse: (text: string) => T, instead: () => T = end): T => {
    const given = text(name);
    try {
      return parse(given);
    } catch (cause) {
      if (!(cause instanceof BadValue)) throw cause;
      const shown = secretInputs.includes(name) ? 'not valid' : quoted(given);
      const value = given === '' ? 'required' : shown;
      const where = cause.where ? ` (${cause.where})` : '';
      refuse(`The ${name} input is ${value}${where}. Expected ${cause.expected}.`, [name]);
      return instead();
    }
  };
  return {
    text,
    refuse,
    needed,
    /** Reports a problem, and ends the reading. */
    fail(problem: string, names?: readonly string[]): never {
      refuse(problem, names);
      return end();
    },
    /** The parsed value. Without the input, or with a bad one, `fallback` is parsed: the default that action.yml documents. */
    value<T>(name: string, parse: (text: string) => T, fallback: string): T {
      const instead = (): T => parse(fallback);
      return text(name) === '' ? instead() : needed(name, parse, instead);
    },
    /** The parsed value; `undefined` without the input, or with a bad one. */
    optional: <T>(name: string, parse: (text: string) => T): T | undefined =>
      text(name) === '' ? undefined : needed<T | undefined>(name, parse, () => undefined),
    /** The text of a required input. @param advice one sentence for the error: what the input is */
    required(name: string, advice: string): string {
      const given = text(name);
      if (given === '') refuse(`The ${name} input is required. ${advice}`, [name]);
      return given;
    },
    /** Those of the inputs that are set. */
    present: (names: readonly string[]) => names.filter((name) => source.input(name) !== ''),
  };
}
