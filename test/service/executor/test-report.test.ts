import { expect, test } from '@jest/globals';
import type { TestReport } from '../../../src/contract/build.ts';
import {
  type Results,
  reportParser,
  WrongReport,
} from '../../../src/service/executor/test-report/report-files.ts';
import { deepTest } from '../../support/deep-test.ts';
import { testBuild, workflowFile } from '../../support/executed-build.ts';

/** As runners write it: the first of Gradle, the second of Jest, with the failure in a text, and a suite in a suite. */
const junit = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<testsuites name="all"><testsuite name="com.example.CartTest" tests="9"><properties/>',
  '<testcase name="total" classname="com.example.CartTest" time="0.1">',
  '  <failure message="expected:&lt;4&gt; but was:&lt;5&gt;" type="java.lang.AssertionError">at …</failure></testcase>',
  '<testcase name="is empty" classname="com.example.CartTest"><system-out><![CDATA[<skipped/>]]></system-out></testcase>',
  '<testcase name="later" classname="com.example.CartTest"><skipped/></testcase>',
  '<testsuite><testcase name="Cart adds" classname="Cart adds"><error>',
  'TypeError: no price',
  '    at cart.test.js:3</error></testcase></testsuite>',
  '</testsuite></testsuites>',
].join('\n');
const flutter = [
  { type: 'start', protocolVersion: '0.1.1' },
  { type: 'testStart', test: { id: 1, name: 'loading test/cart_test.dart' } },
  { type: 'testDone', testID: 1, result: 'success', hidden: true, skipped: false },
  { type: 'testStart', test: { id: 2, name: 'Cart total' } },
  { type: 'error', testID: 2, error: 'Expected: <4>\n  Actual: <5>\n', isFailure: true },
  { type: 'testDone', testID: 2, result: 'failure', hidden: false, skipped: false },
  { type: 'testStart', test: { id: 3, name: 'Cart is empty' } },
  { type: 'testDone', testID: 3, result: 'success', hidden: false, skipped: true },
]
  .map((event) => `${JSON.stringify(event)}\n`)
  .join('[{"event":"daemon.log"}]\n');

function read(text: string): TestReport {
  const results: Results = { tests: 0, failed: 0, skipped: 0, failures: [] };
  const parser = reportParser(text, results);
  for (let at = 0; at < text.length; at += 7) parser.write(text.slice(at, at + 7));
  parser.end();
  return results;
}

test('a file of JUnit and one of Flutter tell counts, and why tests failed', () => {
  expect(read(junit)).toEqual({
    tests: 4,
    failed: 2,
    skipped: 1,
    failures: [
      { name: 'com.example.CartTest: total', message: 'expected:<4> but was:<5>' },
      { name: 'Cart adds', message: 'TypeError: no price' },
    ],
  });
  expect(read(flutter)).toEqual({
    tests: 2,
    failed: 1,
    skipped: 1,
    failures: [{ name: 'Cart total', message: 'Expected: <4>' }],
  });
});

// T24
deepTest.each([
  ['not closed', '<testsuite><testcase name="a">'],
  ['not a report', '<html></html>'],
  ['no text of a report', 'tests: 4'],
  ['full of attributes', `<testsuite ${Array.from({ length: 101 }, (_, at) => `a${at}=''`).join(' ')}/>`],
  ['nested deeply', `<testsuite>${'<a>'.repeat(1_000)}`],
  ['an entity of its own', '<!DOCTYPE a [<!ENTITY b "bb">]><testsuite><testcase name="&b;"/></testsuite>'],
  ['broken JSON', '{"type":"testStart"\n'],
  ['a line without an end', `{${' '.repeat(2 ** 20)}`],
])('a file that is %s is refused', (_, text) => {
  expect(() => read(text)).toThrow(WrongReport);
});

deepTest('of many failures twenty are kept, with short texts, and values of other kinds are no texts', () => {
  const cases = Array.from(
    { length: 2_000 },
    (_, at) => `<testcase name="${at}${'n'.repeat(900)}"><failure/></testcase>`,
  );
  const many = read(`<testsuite>${cases.join('')}</testsuite>`);
  expect(many).toMatchObject({ tests: 2_000, failed: 2_000 });
  expect(many.failures).toHaveLength(20);
  expect(Math.max(...many.failures.map(({ name }) => name.length))).toBe(300);
  const odd =
    '{"type":"testStart","test":{"id":{},"name":{"toString":1}}}\n{"type":"testDone","result":[]}\n{"type":"testStart","test":null}\n';
  expect(read(odd)).toEqual({ tests: 1, failed: 1, skipped: 0, failures: [{ name: 'a test' }] });
});

const workflow = workflowFile(`name: The app
scripts:
  - name: Run unit tests
    script: |
      cp -r given out
      ln -s /etc/hostname out/outside.xml
      mkfifo out/pipe.xml
      exit 1
    test_report: out/*
artifacts:
  - out/junit.xml
`);

// T24
test('the reports of a failed script are in its log and on its step, and those outside are not read', async () => {
  const given = { 'given/junit.xml': junit, 'given/flutter.json': flutter, 'given/wrong.xml': '<' };
  await using it = await testBuild({ 'codemagic.yaml': workflow, ...given });
  expect(await it.build()).toMatchObject({ state: 'failed' });
  const log = await it.log('Run unit tests');
  expect(log).toContain('\nTest report: 6 tests, 3 failed, 2 skipped.\n');
  expect(log).toContain('\nFailed: com.example.CartTest: total: expected:<4> but was:<5>\n');
  expect(log).toContain('wrong.xml could not be read: it is not well-formed XML');
  expect(log).toContain('pipe.xml could not be read: it is not a regular file');
  expect(log).toMatch(/outside\.xml.* was skipped: it links outside/);
  const step = it.recorded.steps.find(({ name }) => name === 'Run unit tests');
  expect(step?.testReport).toMatchObject({ tests: 6, failed: 3, skipped: 2 });
  expect(it.recorded.artefacts).toMatchObject([{ name: 'junit.xml' }]);
});
