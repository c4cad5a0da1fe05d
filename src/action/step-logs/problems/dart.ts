import { type LogLine, lineReader, type MessageReader } from './problem.ts';

/**
 * The Dart compiler, also inside `flutter build` and `flutter test`, and the analyzer in each of its forms.
 *
 *     lib/cart.dart:12:5: Error: Undefined name 'total'.
 *       error • Undefined name 'total' • lib/cart.dart:12:5 • undefined_identifier
 *       error - lib/cart.dart:12:5 - Undefined name 'total'. - undefined_identifier
 *     lib/cart.dart:12:5:                       (the compiler for the web)
 *     Error: Undefined name 'total'.
 *     ERROR|COMPILE_TIME_ERROR|UNDEFINED_IDENTIFIER|/home/builder/clone/lib/cart.dart|12|5|5|Undefined name 'total'.
 */
export function dartReader(): MessageReader {
  const lines = readLines();
  /** The line before. */
  let told: LogLine | undefined;
  return {
    line(line) {
      const before = told;
      told = line;
      const [, message] = /^Error: (\S.*)$/.exec(line.text.trim()) ?? [];
      const [, path, at, column] = (message && before && placeAbove.exec(before.text.trim())) || [];
      if (!message || !before || !path) return lines.line(line);
      const { number, text } = before;
      return { message, place: { path, line: at, column }, number, lines: [text, line.text], follow: 2 };
    },
  };
}

const readLines = lineReader((text) => {
  const [, path, line, column, message] =
    compiler.exec(text) ?? analyzer.exec(text) ?? machine.exec(text) ?? [];
  if (message) return { message, place: { path, line, column }, follow: 2 };
  const [level, said, where = ''] = text.split(' • ');
  const [, ...place] = placeAlone.exec(where) ?? [];
  if (level !== 'error' || !said || !place[0]) return undefined;
  return { message: said, place: { path: place[0], line: place[1], column: place[2] } };
});

/** Flutter puts the first error of a test that cannot be compiled behind the name of its file. */
const compiler =
  /^(?:Compilation failed for testPath=\S+: )?((?:file:\/\/|package:)?[^:]+\.dart):(\d+):(\d+): Error: (\S.*)$/;
const analyzer = /^error - ([^:]+\.dart):(\d+):(\d+) - (\S.*?)(?: - \w+)?$/;
const machine = /^ERROR\|\w+\|\w+\|([^|]+)\|(\d+)\|(\d+)\|\d+\|(\S.*)$/;
const placeAlone = /^([^:]+\.dart):(\d+):(\d+)$/;
const placeAbove = /^([^:]+\.dart):(\d+):(\d+):$/;
