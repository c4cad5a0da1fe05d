import type { Cause } from '../../report/report.ts';
import type { ToldPlace } from './place.ts';

/** What a compiler or a test runner said, and the lines of the log that tell it. */
export interface Problem extends Cause {
  /** From the line of the message on; without empty lines at the end. */
  readonly lines: readonly string[];
}

/** A line of a log, and how many came before it. */
export interface LogLine {
  readonly text: string;
  readonly number: number;
}

/** A message as a reader finds it in the log. */
export interface Finding {
  readonly message: string;
  readonly place?: ToldPlace;
  /** Of the line that it begins with. */
  readonly number: number;
  readonly lines: readonly string[];
  /** At most so many of the lines that follow belong to the message too; the first empty one ends it. */
  readonly follow?: number;
  /**
   * What it is about, such as the name of a failed test: one subject has one problem, whatever the lines that tell it.
   * Without it, findings of the same message at the same place are one.
   */
  readonly subject?: string;
  /** It may repeat what the compiler said itself, begun with a capital, and its lines may be counted from 0. */
  readonly retold?: true;
  /** The log says that a test failed, not why. A finding that says why takes its place. */
  readonly bare?: true;
}

/** Finds the messages of one tool. Reads each line once, in time that grows with its length alone. */
export interface MessageReader {
  /** What this line says or completes. */
  line(line: LogLine): Finding | undefined;
  /** What would be found if the log ended here. */
  pending?(): Finding | undefined;
}

/** A reader of a tool whose messages are one line each. */
export function lineReader(
  read: (text: string) => Omit<Finding, 'number' | 'lines'> | undefined,
): () => MessageReader {
  return () => ({
    line({ text, number }) {
      const found = read(text.trim());
      return found && { ...found, number, lines: [text] };
    },
  });
}
