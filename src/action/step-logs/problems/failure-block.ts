import type { Finding, LogLine, MessageReader } from './problem.ts';

interface FailureFormat {
  /** The name of the test that failed, if the line begins a failure. */
  heading(text: string): string | undefined;
  /** Whether the failure ends before this line. */
  isOver(text: string): boolean;
}

/** Lines of a failure that are read: what failed stands at its top. */
const mostLines = 60;

/** Reads failures of tests on the JVM: the name of the test, then the exception with its stack. */
export function failureBlock({ heading, isOver }: FailureFormat): MessageReader {
  let block: { readonly name: string; readonly lines: readonly LogLine[] } | undefined;
  return {
    line(line) {
      const before = block;
      const name = heading(line.text);
      if (name !== undefined) {
        block = { name, lines: [line] };
        return before && failure(before);
      }
      if (!before) return undefined;
      const over =
        before.lines.length > 1 &&
        isOver(line.text) &&
        !(line.text.trim() === '' && isIntroduction(before.lines));
      if (!over && before.lines.length < mostLines) {
        block = { ...before, lines: [...before.lines, line] };
        return undefined;
      }
      block = undefined;
      return failure(before);
    },
    pending: () => block && failure(block),
  };
}

/** Whether only the class of the exception was told: some messages, such as those of Mockito, begin with an empty line. */
function isIntroduction(lines: readonly LogLine[]): boolean {
  const told = lines.slice(1).filter(({ text }) => text.trim() !== '');
  return told.length === 1 && told.every(({ text }) => text.trimEnd().endsWith(':'));
}

function failure({ name, lines }: { readonly name: string; readonly lines: readonly LogLine[] }): Finding {
  const texts = lines.slice(1).map(({ text }) => text.trim());
  const said = texts.filter((text) => text !== '' && !/^at \S+\(|^\.\.\. \d+ more/.test(text));
  const [first, second] = said;
  // An exception whose message begins with a new line, as those of Mockito.
  const message = first?.endsWith(':') && second ? `${first} ${second}` : first;
  const [place] = texts.flatMap((text) => pathInStack.exec(text)?.slice(1) ?? []);
  const [, path, line, column] = (place && texts.map((text) => pathInStack.exec(text)).find(Boolean)) || [];
  const where = path ? undefined : ownLine(name, texts);
  return {
    message: [
      name,
      ...(message ? [`: ${message}`] : []),
      ...(where && !message?.includes(where) ? [` (${where})`] : []),
    ].join(''),
    number: lines[0]?.number ?? 0,
    lines: lines.map(({ text }) => text),
    subject: name,
    ...(message ? {} : { bare: true as const }),
    ...(path ? { place: { path, line, column } } : {}),
  };
}

/** Kotlin/Native tells whole paths: `at 3 test.kexe 0x1 kfun:… (/Users/builder/clone/shared/CartTest.kt:31:5)`. */
const pathInStack = /\((\/[^():]+\.kt):(\d+)(?::(\d+))?\)$/;

/** `CartTest.kt:31`: the line of the stack that is in the file of the test. The JVM tells no folders. */
function ownLine(name: string, stack: readonly string[]): string | undefined {
  return stack
    .flatMap((text) => /^at .*\((\w+\.(?:kt|java|groovy):\d+)\)$/.exec(text)?.[1] ?? [])
    .find((place) => name.includes(place.slice(0, place.indexOf('.'))));
}
