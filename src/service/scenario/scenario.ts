import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
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

/** Bytes of a scenario. */
const longest = 256 * 2 ** 10;
/** Bytes of a log; a step keeps as many. */
const longestLog = 16 * 2 ** 20;

/** Reads a file in JSON or YAML. @throws WrongScenario */
export function readScenario(file: string): Scenario {
  try {
    const readLog = (name: string): string => readRegularFile(resolve(dirname(file), name), longestLog);
    return parseScenario(readRegularFile(file, longest), { file, readLog });
  } catch (cause) {
    throw cause instanceof WrongScenario ? cause : new WrongScenario({ file, why: messageOf(cause), cause });
  }
}

/** Never waits for a FIFO, and reads no device without an end. */
function readRegularFile(file: string, limit: number): string {
  const descriptor = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const status = fstatSync(descriptor);
    if (!status.isFile()) throw new Error(`${file} is not a file`);
    if (status.size > limit) throw new Error(`${file} is larger than ${limit / 2 ** 10} KiB`);
    return readFileSync(descriptor, 'utf8');
  } finally {
    closeSync(descriptor);
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
  if (Buffer.byteLength(text) > longest)
    throw new WrongScenario({ file, why: `it is larger than ${longest / 2 ** 10} KiB` });
  try {
    // With unique keys, the library compares each key with all before it.
    return parse(text, { uniqueKeys: false });
  } catch (cause) {
    const [why = ''] = messageOf(cause).split('\n');
    throw new WrongScenario({ file, why: `it is not valid JSON or YAML (${why})`, cause });
  }
}

/** More unknown keys are left out. */
const listedKeys = 20;

function describe(issue: z.core.$ZodIssue, whole: string): string {
  if (issue.code === 'unrecognized_keys')
    return `unknown key ${issue.keys
      .slice(0, listedKeys)
      .map((key) => JSON.stringify(key))
      .join(', ')}`;
  const field = issue.path.map(String).join('.');
  return field === '' ? `expected ${whole}` : `"${field}": ${issue.message}`;
}
