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
