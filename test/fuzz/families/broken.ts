import fc from 'fast-check';
import { property } from '../property.ts';

/** Readers that are broken on purpose, which the fuzzer must find. */
export const broken = [
  property('broken/sound', fc.string(), (text) => text.trim()),
  property('broken/throws', fc.string(), (text) => {
    if (text.length > 3) throw new TypeError('of an accident');
  }),
  property('broken/hangs', fc.nat(1_000), (number) => {
    while (number > 500);
  }),
  property('broken/hoards', fc.nat(1_000), (number) => {
    for (const hoard: object[] = []; number > 500; ) hoard.push(new Array(10_000).fill(number));
  }),
];
