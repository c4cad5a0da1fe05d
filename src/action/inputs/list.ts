import { BadValue } from '../../errors.ts';

/**
 * Reads a list, the same way for every input: one entry per line, or separated by commas, or one JSON list of texts. A
 * comma inside the braces of a pattern does not separate.
 */
export function parseList(text: string): string[] {
  return (jsonTexts(text) ?? text.split(/\r?\n/).flatMap(separated))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/**
 * Reads ids. Quotes and brackets around them are those of a list that is not valid JSON.
 *
 * @throws BadValue
 */
export function parseIds(text: string): string[] {
  const ids = parseList(text);
  if (ids.some((id) => /^[["']|["'\]]$/.test(id)))
    throw new BadValue(
      'ids without quotes, one per line or separated by commas, or one JSON list such as ["a", "b"]',
    );
  return ids;
}

/** A JSON list of texts; `undefined` for anything else, such as the pattern `[ab]*.apk`. */
export function jsonTexts(text: string): string[] | undefined {
  if (!text.trimStart().startsWith('[')) return undefined;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every((entry) => typeof entry === 'string') ? list : undefined;
  } catch {
    return undefined;
  }
}

function separated(line: string): string[] {
  const inBraces = bracedCommas(line);
  const entries: string[] = [];
  let start = 0;
  for (let at = 0; at < line.length; at++) {
    if (line[at] !== ',' || inBraces.has(at)) continue;
    entries.push(line.slice(start, at));
    start = at + 1;
  }
  return [...entries, line.slice(start)];
}

/** Where commas stand between braces that have both ends. */
function bracedCommas(line: string): ReadonlySet<number> {
  const [open, commas]: [number[], number[]] = [[], []];
  const braced = new Set<number>();
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '{') open.push(at);
    if (line[at] === ',') commas.push(at);
    const start = line[at] === '}' ? open.pop() : undefined;
    if (start === undefined) continue;
    for (let comma = commas.at(-1); comma !== undefined && comma > start; comma = commas.at(-1)) {
      braced.add(comma);
      commas.pop();
    }
  }
  return braced;
}
