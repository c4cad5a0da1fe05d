import { type Pattern, parsePattern, WrongPattern } from '../../pattern.ts';

/** The pattern, or the reason why it cannot be used, as the end of a sentence without its full stop. */
export function readArtefactPattern(text: string): Pattern | string {
  if (/(^|[^\w.-])\.\.($|[^\w.-])/.test(text)) return 'it contains `..`';
  try {
    const pattern = parsePattern(text, { hidden: 'written' });
    return pattern.excludes ? 'patterns that begin with `!` are not supported' : pattern;
  } catch (error) {
    if (error instanceof WrongPattern) return error.message.replace(/\.$/, '');
    throw error;
  }
}
