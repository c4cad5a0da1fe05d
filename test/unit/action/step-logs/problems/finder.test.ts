import { expect, test } from '@jest/globals';
import {
  createProblemFinder,
  type FoundProblem,
} from '../../../../../src/action/step-logs/problems/finder.ts';

/** Where the build service clones a repository on macOS. */
const clone = '/Users/builder/clone';

function problemsIn(log: string): FoundProblem[] {
  const finder = createProblemFinder();
  for (const line of log.split('\n')) finder.line(line);
  return finder.problems();
}

/** Without the lines of the log. */
function causesIn(log: string) {
  return problemsIn(log).map(({ lines: _, ...cause }) => cause);
}

/** Each message in the documented form of its tool. */

test.each([
  [`e: file://${clone}/app/src/main/Cart.kt:12:5 Unresolved reference 'x'.`, 'app/src/main/Cart.kt', 12, 5],
  [`e: ${clone}/app/src/main/Cart.kt: (12, 5): Unresolved reference: x`, 'app/src/main/Cart.kt', 12, 5],
  [`e: [ksp] ${clone}/app/src/main/Dao.kt:12: Cannot find the type`, 'app/src/main/Dao.kt', 12, undefined],
  [
    `e: file://${clone}/my%20app/build.gradle.kts:3:1: Unresolved reference: x`,
    'my app/build.gradle.kts',
    3,
    1,
  ],
  [`/home/builder/clone/app/Cart.java:12: error: cannot find symbol`, 'app/Cart.java', 12, undefined],
  [
    `ERROR: ${clone}/app/src/main/res/a.xml:9: AAPT: error: resource color/x not found.`,
    'app/src/main/res/a.xml',
    9,
    undefined,
  ],
  [`${clone}/ios/Cart.swift:12:5: error: cannot find 'x' in scope`, 'ios/Cart.swift', 12, 5],
  [`${clone}/ios/Cart.m:12:9: fatal error: 'x.h' file not found`, 'ios/Cart.m', 12, 9],
  [`❌  ${clone}/ios/Cart.swift:12:5: cannot find 'x' in scope`, 'ios/Cart.swift', 12, 5],
  [`[x] ${clone}/ios/Cart.swift:12:5: cannot find 'x' in scope`, 'ios/Cart.swift', 12, 5],
  [`[10:11:12]: ▸ ❌  ${clone}/ios/Cart.swift:12:5: cannot find 'x' in scope`, 'ios/Cart.swift', 12, 5],
  [
    `Swift Compiler Error (Xcode): Cannot find 'x' in scope\n${clone}/ios/Cart.swift:11:4`,
    'ios/Cart.swift',
    11,
    4,
  ],
  [`[  +22 ms] lib/cart.dart:12:5: Error: Undefined name 'x'.`, 'lib/cart.dart', 12, 5],
  [`  error • Undefined name 'x' • lib/cart.dart:12:5 • undefined_identifier`, 'lib/cart.dart', 12, 5],
  [
    `  error - lib/cart.dart:12:5 - Undefined name 'x'. Try - again. - undefined_identifier`,
    'lib/cart.dart',
    12,
    5,
  ],
  [`lib/cart.dart:12:5:\nError: Undefined name 'x'.`, 'lib/cart.dart', 12, 5],
  [`ERROR|COMPILE_TIME_ERROR|X|${clone}/lib/cart.dart|12|5|3|Undefined name 'x'.`, 'lib/cart.dart', 12, 5],
  [`app/(tabs)/index.tsx(12,5): error TS2304: Cannot find name 'x'.`, 'app/(tabs)/index.tsx', 12, 5],
  [`./src/Cart.tsx:12:5 - error TS2304: Cannot find name 'x'.`, 'src/Cart.tsx', 12, 5],
  [`error SyntaxError: ${clone}/src/Cart.tsx: Unexpected token (12:5)`, 'src/Cart.tsx', 12, 5],
  [
    `error: bundling failed: SyntaxError in ${clone}/src/Cart.tsx: Unexpected token (12:5)`,
    'src/Cart.tsx',
    12,
    5,
  ],
  [
    `Error: Unable to resolve module ./x from ${clone}/src/Cart.tsx: \n\n> 12 | import x`,
    'src/Cart.tsx',
    12,
    undefined,
  ],
  [`Unable to resolve "./x" from "src/Cart.tsx"\n> 12 | import x`, 'src/Cart.tsx', 12, undefined],
])('%s', (log, file, line, column) => {
  expect(causesIn(log)).toEqual([
    { message: expect.stringMatching(/\S/), file, line, ...(column === undefined ? {} : { column }) },
  ]);
});

test.each([
  ['w: file:///Users/builder/clone/app/Cart.kt:12:5 Unused'],
  ['/Users/builder/clone/app/Cart.java:12: warning: [deprecation] old'],
  ['/Users/builder/clone/ios/Cart.swift:12:5: warning: unused'],
  ['/Users/builder/clone/ios/Cart.swift:12:5: note: did you mean'],
  ['⚠️  /Users/builder/clone/ios/Cart.swift:12:5: unused'],
  ['lib/cart.dart:12:5: Warning: Operand of null-aware operation'],
  ['  warning • Unused import • lib/cart.dart:12:5 • unused_import'],
  ['   info - lib/cart.dart:12:5 - Missing docs. - public_member_api_docs'],
  ['src/Cart.tsx(12,5): warning TS6133: unused'],
  ['2026-03-02 09:13:31: error: lost'],
  ['> Task :app:compileDebugKotlin FAILED'],
  ["Error: Process completed with exit code 1: 'x > y'"],
  ['clang: error: linker command failed with exit code 1 (use -v to see invocation)'],
  ['/Users/builder/clone/ios/Shop.xcodeproj: error: Signing for "Shop" requires a development team.'],
  ['xcodebuild: error: Unable to find a device matching the provided destination specifier:'],
  ['  wait, /Users/builder/clone/ios/Cart.swift'],
  ['    at FSEvent.FSWatcher._handle.onchange (node:internal/fs/watchers:207:21)'],
])('%s is no cause', (line) => {
  expect(problemsIn(line)).toEqual([]);
});

