/**
 * Glob patterns: `*`, `?`, classes, braces, `**` between the parts of a path, and a leading `!`. A match takes at most
 * pattern length times name length steps, because both can come from an attacker. A regular expression made from a
 * pattern could not promise that.
 */

/** The longest path on Linux. */
const mostCharacters = 4_096;
/** How many alternatives the braces of one pattern may expand to. */
const mostAlternatives = 100;

/** The pattern is not supported; the message is a sentence that says why. */
export class WrongPattern extends Error {
  override readonly name = 'WrongPattern';
}

/** Whether wildcards match the leading dot of a name, or only a dot in the pattern does. */
type HiddenNames = 'matched' | 'written';

export interface Pattern {
  /** The whole pattern, including the `!`. */
  readonly text: string;
  /** Whether it begins with `!`, and excludes what the rest matches. */
  readonly excludes: boolean;
  /** One for each choice of the braces. */
  readonly alternatives: readonly PathPattern[];
  matches(path: string): boolean;
}

/** Matches a path name by name, so that a search enters only the folders that can contain a match. */
export type PathPattern = ReturnType<typeof pathPattern>;

/** Indexes of the parts that may match the next name. */
type Positions = readonly number[];

/** @throws WrongPattern for extglobs, ranges in braces, named classes, and what is too long */
export function parsePattern(text: string, { hidden }: { hidden: HiddenNames }): Pattern {
  if (text.length > mostCharacters) throw new WrongPattern(`It has more than ${mostCharacters} characters.`);
  const extglob = /(?<!\\)[?*+@!]\(/.exec(text)?.[0];
  if (extglob)
    throw new WrongPattern(`\`${extglob}…)\` is not supported; use braces such as {a,b} for alternatives.`);
  const excludes = text.startsWith('!');
  const alternatives = expandBraces(excludes ? text.slice(1) : text).map((one) => pathPattern(one, hidden));
  return {
    text,
    excludes,
    alternatives,
    matches(path) {
      const names = path.split('/');
      return alternatives.some((one) => one.isEnd(names.reduce(one.advance, one.begin())));
    },
  };
}

// Braces

/** The texts that the braces stand for. Braces without a comma, and unclosed ones, are literal. @throws WrongPattern */
export function expandBraces(text: string): string[] {
  const [expanded, left]: [string[], string[]] = [[], [text]];
  for (let one = left.pop(); one !== undefined; one = left.pop()) {
    const group = firstGroup(one);
    if (group) {
      const [head, tail] = [one.slice(0, group.start), one.slice(group.end)];
      left.push(...group.options.map((option) => head + option + tail).reverse());
    } else expanded.push(one);
    if (expanded.length + left.length > mostAlternatives)
      throw new WrongPattern(`Its braces expand to more than ${mostAlternatives} alternatives.`);
  }
  return expanded;
}

/** The outermost braces with a comma that begin first. */
function firstGroup(text: string): { start: number; end: number; options: string[] } | undefined {
  /** Of each open brace, its position and those of its commas. */
  const open: number[][] = [];
  let first: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '{') open.push([at]);
    else if (text[at] === ',') open.at(-1)?.push(at);
    else if (text[at] === '}') {
      const [start, ...commas] = open.pop() ?? [];
      if (start === undefined) continue;
      if (commas.length > 0) {
        if (start < (first[0] ?? text.length)) first = [start, ...commas, at];
      } else if (text.slice(start, at).includes('..'))
        throw new WrongPattern('Ranges in braces are not supported; write {1,2,3}, for example.');
    }
  }
  const [start, ...ends] = first;
  if (start === undefined) return undefined;
  const options = ends.map((end, index) => text.slice((first[index] ?? 0) + 1, end));
  return { start, end: (ends.at(-1) ?? 0) + 1, options };
}

// Paths

/** `**` stands for any number of names. */
type Part = '**' | NamePattern;

function pathPattern(text: string, hidden: HiddenNames) {
  const parts = partsOf(text, hidden);
  const literals = parts.map((part) => (part === '**' ? undefined : part.literal));
  const wild = literals.slice(0, -1).indexOf(undefined);
  /** `**` may also stand for no name at all. */
  const withSkipped = (positions: Positions): Positions => [
    ...new Set(positions.flatMap((at) => (parts[at] === '**' ? [at, at + 1] : [at]))),
  ];
  return {
    /** The leading parts without wildcards, except the last part; the first is empty if the path is absolute. */
    base: literals.slice(0, wild < 0 ? -1 : wild).filter((literal) => literal !== undefined),
    /** The positions before the first name; `after` is how many parts of the base have already been passed. */
    begin: (after = 0) => withSkipped([after]),
    /** The positions after one more name. */
    advance(positions: Positions, name: string): Positions {
      const next = positions.flatMap((at) => {
        const part = parts[at];
        if (part === '**') return hidden === 'written' && name.startsWith('.') ? [] : [at];
        return part?.matches(name) ? [at + 1] : [];
      });
      return withSkipped(next);
    },
    /** Whether the names so far are a match. */
    isEnd: (positions: Positions) => positions.includes(parts.length),
    /** Whether longer paths can match. */
    goesOn: (positions: Positions) => positions.some((at) => at < parts.length),
  };
}

