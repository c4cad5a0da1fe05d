/** A long text without its middle. */
export interface Excerpt {
  readonly head: readonly string[];
  /** What is left out between `head` and `tail`. */
  readonly left: { readonly lines: number; readonly bytes: number };
  readonly tail: readonly string[];
}

/** Collects the lines of a log, and keeps only its beginning and its end if it is long. */
export interface ExcerptCollector {
  add(line: string): void;
  /** Adds what was kept of another log. */
  append(excerpt: Excerpt): void;
  /** What is kept now, without empty lines at the end. */
  excerpt(): Excerpt;
}

/** @param most bytes of the text that is kept: half of it from the beginning, about half from the end */
export function collectExcerpt(most: number): ExcerptCollector {
  const half = most / 2;
  const [head, tail] = [createPart(half / 32), createPart(half / 32)];
  const left: Amount = { lines: 0, bytes: 0 };
  const leaveOut = ({ lines, bytes }: Amount): void => {
    left.lines += lines;
    left.bytes += bytes;
  };
  /** Empty lines that may turn out to be the last. */
  let empty = 0;
  const keep = (line: string): void => {
    const bytes = Buffer.byteLength(line) + 1;
    if (tail.bytes() === 0 && left.lines === 0 && head.bytes() + bytes <= half) {
      head.push(line, bytes);
      return;
    }
    tail.push(line, bytes);
    while (tail.bytes() > half) leaveOut(tail.shift());
  };
  const add = (line: string): void => {
    if (line.trim() === '') {
      empty += 1;
      return;
    }
    for (; empty > 0; empty -= 1) keep('');
    keep(line);
  };
  return {
    add,
    append(other) {
      for (const line of other.head) add(line);
      if (other.left.lines > 0) {
        // What comes after a gap is the end, so that there is only one gap.
        while (tail.bytes() > 0) leaveOut(tail.shift());
        leaveOut(other.left);
      }
      for (const line of other.tail) add(line);
    },
    excerpt: () => ({ head: head.lines(), left: { ...left }, tail: tail.lines() }),
  };
}

/** The last lines of what was kept. */
export function lastLines({ head, tail }: Excerpt, count: number): string[] {
  return [...head.slice(-count), ...tail].slice(-count);
}

interface Amount {
  lines: number;
  bytes: number;
}

/** Lines that are added at the end and removed at the beginning. */
interface Part {
  bytes(): number;
  push(line: string, bytes: number): void;
  /** Removes a block of lines at the beginning, and returns how much that was. */
  shift(): Amount;
  lines(): string[];
}

interface Block extends Amount {
  readonly text: string;
}

/**
 * Lines are kept as blocks of text: hundreds of thousands of single lines that live for a while, and then no longer,
 * took 200 MiB.
 *
 * @param blockBytes the size of a block
 */
function createPart(blockBytes: number): Part {
  const blocks: Block[] = [];
  let last: string[] = [];
  let [lastBytes, total] = [0, 0];
  const close = (): void => {
    if (last.length > 0) blocks.push({ text: last.join('\n'), lines: last.length, bytes: lastBytes });
    [last, lastBytes] = [[], 0];
  };
  return {
    bytes: () => total,
    push(line, bytes) {
      last.push(line);
      lastBytes += bytes;
      total += bytes;
      if (lastBytes >= blockBytes) close();
    },
    shift() {
      if (blocks.length === 0) close();
      const { lines, bytes } = blocks.shift() ?? { lines: 0, bytes: 0 };
      total -= bytes;
      return { lines, bytes };
    },
    lines: () => [...blocks.flatMap(({ text }) => text.split('\n')), ...last],
  };
}
