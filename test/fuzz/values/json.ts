import fc from 'fast-check';
import type { z } from 'zod';
import { damaged, hostileText, prototypeKeys } from './texts.ts';

/** The text of one JSON value: it is put together as text, as `JSON.stringify` writes no `__proto__` and no double key. */
type Json = fc.Arbitrary<string>;

const quoted = (text: string): string => JSON.stringify(text);

const scalar: Json = fc.oneof(
  fc.constantFrom('null', 'true', 'false', '0', '-0', '-1', '1e400', '1e-400', '9007199254740993', '0.1'),
  fc.constantFrom('""', '"\\ud800"', '"\\u0000"', '"finished"', '[]', '{}'),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
  hostileText.map(quoted),
);

const key = fc.oneof(fc.constantFrom(...prototypeKeys, ''), hostileText);

/** Meaningless JSON: prototypes, duplicate keys, long lists and deep nesting. */
export const hostileJson: Json = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 40, arbitrary: scalar },
    { weight: 10, arbitrary: fc.array(tie('value'), { maxLength: 5 }).map(list) },
    { weight: 10, arbitrary: fc.array(fc.tuple(key, tie('value')), { maxLength: 5 }).map(object) },
    {
      weight: 1,
      arbitrary: fc.tuple(scalar, fc.nat(30_000)).map(([one, count]) => repeatedList(one, count)),
    },
    { weight: 1, arbitrary: fc.nat(30_000).map((depth) => '['.repeat(depth) + ']'.repeat(depth)) },
    { weight: 1, arbitrary: fc.nat(5_000).map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`) },
  ),
})).value;

/** JSON by a schema, with parts that are missing, of another type, or too many. */
export function jsonOf(schema: z.core.$ZodType): Json {
  return fc.oneof(
    { weight: 12, arbitrary: nearly(schema) },
    { weight: 2, arbitrary: damaged(nearly(schema)) },
    { weight: 1, arbitrary: hostileJson },
    { weight: 1, arbitrary: hostileText },
  );
}

function nearly(schema: z.core.$ZodType): Json {
  return fc.oneof({ weight: 20, arbitrary: exactly(schema) }, { weight: 1, arbitrary: hostileJson });
}

function exactly(given: z.core.$ZodType): Json {
  const { def } = (given as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return record(Object.entries(def.shape).map(([name, field]) => [name, nearly(field)]));
    case 'array':
      return many(nearly(def.element));
    case 'record':
      return fc.array(fc.tuple(key, nearly(def.valueType)), { maxLength: 4 }).map(object);
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries)).map((word) => quoted(String(word)));
    case 'union':
      return fc.oneof(...def.options.map(nearly));
    case 'nullable':
      return fc.oneof({ weight: 4, arbitrary: nearly(def.innerType) }, fc.constant('null'));
    case 'optional':
    case 'default':
      return nearly(def.innerType);
    case 'number':
      return fc.nat().map(String);
    case 'string':
      return fc.oneof(fc.constant('5d85eaa0e941e00019e81bd2'), timestampText, hostileText).map(quoted);
    case 'literal':
      return fc.constantFrom(...def.values).map((value) => JSON.stringify(value));
    default:
      return hostileJson;
  }
}

/** Mostly a few, sometimes one of them many times. */
function many(item: Json): Json {
  return fc.oneof(
    { weight: 6, arbitrary: fc.array(item, { maxLength: 4 }).map(list) },
    { weight: 1, arbitrary: fc.tuple(item, fc.nat(2_000)).map(([one, count]) => repeatedList(one, count)) },
  );
}

/** Fields may be missing, and there may be more than the schema knows. */
function record(fields: readonly (readonly [string, Json])[]): Json {
  const field = fields.map(([name, value]) =>
    fc.option(
      value.map((text): [string, string] => [name, text]),
      { freq: 9 },
    ),
  );
  const others = fc.array(fc.tuple(key, scalar), { maxLength: 2 });
  return fc
    .tuple(fc.tuple(...field), others)
    .map(([known, unknown]) => object([...known.filter((one) => one !== null), ...unknown]));
}

/** Valid and invalid timestamps. */
const timestampText: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('2021-02-11', '0000-00-00', '9999-12-31', '2021-02-30', '+275760-09-13', '2021-13-01'),
    fc.constantFrom('T16:00:22', 'T24:00:00', 't16:00:60', ' 16:00:22', 'T99:99:99', ''),
    fc.constantFrom('.379', '.3791234', '', '.', ',5', '.0000000000'),
    fc.constantFrom('+0000', '+00:00', 'Z', '-99:99', '', '+0', 'GMT', '+2400'),
  )
  .map((parts) => parts.join(''));

function list(items: readonly string[]): string {
  return `[${items.join(',')}]`;
}

/** At most half a megabyte of the same item, which can be in several lists. */
function repeatedList(item: string, count: number): string {
  return list(Array(Math.min(count, Math.ceil(500_000 / (item.length + 1)))).fill(item));
}

function object(fields: readonly (readonly [string, string])[]): string {
  return `{${fields.map(([name, value]) => `${quoted(name)}:${value}`).join(',')}}`;
}
