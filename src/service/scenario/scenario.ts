import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { messageOf, UserError } from '../../errors.ts';
import { readRegularFile } from '../folder-tree.ts';
import { parseYaml } from '../yaml.ts';
import { WrittenFault } from './faults.ts';
import { outcomeOf, WrittenOutcome } from './outcomes.ts';
import { WrittenQuirks } from './quirks.ts';

const WrittenScenario = z.strictObject({
  faults: z.array(WrittenFault).default([]),
  outcomes: z.array(WrittenOutcome).default([]),
  ...WrittenQuirks.shape,
});

/** Controls requests, answers and simulated builds (docs/service.md, "Scenarios"). */
export type Scenario = ReturnType<typeof parseScenario>;

export const emptyScenario: Scenario = { faults: [], outcomes: [], quirks: [], omit: [] };

export class WrongScenario extends UserError {
  constructor(file: string, cause: unknown) {
    super(`Invalid scenario ${file}: ${messageOf(cause)}`, { cause });
  }
}

/** In bytes, for a scenario. */
const longest = 256 * 2 ** 10;
/** In bytes, for a log; a step keeps as many. */
const longestLog = 16 * 2 ** 20;
/** In characters; an error names every unknown key. */
const longestError = 2_000;

/** The file is JSON or YAML. @throws WrongScenario */
export function readScenario(file: string): Scenario {
  const read = (name: string, limit: number): string => readRegularFile(name, { name, limit });
  return parseScenario(file, {
    text: () => read(file, longest),
    readLog: (name) => read(resolve(dirname(file), name), longestLog),
  });
}

/** @param from `readLog` returns the text of an outcome's file @throws WrongScenario */
export function parseScenario(
  file: string,
  from: { readonly text: () => string; readonly readLog: (name: string) => string },
) {
  try {
    const text = from.text();
    if (Buffer.byteLength(text) > longest) throw new Error(`it is larger than ${longest / 2 ** 10} KiB`);
    const { document, lineCounter } = parseYaml(text, 'core');
    const [wrong] = document.errors;
    if (wrong) throw new Error(`line ${lineCounter.linePos(wrong.pos[0]).line}: ${wrong.message}`);
    const { data, error } = WrittenScenario.safeParse(document.toJS());
    if (error) throw new Error(z.prettifyError(error).slice(0, longestError));
    return { ...data, outcomes: data.outcomes.map((written) => outcomeOf(written, from.readLog)) };
  } catch (cause) {
    throw new WrongScenario(file, cause);
  }
}
