/** A path for the log. Of a signed link it keeps only the name of the file, because the rest would open it. */
export function shownPath(path: string): string {
  return printable(path.replace(/^\/(public|storage)\/[^/]*/, '/$1/…'));
}

/** A path is hostile text, which must not add lines to the log. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '?').slice(0, 300);
}
