import { expect, test } from '@jest/globals';
import { causesIn, clone, problemsIn } from './problems-in.ts';

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
  [`[ERROR] ${clone}/src/main/java/Cart.java:[12,5] cannot find symbol`, 'src/main/java/Cart.java', 12, 5],
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
  'C\\a.dart',
  'a\u202eb.dart',
])('%s lies elsewhere, so the cause has no file', (path) => {
  expect(causesIn(`${path}:12:5: Error: wrong`)).toEqual([{ message: 'wrong' }]);
});

test.each([
  ['/private/tmp/service/builds/b1/clone/lib/a.dart', 'lib/a.dart'],
  ['/Users/builder/clone/lib/build/a.dart', 'lib/build/a.dart'],
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

/** Each of them is what some pattern begins with, and then never ends. */

// T6
test.each([
  ' ',
  '[ ',
  'e: ',
  'a.',
  '/a',
  'a: ',
  '(1',
  '(1,1',
  ' > ',
  ' > x FAILED',
  '❌ ',
  'error ',
  'error: error',
  ' • ',
  'error • ',
  ' - a',
  'ERROR|',
  '[ERROR] ',
  'Time elapsed: ',
  '->a',
  'a.b:1',
  '+1 ',
  ': x [E]',
  '.dart: ',
  'file:///',
  'Test ',
  ' recorded an issue with ',
  ' at a:1:1: ',
  "Test Case '",
  '-[a b] : ',
  'while trying to resolve module ',
  'unable to resolve ',
  '══╡',
  '\t',
  'a, ',
  'a/clone/',
  'FAIL  a.ts > ',
  '✖ a (1ms) ',
  'at (a:1:1',
  ' imported from /',
])('100,000 characters of %j are read like any other line', (part) => {
  const line = part.repeat(100_000 / part.length);
  const log = Array.from({ length: 100 }, () => [
    line,
    `  ${line}`,
    line.slice(0, 1_999),
    `00:01 +1 -1: ${line} [E]`,
  ]).flat();
  expect(problemsIn(log.join('\n')).length).toBeLessThanOrEqual(50);
});
