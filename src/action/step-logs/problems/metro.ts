import { placeInRepository } from './place.ts';
import type { Finding, LogLine, MessageReader } from './problem.ts';

/**
 * Metro, the bundler of React Native, and Babel in it. The place is in the message, or in the code frame below it.
 *
 *     error SyntaxError: /Users/builder/clone/src/Cart.tsx: Unexpected token (12:5)
 *     error Unable to resolve module ./total from /Users/builder/clone/src/Cart.tsx:
 *       11 | import …
 *     > 12 | import { total } from './total';
 */
export function metroReader(): MessageReader {
  let open: { readonly finding: Finding; readonly left: number } | undefined;
  return {
    line(line) {
      const before = open;
      const begun = message(line);
      if (begun) {
        open = begun.place?.line === undefined ? { finding: begun, left: mostLines } : undefined;
        // Only one can be told at a time; of two in a row, the first has no frame.
        if (before) return before.finding;
        return open ? undefined : begun;
      }
      if (!before) return undefined;
      const [, at] = frame.exec(line.text) ?? [];
      const finding = { ...before.finding, lines: [...before.finding.lines, line.text] };
      if (at === undefined && before.left > 0 && !stack.test(line.text)) {
        open = { finding, left: before.left - 1 };
        return undefined;
      }
      open = undefined;
      if (at === undefined || !before.finding.place) return before.finding;
      return { ...finding, place: { ...before.finding.place, line: at } };
    },
    pending: () => open?.finding,
  };
}

/** Lines between a message and its code frame: the files that were looked for. */
const mostLines = 30;

const frame = /^\s*> +(\d+) \|/;
const stack = /^\s+at \S/;

/** At least one of these stands in front of a message. */
const prefix =
  /^(?:(?:error|Metro error|bundling failed|TransformError|SyntaxError|ReferenceError|TypeError|\[BABEL\]|\S+\.[cm]?[jt]sx?(?=: \[BABEL\]))(?::| in)? +)+/i;
const placed = /^([^:\s][^:]*\.(?:[cm]?[jt]sx?|json)): (\S.*)$/;
const position = /^(.*?) ?\((\d+):(\d+)\)/;
const unresolved = /^unable to resolve (?:module )?(\S+) from (?:["'`]([^"'`]+)["'`]|([^\s:]+))/i;
const trying = /while trying to resolve module (\S+) from file [`"']([^`"']+)[`"']/i;

function message({ text, number }: LogLine): Finding | undefined {
  const line = text.trim();
  const [lead] = prefix.exec(line) ?? [];
  const rest = lead === undefined ? line : line.slice(lead.length);
  const missing = unresolved.exec(rest) ?? trying.exec(rest);
  if (missing) {
    const [, module = '', quoted, path = quoted] = missing;
    return {
      message: rest.slice(missing.index).replace(/:$/, ''),
      number,
      lines: [text],
      place: { path },
      // Metro says it again with other quotation marks, and the path in another form.
      subject: `${module.replace(/["'`]/g, '')} in ${placeInRepository({ path }).file ?? path}`,
    };
  }
  if (lead === undefined) return undefined;
  const [, path, said] = placed.exec(rest) ?? [];
  if (!said) return undefined;
  // `SyntaxError in <path>: <path>: …`: Babel's message begins with the path too.
  const own = said.startsWith(`${path}: `) ? said.slice(`${path}: `.length) : said;
  const [, before, at, column] = position.exec(own) ?? [];
  return { message: before || own, number, lines: [text], follow: 6, place: { path, line: at, column } };
}
