/** Characters. A shorter value is often a word such as `release`, which would be hidden everywhere. */
const shortestValue = 8;

/** After so many characters base64(1) of coreutils and openssl(1) begin a new line. */
const lineLengths = [76, 64];

/**
 * What a value is searched as: itself, whole and line by line, and in base64. Inside a longer text the base64 of a value
 * depends on where it begins there: of each of the three ways, the characters that nothing around the value changes are
 * searched. Of the value alone, also with a line break behind it, all are, also wrapped.
 */
export function spellingsOf(value: string): string[] {
  const parts = linesAndWhole(value);
  if (parts.length === 0) return [];
  const alone = [value, `${value}\n`].map((text) => Buffer.from(text).toString('base64').replace(/=+$/, ''));
  const base64 = [
    ...alone.flatMap((text) => [
      text,
      ...lineLengths.flatMap((length) => linesAndWhole(wrapped(text, length))),
    ]),
    ...parts.flatMap(insideLongerBase64),
  ];
  return [...new Set([...parts, ...base64, ...base64.map(forAddresses)])];
}

/** Those that are long enough; logs print either line ending, and cut the spaces around a line. */
function linesAndWhole(text: string): string[] {
  const lines = text.replace(/[\r\n]+$/, '').split(/\r\n|\r|\n/);
  const spellings = [lines.join('\n'), lines.join('\r\n'), ...lines.map((line) => line.trim())];
  return spellings.filter((spelling) => [...spelling].length >= shortestValue);
}

function wrapped(text: string, length: number): string {
  return text.replace(new RegExp(`.{${length}}(?=.)`, 'g'), '$&\n');
}

/** Three bytes are four characters, so what stands before the text shifts it by none, one or two bytes. */
function insideLongerBase64(text: string): string[] {
  return [0, 1, 2].map((shift) => {
    const bytes = Buffer.concat([Buffer.alloc(shift), Buffer.from(text)]);
    const [from, to] = [Math.ceil((shift * 8) / 6), Math.floor((bytes.length * 8) / 6)];
    return bytes.toString('base64').slice(from, to);
  });
}

/** The other alphabet of base64 (RFC 4648, section 5). */
function forAddresses(base64: string): string {
  return base64.replaceAll('+', '-').replaceAll('/', '_');
}
