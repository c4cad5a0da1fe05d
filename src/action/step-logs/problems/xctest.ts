import type { ToldPlace } from './place.ts';
import type { Finding, LogLine, MessageReader } from './problem.ts';

/**
 * Tests of XCTest and Swift Testing, as xcodebuild, `swift test`, xcpretty and xcbeautify print them.
 *
 *     /Users/builder/clone/Tests/CartTests.swift:31: error: -[ShopTests.CartTests testTotal] : XCTAssertEqual failed: …
 *     Test Case '-[ShopTests.CartTests testTotal]' failed (0.005 seconds).
 *         ✗ testTotal, XCTAssertEqual failed: …
 *     ✘ Test total() recorded an issue at CartTests.swift:31:5: Expectation failed: …
 */
export function xctestReader(): MessageReader {
  /** The class whose tests xcpretty and xcbeautify list. */
  let suite = '';
  /** The test that runs: if it crashes, only the last lines before tell why. */
  let running = '';
  /** `testTotal, XCTAssertEqual failed: …` in the summary of xcpretty, whose place is in the next line. */
  let told: (LogLine & { readonly name: string; readonly reason: string }) | undefined;
  let list = false;
  return {
    line(line) {
      const text = line.text.trim();
      const before = told;
      told = undefined;
      if (text === 'Failing tests:') list = true;
      else if (text === '') list = false;
      else if (list) return listed(line);
      const [, named] = /^(?:Test Suite '?)?([A-Z][\w.]*)(?:'? started.*)?$/.exec(line.text) ?? [];
      if (named) suite = lastPart(named);
      const [, state] = testCase.exec(text) ?? [];
      if (state) running = state;
      const [, path, at] = /^(\/[^:]+\.(?:swift|mm?)):(\d+)$/.exec(text) ?? [];
      if (before && path) {
        const place = { path, line: at };
        return failure(before, { ...before, suite, place, lines: [before.text, line.text] });
      }
      const [, mark, name, reason] =
        /^\s+(✗|✖|x|\[x\])? ?([a-zA-Z]\w*)(?:\(\))?, (\S.*)$/.exec(line.text) ?? [];
      if (name && reason && mark) return failure(line, { suite, name, reason });
      if (name && reason) told = { ...line, name, reason };
      return assertion(line) ?? swiftTesting(line) ?? crash(line, running) ?? failedCase(line);
    },
  };
}

/** `Test Case '-[ShopTests.CartTests testTotal]' started.` */
const testCase = /^Test [cC]ase '(?:-\[)?([\w. ]+?)(?:\(\))?\]?' started/;

interface Failure {
  readonly suite: string;
  readonly name: string;
  readonly reason?: string;
  readonly place?: ToldPlace;
  readonly lines?: readonly string[];
}

function failure({ text, number }: LogLine, { suite, name, reason, place, lines }: Failure): Finding {
  const test = suite ? `${suite}.${name}` : name;
  return {
    message: reason === undefined ? `${test} failed` : `${test}: ${reason}`,
    number,
    lines: lines ?? [text],
    subject: test,
    ...(place ? { place } : {}),
    ...(reason === undefined ? { bare: true } : {}),
  };
}

/** What xcodebuild prints, and on Linux `swift test`: `CartTests.testTotal : XCTAssertEqual failed: …`. */
function assertion(line: LogLine): Finding | undefined {
  const [, path = '', at, objc, swift, reason] =
    /^([^:]+):(\d+): error: (?:-\[([\w.]+ \w+)\]|([\w.]+\.\w+)) : (\S.*)$/.exec(line.text.trim()) ?? [];
  const [suite, name] = testParts(objc ?? swift ?? '');
  if (!name || !reason) return undefined;
  const place = path.includes('/') ? { place: { path, line: at } } : {};
  return { ...failure(line, { suite, name, reason, ...place }), follow: 2 };
}

/** `ShopTests/CartTests.swift:31: Fatal error: Index out of range`, or an exception of Objective-C. */
function crash(line: LogLine, running: string): Finding | undefined {
  const [, path, at, error, exception] =
    /^(?:([^:]+\.swift):(\d+): )?(Fatal error: \S.*)$|Terminating app due to uncaught exception (\S.*)$/.exec(
      line.text.trim(),
    ) ?? [];
  const reason = error ?? exception;
  const [suite, name] = testParts(running);
  if (!name || !reason) return undefined;
  return failure(line, {
    suite,
    name,
    reason,
    ...(path?.startsWith('/') ? { place: { path, line: at } } : {}),
  });
}

/** `Test Case '-[ShopTests.CartTests testTotal]' failed (0.005 seconds).`; where tests run in parallel, with the device. */
function failedCase(line: LogLine): Finding | undefined {
  const [, test = ''] = /^Test [cC]ase '(?:-\[)?([\w. ]+?)(?:\(\))?\]?' failed /.exec(line.text.trim()) ?? [];
  const [suite, name] = testParts(test);
  return name ? failure(line, { suite, name }) : undefined;
}

/** A line below `Failing tests:`. */
function listed(line: LogLine): Finding | undefined {
  const [, test = ''] = /^-?\[?([\w.]+(?: \w+(?=\])|\.\w+(?=\()))[\])(]+$/.exec(line.text.trim()) ?? [];
  const [suite, name] = testParts(test);
  return name ? failure(line, { suite, name }) : undefined;
}

/** Swift Testing tells the name of the file alone. */
function swiftTesting(line: LogLine): Finding | undefined {
  const text = line.text.trim();
  const [place, reason] = / at [^\s:]+:\d+:\d+: (\S.*)$/.exec(text) ?? [];
  const [, name] = /^\S{1,2} +(?:Test )?(\S.*?) recorded an issue/.exec(text) ?? [];
  return place && reason && name ? { ...failure(line, { suite: '', name, reason }), follow: 2 } : undefined;
}

/** Class and method of `ShopTests.CartTests testTotal` or `CartTests.testTotal`. */
function testParts(test: string): [string, string] {
  const parts = test.split(/[. ]/);
  return [parts.at(-2) ?? '', parts.at(-1) ?? ''];
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
