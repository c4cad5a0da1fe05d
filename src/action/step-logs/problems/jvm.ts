/** What runs on the JVM: the compilers of Kotlin and Java, and tests of JUnit as Gradle and Maven print them. */
import { type Finding, type LogLine, lineReader, type MessageReader } from './problem.ts';

/**
 * The Kotlin compiler, KSP and kapt, as Gradle prints them. Warnings begin with `w:`.
 *
 *     e: file:///Users/builder/clone/app/src/main/java/Cart.kt:12:5 Unresolved reference 'total'.
 *     e: /Users/builder/clone/app/src/main/java/Cart.kt: (12, 5): Unresolved reference: total     (before Kotlin 1.8)
 *     e: [ksp] /Users/builder/clone/app/src/main/java/Cart.kt:12: Cannot find the type
 */
export const kotlinReader = lineReader({
  patterns: [
    /^e: (?:\[\w+\] )?(?<path>(?:file:\/\/)?[^:]+\.\w+):(?<line>\d+)(?::(?<column>\d+))?:? (?:error: )?(?<message>\S.*)$/,
    /^e: (?:\[\w+\] )?(?<path>[^:]+\.\w+): \((?<line>\d+), (?<column>\d+)\): (?<message>\S.*)$/,
  ],
});

/**
 * javac and the tools of Android that print like it, through Gradle; and the compilers of Maven.
 *
 *     /Users/builder/clone/app/src/main/java/Cart.java:12: error: cannot find symbol
 *     ERROR: /Users/builder/clone/app/src/main/res/layout/cart.xml:9: AAPT: error: resource color/red not found.
 *     [ERROR] /home/builder/clone/src/main/java/Cart.java:[12,5] cannot find symbol
 *     [ERROR] /home/builder/clone/src/main/kotlin/Cart.kt: (12, 5) Unresolved reference: total
 */
export const javaReader = lineReader(
  {
    patterns: [
      /^\[ERROR\] (?:file:\/\/)?(?<path>[^:]+\.\w+):(?: \(|\[)(?<line>\d+),? ?(?<column>\d+)[\])] (?:error: )?(?<message>\S.*)$/,
    ],
    follow: 3,
  },
  {
    patterns: [
      /^(?:ERROR: ?)?(?<path>[^:]+\.(?:java|kt|kts|xml|gradle|pro)):(?<line>\d+)(?::\d+(?:-\d+)?(?::\d+)?)?: (?:AAPT: )?[eE]rror: (?<message>\S.*)$/,
    ],
    follow: 6,
  },
);

/**
 * Tests of JUnit as Gradle prints them. The lines below the name are indented, and an empty line ends them.
 *
 *     CartTest > total is the sum FAILED
 *         java.lang.AssertionError: expected:<4> but was:<5>
 *             at com.example.CartTest.total(CartTest.kt:31)
 */
export function gradleTestReader(): MessageReader {
  const failed = ' FAILED';
  return failureReader({
    heading(text) {
      const line = text.trimEnd();
      if (!line.endsWith(failed) || !line.includes(' > ') || /^(?:\s|> )/.test(line)) return undefined;
      return line.slice(0, -failed.length);
    },
    isOver: (text) => text === '' || !/^\s/.test(text),
  });
}

/** Names of failed tests that are remembered, so that the summary does not repeat them. */
const mostNames = 1_000;

/**
 * Tests of JUnit as Maven's Surefire and Failsafe print them: one by one, and again in a summary.
 *
 *     [ERROR] com.example.CartTest.total -- Time elapsed: 0.01 s <<< FAILURE!
 *     java.lang.AssertionError: expected:<4> but was:<5>
 *     	at com.example.CartTest.total(CartTest.java:31)
 *
 *     [ERROR]   CartTest.total:31 expected:<4> but was:<5>
 */
