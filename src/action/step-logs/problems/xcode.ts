/** The tools of Xcode and Swift. */
import type { Finding, LogLine, MessageReader } from './problem.ts';

/**
 * The compilers of Xcode: what xcodebuild prints, what xcpretty and xcbeautify make of it, and what Flutter reads from the
 * result bundle.
 *
 *     /Users/builder/clone/ios/Runner/Cart.swift:12:5: error: cannot find 'total' in scope
 *     ❌  /Users/builder/clone/ios/Runner/Cart.swift:12:5: cannot find 'total' in scope
 *     Swift Compiler Error (Xcode): Cannot find 'total' in scope
 *     /Users/builder/clone/ios/Runner/Cart.swift:11:4
 */
export function xcodeReader(): MessageReader {
  /** The message of Flutter, whose place is in the next line. */
  let unplaced: (LogLine & { readonly message: string }) | undefined;
  return {
    line(line) {
      const text = line.text.trim();
      const before = unplaced;
      unplaced = undefined;
      const [, message] = flutter.exec(text) ?? [];
      if (message) {
        unplaced = { ...line, message };
        return undefined;
      }
      return (before && placed(before, line)) ?? compilerMessage(text);
    },
  };
}

const raw =
  /^(\/?[^:]+\.(?:swift|mm?|[ch](?:pp|xx|c|h)?|metal|storyboard|xib|plist|modulemap)):(\d+):(?:(\d+):)? (?:fatal )?error: (\S.*)$/;
const pretty = /^(?:❌|\[x\])\s+([^:\s][^:]*):(\d+):(?:(\d+):)? (?:(?:fatal )?error: )?(\S.*)$/;
/** The compilers of resources tell no line, at most the id of an object. */
const resources = /^(\/[^:]+\.(?:xcassets|storyboard|xib)):(?: ?[\w-]+:)? error: (\S.*)$/;
const flutter = /^(?:[A-Z][\w ]*?) \(Xcode\): (\S.*)$/;
const placeAlone = /^(\/[^:]+\.\w+):(\d+)(?::(\d+))?$/;

/** A failed assertion of XCTest has the form of an error, and other readers know these files better. */
const others = /^-\[|^\S+\.test\w* : /;
const otherFiles = /\.(?:java|kts?|dart|xml|gradle)$/;

function compilerMessage(text: string): Finding | undefined {
  const [, resource, wrong] = resources.exec(text) ?? [];
  if (wrong) return { message: wrong, place: { path: resource } };
  const [, path = '', line, column, message] = raw.exec(text) ?? pretty.exec(text) ?? [];
  if (!message || others.test(message) || otherFiles.test(path)) return undefined;
  return { message, follow: 2, ...(path.includes('/') ? { place: { path, line, column } } : {}) };
}

function placed(before: LogLine & { readonly message: string }, next: LogLine): Finding | undefined {
  const [, path, line, column] = placeAlone.exec(next.text.trim()) ?? [];
  if (!path) return undefined;
  return { message: before.message, lines: [before, next], place: { path, line, column }, mayRepeat: true };
}

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
  /** The test that runs: if it crashes, only the last lines before say why. */
  let running = '';
  /** `testTotal, XCTAssertEqual failed: …` in the summary of xcpretty, whose place is in the next line. */
  let unplaced: (LogLine & { readonly name: string; readonly reason: string }) | undefined;
  let list = false;
  return {
    line(line) {
      const text = line.text.trim();
      const before = unplaced;
      unplaced = undefined;
      if (text === 'Failing tests:') list = true;
      else if (text === '') list = false;
      else if (list) return listed(text);
      const [, named] = /^(?:Test Suite '?)?([A-Z][\w.]*)(?:'? started.*)?$/.exec(line.text) ?? [];
      if (named) suite = lastPart(named);
      const [, state] = testCase.exec(text) ?? [];
      if (state) running = state;
      const [, path, at] = /^(\/[^:]+\.(?:swift|mm?)):(\d+)$/.exec(text) ?? [];
      if (before && path) {
        return failure({ ...before, suite, place: { path, line: at }, lines: [before, line] });
      }
      const [, mark, name, reason] =
        /^\s+(✗|✖|x|\[x\])? ?([a-zA-Z]\w*)(?:\(\))?, (\S.*)$/.exec(line.text) ?? [];
      if (name && reason && mark) return failure({ suite, name, reason });
      if (name && reason) unplaced = { ...line, name, reason };
      return assertion(text) ?? swiftTesting(text) ?? crash(text, running) ?? failedCase(text);
    },
  };
}