/** Drops `.` and empty parts, except a leading empty part, which begins an absolute path; repeated `**` are one. */
function partsOf(text: string, hidden: HiddenNames): Part[] {
  const parts = text
    .split('/')
    .filter((part, at) => part !== '.' && (part !== '' || at === 0))
    .map((part) => (part === '**' ? part : namePattern(part, hidden)));
  return parts.filter((part, at) => part !== '**' || parts[at - 1] !== '**');
}

// Names

/** The part of a pattern between two slashes. */
interface NamePattern {
  /** The one name that it matches; `undefined` if it has a wildcard. */
  readonly literal: string | undefined;
  matches(name: string): boolean;
}

/** Matches one character; `*` matches any number of them. A literal is the one character that it matches. */
type Token = '*' | { readonly literal?: string; matches(character: string): boolean };

function namePattern(text: string, hidden: HiddenNames): NamePattern {
  const tokens = tokensOf([...text]);
  const literals = tokens.map((token) => (token === '*' ? undefined : token.literal));
  return {
    literal: literals.includes(undefined) ? undefined : literals.join(''),
    matches: (name) => matchesName(tokens, [...name], hidden),
  };
}

/** Backtracks to the last `*` only: everything before it has matched as early as possible. */
function matchesName(tokens: readonly Token[], characters: readonly string[], hidden: HiddenNames): boolean {
  const [first] = tokens;
  if (hidden === 'written' && characters[0] === '.' && (first === '*' || first?.literal !== '.'))
    return false;
  let at = 0;
  let star: { readonly at: number; next: number } | undefined;
  for (let next = 0; next < characters.length; ) {
    const [token, character] = [tokens[at], characters[next]];
    if (token === '*') {
      star = { at, next };
      at += 1;
    } else if (character !== undefined && token?.matches(character)) {
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
  for (let at = 0; at < text.length; at += 1) {
    const group = text[at] === '[' ? classAt(text, at) : undefined;
    if (group) {
      tokens.push(group.token);
      at = group.end;
    } else if (text[at] === '*') tokens.push('*');
    else if (text[at] === '?') tokens.push({ matches: () => true });
    else {
      if (text[at] === '\\' && at + 1 < text.length) at += 1;
      const literal = text[at] ?? '';
      tokens.push({ literal, matches: (character) => character === literal });
    }
  }
  return tokens;
}

/** The class from the bracket to its end; `undefined` if it is not closed: such a bracket is literal. @throws WrongPattern */
function classAt(text: readonly string[], start: number): { token: Token; end: number } | undefined {
  const isNegated = text[start + 1] === '!' || text[start + 1] === '^';
  const ranges: [low: string, high: string][] = [];
  let at = start + (isNegated ? 2 : 1);
  const take = (): string => {
    if (text[at] === '[' && text[at + 1] === ':')
      throw new WrongPattern('Named classes are not supported; write [a-z], for example.');
    if (text[at] === '\\') at += 1;
    at += 1;
    return text[at - 1] ?? '';
  };
  // A closing bracket that comes first is one of the characters.
  for (let isFirst = true; isFirst || text[at] !== ']'; isFirst = false) {
    if (at >= text.length) return undefined;
    const low = take();
    const isRange = text[at] === '-' && at + 1 < text.length && text[at + 1] !== ']';
    if (isRange) at += 1;
    ranges.push([low, isRange ? take() : low]);
  }
  const isInside = (character: string): boolean =>
    ranges.some(([low, high]) => low <= character && character <= high);
  return { token: { matches: (character) => isInside(character) !== isNegated }, end: at };
}

/**
 * Whether the patterns choose an artefact by its name. A pattern with the prefix `!` excludes; without any other
 * pattern, everything that is not excluded is chosen.
 */
export function artefactFilter(patterns: readonly Pattern[]): (name: string) => boolean {
  const included = patterns.filter(({ excludes }) => !excludes);
  return (name) =>
    (included.length === 0 || included.some((pattern) => pattern.matches(name))) &&
    !patterns.some((pattern) => pattern.excludes && pattern.matches(name));
}
