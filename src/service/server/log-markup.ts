import { Transform } from 'node:stream';

const entities: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };

/** The terminal colours of the SGR codes from 30 (bright: from 90). */
const colours = ['black', 'firebrick', 'green', 'darkgoldenrod', 'royalblue', 'darkmagenta', 'teal', 'gray'];

const esc = String.fromCharCode(0x1b);
const bell = String.fromCharCode(0x07);
/** Everything that is replaced: markup characters, and terminal control sequences (colours, cursor movement, titles). */
const special = new RegExp(
  `[<>&]|${esc}(?:\\[([0-9;:?]*)[ -/]*([@-~])|\\][^${bell}${esc}]*(?:${bell}|${esc}\\\\)|[@-Z\\\\^_])`,
  'g',
);
/** The start of a control sequence at the end of a chunk. Bounded, so that a lone escape cannot delay a whole log. */
const unfinished = new RegExp(`${esc}(?:\\[[0-9;:?]{0,64}|\\][^${bell}${esc}]{0,256})?$`);

/**
 * Turns terminal colours into `<span style=…>`, as in the step logs of the hosted service (docs/hosted-service.md), removes
 * all other control sequences, and escapes `<`, `>` and `&`, so that only the spans are markup. Works on bytes, so that
 * text of any encoding passes unchanged.
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
    const entity = entities[found];
    if (entity !== undefined) return entity;
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

/** The colour and weight that a sequence such as `1;32` sets; empty for one that only resets. */
function styleOf(parameters: string): string {
  let colour = '';
  let weight = '';
  for (const code of parameters.split(';').map(Number)) {
    // The next numbers are a colour of the 256-colour or RGB palette.
    if (code === 38 || code === 48) break;
    if (code === 0) colour = weight = '';
    else if (code === 1) weight = 'font-weight: bold';
    else if (code >= 30 && code <= 37) colour = `color: ${colours[code - 30]}`;
    else if (code >= 90 && code <= 97) colour = `color: ${colours[code - 90]}`;
  }
  return [colour, weight].filter(Boolean).join('; ');
}
