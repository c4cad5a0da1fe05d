import { mostCauses } from '../../report/failure.ts';
import { cut, visible } from '../../text/visible.ts';
import { dartReader, dartTestReader } from './dart.ts';
import { metroReader, typescriptReader } from './javascript.ts';
import {
  jestReader,
  nodeCrashReader,
  nodeSpecReader,
  nodeTapReader,
  vitestReader,
} from './javascript-tests.ts';
import { gradleTestReader, javaReader, kotlinReader, mavenTestReader } from './jvm.ts';
import {
  type Finding,
  type LogLine,
  type MessageReader,
  type Problem,
  placeInRepository,
} from './problem.ts';
import { xcodeReader, xctestReader } from './xcode.ts';

/** Characters of a line that are read: room for a path and a message. */
const longestLine = 2_000;
const longestMessage = 1_000;

/** Lines of one problem that are shown, and characters of each. */
const mostLines = 12;
const longestShown = 300;

/** What stands in front of the line of a tool: the time of Flutter's `--verbose`, of fastlane, the mark of the NDK's compiler. */
const prefix = /^(?:\[ *(?:\+?[\d,.]+ m?s *)?\] |\[\d\d:\d\d:\d\d\]: ?(?:▸ )?|C\/C\+\+: )/;

/** These lines begin something else. */
const unrelated =
  /^\s*(?:> Task |FAILURE: |BUILD FAILED|\d+ errors?\b|\* What went wrong|Command \w+ failed)/;

/** A finding with its lines, and the number of the first of them. */
type NumberedFinding = Finding & {
  readonly lines: readonly LogLine[];
  readonly number: number;
  readonly at: ReturnType<typeof placeInRepository>;
  /** The message, for comparisons. */
  readonly lower: string;
};

/** Finds in the log of a step what compilers and test runners say is wrong. */
export function createProblemFinder() {
  const readers: readonly MessageReader[] = [
    kotlinReader,
    javaReader,
    xcodeReader(),
    xctestReader(),
    dartReader(),
    dartTestReader(),
    typescriptReader,
    metroReader(),
    gradleTestReader(),
    mavenTestReader(),
    jestReader(),
    vitestReader(),
    nodeSpecReader(),
    nodeTapReader(),
    nodeCrashReader(),
  ];
  const findings = new Map<string, NumberedFinding>();
  let count = 0;
  /** The problem that the next lines may belong to. */
  let open: { readonly key: string; readonly left: number } | undefined;

  const followOpen = (line: LogLine): void => {
    const known = open && findings.get(open.key);
    if (!open || !known || open.left === 0 || line.text.trim() === '' || unrelated.test(line.text)) {
      open = undefined;
      return;
    }
    findings.set(open.key, { ...known, lines: [...known.lines, line] });
    open = { ...open, left: open.left - 1 };
  };

  return {
    /** Reads the next line: without markup, colours and secrets. */
    line(text: string) {
      const line = { text: cut(text, longestLine).replace(prefix, ''), number: count };
      count += 1;
      const found = readers.flatMap((reader) => reader.line(line) ?? []);
      if (found.length === 0) return followOpen(line);
      open = undefined;
      for (const finding of found) {
        const key = add(findings, numbered(finding, [line]));
        if (key !== undefined && finding.follow) open = { key, left: finding.follow };
      }
    },
    /** The problems of the lines so far: the first first, each once. */
    problems(): Problem[] {
      const all = new Map(findings);
      for (const finding of readers.flatMap((reader) => reader.pending?.() ?? []))
        add(all, numbered(finding));
      return [...all.values()].toSorted((left, right) => left.number - right.number).map(problemOf);
    },
  };
}

function numbered(finding: Finding, read: readonly LogLine[] = []): NumberedFinding {
  const { lines = read } = finding;
  const at = placeInRepository(finding.place);
  return { ...finding, lines, at, lower: finding.message.toLowerCase(), number: lines[0]?.number ?? 0 };
}

/** @returns the key of a finding that is new, or better than the one before */
function add(findings: Map<string, NumberedFinding>, finding: NumberedFinding): string | undefined {
  const key = keyOf(finding);
  const known = findings.get(key);
  if (known) {
    if (worth(finding) <= worth(known)) return undefined;
  } else if (findings.size >= mostCauses || (finding.mayRepeat && isKnown(findings, finding)))
    return undefined;
  const lines = finding.lines.slice(0, mostLines);
  findings.set(key, { ...finding, lines, number: known?.number ?? finding.number });
  return key;
}

function isKnown(findings: ReadonlyMap<string, NumberedFinding>, repeated: NumberedFinding): boolean {
  const { file, line = 0 } = repeated.at;
  return [...findings.values()].some(
    ({ at, lower }) => lower === repeated.lower && at.file === file && Math.abs((at.line ?? 0) - line) <= 1,
  );
}

/** Tools repeat what they have said, at the end or for each processor. */
function keyOf({ subject, message, place, at }: NumberedFinding): string {
  if (subject !== undefined) return `subject ${subject}`;
  const { file = '', line = '', column = '' } = at;
  return JSON.stringify([file || (place?.path ?? ''), line, column, message]);
}

function worth({ at, bare }: NumberedFinding): number {
  return (at.file === undefined ? 0 : 2) + (bare ? 0 : 1);
}

function problemOf({ message, at, lines }: NumberedFinding): Problem {
  const shown = lines.slice(0, mostLines).map(({ text }) => cut(text.trimEnd(), longestShown));
  while (shown.at(-1) === '') shown.pop();
  return {
    message: cut(visible(message), longestMessage),
    ...at,
    lines: shown,
  };
}
