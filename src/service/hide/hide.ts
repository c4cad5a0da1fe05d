import { spellingsOf } from './spellings.ts';

/** Replaces each secret value. */
export const hiddenMark = '***';

/** In bytes. The beginning of a value at the end of a text counts as the value if it is at least this long. */
const shortestRest = 8;

/** In bytes. The beginning of a longer line is shown before the line ends. */
const longestLine = 64 * 2 ** 10;

/** The bytes of a text as characters, which are fast to search and convert back without loss. */
const bytesOf = (text: string): string => Buffer.from(text).toString('latin1');

/** Hides secret values in everything that is shown of a build. */
export function createHiding(values: readonly string[]) {
  const spellings = [...new Set(values.flatMap(spellingsOf))].map(bytesOf);
  if (spellings.length === 0)
    return {
      text: (text: string) => text,
      stream: () => ({ take: (chunk: Buffer) => chunk, end: () => Buffer.alloc(0) }),
    };
  const longest = Math.max(...spellings.map(({ length }) => length));
  const openings = spellings.flatMap(beforeLineBreaks);
  /**
   * Hides the values that begin before `end`. Up to `from`, the text belongs to a value that is already hidden. `done` is
   * the end of what was handled: `end`, or the end of a value that continues beyond it.
   */
  const hide = (text: string, { from = 0, end = text.length, isEnd = true } = {}) => {
    let shown = '';
    let done = from;
    for (const place of placesOf(text, { spellings, isEnd }).filter(({ start }) => start < end)) {
      // Overlapping values get one mark.
      if (place.start >= done) shown += text.slice(done, place.start) + hiddenMark;
      done = Math.max(done, place.end);
    }
    return { shown: shown + text.slice(done, end), done: Math.max(done, end) };
  };
  const shown = (text: string): string => {
    const bytes = bytesOf(text);
    return bytes.length < shortestRest ? text : Buffer.from(hide(bytes).shown, 'latin1').toString();
  };
  return {
    // A text that was already cut has an ellipsis there, which may follow the beginning of a value.
    text: (text: string) => shown(text).split('…').map(shown).join('…'),
    /** For text in chunks: the result does not depend on where they are divided. */
    stream() {
      let held = '';
      /** How much of the beginning of `held` belongs to a value that is already hidden. */
      let hidden = 0;
      return {
        /** Returns what can be shown so far: whole lines, unless a value that continues in the next line may have begun. */
        take(chunk: Buffer) {
          held += chunk.toString('latin1');
          const isLong = held.length > longestLine + longest;
          if (!chunk.includes('\n') && !isLong) return Buffer.alloc(0);
          const line = held.lastIndexOf('\n') + 1;
          const open = openings.filter((opening) => held.endsWith(opening, line));
          const lines = line - Math.max(0, ...open.map(({ length }) => length));
          const end = isLong ? Math.max(lines, held.length - longest) : lines;
          const { shown, done } = hide(held, { from: hidden, end, isEnd: false });
          hidden = done - end;
          held = held.slice(end);
          return Buffer.from(shown, 'latin1');
        },
        /** Returns what was held back. */
        end() {
          const { shown } = hide(held, { from: hidden });
          held = '';
          hidden = 0;
          return Buffer.from(shown, 'latin1');
        },
      };
    },
  };
}

export type Hiding = ReturnType<typeof createHiding>;

/** The places of values, in order; they may overlap. At the end of the text, the beginning of a value counts, too. */
function placesOf(
  text: string,
  { spellings, isEnd }: { readonly spellings: readonly string[]; readonly isEnd: boolean },
) {
  const places: { readonly start: number; readonly end: number }[] = [];
  const lastBytes = text.slice(-shortestRest);
  for (const spelling of spellings) {
    for (let start = text.indexOf(spelling); start >= 0; start = text.indexOf(spelling, start + 1))
      places.push({ start, end: start + spelling.length });
    if (!isEnd || !spelling.includes(lastBytes)) continue;
    let rest = Math.min(spelling.length - 1, text.length);
    while (rest >= shortestRest && !text.endsWith(spelling.slice(0, rest))) rest -= 1;
    if (rest >= shortestRest) places.push({ start: text.length - rest, end: text.length });
  }
  return places.sort((left, right) => left.start - right.start);
}

/** The beginnings of a multi-line value that end with a line. */
function beforeLineBreaks(spelling: string): string[] {
  return [...spelling.matchAll(/\n(?!$)/g)].map(({ index }) => spelling.slice(0, index + 1));
}
