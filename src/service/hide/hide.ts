import { spellingsOf } from './spellings.ts';

/** What stands in the place of a value. */
const mark = '***';

/** Bytes. A value that is cut off at the end of a text counts if so much of it is there. */
const shortestRest = 8;

/** Bytes. The beginning of a longer line is shown before its end is known. */
const longestLine = 64 * 2 ** 10;

/** Hides secret values in what is shown of a build. */
export interface Hiding {
  text(text: string): string;
  /** For text that comes in chunks: what comes out does not depend on where they are divided. */
  stream(): HidingStream;
}

export interface HidingStream {
  /** Returns what can be shown so far: whole lines, unless a value that goes on in the next line may have begun. */
  take(chunk: Buffer): Buffer;
  /** Returns what was held back. */
  end(): Buffer;
}

/** The bytes of a text as characters, which are quick to search and change back without loss. */
const bytesOf = (text: string): string => Buffer.from(text).toString('latin1');

export function createHiding(values: readonly string[]): Hiding {
  const spellings = [...new Set(values.flatMap(spellingsOf))].map(bytesOf);
  if (spellings.length === 0)
    return { text: (text) => text, stream: () => ({ take: (chunk) => chunk, end: () => Buffer.alloc(0) }) };
  const longest = Math.max(...spellings.map(({ length }) => length));
  const openings = spellings.flatMap(beforeLineBreaks);
  const whole = (text: string, hidden = 0): string =>
    hideUpTo(text.length, { text, hidden, places: placesOf(text, spellings, true) }).shown;
  const shown = (text: string): string => {
    const bytes = bytesOf(text);
    return bytes.length < shortestRest ? text : Buffer.from(whole(bytes), 'latin1').toString();
  };
  return {
    // A text that was cut before it came here says so by an ellipsis, in front of which the rest of a value can stand.
    text: (text) => shown(text).split('…').map(shown).join('…'),
    stream() {
      let held = '';
      /** So much at its beginning belongs to a value whose mark is shown. */
      let hidden = 0;
      return {
        take(chunk) {
          held += chunk.toString('latin1');
          const isLong = held.length > longestLine + longest;
          if (!chunk.includes('\n') && !isLong) return Buffer.alloc(0);
          const line = held.lastIndexOf('\n') + 1;
          const open = openings.filter((opening) => held.endsWith(opening, line));
          const lines = line - Math.max(0, ...open.map(({ length }) => length));
          const end = isLong ? Math.max(lines, held.length - longest) : lines;
          const { shown, done } = hideUpTo(end, {
            text: held,
            hidden,
            places: placesOf(held, spellings, false),
          });
          hidden = done - end;
          held = held.slice(end);
          return Buffer.from(shown, 'latin1');
        },
        end() {
          const text = whole(held, hidden);
          held = '';
          hidden = 0;
          return Buffer.from(text, 'latin1');
        },
      };
    },
  };
}

/** Where a value stands. */
interface Place {
  readonly start: number;
  readonly end: number;
}

/** By their beginnings; they may overlap. */
function placesOf(text: string, spellings: readonly string[], isEnd: boolean): readonly Place[] {
  const places: Place[] = [];
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

/** The beginnings of a value of several lines that end with a line. */
function beforeLineBreaks(spelling: string): string[] {
  return [...spelling.matchAll(/\n(?!$)/g)].map(({ index }) => spelling.slice(0, index + 1));
}

/** Values that overlap are one mark. `done` is the end, or that of a value which goes on behind it. */
function hideUpTo(
  end: number,
  held: { readonly text: string; readonly hidden: number; readonly places: readonly Place[] },
): { readonly shown: string; readonly done: number } {
  const { text, places } = held;
  let shown = '';
  let done = held.hidden;
  for (const place of places.filter(({ start }) => start < end)) {
    if (place.start >= done) shown += text.slice(done, place.start) + mark;
    done = Math.max(done, place.end);
  }
  return { shown: shown + text.slice(done, end), done: Math.max(done, end) };
}
