import { WrongPattern } from './wrong-pattern.ts';

/** How many alternatives the braces of one pattern may make. */
const mostAlternatives = 100;

/** The texts that the braces stand for. Braces without a comma, and such as nothing closes, stand for themselves. @throws WrongPattern */
export function expandBraces(text: string): string[] {
  const [done, left] = [[] as string[], [text]];
  for (let one = left.pop(); one !== undefined; one = left.pop()) {
    const group = firstGroup(one);
    if (group) {
      const [head, tail] = [one.slice(0, group.start), one.slice(group.end)];
      left.push(...group.options.map((option) => head + option + tail).reverse());
    } else done.push(one);
    if (done.length + left.length > mostAlternatives)
      throw new WrongPattern(`Its braces make more than ${mostAlternatives} alternatives.`);
  }
  return done;
}

function firstGroup(text: string): { start: number; end: number; options: string[] } | undefined {
  const open: number[][] = [];
  let first: number[] | undefined;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '{') open.push([at]);
    else if (text[at] === ',') open.at(-1)?.push(at);
    else if (text[at] === '}') {
      const marks = [...(open.pop() ?? []), at];
      const [start = 0] = marks;
      if (marks.length === 2 && text.slice(start, at).includes('..'))
        throw new WrongPattern('Ranges in braces are not understood here; write such as {1,2,3} instead.');
      if (marks.length > 2 && start < (first?.[0] ?? Infinity)) first = marks;
    }
  }
  if (!first) return undefined;
  const marks = first;
  return {
    start: marks[0] ?? 0,
    end: (marks.at(-1) ?? 0) + 1,
    options: marks.slice(1).map((mark, index) => text.slice((marks[index] ?? 0) + 1, mark)),
  };
}
