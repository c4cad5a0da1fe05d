/** Reads one entry a line; blank lines and surrounding white space do not count. */
export function parseLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Reads one entry a line or several with commas between them. */
export function parseList(text: string): string[] {
  return parseLines(text.replaceAll(',', '\n'));
}
