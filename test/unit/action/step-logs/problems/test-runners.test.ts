import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { mavenTestReader } from '../../../../../src/action/step-logs/problems/jvm.ts';
import { repositoryRoot } from '../../../../support/action-metadata.ts';
import { precisionAndRecall, scoreFolder } from '../../../../support/problem-score.ts';
import { causesIn, clone } from './problems-in.ts';

test('a failing test of JUnit tells its name, why, and the line of its own file', () => {
  const log = [
    'com.example.CartTest > total is the sum FAILED',
    '    java.lang.AssertionError: expected:<4> but was:<5>',
    '        at org.junit.Assert.fail(Assert.java:89)',
    '        at com.example.CartTest.total is the sum(CartTest.kt:31)',
    '',
    'com.example.CartTest > is empty FAILED',
    '    java.lang.AssertionError at CartTest.kt:12',
    '',
  ].join('\n');
  expect(causesIn(log)).toEqual([
    {
      message:
        'com.example.CartTest > total is the sum: java.lang.AssertionError: expected:<4> but was:<5> (CartTest.kt:31)',
    },
    { message: 'com.example.CartTest > is empty: java.lang.AssertionError at CartTest.kt:12' },
  ]);
});

test('the message of an exception that begins with an empty line is told', () => {
  const log =
    'a.CartTest > sends FAILED\n    org.mockito.WantedButNotInvoked:\n\n    Wanted but not invoked:\n    cart.send();\n\n';
  expect(causesIn(log)).toEqual([
    { message: 'a.CartTest > sends: org.mockito.WantedButNotInvoked: Wanted but not invoked:' },
  ]);
});

test('a failing test of Maven is told once, although the summary tells it again', () => {
  const log = [
    '[ERROR] Tests run: 2, Failures: 2, Errors: 0, Skipped: 0, Time elapsed: 0.05 s <<< FAILURE! - in com.example.CartTest',
    '[ERROR] com.example.CartTest.total  Time elapsed: 0.01 s  <<< FAILURE!',
    'java.lang.AssertionError: expected:<4> but was:<5>',
    '\tat com.example.CartTest.total(CartTest.java:31)',
    '',
    '[ERROR] Failures: ',
    '[ERROR]   CartTest.total:31 expected:<4> but was:<5>',
    '[ERROR]   CartTest.other:40->check:50 not empty',
    '[INFO] ',
  ].join('\n');
  expect(causesIn(log).map(({ message }) => message)).toEqual([
    'com.example.CartTest.total: java.lang.AssertionError: expected:<4> but was:<5> (CartTest.java:31)',
    'CartTest.other: not empty',
  ]);
});

test('a failing test of XCTest is told once, at the first line that fails', () => {
  const log = [
    `${clone}/Tests/CartTests.swift:31: error: -[ShopTests.CartTests testTotal] : XCTAssertEqual failed: ("1") is not equal to ("2")`,
    `${clone}/Tests/CartTests.swift:32: error: -[ShopTests.CartTests testTotal] : XCTAssertTrue failed`,
    "Test Case '-[ShopTests.CartTests testTotal]' failed (0.005 seconds).",
    "Test Case '-[ShopTests.CartTests testCrash]' started.",
    'Shop/Cart.swift:9: Fatal error: Index out of range',
    'Failing tests:',
    '\tCartTests.testCrash()',
    '\tCartTests.testTotal()',
    '\tCartTests.testHangs()',
    '',
    '✘ Test "adds" recorded an issue at CartTests.swift:31:5: Expectation failed: 1 == 2',
  ].join('\n');
  expect(causesIn(log)).toEqual([
    {
      message: 'CartTests.testTotal: XCTAssertEqual failed: ("1") is not equal to ("2")',
      file: 'Tests/CartTests.swift',
      line: 31,
    },
    { message: 'CartTests.testCrash: Fatal error: Index out of range' },
    { message: 'CartTests.testHangs failed' },
    { message: '"adds": Expectation failed: 1 == 2' },
  ]);
});

test('what xcpretty tells of a test in its list, and at its end with the place, is one cause with the place', () => {
  const log = `CartTests\n    ✗ testTotal, XCTAssertTrue failed\n\nShopTests.CartTests\n  testTotal, XCTAssertTrue failed\n  ${clone}/Tests/CartTests.swift:31\n`;
  expect(causesIn(log)).toEqual([
    { message: 'CartTests.testTotal: XCTAssertTrue failed', file: 'Tests/CartTests.swift', line: 31 },
  ]);
});

