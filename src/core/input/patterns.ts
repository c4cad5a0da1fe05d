import { type Pattern, parsePattern, WrongPattern } from '../../pattern.ts';
import { BadValue } from './bad-value.ts';
import { parseLines } from './list.ts';

/** Reads the patterns of names, one a line. @throws BadValue */
export function parsePatterns(text: string): Pattern[] {
  return parseLines(text).map((line, at) => {
    try {
      return parsePattern(line, { hidden: 'matched' });
    } catch (error) {
      if (!(error instanceof WrongPattern)) throw error;
      const allowed = 'a list of patterns with *, ?, **, classes, braces and a leading !';
      throw new BadValue(allowed, `pattern ${at + 1}: ${error.message.replace(/\.$/, '')}`);
    }
  });
}
