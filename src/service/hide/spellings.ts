/** In characters. A shorter value is often a word such as `release`, which would be hidden everywhere. */
const shortestValue = 8;

/** The lengths of lines in base64(1) of coreutils and in openssl(1). */
const lineLengths = [76, 64];

/**
 * The spellings under which a value is searched: itself, whole and line by line, and in base64. Inside a longer text, the
 * base64 of a value depends on its offset: for each of the three offsets, the characters that depend on the value alone are
 * searched. A value that is encoded by itself, with or without a line break after it, is searched as a whole, wrapped too.
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

/** The lines and the whole text, if they are long enough; logs print either line ending, and trim lines. */
function linesAndWhole(text: string): string[] {
  const lines = text.replace(/[\r\n]+$/, '').split(/\r\n|\r|\n/);
  const spellings = [lines.join('\n'), lines.join('\r\n'), ...lines.map((line) => line.trim())];
  return spellings.filter((spelling) => [...spelling].length >= shortestValue);
}

function wrapped(text: string, length: number): string {
  return text.replace(new RegExp(`.{${length}}(?=.)`, 'g'), '$&\n');
}

/** Three bytes become four characters, so the text before shifts the encoding by zero, one or two bytes. */
function insideLongerBase64(text: string): string[] {
  return [0, 1, 2].map((shift) => {
    const bytes = Buffer.concat([Buffer.alloc(shift), Buffer.from(text)]);
    const [from, to] = [Math.ceil((shift * 8) / 6), Math.floor((bytes.length * 8) / 6)];
    return bytes.toString('base64').slice(from, to);
  });
}

/** The URL-safe alphabet of base64 (RFC 4648, section 5). */
function forAddresses(base64: string): string {
  return base64.replaceAll('+', '-').replaceAll('/', '_');
}
