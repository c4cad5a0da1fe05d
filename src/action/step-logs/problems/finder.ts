import { cut, visible } from '../../text/visible.ts';
import { dartReader } from './dart.ts';
import { dartTestReader } from './dart-test.ts';
import { gradleTestReader } from './gradle-test.ts';
import { javaReader } from './java.ts';
import { kotlinReader } from './kotlin.ts';
import { mavenTestReader } from './maven-test.ts';
import { metroReader } from './metro.ts';
import { placeInRepository } from './place.ts';
import type { Finding, Problem } from './problem.ts';
import { typescriptReader } from './typescript.ts';
import { xcodeReader } from './xcode.ts';
import { xctestReader } from './xctest.ts';

/** Finds in the log of a step what compilers and test runners say is wrong. */
export interface ProblemFinder {
  /** Reads the next line: without markup, colours and secrets. */
  line(text: string): void;
  /** What the lines so far tell: the first first, each once. */
  problems(): Problem[];
}

/** Problems of one log; what comes after them is rarely what has to be mended first. */
const mostProblems = 50;

/** Characters of a line that are read: room for a path and a message. */
const longestLine = 2_000;
const longestMessage = 500;

/** Lines of one problem that are kept, and characters of each. */
const mostLines = 12;
const longestShown = 300;

/** What stands in front of the line of a tool: the time of Flutter's `--verbose`, of fastlane, the mark of the NDK's compiler. */
const prefix = /^(?:\[ *(?:\+?[\d,.]+ m?s *)?\] |\[\d\d:\d\d:\d\d\]: ?(?:▸ )?|C\/C\+\+: )/;

/** These lines begin something else. */
const unrelated =
  /^\s*(?:> Task |FAILURE: |BUILD FAILED|\d+ errors?\b|\* What went wrong|Command \w+ failed)/;

interface Kept {
  readonly finding: Finding;
  readonly lines: readonly string[];
}

export function createProblemFinder(): ProblemFinder {
  const readers = [
    kotlinReader(),
    javaReader(),
    xcodeReader(),
    xctestReader(),
    dartReader(),
    dartTestReader(),
    typescriptReader(),
    metroReader(),
    gradleTestReader(),
    mavenTestReader(),
  ];
  const kept = new Map<string, Kept>();
  let count = 0;
  /** The problem that the next lines may belong to. */
  let open: { readonly key: string; readonly left: number } | undefined;

  const followOpen = (text: string): void => {
    const known = open && kept.get(open.key);
    if (!open || !known || open.left === 0 || text.trim() === '' || unrelated.test(text)) {
      open = undefined;
      return;
    }
    kept.set(open.key, { ...known, lines: [...known.lines, text] });
    open = { ...open, left: open.left - 1 };
  };

  return {
    line(text) {
      const line = { text: cut(text, longestLine).replace(prefix, ''), number: count };
      count += 1;
      const found = readers.flatMap((reader) => reader.line(line) ?? []);
      if (found.length === 0) return followOpen(line.text);
      open = undefined;
      for (const finding of found) {
        const key = add(kept, finding);
        if (key !== undefined && finding.follow) open = { key, left: finding.follow };
      }
    },
    problems() {
      const all = new Map(kept);
      for (const reader of readers) {
        const finding = reader.pending?.();
        if (finding) add(all, finding);
      }
      return [...all.values()]
        .toSorted((left, right) => left.finding.number - right.finding.number)
        .map(problemOf);
    },
  };
}

/** @returns the key of a finding that is new, or better than the one before */
function add(kept: Map<string, Kept>, finding: Finding): string | undefined {
  const key = keyOf(finding);
  const known = kept.get(key);
  if (!known) {
    if (finding.retold && isKnown(kept, finding)) return undefined;
    if (kept.size >= mostProblems) return undefined;
    kept.set(key, { finding, lines: finding.lines.slice(0, mostLines) });
    return key;
  }
  if (worth(finding) <= worth(known.finding)) return undefined;
  kept.set(key, {
    finding: { ...finding, number: known.finding.number },
    lines: finding.lines.slice(0, mostLines),
  });
  return key;
}

function isKnown(kept: ReadonlyMap<string, Kept>, retold: Finding): boolean {
  const place = placeInRepository(retold.place);
  return [...kept.values()].some(({ finding }) => {
    const { file, line = 0 } = placeInRepository(finding.place);
    const isNear = file === place.file && Math.abs(line - (place.line ?? 0)) <= 1;
    return isNear && finding.message.toLowerCase() === retold.message.toLowerCase();
  });
}

/** Tools repeat what they have said, at the end or for each processor. */
function keyOf({ subject, message, place }: Finding): string {
  if (subject !== undefined) return `subject ${subject}`;
  const { file = '', line = '', column = '' } = placeInRepository(place);
  return JSON.stringify([file || (place?.path ?? ''), line, column, message]);
}

function worth({ place, bare }: Finding): number {
  return (placeInRepository(place).file === undefined ? 0 : 2) + (bare ? 0 : 1);
}

function problemOf({ finding, lines }: Kept): Problem {
  const shown = lines.slice(0, mostLines).map((line) => cut(line.trimEnd(), longestShown));
  while (shown.at(-1) === '') shown.pop();
  return {
    message: cut(visible(finding.message), longestMessage),
    ...placeInRepository(finding.place),
    lines: shown,
  };
}