export function mavenTestReader(): MessageReader {
  const failedTests = new Set<string>();
  let summary = false;
  const failures = failureReader({
    heading(text) {
      const name = testName(text);
      if (name && failedTests.size < mostNames) failedTests.add(shortName(name));
      return name;
    },
    isOver: (text) => text === '' || /^\[\w+\]/.test(text),
  });
  return {
    ...failures,
    line(line) {
      const found = failures.line(line);
      if (/^(?:\[ERROR\] )?(?:Failures|Errors|Failed tests|Tests in error):/.test(line.text)) summary = true;
      else if (/^(?:\[\w+\]\s*)?(?:Tests run:.*)?$/.test(line.text)) summary = false;
      else if (summary) return found ?? summaryLine(line.text, failedTests);
      return found;
    },
  };
}

/** `com.example.CartTest.total`, also of `total(com.example.CartTest)`. */
function testName(text: string): string | undefined {
  const [head = '', time] = text.replace(/^\[ERROR\] +/, '').split('Time elapsed: ');
  if (!time || !/^[\d.,]+ s(?:ec)? +<<< (?:FAILURE|ERROR)!/.test(time)) return undefined;
  const name = head.trimEnd().replace(/ --$/, '').trimEnd();
  if (name === '' || name.startsWith('Tests run')) return undefined;
  const [, method, owner] = /^([^\s()]+)\(([\w$.]+\.[\w$]+)\)$/.exec(name) ?? [];
  return method && owner ? `${owner}.${method}` : name;
}

/** `CartTest.total` of `com.example.CartTest.total(int)[1]`. */
function shortName(name: string): string {
  return name
    .replace(/[([{].*$/, '')
    .split('.')
    .slice(-2)
    .join('.');
}

function summaryLine(text: string, failedTests: ReadonlySet<string>): Finding | undefined {
  const [, name, message] =
    /^(?:\[ERROR\] )? +([\w$]+\.[^\s:.]+)(?:\([^)]*\))?(?::\d+)?(?:->[\w$.:]+)* ?(.*)$/.exec(text) ?? [];
  if (!name || failedTests.has(shortName(name))) return undefined;
  return { message: message ? `${name}: ${message}` : name, subject: name };
}

interface FailureFormat {
  /** The name of the test that failed, if the line begins a failure. */
  heading(text: string): string | undefined;
  /** Whether the failure ends before this line. */
  isOver(text: string): boolean;
}

/** Lines of a failure that are read: what failed stands at its top. */
const mostLines = 60;

/** Reads failures of tests: the name of the test, then the exception with its stack. */
function failureReader({ heading, isOver }: FailureFormat): MessageReader {
  let open: { readonly name: string; readonly lines: LogLine[] } | undefined;
  const close = (next?: typeof open): Finding | undefined => {
    const before = open;
    open = next;
    return before && failure(before);
  };
  return {
    line(line) {
      const name = heading(line.text);
      if (name !== undefined) return close({ name, lines: [line] });
      if (!open) return undefined;
      const { lines } = open;
      const over =
        lines.length > 1 && isOver(line.text) && !(line.text.trim() === '' && isIntroduction(lines));
      if (over || lines.length === mostLines) return close();
      lines.push(line);
      return undefined;
    },
    pending: () => open && failure(open),
  };
}

/** Whether only the class of the exception is known: some messages, such as those of Mockito, begin with an empty line. */
function isIntroduction(lines: readonly LogLine[]): boolean {
  const [only, second] = lines.slice(1).filter(({ text }) => text.trim() !== '');
  return second === undefined && only?.text.trimEnd().endsWith(':') === true;
}

function failure({ name, lines }: { readonly name: string; readonly lines: readonly LogLine[] }): Finding {
  const texts = lines.slice(1).map(({ text }) => text.trim());
  const [first, second] = texts.filter((text) => text !== '' && !/^at \S+\(|^\.\.\. \d+ more/.test(text));
  // An exception whose message begins with a new line, as those of Mockito.
  const message = first?.endsWith(':') && second ? `${first} ${second}` : first;
  const [, path, line, column] = texts.map((text) => pathInStack.exec(text)).find((found) => found) ?? [];
  const where = path ? undefined : ownLine(name, texts);
  const place = where && !message?.includes(where) ? ` (${where})` : '';
  return {
    message: `${name}${message ? `: ${message}` : ''}${place}`,
    lines: [...lines],
    subject: name,
    bare: !message,
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
