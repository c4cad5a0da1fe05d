import { assignments, variableName } from '../../assignments.ts';
import type { InputValue } from '../../contract/start.ts';
import { BadValue, quoted } from '../../errors.ts';

/**
 * Reads a list: one entry per line, or separated by commas, or JSON lists of texts, one per line. A comma inside the braces
 * of a pattern does not separate.
 *
 * @throws BadValue
 */
export function parseList(text: string): string[] {
  return entries(
    jsonTexts(text) ?? text.split(/\r?\n/).flatMap((line) => jsonTexts(line) ?? separated(line)),
  );
}

/** Reads addresses, which may have commas in them: one per line, or a JSON list of texts. @throws BadValue */
export function parseLines(text: string): string[] {
  return entries(jsonTexts(text) ?? text.split(/\r?\n/));
}

const listForm =
  'one entry per line without "- " and quotation marks, or one JSON list such as ["a", "b"]. Shell variables are not expanded';

/** Refuses the items of a YAML list, which GitHub passes on as text. */
function entries(texts: readonly string[]): string[] {
  const list = texts.map((entry) => entry.trim()).filter((entry) => entry !== '');
  if (list.some((entry) => /^-(?:\s|$)|^(["']).*\1$/.test(entry))) throw new BadValue(listForm);
  return list;
}

/** Reads names, which may have brackets. @throws BadValue for a list in brackets that is not valid JSON */
export function parseNames(text: string): string[] {
  const names = parseList(text);
  if (names.length > 1 && names[0]?.startsWith('[') && names.at(-1)?.endsWith(']'))
    throw new BadValue(listForm);
  return names;
}

/** Reads IDs. Quotes and brackets around them are those of a list that is not valid JSON. @throws BadValue */
export function parseIds(text: string): string[] {
  const ids = parseNames(text);
  if (ids.some((id) => /^[["']|["']$|\$[{(]|^\$/.test(id))) throw new BadValue(listForm);
  return ids;
}

function jsonTexts(text: string): string[] | undefined {
  if (!text.trimStart().startsWith('[')) return undefined;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every((entry) => typeof entry === 'string') ? list : undefined;
  } catch {
    return undefined;
  }
}

/** The parts between commas. Braces that are not closed are ordinary characters, and those nested three deep. */
function separated(line: string): string[] {
  return line.match(/(?:\{(?:[^{}]|\{[^{}]*\})*\}|[^,])+/g) ?? [];
}

/** The format of a map: that of a line, for messages, and what a name is. */
type MapForm = Readonly<{ line: string; name: RegExp }>;

export const variableMap: MapForm = { line: 'NAME=value', name: variableName };
export const versionMap: MapForm = { line: 'name=version', name: /^[^\s=]+$/ };
const inputMap: MapForm = { line: 'name=value', name: /^[^\s=]+$/ };

/**
 * Reads a map: one `NAME=value` per line, `NAME<<END`, lines and `END`, or one JSON object.
 *
 * @throws BadValue without any part of the value
 */
export function parseMap(form: MapForm): (text: string) => Record<string, string> {
  return (text) => {
    const entries = entriesOf(text, { form, revive: asWritten });
    return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
  };
}

/**
 * Reads values for a workflow's inputs: one `name=value` per line, each a text, or one JSON object, in which numbers and
 * booleans keep their type.
 *
 * @throws BadValue without any part of a value
 */
export function parseWorkflowInputs(text: string): Record<string, InputValue> {
  const entries = entriesOf(text, { form: inputMap });
  // JSON would send a longer one as it was rounded when it was read.
  for (const [name, value] of entries)
    if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER)
      throw new BadValue('a number of at most 15 digits; put longer numbers in quotes', quoted(name));
  return Object.fromEntries(entries);
}

/**
 * Keeps the digits of a number: parsed, `1.10` would become `1.1`, and a build number made of date and time would be
 * rounded, as it has more digits than a number can hold.
 */
function asWritten(_name: string, value: unknown, written?: { source?: string }): unknown {
  return typeof value === 'number' ? (written?.source ?? String(value)) : value;
}

interface MapReading {
  readonly form: MapForm;
  readonly revive?: typeof asWritten;
}

function entriesOf(text: string, { form, revive }: MapReading): [string, InputValue][] {
  if (!text.trimStart().startsWith('{')) return fromLines(text, form);
  const expected = `one JSON object of strings, numbers and booleans, or ${form.line} on each line`;
  // JSON that begins with a brace is an object.
  let parsed: Readonly<Record<string, unknown>>;
  try {
    parsed = JSON.parse(text, revive);
  } catch {
    // Without a cause: JSON.parse quotes the text, which may be secret.
    throw new BadValue(`${expected}; this is not valid JSON`);
  }
  return Object.entries(parsed).map(([name, value], index) => {
    const where = `entry ${index + 1}`;
    if (!form.name.test(name)) throw new BadValue(`${expected}; this name is not valid`, where);
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      return [name, value];
    throw new BadValue(`${expected}; null, lists and objects are not supported`, where);
  });
}

/** What is wrong with a line, without any part of it, which may be secret. */
function hint(line: string): string {
  if (line.trimStart().startsWith('#')) return '; comments are not supported';
  if (/^\s*- /.test(line)) return '; remove "- "';
  return /^\s*[\w.-]+:/.test(line) ? '; use = instead of :' : '';
}

function fromLines(text: string, form: MapForm): [string, string][] {
  const entries: [string, string][] = [];
  for (const { number, line, name: before, end, value } of assignments(text)) {
    const where = `line ${number}`;
    const name = before.trim();
    if (!form.name.test(name))
      throw new BadValue(`${form.line} on each line, or one JSON object${hint(line)}`, where);
    if (end === '' || value === undefined)
      throw new BadValue('NAME<<END, the lines of the value, and END on a line of its own', where);
    entries.push([name, end === undefined ? value.trim() : value]);
  }
  return entries;
}
