/** The tools of Dart and Flutter. */
import { type Finding, type LogLine, lineReader, type MessageReader, type PrintedPlace } from './problem.ts';

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
  /** The line before. */
  let previous: LogLine | undefined;
  return {
    line(line) {
      const before = previous;
      previous = line;
      const [, message] = /^Error: (\S.*)$/.exec(line.text.trim()) ?? [];
      const [, path, at, column] = (message && before && placeAbove.exec(before.text.trim())) || [];
      if (!message || !before || !path) return oneLine.line(line);
      return { message, place: { path, line: at, column }, lines: [before, line], follow: 2 };
    },
  };
}

const placeAbove = /^([^:]+\.dart):(\d+):(\d+):$/;

const oneLine = lineReader(
  {
    patterns: [
      // Flutter puts the first error of a test that cannot be compiled behind the name of its file.
      /^(?:Compilation failed for testPath=\S+: )?(?<path>(?:file:\/\/|package:)?[^:]+\.dart):(?<line>\d+):(?<column>\d+): Error: (?<message>\S.*)$/,
      /^error - (?<path>[^:]+\.dart):(?<line>\d+):(?<column>\d+) - (?<message>\S.*?)(?: - \w+)?$/,
      /^ERROR\|\w+\|\w+\|(?<path>[^|]+)\|(?<line>\d+)\|(?<column>\d+)\|\d+\|(?<message>\S.*)$/,
    ],
    follow: 2,
  },
  {
    patterns: [
      /^error • (?<message>(?:(?! • ).)+) • (?<path>[^:•]+\.dart):(?<line>\d+):(?<column>\d+)(?: • |$)/,
    ],
  },
);

/**
 * Tests of `flutter test` and `dart test`. The failure of a test of widgets stands in a frame above the test's name, and the
 * other failures below it.
 *
 *     00:02 +3 -1: /Users/builder/clone/test/cart_test.dart: Cart total is the sum [E]
 *       Expected: <4>
 *         Actual: <5>
 *       package:matcher                expect
 *       test/cart_test.dart 31:5       main.<fn>
 */
export function dartTestReader(): MessageReader {
  let block: Block | undefined;
  let exception: readonly LogLine[] | undefined;
  return {
    line(line) {
      const text = line.text.trim();
      const name = headingName(text);
      if (name === undefined && block === undefined) {
        exception = withException(exception, line);
        return undefined;
      }
      if (name === undefined && block && !isOver(text) && block.lines.length < mostLines) {
        block.lines.push(line);
        return undefined;
      }
      const found = block && failure(block);
      block = name === undefined ? undefined : { name, lines: [line], exception };
      exception = name === undefined ? withException(undefined, line) : undefined;
      return found;
    },
    pending: () => block && failure(block),
  };
}

interface Block {
  readonly name: string;
  readonly lines: LogLine[];
  /** The frame of Flutter that came before the test's name. */
  readonly exception: readonly LogLine[] | undefined;
}

/** Lines of a failure that are read. */
const mostLines = 80;

/** `00:02 +3 ~1 -1: name [E]`, or `❌ name (failed)` of the reporter for GitHub. */
function headingName(text: string): string | undefined {
  const [, compact] = /^(?:\d+:\d+ )?\+\d+(?: ~\d+)?(?: -\d+)?: (\S.*) \[E\]$/.exec(text) ?? [];
  const [, github] = /^(?:::group::)?❌ (\S.*) \(failed\)$/.exec(text) ?? [];
  return compact ?? (github?.includes('.dart: ') ? github : undefined);
}

/** The next progress, or the next frame. */
function isOver(text: string): boolean {
  return /^(?:\d+:\d+ )?\+\d+(?: ~\d+)?(?: -\d+)?: |^══╡|^::/.test(text);
}

/** Frames of several exceptions in one test: the first counts. */
function withException(known: readonly LogLine[] | undefined, line: LogLine): readonly LogLine[] | undefined {
  if (!known) return line.text.includes('══╡ EXCEPTION CAUGHT BY') ? [line] : undefined;
  return known.length < mostLines ? [...known, line] : known;
}

function failure({ name, lines, exception }: Block): Finding | undefined {
  const below = lines.slice(1);
  const first = below.find(({ text }) => text.trim() !== '')?.text.trim();
  if (first?.startsWith('Failed to load') && /: ?$|Compilation failed/.test(first)) return undefined;
  const framed = first?.startsWith('Test failed. See exception logs above') ? exception : undefined;
  const why = framed ? thrown(framed) : first;
  const [, path, title = name] = /^(\S+?\.dart): (.*)$/.exec(name) ?? [];
  return {
    message: why ? `${title}: ${why}` : title,
    place: placeOf(framed ?? below, path),
    lines: [...(framed ?? []), ...lines],
    subject: name,
  };
}

/** The first line of what was thrown: the one below `The following TestFailure was thrown running a test:`. */
function thrown(lines: readonly LogLine[]): string | undefined {
  const texts = lines.map(({ text }) => text.trim());
  const at = texts.findIndex((text) => /^The following .* was thrown/.test(text));
  // A long introduction is wrapped; it ends with a colon.
  const end = texts.findIndex((text, index) => index >= at && text.endsWith(':'));
  return texts.slice((end === -1 ? at : end) + 1).find((text) => text !== '');
}

/** The first line of the stack in the file of the test, otherwise the first in the clone. */
function placeOf(lines: readonly LogLine[], file: string | undefined): PrintedPlace | undefined {
  const places = lines.flatMap(({ text }) => stackPlace(text.trim()) ?? []);
  const own = places.find(({ path }) => (file ? sameFile(path ?? '', file) : path?.endsWith('_test.dart')));
  return own ?? places[0];
}

function stackPlace(text: string): PrintedPlace | undefined {
  const [, path, line, column] =
    /^(?!package:|dart:)(\S+\.dart) (\d+):(\d+) /.exec(text) ??
    /\(?(file:\/\/\/[^\s:]+\.dart):(\d+):(\d+)\)?$/.exec(text) ??
    [];
  if (path) return { path, line, column };
  const [, caught, at] = /^(file:\/\/\/\S+\.dart) line (\d+)$/.exec(text) ?? [];
  return caught ? { path: caught, line: at } : undefined;
}

/** One may be absolute, the other relative to the folder of the package. */
function sameFile(left: string, right: string): boolean {
  return left.endsWith(right) || right.endsWith(left);
}
