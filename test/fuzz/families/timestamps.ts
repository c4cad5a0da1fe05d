import fc from 'fast-check';
import { untilText } from '../../../src/action/text/units.ts';
import { parseTimestamp } from '../../../src/contract/values.ts';
import { insist, property } from '../property.ts';
import { timestampText } from '../values/json.ts';
import { damaged, hostileText, soup } from '../values/texts.ts';

const words = ['2021', '-', '02', '11', 'T', '16', ':', '00', '.379', '+0000', '+00:00', 'Z', ' '];
const text = fc.oneof(timestampText, damaged(timestampText), soup(words), hostileText);

export const timestamps = [
  property('timestamps/parse', text, (value) => {
    const ms = parseTimestamp(value);
    insist(ms === undefined || Number.isFinite(ms), 'a time is a number');
  }),
  property('timestamps/shown', text, untilText),
];
