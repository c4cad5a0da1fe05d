import { BadValue } from './bad-value.ts';

/** What is said of a map: the form of a line, and whether values may span lines. */
export interface MapForm {
  /** Such as `NAME=value`. */
  readonly line: string;
  readonly name: RegExp;
  /** `NAME<<END`, lines, `END`: as GitHub's own command files write it. */
  readonly heredoc: 'understood' | 'refused';
}

export const variableMap: MapForm = {
  line: 'NAME=value',
  name: /^[A-Za-z_][A-Za-z0-9_]*$/,
  heredoc: 'understood',
};
export const versionMap: MapForm = { line: 'name=version', name: /^[^\s=]+$/, heredoc: 'refused' };

/** Reads a map, given as one `NAME=value` a line or as one JSON object. No message holds a part of the value. */
export function parseMap(form: MapForm): (text: string) => Record<string, string> {
  return (text) =>
    Object.fromEntries(text.trimStart().startsWith('{') ? fromJson(text, form) : fromLines(text, form));
}

function fromJson(text: string, form: MapForm): [string, string][] {
  const allowed = `one JSON object of texts, or ${form.line} a line`;
  let parsed: unknown;
  try {
    parsed = JSON.parse(text, asWritten);
  } catch {
    // The cause is left out on purpose: JSON.parse quotes the text, which may be secret.
    throw new BadValue(`${allowed}; this JSON cannot be read`);
  }
  return Object.entries(parsed as Record<string, unknown>).map(([name, value], index) => {
    const where = `entry ${index + 1}`;
    if (!form.name.test(name)) throw new BadValue(`${allowed}; a name is wrong`, where);
    // Numbers and booleans are what people mean by texts without quotes; anything else has no one spelling.
    if (typeof value === 'boolean') return [name, String(value)];
    if (typeof value === 'string') return [name, value];
    throw new BadValue(`${allowed}; null, lists and objects have no place in it`, where);
  });
}

/**
 * Keeps a number as it is written: as a number `1.10` would become `1.1`, and a build number made of date and time
 * another one, as it has more digits than a number can hold.
 */
function asWritten(_name: string, value: unknown, written?: { source?: string }): unknown {
  return typeof value === 'number' ? (written?.source ?? String(value)) : value;
}

function fromLines(text: string, form: MapForm): [string, string][] {
  const entries: [string, string][] = [];
  const lines = text.split(/\r?\n/);
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line.trim() === '') continue;
    const where = `line ${at + 1}`;
    // White space is taken off afterwards: a pattern for it would try every share of a long run of it.
    const [, before = '', sign, rest = ''] = /^([^=<]*)(=|<<)(.*)$/s.exec(line) ?? [];
    const name = before.trim();
    if (!sign || !form.name.test(name) || (sign === '<<' && form.heredoc === 'refused'))
      throw new BadValue(`${form.line} a line, or one JSON object`, where);
    if (sign === '=') {
      entries.push([name, rest.trim()]);
      continue;
    }
    const end = lines.indexOf(rest.trim(), at + 1);
    if (rest.trim() === '' || end < 0) throw new BadValue(`NAME<<END, lines, and a line that is END`, where);
    entries.push([name, lines.slice(at + 1, end).join('\n')]);
    at = end;
  }
  return entries;
}