test('the same message at the same place is one cause, and they stand in the order of the log', () => {
  const error = (line: number) => `${clone}/ios/Cart.swift:${line}:5: error: cannot find 'x' in scope`;
  expect(causesIn([error(9), error(3), error(9)].join('\n')).map(({ line }) => line)).toEqual([9, 3]);
});

test('what Flutter retells of a compiler of Xcode is no second cause', () => {
  const log = [
    `    ${clone}/ios/Runner/Cart.swift:12:5: error: cannot find 'x' in scope`,
    "Swift Compiler Error (Xcode): Cannot find 'x' in scope",
    `${clone}/ios/Runner/Cart.swift:11:4`,
    '',
    "Swift Compiler Error (Xcode): Cannot find 'y' in scope",
    `${clone}/ios/Runner/Cart.swift:19:4`,
  ];
  expect(causesIn(log.join('\n')).map(({ line, message }) => `${line} ${message}`)).toEqual([
    "12 cannot find 'x' in scope",
    "19 Cannot find 'y' in scope",
  ]);
});

test('the lines that tell a cause are kept: the message, the source and the caret', () => {
  const lines = [
    `${clone}/app/Cart.java:12: error: cannot find symbol`,
    '        total();',
    '        ^',
    '  symbol:   method total()',
  ];
  expect(
    problemsIn(['> Task :app:x', ...lines, '1 error', 'more'].join('\n')).map((problem) => problem.lines),
  ).toEqual([lines]);
});

// T4
test.each([
  '/Users/builder/.pub-cache/hosted/pub.dev/http-1.0.0/lib/http.dart',
  '../../.pub-cache/hosted/pub.dev/http-1.0.0/lib/http.dart',
  'package:http/http.dart',
  '/Users/builder/clone/../secret/a.dart',
  '/Users/builder/clone/.dart_tool/a.dart',
  '/Users/builder/clone/ios/Pods/a.dart',
  '/Users/builder/clone/node_modules/x/lib/a.dart',
  '/Users/builder/clone/app/build/generated/a.dart',
  '/opt/flutter/packages/a.dart',
  '~/a.dart',
  'D:\\sdk\\a.dart',
  'a\u202eb.dart',
])('%s lies elsewhere, so the cause has no file', (path) => {
  expect(causesIn(`${path}:12:5: Error: wrong`)).toEqual([{ message: 'wrong' }]);
});

test.each([
  ['/private/tmp/service/builds/b1/clone/lib/a.dart', 'lib/a.dart'],
  ['/Users/builder/clone/lib/build/a.dart', 'lib/build/a.dart'],
  ['C:\\Users\\builder\\clone\\lib\\a.dart', 'lib/a.dart'],
  ['file:///D:/a/clone/my%20app/a.dart', 'my app/a.dart'],
  ['lib\\a.dart', 'lib/a.dart'],
  ['/Users/builder/clone/lib/a,b=c%0A.dart', 'lib/a,b=c%0A.dart'],
])('%s is %s of the repository', (path, file) => {
  expect(causesIn(`${path}:12:5: Error: wrong`)).toEqual([{ message: 'wrong', file, line: 12, column: 5 }]);
});

// T6
test('of a log of nothing but errors, the first thousand are kept, each with a message of bounded length', () => {
  const log = Array.from(
    { length: 1_100 },
    (_, line) => `lib/a.dart:${line + 1}:1: Error: ${'x'.repeat(10_000)}`,
  );
  const problems = problemsIn(log.join('\n'));
  expect(problems).toHaveLength(1_000);
  for (const { message, lines } of problems) {
    expect(message).toHaveLength(1_000);
    expect(lines.join('').length).toBeLessThan(500);
  }
});

test('an error in the middle of 100,000 lines is found', () => {
  const noise = Array.from({ length: 50_000 }, (_, at) => `> Task :lib${at}:compileDebugKotlin UP-TO-DATE`);
  expect(causesIn([...noise, 'lib/a.dart:1:2: Error: wrong', ...noise].join('\n'))).toEqual([
    { message: 'wrong', file: 'lib/a.dart', line: 1, column: 2 },
  ]);
});

test.each(['::error file=[shop] a.ts,line=3::wrong', "Build file '🔥/a.gradle' line: 3\n> wrong\n* Try:"])(
  'of what a tool prints before a path, no file is made: %s',
  (log) => {
    for (const { file } of causesIn(log)) expect(file).toBeUndefined();
  },
);

test('a message that lacks its second line takes no other line with it', () => {
  const log = [
    `Swift Compiler Error (Xcode): No place`,
    'lib/a.dart:7:1:',
    '✘ [ERROR] No place either',
    'lib/a.dart:1:2: Error: wrong',
    'Error: Unable to resolve module ./x from src/a.js',
  ];
  expect(causesIn(log.join('\n')).map(({ message }) => message)).toEqual([
    'wrong',
    'Unable to resolve module ./x from src/a.js',
  ]);
});
