import type { Cause } from '../../report/report.ts';
import { isRepositoryPath } from '../../text/addresses.ts';

/** The message of a compiler or a test runner, with its lines of the log. */
export interface Problem extends Cause {
  /** From the line of the message on; without empty lines at the end. */
  readonly lines: readonly string[];
}

/** A line of a log, and how many came before it. */
export interface LogLine {
  readonly text: string;
  readonly number: number;
}

/** A place as a tool prints it. The texts are groups of a regular expression, so any of them may be missing. */
export interface PrintedPlace {
  /** Absolute, relative to the folder that the tool ran in, or an address `file://…`. */
  readonly path: string | undefined;
  readonly line?: string | undefined;
  readonly column?: string | undefined;
}

/** A message as a reader finds it in the log. */
export interface Finding {
  readonly message: string;
  readonly place?: PrintedPlace | undefined;
  /** Its lines, unless it has only the one that was just read. */
  readonly lines?: readonly LogLine[];
  /** At most so many of the lines that follow belong to the message too; the first empty one ends it. */
  readonly follow?: number;
  /**
   * What it is about, such as the name of a failed test: one subject has one problem, whatever its lines.
   * Without it, findings of the same message at the same place are one.
   */
  readonly subject?: string;
  /** It may repeat what the compiler said itself, begun with a capital, and its lines may be counted from 0. */
  readonly mayRepeat?: true;
  /** The log says that a test failed, not why. A finding that says why takes its place. */
  readonly bare?: boolean;
}

/** Finds the messages of one tool. Reads each line once, in time that grows with its length alone. */
export interface MessageReader {
  /** What this line says or completes. */
  line(line: LogLine): Finding | readonly Finding[] | undefined;
  /** What would be found if the log ended here. */
  pending?(): Finding | readonly Finding[] | undefined;
}

/**
 * A reader of a tool whose messages are one line each.
 *
 * @param patterns with a group `message`, and `path`, `line` and `column` as far as the tool prints them
 */
export function lineReader(
  ...tool: readonly { patterns: readonly RegExp[]; follow?: number }[]
): MessageReader {
  const forms = tool.flatMap(({ patterns, ...more }) => patterns.map((pattern) => ({ pattern, more })));
  return {
    line({ text }) {
      const trimmed = text.trim();
      for (const { pattern, more } of forms) {
        const { message, path, line, column }: Groups = pattern.exec(trimmed)?.groups ?? {};
        if (message) return { message, place: { path, line, column }, ...more };
      }
      return undefined;
    },
  };
}

type Groups = Readonly<Record<string, string | undefined>>;

interface Place {
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/**
 * The folder that a build is cloned to: on the hosted service's machines `/Users/builder/clone` and `/home/builder/clone`, in the
 * local service a folder `clone` too (docs/hosted-service.md, "Steps and logs"). Some tools leave out the first slash.
 */
const cloneFolder = /^(?:\/?(?:Users|home)\/builder|\/(?:[^/.][^/]*\/){0,20}?[^/.][^/]*)\/clone\//;

/** Folders that tools fill: what lies in them is not in the repository. */
const filled = new Set([
  'node_modules',
  'Pods',
  'Carthage',
  'DerivedData',
  'SourcePackages',
  '.build',
  '.dart_tool',
  '.gradle',
  '.pub-cache',
  '.symlinks',
]);

/** The place as the repository has it: empty where the file is not in it, or only its name is known. */
export function placeInRepository(place: PrintedPlace | undefined): Place {
  const file = place?.path && fileInRepository(place.path);
  if (!file) return {};
  const [line, column] = [numberOf(place.line), numberOf(place.column)];
  if (line === undefined) return { file };
  return column === undefined ? { file, line } : { file, line, column };
}

function fileInRepository(path: string): string | undefined {
  const relative = localPath(path)
    .replace(cloneFolder, '')
    .replace(/^(?:\.\/)+/, '');
  return isRepositoryPath(relative) && !isFilled(relative.split('/').slice(0, -1)) ? relative : undefined;
}

/** The path of an address `file://…`, which has `%20` for a space. */
function localPath(path: string): string {
  if (!path.startsWith('file://')) return path;
  try {
    return decodeURIComponent(path.slice('file://'.length));
  } catch {
    return '';
  }
}

/** `build` is also a name that people give to folders of sources. */
function isFilled(folders: readonly string[]): boolean {
  const sources = folders.findIndex((folder) => folder === 'src' || folder === 'lib');
  const output = folders.indexOf('build');
  if (output !== -1 && (sources === -1 || output < sources)) return true;
  return folders.some((folder) => filled.has(folder));
}

function numberOf(digits: string | undefined): number | undefined {
  return digits !== undefined && /^[1-9]\d{0,6}$/.test(digits) ? Number(digits) : undefined;
}
