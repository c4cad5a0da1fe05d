import { WrongPattern } from './wrong-pattern.ts';

/** A name that begins with a dot is `matched` by wildcards as any other, or its dot has to be `written`. */
export type Hidden = 'matched' | 'written';

/** What a pattern says of one name, between two slashes. */
export interface PatternPart {
  /** The one name that it means; `undefined` where it has a wildcard. */
  readonly literal: string | undefined;
  matches(name: string): boolean;
}

/** One character; `*` stands for any number of them. */
type Token = '*' | { readonly literal?: string; fits(character: string): boolean };

/** @throws WrongPattern */
export function parsePart(text: string, hidden: Hidden): PatternPart {
  const tokens = tokensOf([...text]);
  const literals = tokens.map((token) => (token === '*' ? undefined : token.literal));
  return {
    literal: literals.every((literal) => literal !== undefined) ? literals.join('') : undefined,
    matches: (name) => matchesPart(tokens, [...name], hidden),
  };
}

/** Of several `*` only the last one has to be taken back: what came before it matched as early as it could. */
function matchesPart(tokens: readonly Token[], characters: readonly string[], hidden: Hidden): boolean {
  const [first] = tokens;
  if (hidden === 'written' && characters[0] === '.' && (first === '*' || first?.literal !== '.'))
    return false;
  let [at, next] = [0, 0];
  let star: { readonly at: number; next: number } | undefined;
  while (next < characters.length) {
    const token = tokens[at];
    if (token === '*') {
      star = { at, next };
      at += 1;
    } else if (token?.fits(characters[next] ?? '')) {
      at += 1;
      next += 1;
    } else if (star) {
      star.next += 1;
      next = star.next;
      at = star.at + 1;
    } else return false;
  }
  return tokens.slice(at).every((token) => token === '*');
}

function tokensOf(text: readonly string[]): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    const character = text[at] ?? '';
    const group = character === '[' ? classAt(text, at) : undefined;
    const isEscape = character === '\\' && at + 1 < text.length;
    if (character === '*') tokens.push('*');
    else if (character === '?') tokens.push({ fits: () => true });
    else if (group) tokens.push(group.token);
    else tokens.push(oneCharacter(isEscape ? (text[at + 1] ?? '') : character));
    at = group ? group.end : at + (isEscape ? 2 : 1);
  }
  return tokens;
}

function oneCharacter(literal: string): Token {
  return { literal, fits: (character) => character === literal };
}

/** The class that begins at the bracket; nothing where none closes it: such a bracket stands for itself. */
function classAt(text: readonly string[], start: number): { token: Token; end: number } | undefined {
  const isNegated = text[start + 1] === '!' || text[start + 1] === '^';
  const ranges: [low: string, high: string][] = [];
  const take = (): string => {
    if (text[at] === '[' && text[at + 1] === ':')
      throw new WrongPattern('Named classes are not understood here; write such as [a-z] instead.');
    if (text[at] === '\\') at += 1;
    at += 1;
    return text[at - 1] ?? '';
  };
  let at = start + (isNegated ? 2 : 1);
  // A bracket that comes first is one of the characters.
  for (let isFirst = true; isFirst || text[at] !== ']'; isFirst = false) {
    if (at >= text.length) return undefined;
    const low = take();
    const isRange = text[at] === '-' && at + 1 < text.length && text[at + 1] !== ']';
    if (isRange) at += 1;
    ranges.push([low, isRange ? take() : low]);
  }
  const isIn = (character: string): boolean =>
    ranges.some(([low, high]) => low <= character && character <= high);
  return { token: { fits: (character) => isIn(character) !== isNegated }, end: at + 1 };
}
