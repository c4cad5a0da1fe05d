/** At most `limit` characters of a text, `…` for what was left out; a character of two code units is never halved. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return `${text.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
