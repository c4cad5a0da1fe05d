import { stripVTControlCharacters } from 'node:util';
import type { Redact } from './redaction.ts';

/** How much of a log says why the step failed. */
export const tailLines = 40;

/**
 * The last lines of a step's log, as a terminal would have shown them in the end. The service puts `span` elements
 * with colours into logs, and so writes `<` and `&` as entities; scripts put colours of their own and move the cursor.
 * Secrets are hidden after all of that is gone: it could stand in the middle of one.
 */
export function logTail(log: string, { redact }: { readonly redact: Redact }): string[] {
  const plain = stripVTControlCharacters(withoutEntities(log.replace(/<\/?span\b[^>]*>/gi, '')));
  const lines = plain.split(/\r*\n/).map(lastOverwrite).join('\n');
  return redact(lines).trimEnd().split('\n').slice(-tailLines);
}

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
