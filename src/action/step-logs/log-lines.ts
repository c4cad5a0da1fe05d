import type { Redact } from '../text/redaction.ts';
import { cut } from '../text/visible.ts';

/** Characters of a line that are shown. */
const longestLine = 3_000;

/** The longest value that a Linux process can receive, and so the longest secret that a script can print on one line. */
const longestSecret = 128 * 1024;

/** Characters of a line that are read, markup included. */
const mostRead = 2 * longestSecret;

/**
 * Reads a log as it arrives, in memory that does not grow with it: `line` gets each line as a terminal would finally
 * show it, at most 3,000 characters of it. Secrets are hidden after markup is removed, because that could split one, and
 * before a line is cut: half of a secret would not be recognized.
 */
export function readLines({ redact, line }: { redact: Redact; line: (text: string) => void }) {
  const decoder = new TextDecoder();
  /** What the line showed before a carriage return, and what it shows since. */
  let [shown, current, tooLong] = ['', '', false];
  const overwrite = (): void => {
    const text = tooLong ? withoutHalfSecret(redact(plainText(current))) : plainText(current);
    // `10%\r20%` shows only `20%`, and `20%\r` still does.
    if (text !== '') shown = text;
    [current, tooLong] = ['', false];
  };
  const read = (text: string): void => {
    const lines: string[] = [];
    for (const [part] of text.matchAll(/[^\r\n]+|\r|\n/g)) {
      if (part === '\r') overwrite();
      else if (part === '\n') {
        overwrite();
        lines.push(shown);
        shown = '';
      } else if (current.length + part.length <= mostRead) current += part;
      else {
        current += part.slice(0, mostRead - current.length);
        tooLong = true;
      }
    }
    // Secrets are searched in all of them at once, which is faster.
    const redacted = lines.length > 0 ? redact(lines.join('\n')).split('\n') : [];
    for (const one of redacted) line(shortened(one));
  };
  return {
    write: (chunk: Uint8Array) => read(decoder.decode(chunk, { stream: true })),
    /** The log has ended: what is left is its last line. */
    end: () => read(`${decoder.decode()}\n`),
  };
}

/** A line that was not read to its end may end in half of a secret: what one could be long is left out. */
function withoutHalfSecret(redacted: string): string {
  return `${redacted.slice(0, -longestSecret)}…`;
}

function shortened(text: string): string {
  if (text.length <= longestLine) return text;
  // A copy: a part of a long text would keep all of it in memory.
  return Buffer.from(cut(text, longestLine)).toString();
}

const esc = '\u001b';
const stringEnd = `(?:\u0007|${esc}\\\\|\u009c)`;

/**
 * Colours, cursor movements, links and titles (ECMA-48): strings such as `ESC ] … BEL`, sequences such as `ESC [ 31 m`,
 * and anything else that begins with an escape. The parts are disjoint, so that matching takes linear time whatever a
 * script prints; `stripVTControlCharacters` of Node took 6 s for 100 kB.
 */
const terminalSequences = new RegExp(
  [
    `${esc}[\\]PX^_][^\u0007\u009c\n${esc}]*${stringEnd}`,
    `(?:${esc}\\[|\u009b)[0-?]*[ -/]*[@-~]`,
    `${esc}[ -/]*[0-~]?`,
  ].join('|'),
  'g',
);

/**
 * A piece of a log as a terminal would show it. The service puts colours into logs as `span` elements, and so writes `<`
 * and `&` as entities; scripts add escape sequences.
 */
export function plainText(marked: string): string {
  return withoutEntities(marked.replace(/<\/?span\b[^<>]*>/gi, '')).replace(terminalSequences, '');
}

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Decodes each entity once: `&amp;lt;` is the text `&lt;`. */
function withoutEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (entity, decimal, hex, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? entity;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}
