import type { Redact } from '../report/redaction.ts';

/** How much of a log says why the step failed. */
export const tailLines = 40;

/** Characters at the end of a log that hold those lines, markup included; a whole log can weigh tens of megabytes. */
const longestTail = 1024 * 1024;

/**
 * The last lines of a step's log, as a terminal would have shown them in the end; none of one that says nothing. The service puts `span` elements
 * with colours into logs, and so writes `<` and `&` as entities; scripts put colours of their own and move the cursor.
 * Secrets are hidden after all of that is gone: it could stand in the middle of one.
 */
export function logTail(log: string, { redact }: { readonly redact: Redact }): string[] {
  const plain = withoutEntities(endOf(log).replace(/<\/?span\b[^<>]*>/gi, '')).replace(terminalOrders, '');
  const lines = plain.split('\n').map(lastOverwrite).join('\n');
  const shown = redact(lines).trimEnd();
  return shown === '' ? [] : shown.split('\n').slice(-tailLines);
}

/** The end of a log from a whole line on: half of a line could hold half of a secret, which nothing would hide. */
function endOf(log: string): string {
  if (log.length <= longestTail) return log;
  return log.slice(log.indexOf('\n', log.length - longestTail) + 1);
}

const esc = '\u001b';
const stringEnd = `(?:\u0007|${esc}\\\\|\u009c)`;

/**
 * Colours, moves of the cursor, links and titles (ECMA-48): strings such as `ESC ] … BEL` with their end, sequences
 * such as `ESC [ 31 m`, and whatever else begins with an escape. No part of it can begin where another one does, so that
 * its time grows with the log and not with its square, whatever a script prints; Node's own pattern took 6 s for 100 kB.
 */
const terminalOrders = new RegExp(
  [
    `${esc}[\\]PX^_][^\u0007\u009c\n${esc}]*${stringEnd}`,
    `(?:${esc}\\[|\u009b)[0-?]*[ -/]*[@-~]`,
    `${esc}[ -/]*[0-~]?`,
  ].join('|'),
  'g',
);

/** A carriage return starts the line again: of `10%\r20%` only `20%` is to be seen. */
function lastOverwrite(line: string): string {
  return line.split('\r').findLast((part) => part !== '') ?? '';
}

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Each entity once: `&amp;lt;` is the text `&lt;`. */
function withoutEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (entity, decimal, hex, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? entity;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}
