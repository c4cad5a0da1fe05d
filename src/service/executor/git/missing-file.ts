import { isPlain } from '../../errors.ts';
import { missingFile, workflowFileName } from '../../workflow-file/document.ts';

/**
 * The API's name of the project type, from the paths of the files and the `package.json` at the root. Null for any other
 * project, and if both Android and iOS match.
 */
export function projectTypeOf(paths: readonly string[], packageFile = ''): string | null {
  const hasFile = (name: RegExp): boolean => paths.some((path) => name.test(path));
  if (hasFile(/(?:^|\/)pubspec\.yaml$/)) return 'flutter-app';
  if (hasFile(/(?:^|\/)capacitor\.config\.(?:ts|js|json)$/)) return null;
  if (/"react-native"\s*:/.test(packageFile) || hasFile(/(?:^|\/)metro\.config\.\w+$/))
    return 'react-native-app';
  const isAndroid = hasFile(/(?:^|\/)AndroidManifest\.xml$/) && hasFile(/(?:^|\/)build\.gradle(?:\.kts)?$/);
  const isIos = hasFile(/(?:^|\/)[^/]+\.xcodeproj\/project\.pbxproj$/);
  if (isAndroid === isIos) return null;
  return isAndroid ? 'android-app' : 'ios-app';
}

const examples: ReadonlyMap<string | null, string> = new Map([
  ['flutter-app', 'flutter'],
  ['react-native-app', 'react-native'],
]);

/** Says why nothing can be built, and what to do: move the file that was probably meant, or begin with an example. */
export function missingFileText(preview: {
  readonly paths: readonly string[];
  readonly projectType: string | null;
}): string {
  const { paths, projectType } = preview;
  const isSimilar = (path: string): boolean =>
    /(?:^|\/)\.?code[-_ ]?magic\.ya?ml$/i.test(path) && isPlain(path);
  const [similar] = paths.filter(isSimilar).sort((a, b) => a.split('/').length - b.split('/').length);
  if (similar !== undefined) return missingFile(`Move \`${similar}\` to \`${workflowFileName}\` at the root`);
  const example = examples.get(projectType);
  if (example === undefined) return missingFile();
  return missingFile(
    `To begin with one, see examples/${example}/${workflowFileName} in the build service's repository`,
  );
}
