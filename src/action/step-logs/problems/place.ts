import type { Problem } from '../../report/report.ts';
import { isRepositoryPath } from '../../text/addresses.ts';
import type { Groups } from './rules.ts';

/**
 * The folder that a build is cloned to: on the hosted service's machines `/Users/builder/clone`, `/home/builder/clone` and
 * `C:\Users\builder\clone`, in the local service a folder `clone` too (docs/hosted-service.md, "Steps and logs"). Some
 * tools leave out the first slash.
 */
const cloneFolder =
  /^(?:\/?[A-Za-z]:)?(?:\/?(?:Users|home)\/builder|\/(?:[^/.][^/]*\/){0,20}?[^/.][^/]*)\/clone\//i;

/** Folders that tools fill: what lies in them is not in the repository. */
const filled = new Set([
  ...['node_modules', 'Pods', 'Carthage', 'DerivedData', 'SourcePackages', '.build', '.symlinks'],
  ...['.dart_tool', '.gradle', '.pub-cache', 'ephemeral', 'PackageCache'],
]);

/** A place that a tool prints, as the repository has it: empty where the file is not in it, or only its name is known. */
export function placeInRepository({ path, line, column }: Groups): Omit<Problem, 'message' | 'lines'> {
  const printed = path === undefined ? '' : withSlashes(path);
  const file = printed.replace(cloneFolder, '').replace(/^(?:\.\/)+/, '');
  const isRelative = file === printed || printed.startsWith('./');
  const folders = file.split('/').slice(0, -1);
  // Not `[id].ts` and `12:00 a.ts` either: they may begin with a mark that a tool prints before a path.
  const isPath = isRepositoryPath(file) && /^[\p{L}\p{N}._@]/u.test(file);
  // A space rather ends the name that a runner prints before the path, unless it is in the name of the file.
  const isAmbiguous =
    isRelative && (folders.length === 0 ? [file] : folders).some((one) => one.includes(' '));
  if (!isPath || isAmbiguous || isFilled(folders)) return {};
  const [row, character] = [numberOf(line), numberOf(column)];
  return {
    file,
    ...(row === undefined ? {} : { line: row }),
    ...(row === undefined || character === undefined ? {} : { column: character }),
  };
}

/** The path without what an address (`%20` is a space), a workflow command (`%3A` is a colon) or Windows has in it. */
function withSlashes(path: string): string {
  const printed = path.replace(/%3A/i, ':').replaceAll('\\', '/');
  if (!printed.startsWith('file://')) return printed;
  try {
    return decodeURIComponent(printed.slice('file://'.length));
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
