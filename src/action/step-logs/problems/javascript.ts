/** TypeScript's compiler, and the bundler of React Native. */
import { type Finding, type LogLine, lineReader, type MessageReader, placeInRepository } from './problem.ts';

/**
 * The TypeScript compiler, without and with `--pretty`. An error of the configuration has no place, and is not found.
 *
 *     src/Cart.tsx(12,5): error TS2304: Cannot find name 'total'.
 *     src/Cart.tsx:12:5 - error TS2304: Cannot find name 'total'.
 */
export const typescriptReader = lineReader({
  patterns: [
    /^(?<path>[^:]+?)\((?<line>\d+),(?<column>\d+)\): error (?<message>TS\d+: .+)$/,
    /^(?<path>[^:]+):(?<line>\d+):(?<column>\d+) - error (?<message>TS\d+: .+)$/,
  ],
  follow: 3,
});

/** A message of Metro, with the lines up to its code frame. */
type MetroError = Finding & { readonly lines: readonly LogLine[] };

/**
 * Metro, the bundler of React Native, and Babel in it. The place is in the message, or in the code frame below it.
 *
 *     error SyntaxError: /Users/builder/clone/src/Cart.tsx: Unexpected token (12:5)
 *     error Unable to resolve module ./total from /Users/builder/clone/src/Cart.tsx:
 *       11 | import …
 *     > 12 | import { total } from './total';
 */
export function metroReader(): MessageReader {
  let open: MetroError | undefined;
  return {
    line(line) {
      const before = open;
      const begun = message(line);
      if (begun) {
        open = begun.place?.line === undefined ? begun : undefined;
        // Only one can be returned at a time; of two in a row, the first has no frame.
        return before ?? (open ? undefined : begun);
      }
      if (!before) return undefined;
      const [, at] = frame.exec(line.text) ?? [];
      const finding = { ...before, lines: [...before.lines, line] };
      const isLast = at !== undefined || before.lines.length > mostLines || stack.test(line.text);
      open = isLast ? undefined : finding;
      if (!isLast) return undefined;
      return at === undefined || !before.place
        ? before
        : { ...finding, place: { ...before.place, line: at } };
    },
    pending: () => open,
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

function message(line: LogLine): MetroError | undefined {
  const text = line.text.trim();
  const [lead] = prefix.exec(text) ?? [];
  const rest = lead === undefined ? text : text.slice(lead.length);
  const missing = unresolved.exec(rest) ?? trying.exec(rest);
  if (missing) {
    const [, module = '', quoted, path = quoted] = missing;
    return {
      message: rest.slice(missing.index).replace(/:$/, ''),
      lines: [line],
      place: { path },
      // Metro says it again with other quotation marks, and the path in another form.
      subject: `${module.replace(/["'`]/g, '')} in ${placeInRepository({ path }).file ?? path}`,
    };
  }
  if (lead === undefined) return undefined;
  const [, path, error] = placed.exec(rest) ?? [];
  if (!error) return undefined;
  // `SyntaxError in <path>: <path>: …`: Babel's message begins with the path too.
  const own = error.startsWith(`${path}: `) ? error.slice(`${path}: `.length) : error;
  const [, before, at, column] = position.exec(own) ?? [];
  return { message: before || own, lines: [line], follow: 6, place: { path, line: at, column } };
}
