/** Characters; a longer key is not a mistyped one of ours. */
const longestKey = 40;

/** The known key that a text was probably meant to be: at most two edits away, one for a short key. */
export function closestKey(text: string, known: readonly string[]): string | undefined {
  if (text.length > longestKey) return undefined;
  const near = known
    .filter((key) => Math.abs(key.length - text.length) <= mostEdits(key))
    .map((key) => ({ key, edits: editsBetween(text, key) }))
    .filter(({ key, edits }) => edits <= mostEdits(key))
    .sort((a, b) => a.edits - b.edits);
  return near[0]?.key;
}

/** Two edits turn `name` into most words of four letters, such as `base`. */
function mostEdits(key: string): number {
  return key.length > 5 ? 2 : 1;
}

/** How many letters must be added, removed, replaced, or exchanged with their neighbour. */
function editsBetween(from: string, to: string): number {
  let [older, before]: [number[], number[]] = [[], Array.from({ length: to.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= from.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= to.length; at += 1) {
      const same = from[row - 1] === to[at - 1];
      const swapped = row > 1 && at > 1 && from[row - 1] === to[at - 2] && from[row - 2] === to[at - 1];
      const ways = [(before[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, (before[at - 1] ?? 0) + (same ? 0 : 1)];
      if (swapped) ways.push((older[at - 2] ?? 0) + 1);
      now.push(Math.min(...ways));
    }
    [older, before] = [before, now];
  }
  return before.at(-1) ?? 0;
}
