import { expect, test } from '@jest/globals';
import { mavenTestReader } from '../../../../../src/action/step-logs/problems/jvm.ts';

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