/** `Test Case '-[ShopTests.CartTests testTotal]' started.` */
const testCase = /^Test [cC]ase '(?:-\[)?([\w. ]+?)(?:\(\))?\]?' started/;

interface Failure extends Pick<Finding, 'place' | 'lines'> {
  readonly suite: string;
  readonly name: string;
  readonly reason?: string;
}

function failure({ suite, name, reason, place, lines }: Failure): Finding {
  const test = suite ? `${suite}.${name}` : name;
  return {
    message: reason === undefined ? `${test} failed` : `${test}: ${reason}`,
    subject: test,
    place,
    ...(lines ? { lines } : {}),
    bare: reason === undefined,
  };
}

/** What xcodebuild prints, and on Linux `swift test`: `CartTests.testTotal : XCTAssertEqual failed: …`. */
function assertion(text: string): Finding | undefined {
  const [, path = '', line, objc, swift, reason] =
    /^([^:]+):(\d+): error: (?:-\[([\w.]+ \w+)\]|([\w.]+\.\w+)) : (\S.*)$/.exec(text) ?? [];
  const test = testParts(objc ?? swift);
  if (!test || !reason) return undefined;
  return {
    ...failure({ ...test, reason, place: path.includes('/') ? { path, line } : undefined }),
    follow: 2,
  };
}

/** `ShopTests/CartTests.swift:31: Fatal error: Index out of range`, or an exception of Objective-C. */
function crash(text: string, running: string): Finding | undefined {
  const [, path, line, error, exception] =
    /^(?:([^:]+\.swift):(\d+): )?(Fatal error: \S.*)$|Terminating app due to uncaught exception (\S.*)$/.exec(
      text,
    ) ?? [];
  const [test, reason] = [testParts(running), error ?? exception];
  if (!test || !reason) return undefined;
  return failure({ ...test, reason, place: path?.startsWith('/') ? { path, line } : undefined });
}

/** `Test Case '-[ShopTests.CartTests testTotal]' failed (0.005 seconds).`; where tests run in parallel, with the device. */
function failedCase(text: string): Finding | undefined {
  const [, name] = /^Test [cC]ase '(?:-\[)?([\w. ]+?)(?:\(\))?\]?' failed /.exec(text) ?? [];
  const test = testParts(name);
  return test && failure(test);
}

/** A line below `Failing tests:`. */
function listed(text: string): Finding | undefined {
  const [, name] = /^-?\[?([\w.]+(?: \w+(?=\])|\.\w+(?=\()))[\])(]+$/.exec(text) ?? [];
  const test = testParts(name);
  return test && failure(test);
}

/** Swift Testing tells the name of the file alone. */
function swiftTesting(text: string): Finding | undefined {
  const [place, reason] = / at [^\s:]+:\d+:\d+: (\S.*)$/.exec(text) ?? [];
  const [, name] = /^\S{1,2} +(?:Test )?(\S.*?) recorded an issue/.exec(text) ?? [];
  return place && reason && name ? { ...failure({ suite: '', name, reason }), follow: 2 } : undefined;
}

/** Class and method of `ShopTests.CartTests testTotal` or `CartTests.testTotal`; `undefined` without a method. */
function testParts(test = ''): { suite: string; name: string } | undefined {
  const [name, suite = ''] = test.split(/[. ]/).toReversed();
  return name ? { suite, name } : undefined;
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
