import fc from 'fast-check';
import { hostileTexts } from '../../support/hostile-texts.ts';

/** The longest text. No reader gets a megabyte in one piece. */
const longest = 1_000_000;

/** A number of repetitions: mostly small, sometimes far too large. */
const times = fc.oneof(
  { weight: 6, arbitrary: fc.nat(4) },
  { weight: 2, arbitrary: fc.nat(100) },
  { weight: 1, arbitrary: fc.nat(30_000) },
);

const firstSurrogate = 0xd800;
const surrogates = 0x800;

/** Names with a meaning in JavaScript. */
export const prototypeKeys = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then'];

/** Pieces of text with a special meaning somewhere. */
const pieces = [
  ...['\0', '\n', '\r', '\r\n', '\t', ' ', '\u001b[', '\u001b]', '\u0007', '\u009b', '\u0085', '\u2028'],
  ...['\ud800', '\udc00', '\ufeff', '\u202e', '\u200b', '\u{e0041}', '\u0130', 'ß', '𝔁', 'e\u0301', '١'],
  ...['"', "'", '\\', '/', '//', '..', '%', '%2F', '%00', '%ff', '%u0041', ';', ',', ':', '=', '<', '>', '&'],
  ...['{', '}', '[', ']', '(', ')', '*', '?', '!', '$', '`', '|', '#', '@', '-', '+', '.', '~', '^'],
  ...['0', '-0', '1', '9', '1e400', '-1', '0x10', '1_000', '9007199254740993', 'NaN', 'Infinity', 'null'],
  ...prototypeKeys,
];

/** A character of Unicode. fast-check's own unit `binary` makes a table of all 1.1 million first, in every process. */
const character = fc.nat(0x10ffff - surrogates).map(
  (at) => String.fromCodePoint(at < firstSurrogate ? at : at + surrogates),
  (text) => {
    const [one = '', ...more] = String(text);
    const point = one.codePointAt(0) ?? -1;
    return more.length > 0 ? -1 : point < firstSurrogate ? point : point - surrogates;
  },
);

/** Any well-formed text. */
export const wellFormedText: fc.Arbitrary<string> = fc.string({ unit: character });

/** Text that only an attacker would send. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.string() },
  { weight: 2, arbitrary: wellFormedText },
  { weight: 3, arbitrary: fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map(joined) },
  { weight: 1, arbitrary: fc.constantFrom(...Object.values(hostileTexts)) },
  { weight: 1, arbitrary: repeated(fc.constantFrom(...pieces)).map((text) => text.slice(0, 100_000)) },
);

/** One piece of text, repeated. */
export function repeated(text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.tuple(text, times).map(([one, count]) => bounded(one.repeat(count)));
}

/** The words of a grammar in any order, repeated, nested and mixed with other text. */
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

/** A valid text with a few parts removed, doubled or replaced. */
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

/** Valid and invalid numbers. */
export const numberText: fc.Arbitrary<string> = fc.oneof(
  fc.nat().map(String),
  fc.bigInt().map(String),
  fc.double().map(String),
  fc.constantFrom('', '-0', '00', '1e400', '1.', '.5', '0x10', '١٢', '9007199254740993', ' 1 ', '+1'),
  repeated(fc.constantFrom('9', '0', '1.', '-')),
);

const patternWords = [
  ...['*', '**', '?', '/', '**/', '../', 'a', 'b', 'app-', '.apk', '[ab]', '[!a-z]', '[', ']', '[[:alpha:]]'],
  ...['{a,b}', '{', '}', ',', '{1..9}', '{1..99999999}', '!', '!(', '@(', '+(', '*(', ')', '|', '\\', '*a'],
];

/** A pattern, no longer than the longest line of an input or workflow file. */
export const patternText: fc.Arbitrary<string> = fc
  .oneof(soup(patternWords), repeated(fc.constantFrom(...patternWords)), hostileText)
  .map((text) => text.slice(0, 100_000) || '*');

function joined(parts: readonly string[]): string {
  return bounded(parts.join(''));
}

function bounded(text: string): string {
  return text.length > longest ? text.slice(0, longest) : text;
}
