import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { messageOf, UserError } from '../../errors.ts';
import { type FaultRule, ruleOf, WrittenFault } from './faults.ts';
import { type Outcome, outcomeOf, WrittenOutcome } from './outcomes.ts';

/** What happens on demand: to requests, and to simulated builds (docs/service.md, "Scenarios"). */
export interface Scenario {
  readonly faults: readonly FaultRule[];
  readonly outcomes: readonly Outcome[];
}

export const emptyScenario: Scenario = { faults: [], outcomes: [] };

/** The message names a fault or an outcome by its place in its list. */
export class WrongScenario extends UserError {
  constructor({
    file,
    why,
    cause,
  }: { readonly file: string; readonly why: string; readonly cause?: unknown }) {
    super(`Invalid scenario ${file}: ${why}`, { cause });
  }
}

/** Reads a file in JSON or YAML. @throws WrongScenario */
export function readScenario(file: string): Scenario {
  try {
    const readLog = (name: string): string => readFileSync(resolve(dirname(file), name), 'utf8');
    return parseScenario(readFileSync(file, 'utf8'), { file, readLog });
  } catch (cause) {
    throw cause instanceof WrongScenario ? cause : new WrongScenario({ file, why: messageOf(cause), cause });
  }
}

const WrittenScenario = z.strictObject({
  faults: z.array(z.unknown(), { error: 'expected a list' }).default([]),
  outcomes: z.array(z.unknown(), { error: 'expected a list' }).default([]),
});

/** @param from `readLog` returns the text of a file that an outcome names @throws WrongScenario; what `readLog` throws */
export function parseScenario(
  text: string,
  { file, readLog }: { readonly file: string; readonly readLog: (name: string) => string },
): Scenario {
  const wrong = (why: string): WrongScenario => new WrongScenario({ file, why });
  const content = parseText(text, file);
  // A list alone has faults.
  const read = WrittenScenario.safeParse(Array.isArray(content) ? { faults: content } : content);
  if (!read.success)
    throw wrong(
      read.error.issues.map((issue) => describe(issue, 'an object with faults and outcomes')).join('; '),
    );
  const each = <Written, Result>(
    items: readonly unknown[],
    {
      name,
      schema,
      of,
    }: { name: string; schema: z.ZodType<Written>; of: (written: Written) => Result | string },
  ): Result[] =>
    items.map((item, at) => {
      const written = schema.safeParse(item);
      if (!written.success)
        throw wrong(
          `${name} ${at + 1}: ${written.error.issues.map((issue) => describe(issue, 'an object')).join('; ')}`,
        );
      const result = of(written.data);
      if (typeof result === 'string') throw wrong(`${name} ${at + 1}: ${result}`);
      return result;
    });
  return {
    faults: each(read.data.faults, { name: 'fault', schema: WrittenFault, of: ruleOf }),
    outcomes: each(read.data.outcomes, {
      name: 'outcome',
      schema: WrittenOutcome,
      of: (written) => outcomeOf(written, readLog),
    }),
  };
}

function parseText(text: string, file: string): unknown {
  try {
    return parse(text);
  } catch (cause) {
    throw new WrongScenario({ file, why: `it is not valid JSON or YAML (${messageOf(cause)})`, cause });
  }
}

function describe(issue: z.core.$ZodIssue, whole: string): string {
  if (issue.code === 'unrecognized_keys')
    return `unknown key ${issue.keys.map((key) => JSON.stringify(key)).join(', ')}`;
  const field = issue.path.map(String).join('.');
  return field === '' ? `expected ${whole}` : `"${field}": ${issue.message}`;
}
