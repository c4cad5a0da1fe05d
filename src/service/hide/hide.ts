import { spellingsOf } from './spellings.ts';

/** What stands in the place of a value. */
const mark = Buffer.from('***');

/** Bytes. A value that is cut off at the end of a text counts if so much of it is there. */
const shortestRest = 8;

/** Hides secret values in what is shown of a build. */
export interface Hiding {
  text(text: string): string;
  /** For text that comes in chunks: what comes out does not depend on where they are divided. */
  stream(): HidingStream;
}

export interface HidingStream {
  /** Returns what can be shown so far: the beginning of what may be a value is held back until it is known. */
  take(chunk: Buffer): Buffer;
  /** Returns what was held back. */
  end(): Buffer;
}

export function createHiding(values: readonly string[]): Hiding {
  const spellings = new Set(values.flatMap(spellingsOf));
  if (spellings.size === 0)
    return { text: (text) => text, stream: () => ({ take: (chunk) => chunk, end: () => Buffer.alloc(0) }) };
  const endOf = createSearch([...spellings].map((spelling) => Buffer.from(spelling)));
  const stream = (): HidingStream => {
    let held = Buffer.alloc(0);
    /** So many bytes of `held` are hidden by a mark that was shown before. */
    let hiddenBefore = 0;
    const take = (chunk: Buffer, isLast: boolean): Buffer => {
      const text = Buffer.concat([held, chunk]);
      const shown: Buffer[] = [];
      // All before this was shown or hidden. What begins inside of a hidden part is hidden with it.
      let done = hiddenBefore;
      let at = 0;
      for (; at < text.length; at += 1) {
        const end = endOf(text, { at, isLast });
        if (end === 'unknown') break;
        if (end === undefined) continue;
        if (at >= done) shown.push(text.subarray(done, at), mark);
        done = Math.max(done, end);
      }
      if (done < at) shown.push(text.subarray(done, at));
      held = text.subarray(at);
      hiddenBefore = Math.max(0, done - at);
      return Buffer.concat(shown);
    };
    return { take: (chunk) => take(chunk, false), end: () => take(Buffer.alloc(0), true) };
  };
  const whole = (text: string): string => {
    const { take, end } = stream();
    return Buffer.concat([take(Buffer.from(text)), end()]).toString();
  };
  return {
    stream,
    // A text that was cut before it came here says so by an ellipsis, in front of which the rest of a value can stand.
    text: (text) => whole(text).split('…').map(whole).join('…'),
  };
}

/** Bytes by which a spelling is looked up. */
const keyLength = 4;

/**
 * @returns a function that finds where the longest spelling that begins at a place ends: `undefined` when none does,
 * `'unknown'` when the text ends before that is known
 */
function createSearch(spellings: readonly Buffer[]) {
  const byKey = new Map<number, Buffer[]>();
  const shortStarts = new Set<string>();
  for (const spelling of spellings.toSorted((left, right) => right.length - left.length)) {
    const key = spelling.readUInt32LE(0);
    byKey.set(key, [...(byKey.get(key) ?? []), spelling]);
    for (let length = 1; length < keyLength; length += 1)
      shortStarts.add(spelling.toString('latin1', 0, length));
  }
  return (
    text: Buffer,
    { at, isLast }: { readonly at: number; readonly isLast: boolean },
  ): number | 'unknown' | undefined => {
    const left = text.length - at;
    if (left < keyLength)
      return !isLast && shortStarts.has(text.toString('latin1', at)) ? 'unknown' : undefined;
    for (const spelling of byKey.get(text.readUInt32LE(at)) ?? []) {
      const length = Math.min(left, spelling.length);
      if (text.compare(spelling, 0, length, at, at + length) !== 0) continue;
      if (length === spelling.length) return at + length;
      if (!isLast) return 'unknown';
      if (length >= shortestRest) return text.length;
    }
    return undefined;
  };
}
