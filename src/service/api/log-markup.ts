/** The terminal colours of the SGR codes from 30 (bright: from 90). */
const colours = ['black', 'firebrick', 'green', 'darkgoldenrod', 'royalblue', 'darkmagenta', 'teal', 'gray'];

const esc = String.fromCharCode(0x1b);
const bell = String.fromCharCode(0x07);
/** Terminal control sequences: colours, cursor movement, titles. */
const sequence = new RegExp(
  `${esc}(?:\\[([0-9;:?]*)[ -/]*([@-~])|\\][^${bell}${esc}]*(?:${bell}|${esc}\\\\)|[@-Z\\\\^_])`,
  'g',
);
/** `styles`: the API's form; `classes`: for the page, whose policy allows no inline styles; `text`: no markup. */
export type LogForm = 'styles' | 'classes' | 'text';

/**
 * Turns terminal colours into `<span style=…>`, as in the step logs of the hosted service (docs/hosted-service.md, "Steps
 * and logs"), removes all other control sequences, and escapes `<`, `>` and `&`, so that only the spans are markup. Works on
 * bytes, so that text of any encoding passes unchanged.
 */
export function logMarkup(log: Buffer, form: LogForm) {
  const text = log.toString('latin1');
  if (form === 'text') return Buffer.from(text.replace(sequence, ''), 'latin1');
  let end = '';
  const mark = (_: string, parameters: string | undefined, final: string | undefined): string => {
    if (final !== 'm') return '';
    const { colour, weight } = styleOf(parameters ?? '');
    const start = end;
    end = colour === '' && weight === '' ? '' : '</span>';
    if (end === '') return start;
    if (form === 'classes') return `${start}<span class="${`${colour} ${weight}`.trim()}">`;
    const style = [colour && `color: ${colour}`, weight && `font-weight: ${weight}`]
      .filter(Boolean)
      .join('; ');
    return `${start}<span style="${style}">`;
  };
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return Buffer.from(escaped.replace(sequence, mark) + end, 'latin1');
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
