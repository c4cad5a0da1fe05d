/** A variable's name, wherever one is written: in requests, workflow files, the configuration and `CM_ENV`. */
export const variableName = /^[A-Za-z_]\w*$/;

/** A line `NAME=value`, or the lines from `NAME<<END` to `END`, as in GitHub's own command files. */
export interface Assignment {
  /** Its first line, and the number of that line, counted from 1. */
  readonly line: string;
  readonly number: number;
  /** Empty where the line is no assignment. */
  readonly name: string;
  /** The line that closes a value of several lines; `undefined` for a value of one line. */
  readonly end: string | undefined;
  /** `undefined` where the closing line is missing. */
  readonly value: string | undefined;
}

/** Reads one assignment after the other; blank lines between them do not count. */
export function* assignments(text: string): Generator<Assignment> {
  const lines = text.split(/\r?\n/);
  const trimmed = lines.map((line) => line.trimEnd());
  // A closing line that does not follow is not searched: the time stays linear.
  const last = new Map(trimmed.map((line, at) => [line, at]));
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line.trim() === '') continue;
    // White space is trimmed afterwards: a pattern for it would take quadratic time on a long run of spaces.
    const [, name = '', sign, rest = ''] = /^([^=<]*)(=|<<)(.*)$/s.exec(line) ?? [];
    const end = sign === '<<' ? rest.trim() : undefined;
    const isClosed = end !== undefined && (last.get(end) ?? -1) > at;
    const next = isClosed ? trimmed.indexOf(end, at + 1) : at;
    const value = isClosed ? lines.slice(at + 1, next).join('\n') : end === undefined ? rest : undefined;
    yield { number: at + 1, line, name, end, value };
    at = next;
  }
}
