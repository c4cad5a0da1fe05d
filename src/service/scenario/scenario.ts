import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { messageOf, UserError } from '../../errors.ts';
import { readRegularFile } from '../folder-tree.ts';
import { parseYaml } from '../yaml.ts';
import { WrittenFault } from './faults.ts';
import { type Outcome, outcomeOf, WrittenOutcome } from './outcomes.ts';
import { WrittenQuirks } from './quirks.ts';
import { object } from './values.ts';

const WrittenScenario = z.preprocess(
  // A bare list is one of faults.
  (content) => (Array.isArray(content) ? { faults: content } : content),
  object(
    {
      faults: z.array(WrittenFault, { error: 'expected a list' }).default([]),
      outcomes: z.array(WrittenOutcome, { error: 'expected a list' }).default([]),
      ...WrittenQuirks.shape,
    },
    'an object with faults, outcomes, quirks and omit',
  ),
);

/** Controls requests, answers and simulated builds (docs/service.md, "Scenarios"). */
export interface Scenario extends Pick<z.output<typeof WrittenScenario>, 'faults' | 'quirks' | 'omit'> {
  readonly outcomes: readonly Outcome[];
}

export const emptyScenario: Scenario = { faults: [], outcomes: [], quirks: [], omit: [] };

export class WrongScenario extends UserError {
  constructor(file: string, why: string, cause?: unknown) {
    super(`Invalid scenario ${file}: ${why}`, { cause });
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
  try {
    const read = (name: string, limit: number): string => readRegularFile(name, { name, limit });
    const readLog = (name: string): string => read(resolve(dirname(file), name), longestLog);
    return parseScenario(read(file, longest), { file, readLog });
  } catch (cause) {
    if (cause instanceof WrongScenario) throw cause;
    throw new WrongScenario(file, messageOf(cause), cause);
  }
}

/** @param from `readLog` returns the text of an outcome's file @throws WrongScenario; what `readLog` throws */
export function parseScenario(
  text: string,
  { file, readLog }: { readonly file: string; readonly readLog: (name: string) => string },
): Scenario {
  const wrong = (why: string, cause?: unknown) => new WrongScenario(file, why, cause);
  if (Buffer.byteLength(text) > longest) throw wrong(`it is larger than ${longest / 2 ** 10} KiB`);
  let content: unknown;
  try {
    content = contentOf(text);
  } catch (cause) {
    throw wrong(`it is not valid JSON or YAML (${messageOf(cause)})`, cause);
  }
  const { data, error } = WrittenScenario.safeParse(content);
  if (error) throw wrong(z.prettifyError(error).slice(0, longestError));
  return { ...data, outcomes: data.outcomes.map((written) => outcomeOf(written, readLog)) };
}

function contentOf(text: string): unknown {
  const { document, lineCounter } = parseYaml(text);
  const [error] = document.errors;
  if (error) throw new Error(`line ${lineCounter.linePos(error.pos[0]).line}: ${error.message}`);
  return document.toJS();
}
