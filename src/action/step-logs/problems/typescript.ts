import { lineReader } from './problem.ts';

/**
 * The TypeScript compiler, without and with `--pretty`. An error of the configuration has no place, and is not found.
 *
 *     src/Cart.tsx(12,5): error TS2304: Cannot find name 'total'.
 *     src/Cart.tsx:12:5 - error TS2304: Cannot find name 'total'.
 */
export const typescriptReader = lineReader((text) => {
  const [, path, line, column, message] = plain.exec(text) ?? pretty.exec(text) ?? [];
  return message ? { message, place: { path, line, column }, follow: 3 } : undefined;
});

const plain = /^([^:]+?)\((\d+),(\d+)\): error (TS\d+: .+)$/;
const pretty = /^([^:]+):(\d+):(\d+) - error (TS\d+: .+)$/;
