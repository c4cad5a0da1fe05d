/** The length of a text, in the unit of the limit. */
type Measure = (text: string) => number;

/** UTF-16 code units: never fewer than the characters that GitHub counts. */
export const charactersIn: Measure = (text) => text.length;

/** UTF-8, as GitHub measures a job summary. */
export const bytesIn: Measure = (text) => Buffer.byteLength(text);

interface Shortening {
  readonly limit: number;
  readonly measure: Measure;
  /** One sentence that explains the cut. */
  readonly note: string;
}

/**
 * Markdown of at most `limit`, cut after a whole line, so that no table row and no link is broken. Open code fences and
 * `<details>` are closed, and the note is appended. The note is never left out, so the result may exceed a limit that is
 * smaller than the note.
 */
export function shortened(markdown: string, { limit, measure, note }: Shortening): string {
  if (measure(markdown) <= limit) return markdown;
  const lines = markdown.split('\n');
  const cut = (count: number): string => {
    const kept = lines.slice(0, count);
    return [...kept, ...closings(kept), '', `> ✂️ ${note}`].join('\n').trimStart();
  };
  let [fits, tooMany] = [0, lines.length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (measure(cut(middle)) <= limit) fits = middle;
    else tooMany = middle;
  }
  return cut(fits);
}

/** The lines that close what these lines leave open, innermost first. */
function closings(lines: readonly string[]): string[] {
  const open: string[] = [];
  let fence: string | undefined;
  for (const line of lines) {
    const [ticks] = /^`{3,}/.exec(line) ?? [];
    if (fence !== undefined) {
      if (line === fence) fence = undefined;
    } else if (ticks) fence = ticks;
    else if (line.startsWith('<details')) open.push('</details>');
    else if (line === '</details>') open.pop();
  }
  return [...(fence ? [fence] : []), ...open.map((tag) => `\n${tag}`)];
}
