import { expect, test } from '@jest/globals';
import { createOutputs, fitted, type Output } from '../../../../src/action/runner/outputs.ts';

function list(name: string, ...parts: string[]): Output {
  return { name, kind: 'list', parts };
}

function text(name: string, ...parts: string[]): Output {
  return { name, kind: 'text', parts };
}

// `["aa","bb"]` has 11 characters.
test.each<[string, number, Output[]]>([
  ['nothing if everything fits', 16, [list('a', '"aa"', '"bb"'), text('b', 'xxxxx')]],
  ['the last entry of the longest list', 15, [list('a', '"aa"'), text('b', 'xxxxx')]],
  ['more entries', 10, [list('a'), text('b', 'xxxxx')]],
  ['a text as a whole', 6, [list('a'), text('b')]],
  ['everything, and not the brackets of a list', 1, [list('a'), text('b')]],
])('outputs that are too large together lose %s', (_, most, kept) => {
  expect(fitted([list('a', '"aa"', '"bb"'), text('b', 'xxxxx')], most)).toEqual(kept);
});

test('problems is shortened before any longer output', () => {
  const long = list('artefacts', '"aaaaaaaaaa"', '"bbbbbbbbbb"');
  const problems = list('problems', '{}', '{}', '{}');
  expect(fitted([long, problems], 32)).toEqual([long, list('problems', '{}')]);
  expect(fitted([long, problems], 20)).toEqual([list('artefacts', '"aaaaaaaaaa"'), list('problems')]);
});

test('an output is written at once, and again when another one shortens it', () => {
  const written: [string, number][] = [];
  const outputs = createOutputs({
    redact: (said) => said,
    write: (name, said) => void written.push([name, said.length]),
  });
  const half = 'x'.repeat(100_000);
  outputs.set('first', [half, half]);
  expect(outputs.shortened()).toBeUndefined();
  outputs.set('second', [half]);
  outputs.set('second', [half]);
  expect(written).toEqual([
    ['first', 200_007],
    ['first', 100_004],
    ['second', 100_004],
  ]);
  expect(outputs.shortened()).toMatch(/shortened: first has the first 1 of 2 entries\.$/);
});

test('secrets are hidden in texts and entries', () => {
  const written: string[] = [];
  const redact = (said: string): string => said.replaceAll('secret', '***');
  const outputs = createOutputs({ redact, write: (_, said) => void written.push(said) });
  outputs.set('list', [{ message: 'a secret' }, 'secret']);
  outputs.set('text', 'a secret');
  expect(written).toEqual(['[{"message":"a ***"},"***"]', 'a ***']);
});
