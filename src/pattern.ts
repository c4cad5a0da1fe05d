/**
 * Glob patterns: `*`, `?`, classes, braces, `**` between the parts of a path, and a leading `!`. A match takes at most
 * pattern times name steps, whatever the two say: both can come from somebody else. So no regular expression is made
 * of a pattern: its time may double with each character.
 */
import { expandBraces } from './pattern-braces.ts';
import { type Hidden, type PatternPart, parsePart } from './pattern-part.ts';
import { WrongPattern } from './wrong-pattern.ts';

/** The longest path of Linux. */
const mostCharacters = 4_096;

export interface Pattern {
  /** As it was written. */
  readonly text: string;
  /** Whether a leading `!` takes away what the rest means. */
  readonly excludes: boolean;
  /** One for each choice of the braces. */
  readonly alternatives: readonly PathPattern[];
  matches(path: string): boolean;
}

/** Takes a path name by name, so that a search enters only the folders in which something can match. */
export interface PathPattern {
  /** The parts without wildcards before the last one, as names; the first is empty where the path is absolute. */
  readonly base: readonly string[];
  /** Before the first name; `after` says how many parts of the base are passed already. */
  begin(after?: number): Places;
  /** After one more name. */
  advance(places: Places, name: string): Places;
  /** Whether the names so far are a path that is meant. */
  isEnd(places: Places): boolean;
  /** Whether such a path can lie below them. */
  goesOn(places: Places): boolean;
}

/** Indexes of the parts that may come next. */
type Places = readonly number[];

/** `**` stands for any number of names. */
type Part = '**' | PatternPart;

/** @throws WrongPattern for extglobs, ranges in braces, named classes, and what is too long */
export function parsePattern(text: string, { hidden }: { hidden: Hidden }): Pattern {
  if (text.length > mostCharacters) throw new WrongPattern(`It has more than ${mostCharacters} characters.`);
  const extglob = /(?<!\\)[?*+@!]\(/.exec(text)?.[0];
  if (extglob)
    throw new WrongPattern(
      `\`${extglob}…)\` is not understood here; braces such as {a,b} name alternatives.`,
    );
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

function pathPattern(text: string, hidden: Hidden): PathPattern {
  const parts = partsOf(text, hidden);
  const literals = parts.map((part) => (part === '**' ? undefined : part.literal));
  const wild = literals.slice(0, -1).indexOf(undefined);
  /** `**` may also stand for no name at all. */
  const withSkipped = (places: Places): Places => [
    ...new Set(places.flatMap((at) => (parts[at] === '**' ? [at, at + 1] : [at]))),
  ];
  return {
    base: literals.slice(0, wild < 0 ? -1 : wild).filter((literal) => literal !== undefined),
    begin: (after = 0) => withSkipped([after]),
    advance(places, name) {
      const next = places.flatMap((at) => {
        const part = parts[at];
        if (part === '**') return hidden === 'written' && name.startsWith('.') ? [] : [at];
        return part?.matches(name) ? [at + 1] : [];
      });
      return withSkipped(next);
    },
    isEnd: (places) => places.includes(parts.length),
    goesOn: (places) => places.some((at) => at < parts.length),
  };
}

/** `.` and empty parts mean nothing but at the start, where an empty one begins an absolute path; `**` twice is once. */
function partsOf(text: string, hidden: Hidden): Part[] {
  const parts = text
    .split('/')
    .filter((part, at) => part !== '.' && (part !== '' || at === 0))
    .map((part) => (part === '**' ? part : parsePart(part, hidden)));
  return parts.filter((part, at) => part !== '**' || parts[at - 1] !== '**');
}
