/**
 * Glob patterns: `*`, `?`, classes, braces, `**` between the parts of a path, and a leading `!`. A match takes at most
 * pattern length times name length steps, because both can come from an attacker.
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

export type Pattern = ReturnType<typeof parsePattern>;

/** Matches a path name by name, so that a search enters only the folders that can contain a match. */
export type PathPattern = ReturnType<typeof pathPattern>;

/** Indexes of the parts that may match the next name. */
type Positions = readonly number[];

/** @throws WrongPattern for extglobs, ranges in braces, named classes, and what is too long */
export function parsePattern(text: string, { hidden }: { hidden: HiddenNames }) {
  if (text.length > mostCharacters) throw new WrongPattern(`It has more than ${mostCharacters} characters.`);
  const extglob = /(?<!\\)[?*+@!]\(/.exec(text)?.[0];
  if (extglob)
    throw new WrongPattern(`\`${extglob}…)\` is not supported; use braces such as {a,b} for alternatives.`);
  const excludes = text.startsWith('!');
  const alternatives = expandBraces(excludes ? text.slice(1) : text).map((one) => pathPattern(one, hidden));
  return {
    /** The whole pattern, including the `!`. */
    text,
    /** Whether it begins with `!`, and excludes what the rest matches. */
    excludes,
    /** One for each choice of the braces. */
    alternatives,
    matches(path: string): boolean {
      const names = path.split('/');
      return alternatives.some((one) => one.isEnd(names.reduce(one.advance, one.begin())));
    },
  };
}

/** The texts that the braces expand to. Braces without a comma, and unclosed ones, are literal. @throws WrongPattern */
export function expandBraces(text: string): string[] {
  /** The options of the innermost open brace, each with the texts that it expands to, and those of the braces around it. */
  let options = [['']];
  const around: string[][][] = [];
  const append = (more: readonly string[]): void => {
    const texts = (options.pop() ?? []).flatMap((one) => more.map((other) => one + other));
    if (texts.length > mostAlternatives)
      throw new WrongPattern(`Its braces expand to more than ${mostAlternatives} alternatives.`);
    options.push(texts);
  };
  for (const [token] of text.matchAll(/\\.?|[{},]|[^\\{},]+/gs)) {
    if (token === '{') {
      around.push(options);
      options = [['']];
    } else if (token === '}' && around.length > 0) {
      const [inside, isGroup] = [options.flat(), options.length > 1];
      if (!isGroup && inside.some((one) => one.includes('..')))
        throw new WrongPattern('Ranges in braces are not supported; write {1,2,3}, for example.');
      options = around.pop() ?? [];
      append(isGroup ? inside : inside.map((one) => `{${one}}`));
    } else if (token === ',' && around.length > 0) options.push(['']);
    else append([token]);
  }
  for (let outer = around.pop(); outer; outer = around.pop()) {
    const unclosed = options;
    options = outer;
    for (const [at, texts] of unclosed.entries()) append(texts.map((one) => (at === 0 ? '{' : ',') + one));
  }
  return options.flat();
}

function pathPattern(text: string, hidden: HiddenNames) {
  const parts = partsOf(text);
  const names = parts.map((part) => nameExpression(part, hidden));
  const wild = parts.findIndex((part, at) => at === parts.length - 1 || !literal.test(part));
  /** `**` stands for any number of names, and also for none. */
  const withSkipped = (positions: Positions): Positions => [
    ...new Set(positions.flatMap((at) => (parts[at] === '**' ? [at, at + 1] : [at]))),
  ];
  return {
    /** The leading parts without wildcards, except the last part; the first is empty if the path is absolute. */
    base: parts.slice(0, wild).map((part) => part.replace(/\\(.)/gs, '$1')),
    /** The positions before the first name; `after` is how many parts of the base have already been passed. */
    begin: (after = 0) => withSkipped([after]),
    /** The positions after one more name. */
    advance(positions: Positions, name: string): Positions {
      const fitting = positions.filter((at) => names[at]?.test(name));
      return withSkipped(fitting.map((at) => (parts[at] === '**' ? at : at + 1)));
    },
    /** Whether the names so far are a match. */
    isEnd: (positions: Positions) => positions.includes(parts.length),
    /** Whether longer paths can match. */
    goesOn: (positions: Positions) => positions.some((at) => at < parts.length),
  };
}

/** Drops `.` and empty parts, except a leading empty part, which begins an absolute path; repeated `**` are one. */
function partsOf(text: string): string[] {
  const parts = text.split('/').filter((part, at) => part !== '.' && (part !== '' || at === 0));
  return parts.filter((part, at) => part !== '**' || parts[at - 1] !== '**');
}

const literal = /^(?:\\.|[^*?[\\])*$/s;

/** What a part consists of. A bracket that comes first in a class is one of its characters; a class that is not closed is literal. */
const elements =
  /(?<star>\*+)|(?<any>\?)|\[(?<not>[!^]|(?![!^]))(?<inside>\](?:\\.|[^\\\]])*|(?:\\.|[^\\\]])+)\]|\\?(?<character>.)/gsu;

/**
 * Every element but a star matches one character, so the first place where the elements between two stars fit is as good
 * as any later one. A lookahead keeps that place: it is never tried again, which bounds the time.
 *
 * @throws WrongPattern
 */
function nameExpression(part: string, hidden: HiddenNames): RegExp {
  const runs = [''];
  for (const { groups: { star, any, not, inside, character = '' } = {} } of part.matchAll(elements)) {
    if (star !== undefined) runs.push('');
    else if (any !== undefined) runs.push(`${runs.pop()}.`);
    else if (inside === undefined) runs.push(runs.pop() + escaped(character));
    else runs.push(`${runs.pop()}[${not === '' ? '' : '^'}${classOf(inside)}]`);
  }
  const [first, ...others] = runs;
  const last = others.pop();
  const middle = others.map((run, at) => `(?=(.*?${run}))\\${at + 1}`);
  const isOpen = hidden === 'matched' || /^\\?\./.test(part);
  const end = last === undefined ? '' : `.*${last}`;
  try {
    return new RegExp(`^${isOpen ? '' : '(?!\\.)'}${first}${middle.join('')}${end}$`, 'su');
  } catch {
    throw new WrongPattern('It has a range that ends before it begins, such as [z-a].');
  }
}

/** The characters and ranges of a class, for a regular expression. @throws WrongPattern */
function classOf(inside: string): string {
  if (/(?<!\\)\[:/.test(inside))
    throw new WrongPattern('Named classes are not supported; write [a-z], for example.');
  return inside.replace(/\\?(.)(?:-\\?(.))?/gsu, (_, low: string, high?: string) =>
    high === undefined ? escaped(low) : `${escaped(low)}-${escaped(high)}`,
  );
}

function escaped(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16)}}`;
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
