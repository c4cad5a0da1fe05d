/** One simple command of a shell script. */
export interface ShellCommand {
  /** As written, without quotes; the first one is what runs. */
  readonly words: readonly string[];
  /** In the script, from 1. */
  readonly line: number;
}

/** After these, another command follows on the same line. */
const reserved = new Set(['if', 'then', 'elif', 'else', 'while', 'until', 'do', '!', '{', 'time']);

/** Commands that run the command named by their arguments. */
const wrappers = new Set(['sudo', 'env', 'exec', 'nohup', 'nice', 'xargs', 'caffeinate', 'arch', 'time']);

/**
 * The commands of a POSIX shell script, in the order in which they are written, including those in `$(…)`. The script is
 * not run: what it builds from variables, evaluates or calls in other files is not found.
 */
export function shellCommands(script: string): ShellCommand[] {
  const commands: ShellCommand[] = [];
  const scanner = { script, at: 0, line: 1, depth: 0 };
  while (scanner.at < script.length) {
    // In `case`, what stands before a `)` that nothing opened is a pattern.
    scanList(scanner, commands, 'drop');
    advance(scanner);
  }
  return commands.map(unwrapped).filter(({ words }) => words.length > 0);
}

interface Scanner {
  readonly script: string;
  at: number;
  line: number;
  depth: number;
}

/** What is nested deeper is not read, so that nesting cannot overflow the stack. */
const deepest = 50;

function advance(scanner: Scanner, characters = 1): string {
  const text = scanner.script.slice(scanner.at, scanner.at + characters);
  scanner.at += text.length;
  for (const character of text) if (character === '\n') scanner.line += 1;
  return text;
}

/** Reads commands up to a `)`, or up to the end; the last one before the `)` is kept or dropped. */
function scanList(scanner: Scanner, commands: ShellCommand[], last: 'keep' | 'drop' = 'keep'): void {
  const { script } = scanner;
  if (scanner.depth === deepest) scanner.at = script.length;
  scanner.depth += 1;
  let words: string[] = [];
  let line = scanner.line;
  const heredocs: Heredoc[] = [];
  const end = (): void => {
    if (words.length > 0) commands.push({ words, line });
    words = [];
  };
  while (scanner.at < script.length) {
    const character = script[scanner.at] ?? '';
    if (character === ')') {
      if (last === 'keep') end();
      break;
    }
    if (character === '\n' || character === ';' || character === '&' || character === '|') {
      end();
      advance(scanner);
      if (character === '\n') for (const one of heredocs.splice(0)) skipHeredoc(scanner, one);
    } else if (character === '(') {
      const name = words.length === 1 ? words[0] : undefined;
      if (name !== undefined && script.startsWith('()', scanner.at)) {
        // `name()` defines a function; its body follows.
        commands.push({ words: ['function', name], line });
        words = [];
        advance(scanner, 2);
        continue;
      }
      end();
      advance(scanner);
      scanList(scanner, commands);
      advance(scanner);
    } else if (character === '#') {
      while (scanner.at < script.length && script[scanner.at] !== '\n') advance(scanner);
    } else if (/\s/.test(character)) advance(scanner);
    else if (script.startsWith('\\\n', scanner.at)) advance(scanner, 2);
    else if (character === '<' || character === '>') {
      const heredoc = heredocAt(scanner);
      if (heredoc) heredocs.push(heredoc);
      else skipRedirection(scanner, commands);
    } else {
      if (words.length === 0) line = scanner.line;
      const word = scanWord(scanner, commands);
      const isFirst = words.length === 0;
      if (isFirst && (reserved.has(word) || /^[A-Za-z_]\w*\+?=/.test(word) || word === '}')) continue;
      // A file descriptor in front of a redirection.
      if (/^\d$/.test(word) && /[<>]/.test(script[scanner.at] ?? '')) continue;
      words.push(word);
    }
  }
  if (scanner.at === script.length) end();
  scanner.depth -= 1;
}

/** Reads one word; commands in `$(…)` and backticks are added. */
function scanWord(scanner: Scanner, commands: ShellCommand[]): string {
  const { script } = scanner;
  let word = '';
  let isQuoted = false;
  while (scanner.at < script.length) {
    const character = script[scanner.at] ?? '';
    if (!isQuoted && /[\s;&|()<>]/.test(character)) break;
    if (character === '\\') word += advance(scanner, 2).slice(1);
    else if (character === '"') {
      isQuoted = !isQuoted;
      advance(scanner);
    } else if (character === "'" && !isQuoted) {
      advance(scanner);
      const end = script.indexOf("'", scanner.at);
      word += advance(scanner, (end < 0 ? script.length : end) - scanner.at);
      advance(scanner);
    } else if (script.startsWith('$(', scanner.at)) {
      advance(scanner, 2);
      scanList(scanner, commands);
      advance(scanner);
      word += '$()';
    } else if (character === '`') {
      advance(scanner);
      const end = script.indexOf('`', scanner.at);
      const { line } = scanner;
      const inner = advance(scanner, (end < 0 ? script.length : end) - scanner.at);
      advance(scanner);
      for (const one of shellCommands(inner)) commands.push({ ...one, line: one.line + line - 1 });
      word += '$()';
    } else if (script.startsWith('${', scanner.at)) {
      const end = script.indexOf('}', scanner.at);
      word += advance(scanner, (end < 0 ? script.length : end + 1) - scanner.at);
    } else word += advance(scanner);
  }
  return word;
}

interface Heredoc {
  readonly delimiter: string;
  readonly isIndented: boolean;
}

function heredocAt(scanner: Scanner): Heredoc | undefined {
  const [whole, dash, quote, delimiter] =
    /^<<(-?)[ \t]*(["']?)([\w.-]+)\2/.exec(scanner.script.slice(scanner.at, scanner.at + 200)) ?? [];
  if (whole === undefined || quote === undefined || delimiter === undefined) return undefined;
  advance(scanner, whole.length);
  return { delimiter, isIndented: dash === '-' };
}

function skipHeredoc(scanner: Scanner, { delimiter, isIndented }: Heredoc): void {
  const { script } = scanner;
  while (scanner.at < script.length) {
    const end = script.indexOf('\n', scanner.at);
    const text = advance(scanner, (end < 0 ? script.length : end + 1) - scanner.at).replace(/\n$/, '');
    if ((isIndented ? text.replace(/^\t+/, '') : text) === delimiter) return;
  }
}

/** A redirection and its file. */
function skipRedirection(scanner: Scanner, commands: ShellCommand[]): void {
  const { script } = scanner;
  while (/[<>&|]/.test(script[scanner.at] ?? '')) advance(scanner);
  // `<(…)`
  if (script[scanner.at] === '(') return;
  while (/[ \t]/.test(script[scanner.at] ?? '')) advance(scanner);
  scanWord(scanner, commands);
}

/** Without `sudo`, `env NAME=value` and the like. */
function unwrapped({ words, line }: ShellCommand): ShellCommand {
  let at = 0;
  while (wrappers.has(words[at] ?? '')) {
    at += 1;
    while (/^-|^[A-Za-z_]\w*=|^\d+$/.test(words[at] ?? '')) at += 1;
  }
  return { words: words.slice(at), line };
}
