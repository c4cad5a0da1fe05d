import { Transform } from 'node:stream';

const entities: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };

/** The colours of terminals, as SGR numbers them from 30 (and from 90, brighter). */
const colours = ['black', 'firebrick', 'green', 'darkgoldenrod', 'royalblue', 'darkmagenta', 'teal', 'gray'];

const esc = String.fromCharCode(0x1b);
const bell = String.fromCharCode(0x07);
/** What is not passed on: letters of markup, and a terminal's control sequences (colours, moving about, titles). */
const special = new RegExp(
  `[<>&]|${esc}(?:\\[([0-9;:?]*)[ -/]*([@-~])|\\][^${bell}${esc}]*(?:${bell}|${esc}\\\\)|[@-Z\\\\^_])`,
  'g',
);
/** What may still become one with the next bytes; bounded, so that a lone escape cannot hold back a whole log. */
const unfinished = new RegExp(`${esc}(?:\\[[0-9;:?]{0,64}|\\][^${bell}${esc}]{0,256})?$`);

/**
 * Turns a terminal's colours into `<span style=…>`, the markup that step logs of the hosted service were seen to have,
 * drops every other control sequence, and writes `<`, `>` and `&` as entities, so that what is markup is certain. Works on
 * bytes: text of any encoding passes as it is.
 */
export function logMarkup(): Transform {
  let held = '';
  let open = false;
  const close = (): string => {
    const end = open ? '</span>' : '';
    open = false;
    return end;
  };
  const mark = (found: string, parameters: string | undefined, final: string | undefined): string => {
    if (found in entities) return entities[found] ?? '';
    if (final !== 'm') return '';
    const style = styleOf(parameters ?? '');
    const end = close();
    open = style !== '';
    return open ? `${end}<span style="${style}">` : end;
  };
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const text = held + chunk.toString('latin1');
      held = unfinished.exec(text)?.[0] ?? '';
      const whole = text.slice(0, text.length - held.length);
      done(null, Buffer.from(whole.replace(special, mark), 'latin1'));
    },
    flush(done) {
      done(null, Buffer.from(close(), 'latin1'));
    },
  });
}

/** The last colour and weight that a sequence such as `1;32` sets; nothing for one that only resets. */
function styleOf(parameters: string): string {
  let colour = '';
  let weight = '';
  for (const code of parameters.split(';').map(Number)) {
    // What follows is a colour of a larger palette, not a code.
    if (code === 38 || code === 48) break;
    if (code === 0) colour = weight = '';
    else if (code === 1) weight = 'font-weight: bold';
    else if (code >= 30 && code <= 37) colour = `color: ${colours[code - 30]}`;
    else if (code >= 90 && code <= 97) colour = `color: ${colours[code - 90]}`;
  }
  return [colour, weight].filter(Boolean).join('; ');
}