test('a failing test of widgets is told with what stands in the frame above it', () => {
  const log = [
    '══╡ EXCEPTION CAUGHT BY FLUTTER TEST FRAMEWORK ╞═════════',
    'The following TestFailure was thrown running a test:',
    'Expected: exactly one matching candidate',
    '  Actual: _TextWidgetFinder:<Found 0 widgets with text "1": []>',
    '',
    'When the exception was thrown, this was the stack:',
    `#4      main.<anonymous closure> (file://${clone}/test/widget_test.dart:27:5)`,
    '#5      testWidgets.<anonymous closure> (package:flutter_test/src/widget_tester.dart:189:15)',
    '════════════',
    `00:03 +0 -1: ${clone}/test/widget_test.dart: Counter increments [E]`,
    '  Test failed. See exception logs above.',
    '  The test description was: Counter increments',
    '',
    '00:03 +0 -1: Some tests failed.',
  ].join('\n');
  expect(causesIn(log)).toEqual([
    {
      message: 'Counter increments: Expected: exactly one matching candidate',
      file: 'test/widget_test.dart',
      line: 27,
      column: 5,
    },
  ]);
});

test('a failing test of Jest tells what was expected and received, once, with the line of its own file', () => {
  const failure = [
    'FAIL src/cart.test.js (5.2 s)',
    '  ● Console',
    '',
    '    console.log',
    '      at log (src/cart.js:3:1)',
    '',
    '  ● Cart › adds up',
    '',
    '    expect(received).toBe(expected) // Object.is equality',
    '',
    '    Expected: 4',
    '    Received: 5',
    '',
    '      at total (src/cart.js:9:1)',
    '      at Object.toBe (src/cart.test.js:12:5)',
    '',
  ];
  const log = [...failure, 'Summary of all failing tests', ...failure, 'Test Suites: 1 failed, 1 total'];
  expect(causesIn(log.join('\n'))).toEqual([
    {
      message:
        'Cart › adds up: expect(received).toBe(expected) // Object.is equality Expected: 4 Received: 5',
      file: 'src/cart.test.js',
      line: 12,
      column: 5,
    },
  ]);
});

test('tests of Vitest that failed of one error are told one by one', () => {
  const log = [
    ' FAIL  src/cart.test.ts > Cart > adds up',
    ' FAIL  src/cart.test.ts > Cart > is empty',
    'Error: no database',
    ' ❯ connect src/database.ts:3:9',
    ' ❯ src/cart.test.ts:12:5',
    '',
    '⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯[1/2]⎯',
  ].join('\n');
  const place = { file: 'src/cart.test.ts', line: 12, column: 5 };
  expect(causesIn(log)).toEqual([
    { message: 'Cart > adds up: Error: no database', ...place },
    { message: 'Cart > is empty: Error: no database', ...place },
  ]);
});

test("an error that ends a file of tests is in the comments of Node's TAP", () => {
  const log = [
    '# <anonymous_script>:1',
    '# { "a": ',
    '# SyntaxError: Unexpected end of JSON input',
    '#     at JSON.parse (<anonymous>)',
    `#     at file://${clone}/test/cart.test.js:3:21`,
    '# Node.js v24.1.0',
  ].join('\n');
  expect(causesIn(log)).toEqual([
    { message: 'SyntaxError: Unexpected end of JSON input', file: 'test/cart.test.js', line: 3, column: 21 },
  ]);
});

test("a file that Node's test runner cannot load is told with the error, not as a failed test", () => {
  const log = [
    `file://${clone}/test/cart.test.js:6`,
    '  const list = [1, 2;',
    '                   ^',
    '',
    "SyntaxError: Unexpected token ';'",
    '    at compileSourceTextModule (node:internal/modules/esm/utils:346:16)',
    '',
    'Node.js v24.1.0',
    '✖ failing tests:',
    '',
    'test at test/cart.test.js:1:1',
    '✖ test/cart.test.js (34.1ms)',
    "  'test failed'",
  ].join('\n');
  expect(causesIn(log)).toEqual([
    { message: "SyntaxError: Unexpected token ';'", file: 'test/cart.test.js', line: 6 },
  ]);
});

test('the names of a thousand failed tests are remembered, so that the summary does not tell them again', () => {
  const numbers = Array.from({ length: 1001 }, (_, at) => at + 1);
  const reader = mavenTestReader();
  const log = [
    ...numbers.flatMap((at) => [
      `[ERROR] com.example.CartTest.total${at} -- Time elapsed: 0.01 s <<< FAILURE!`,
      'java.lang.AssertionError: expected:<4> but was:<5>',
      '',
    ]),
    '[ERROR] Failures:',
    ...numbers.map((at) => `[ERROR]   CartTest.total${at}:31 expected:<4> but was:<5>`),
  ];
  const found = log.flatMap((text, number) => reader.line({ text, number }) ?? []);
  expect(found).toHaveLength(1002);
  expect(found.at(-1)).toMatchObject({ subject: 'CartTest.total1001' });
});

const scores = scoreFolder(join(repositoryRoot, 'test/corpus/open'));

test.each([...Map.groupBy(scores, ({ tool }) => tool)])(
  '%s: every cause is found, and nothing else',
  (_, of) => {
    expect(of.flatMap(({ name, missed }) => missed.map((cause) => ({ name, cause })))).toEqual([]);
    expect(of.flatMap(({ name, wrong }) => wrong.map((problem) => ({ name, problem })))).toEqual([]);
    expect(precisionAndRecall(of)).toEqual({ precision: 1, recall: 1 });
  },
);
