import fc from 'fast-check';
import { hostileTexts } from '../../support/hostile-texts.ts';

/** No text is longer: a megabyte is more than any of the readers is given in one piece. */
const longest = 1_000_000;

/** How often something is repeated: mostly little, sometimes far too often. */
const times = fc.oneof(
  { weight: 6, arbitrary: fc.nat(4) },
  { weight: 2, arbitrary: fc.nat(100) },
  { weight: 1, arbitrary: fc.nat(30_000) },
);

/** Names that mean something to JavaScript itself. */
export const prototypeKeys = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then'];

/** Pieces that end, begin, hide or break something somewhere. */
const pieces = [
  ...['\0', '\n', '\r', '\r\n', '\t', ' ', '\u001b[', '\u001b]', '\u0007', '\u009b', '\u0085', '\u2028'],
  ...['\ud800', '\udc00', '\ufeff', '\u202e', '\u200b', '\u{e0041}', '\u0130', 'ß', '𝔁', 'e\u0301', '١'],
  ...['"', "'", '\\', '/', '//', '..', '%', '%2F', '%00', '%ff', '%u0041', ';', ',', ':', '=', '<', '>', '&'],
  ...['{', '}', '[', ']', '(', ')', '*', '?', '!', '$', '`', '|', '#', '@', '-', '+', '.', '~', '^'],
  ...['0', '-0', '1', '9', '1e400', '-1', '0x10', '1_000', '9007199254740993', 'NaN', 'Infinity', 'null'],
  ...prototypeKeys,
];

/** Text that nobody would write and somebody will send. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.string() },
  { weight: 2, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 3, arbitrary: fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map(joined) },
  { weight: 1, arbitrary: fc.constantFrom(...Object.values(hostileTexts)) },
  { weight: 1, arbitrary: repeated(fc.constantFrom(...pieces)).map((text) => text.slice(0, 100_000)) },
);

/** One thing, again and again. */
export function repeated(text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.tuple(text, times).map(([one, count]) => bounded(one.repeat(count)));
}

/** The words of a grammar in any order, repeated, nested and broken by what is none of them. */
export function soup(words: readonly string[]): fc.Arbitrary<string> {
  const word = fc.constantFrom(...words);
  const part = fc.oneof(
    { weight: 8, arbitrary: word },
    { weight: 1, arbitrary: repeated(word) },
    { weight: 1, arbitrary: repeated(fc.tuple(word, word).map(joined)) },
    { weight: 1, arbitrary: hostileText },
  );
  return fc.array(part, { maxLength: 24 }).map(joined);
}

/** A good text with a few places cut out, doubled, or filled with something else. */
export function damaged(text: fc.Arbitrary<string>, words: readonly string[] = pieces): fc.Arbitrary<string> {
  const at = fc.double({ min: 0, max: 1, noNaN: true });
  const wound = fc.record({
    kind: fc.constantFrom('cut', 'double', 'fill'),
    from: at,
    length: fc.nat(20),
    filling: fc.oneof(fc.constantFrom(...words), hostileText),
  });
  return fc.tuple(text, fc.array(wound, { maxLength: 4 })).map(([sound, wounds]) =>
    wounds.reduce((hurt, { kind, from, length, filling }) => {
      const start = Math.floor(from * hurt.length);
      const [before, after] = [hurt.slice(0, start), hurt.slice(start + length)];
      const middle = hurt.slice(start, start + length);
      const put = { cut: '', double: middle + middle, fill: filling }[kind];
      return bounded(before + put + after);
    }, sound),
  );
}

/** Digits that are a number somewhere, and those that are none anywhere. */
export const numberText: fc.Arbitrary<string> = fc.oneof(
  fc.nat().map(String),
  fc.bigInt().map(String),
  fc.double().map(String),
  fc.constantFrom('', '-0', '00', '1e400', '1.', '.5', '0x10', '١٢', '9007199254740993', ' 1 ', '+1'),
  repeated(fc.constantFrom('9', '0', '1.', '-')),
);

function joined(parts: readonly string[]): string {
  return bounded(parts.join(''));
}

function bounded(text: string): string {
  return text.length > longest ? text.slice(0, longest) : text;
}
