import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isPlain, plainText } from '../errors.ts';
import { workflowFileName } from './document.ts';
import { closestKey } from './findings.ts';

/** The folders of `examples/` that have a workflow file to begin with. */
export type Starter = 'flutter' | 'react-native' | 'capacitor';

const starterNames: Readonly<Record<Starter, string>> = {
  flutter: 'a Flutter app',
  'react-native': 'a React Native app',
  capacitor: 'a Capacitor app',
};

interface RepositoryFiles {
  readonly paths: readonly string[];
  /** The text of the `package.json` at the root. */
  readonly packageFile: string | undefined;
}

/** What a repository without `codemagic.yaml` at its root has in its place. */
export interface InPlaceOfFile {
  /** A file that was probably meant to be it. */
  readonly similar: string | undefined;
  readonly starter: Starter | undefined;
}

/** Of several files, those nearest to the root count. */
export function inPlaceOfFile({ paths, packageFile = '' }: RepositoryFiles): InPlaceOfFile {
  const byDepth = paths.toSorted((a, b) => a.split('/').length - b.split('/').length);
  const isThere = isThereIn(paths);
  const isReactNative = /"react-native"\s*:/.test(packageFile) || isThere(/(?:^|\/)metro\.config\.\w+$/);
  const isCapacitor = isThere(/(?:^|\/)capacitor\.config\.(?:ts|js|json)$/);
  const ofPackage = isCapacitor ? 'capacitor' : isReactNative ? 'react-native' : undefined;
  return {
    similar: byDepth.find((path) => isSimilar(path) && isPlain(path)),
    starter: isThere(/(?:^|\/)pubspec\.yaml$/) ? 'flutter' : ofPackage,
  };
}

const isThereIn =
  (paths: readonly string[]) =>
  (name: RegExp): boolean =>
    paths.some((path) => name.test(path));

export type ProjectType = 'flutter-app' | 'react-native-app' | 'android-app' | 'ios-app';

/** The type of a project with these files, as the API names it. Null for any other project, and where both Android and iOS fit. */
export function projectTypeOf(files: RepositoryFiles): ProjectType | null {
  const { starter } = inPlaceOfFile(files);
  if (starter === 'flutter') return 'flutter-app';
  if (starter === 'react-native') return 'react-native-app';
  if (starter !== undefined) return null;
  const isThere = isThereIn(files.paths);
  const isAndroid = isThere(/(?:^|\/)AndroidManifest\.xml$/) && isThere(/(?:^|\/)build\.gradle(?:\.kts)?$/);
  const isIos = isThere(/(?:^|\/)[^/]+\.xcodeproj\/project\.pbxproj$/);
  if (isAndroid === isIos) return null;
  return isAndroid ? 'android-app' : 'ios-app';
}

/** `codemagic.yml`, `Codemagic.yaml`, `codemagic.yaml.example`, `codemagc.yaml`, and the right name in a folder. */
function isSimilar(path: string): boolean {
  const name = (path.split('/').at(-1) ?? '').toLowerCase();
  return (
    /^\.?code[-_ ]?magic[^/]*\.ya?ml(?:\.\w+)?$/.test(name) ||
    closestKey(name, [workflowFileName]) !== undefined
  );
}

/** The message for it, which begins with `missing`. */
export function missingFileText(
  { similar, starter }: InPlaceOfFile,
  missing = `The repository has no ${workflowFileName} at this commit`,
): string {
  if (similar !== undefined)
    return `${missing}. \`${plainText(similar)}\` looks like one: move it to \`${workflowFileName}\` at the root`;
  if (starter === undefined) return missing;
  return `${missing}. It looks like ${starterNames[starter]}: start with examples/${starter}/${workflowFileName} from the build service's repository`;
}

/** How deep a folder is searched; apps of a monorepo are seldom deeper. */
const deepest = 3;
/** Paths; more are not looked at. */
const mostPaths = 20_000;

/** The files of a folder, without following links; none of a folder below it that may not be read. */
export async function pathsIn(root: string): Promise<string[]> {
  const found: string[] = [];
  const folders = [''];
  for (let folder = folders.shift(); folder !== undefined; folder = folders.shift()) {
    const entries = readdir(join(root, folder), { withFileTypes: true });
    for (const entry of folder === '' ? await entries : await entries.catch(() => [])) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isFile()) found.push(path);
      const isSearched = !['.git', 'node_modules'].includes(entry.name) && path.split('/').length < deepest;
      if (entry.isDirectory() && isSearched) folders.push(path);
    }
    if (found.length + folders.length > mostPaths) break;
  }
  return found;
}
