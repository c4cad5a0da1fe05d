import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Timestamp } from '../../../src/contract/endpoint.ts';
import { formatTimestamp, parseTimestamp } from '../../../src/contract/values.ts';

const at = Date.UTC(2021, 1, 11, 16, 0, 22, 379);

test.each([
  ['of the contract', '2021-02-11T16:00:22.379+0000', at],
  ['with a colon and microseconds', '2021-02-11T16:00:22.379123+00:00', at],
  ['with Z', '2021-02-11T16:00:22.379Z', at],
  ['without a fraction', '2021-02-11T16:00:22Z', at - 379],
  ['of another zone', '2021-02-11T18:30:22.379+0230', at],
  ['west of it', '2021-02-11T08:00:22.379-08:00', at],
])('a timestamp %s is read', (_, text, ms) => expect(parseTimestamp(text)).toBe(ms));

test.each([
  undefined,
  null,
  '',
  'soon',
  'step 5',
  '-1',
  '7',
  '2021',
  '2021-13-45T99:00:00Z',
  'May 2021',
  '１',
])('%j is not a timestamp', (text) => expect(parseTimestamp(text)).toBeUndefined());

test('every timestamp is written in the format of the contract, and read back unchanged', () => {
  const time = fc.date({ min: new Date(0), max: new Date(253_402_300_799_999), noInvalidDate: true });
  fc.assert(
    fc.property(time, (date) => {
      const text = formatTimestamp(date.getTime());
      expect(Timestamp.safeParse(text).success).toBe(true);
      expect(parseTimestamp(text)).toBe(date.getTime());
    }),
  );
});

test('a service may write only the format of the contract', () => {
  for (const text of ['2021-02-11T16:00:22.379Z', '2021-02-11T16:00:22+0000', '2021-02-11T16:00:22.379+0100'])
    expect(Timestamp.safeParse(text).success).toBe(false);
});
