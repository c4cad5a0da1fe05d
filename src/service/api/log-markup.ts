import { Transform } from 'node:stream';

const entities: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };

/** The terminal colours of the SGR codes from 30 (bright: from 90). */
const colours = ['black', 'firebrick', 'green', 'darkgoldenrod', 'royalblue', 'darkmagenta', 'teal', 'gray'];

const esc = String.fromCharCode(0x1b);
const bell = String.fromCharCode(0x07);
/** Everything that is replaced: markup characters and terminal control sequences (colours, cursor movement, titles). */
const special = new RegExp(
  `[<>&]|${esc}(?:\\[([0-9;:?]*)[ -/]*([@-~])|\\][^${bell}${esc}]*(?:${bell}|${esc}\\\\)|[@-Z\\\\^_])`,
  'g',
);
/** The start of a control sequence at the end of a chunk. Bounded, so that a lone escape cannot delay a whole log. */
const unfinished = new RegExp(`${esc}(?:\\[[0-9;:?]{0,64}|\\][^${bell}${esc}]{0,256})?$`);

/** `styles`: the API's form; `classes`: for the page, whose policy allows no inline styles; `text`: no markup. */
export type LogForm = 'styles' | 'classes' | 'text';

/**
 * Turns terminal colours into `<span style=…>`, as in the step logs of the hosted service (docs/hosted-service.md, "Steps
 * and logs"), removes all other control sequences, and escapes `<`, `>` and `&`, so that only the spans are markup. Works on
 * bytes, so that text of any encoding passes unchanged.
 */
export function logMarkup(form: LogForm): Transform {
  let held = '';
  let open = false;
  const close = (): string => {
    const end = open ? '</span>' : '';
    open = false;
    return end;
  };
  const mark = (found: string, parameters: string | undefined, final: string | undefined): string => {
    const entity = entities[found];
    if (entity !== undefined) return form === 'text' ? found : entity;
    if (final !== 'm' || form === 'text') return '';
    const { colour, weight } = styleOf(parameters ?? '');
    const end = close();
    open = colour !== '' || weight !== '';
    if (!open) return end;
    if (form === 'classes') return `${end}<span class="${`${colour} ${weight}`.trim()}">`;
    const style = [colour && `color: ${colour}`, weight && `font-weight: ${weight}`]
      .filter(Boolean)
      .join('; ');
    return `${end}<span style="${style}">`;
  };
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const text = held + chunk.toString('latin1');
      held = unfinished.exec(text)?.[0] ?? '';
      const whole = text.slice(0, text.length - held.length);
      done(null, Buffer.from(whole.replace(special, mark), 'latin1'));
    },
    flush(done) {
      done(null, Buffer.from(held.replace(special, mark) + close(), 'latin1'));
    },
  });
}

/** The colour and weight that a sequence such as `1;32` sets; empty for one that only resets. */
function styleOf(parameters: string): { readonly colour: string; readonly weight: string } {
  let colour = '';
  let weight = '';
  for (const code of parameters.split(';').map(Number)) {
    // The next numbers are a colour of the 256-colour or RGB palette.
    if (code === 38 || code === 48) break;
    if (code === 0) colour = weight = '';
    else if (code === 1) weight = 'bold';
    else if (code >= 30 && code <= 37) colour = colours[code - 30] ?? '';
    else if (code >= 90 && code <= 97) colour = colours[code - 90] ?? '';
  }
  return { colour, weight };
}
