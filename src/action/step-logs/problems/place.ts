import { isRepositoryPath } from '../../text/addresses.ts';

/** A place as a tool tells it. The texts are what a regular expression found, so any of them may be missing. */
export interface ToldPlace {
  /** Absolute, relative to the folder that the tool ran in, or an address `file://…`. */
  readonly path: string | undefined;
  readonly line?: string | undefined;
  readonly column?: string | undefined;
}

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

/** The place as the repository has it: empty where the file is not in it, or only its name is told. */
export function placeInRepository(told: ToldPlace | undefined): Place {
  const file = told?.path && fileInRepository(told.path);
  if (!file) return {};
  const [line, column] = [numberOf(told.line), numberOf(told.column)];
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
