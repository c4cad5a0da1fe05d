import { expect, test } from '@jest/globals';
import {
  durationText,
  momentText,
  sizeText,
  stopwatchText,
  untilText,
} from '../../../../src/action/text/units.ts';

test.each([
  [0, '0 s'],
  [-5, '0 s'],
  [49, '0 s'],
  [340, '0.3 s'],
  [949, '0.9 s'],
  [999, '1 s'],
  [12_400, '12 s'],
  [59_600, '1 min'],
  [252_000, '4 min 12 s'],
  [3_600_000, '1 h'],
  [3_605_000, '1 h 5 s'],
  [5_425_000, '1 h 30 min 25 s'],
  [86_400_000, '1 d'],
  [183_905_000, '2 d 3 h'],
])('%d ms is %s', (ms, text) => expect(durationText(ms)).toBe(text));

test.each([
  [0, '00:00'],
  [12_999, '00:12'],
  [264_000, '04:24'],
  [3_864_000, '1:04:24'],
  [90_000_000, '25:00:00'],
])('a stopwatch shows %d ms as %s', (ms, text) => expect(stopwatchText(ms)).toBe(text));

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [18_234_567, '18.2 MB'],
  [3_000_000_000, '3 GB'],
])('%d bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text.replace(' ', '\u00a0')));

test('a moment is told in the zone of runners', () => {
  expect(momentText(Date.UTC(2026, 10, 19, 14, 5))).toBe('19 Nov 2026, 14:05 UTC');
});

test.each([
  ['2026-11-19T15:05:00+01:00', 'until 19 Nov 2026, 14:05 UTC'],
  ['2026-11-19T14:05:00.000+0000', 'until 19 Nov 2026, 14:05 UTC'],
  ['soon', undefined],
  [undefined, undefined],
])('a link that expires at %s works %s', (timestamp, text) => expect(untilText(timestamp)).toBe(text));
