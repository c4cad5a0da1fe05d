import type { Redact } from '../report/redaction.ts';

/** The lines at the end of a log that usually show why the step failed. */
export const tailLines = 40;

/**
 * Characters at the end of a log that are read for those lines, markup included; a whole log can be tens of megabytes.
 */
const longestTail = 1024 * 1024;

/**
 * The last lines of a step's log, as a terminal would finally show them; none if the log is blank. The service puts
 * colours into logs as `span` elements, and so writes `<` and `&` as entities; scripts add escape sequences. Secrets are
 * hidden after all of that is removed, because it could split one.
 */
export function logTail(log: string, { redact }: { readonly redact: Redact }): string[] {
  const plain = withoutEntities(endOf(log).replace(/<\/?span\b[^<>]*>/gi, '')).replace(terminalSequences, '');
  const lines = plain.split('\n').map(lastOverwrite).join('\n');
  const shown = redact(lines).trimEnd();
  return shown === '' ? [] : shown.split('\n').slice(-tailLines);
}

/** The end of a log, from a whole line on: half a line could contain half a secret, which would not be recognized. */
function endOf(log: string): string {
  if (log.length <= longestTail) return log;
  return log.slice(log.indexOf('\n', log.length - longestTail) + 1);
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

/** A carriage return starts the line again: `10%\r20%` shows only `20%`. */
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

/** Decodes each entity once: `&amp;lt;` is the text `&lt;`. */
function withoutEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (entity, decimal, hex, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? entity;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}
