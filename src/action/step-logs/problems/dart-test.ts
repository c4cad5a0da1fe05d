import type { ToldPlace } from './place.ts';
import type { Finding, LogLine, MessageReader } from './problem.ts';

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
  let exception: Block | undefined;
  return {
    line(line) {
      const text = line.text.trim();
      const name = headingName(text);
      if (name === undefined && block === undefined) {
        exception = withException(exception, line);
        return undefined;
      }
      if (name === undefined && block && !isOver(text) && block.lines.length < mostLines) {
        block = { ...block, lines: [...block.lines, line] };
        return undefined;
      }
      const found = block && failure(block);
      block =
        name === undefined
          ? undefined
          : { name, lines: [line], ...(exception ? { exception: exception.lines } : {}) };
      exception = name === undefined ? withException(undefined, line) : undefined;
      return found;
    },
    pending: () => block && failure(block),
  };
}

interface Block {
  readonly name: string;
  readonly lines: readonly LogLine[];
  /** The frame of Flutter that came before the test's name. */
  readonly exception?: readonly LogLine[];
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
function withException(known: Block | undefined, line: LogLine): Block | undefined {
  if (line.text.includes('══╡ EXCEPTION CAUGHT BY')) return known ?? { name: '', lines: [line] };
  if (!known || known.lines.length >= mostLines) return known;
  return { ...known, lines: [...known.lines, line] };
}

function failure({ name, lines, exception }: Block): Finding | undefined {
  const below = lines.slice(1);
  const told = below.find(({ text }) => text.trim() !== '')?.text.trim();
  const isFramed = told?.startsWith('Test failed. See exception logs above') ?? false;
  if (told?.startsWith('Failed to load') && /: ?$|Compilation failed/.test(told)) return undefined;
  const source = isFramed && exception ? exception : below;
  const first = isFramed && exception ? thrown(exception) : told;
  const [, path, title = name] = /^(\S+?\.dart): (.*)$/.exec(name) ?? [];
  const place = placeOf(source, path);
  return {
    message: first ? `${title}: ${first}` : title,
    number: (source === exception ? exception : lines)[0]?.number ?? 0,
    lines: (source === exception ? [...exception, ...lines] : lines).map(({ text }) => text),
    subject: name,
    ...(place ? { place } : {}),
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
function placeOf(lines: readonly LogLine[], file: string | undefined): ToldPlace | undefined {
  const places = lines.flatMap(({ text }) => stackPlace(text.trim()) ?? []);
  const own = places.find(({ path }) => (file ? sameFile(path ?? '', file) : path?.endsWith('_test.dart')));
  return own ?? places[0];
}

function stackPlace(text: string): ToldPlace | undefined {
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
