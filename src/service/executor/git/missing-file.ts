import { isPlain } from '../../errors.ts';
import { missingFile, workflowFileName } from '../../workflow-file/document.ts';

/** Says why nothing can be built, and what to do: move the file that was probably meant, or begin with an example. */
export function missingFileText(paths: readonly string[], packageFile = ''): string {
  const example = exampleFor(paths, packageFile);
  const isSimilar = (path: string): boolean =>
    /(?:^|\/)\.?code[-_ ]?magic\.ya?ml$/i.test(path) && isPlain(path);
  const [similar] = paths.filter(isSimilar).sort((a, b) => a.split('/').length - b.split('/').length);
  if (similar !== undefined) return missingFile(`Move \`${similar}\` to \`${workflowFileName}\` at the root`);
  if (example === undefined) return missingFile();
  return missingFile(
    `To begin with one, see examples/${example}/${workflowFileName} in the build service's repository`,
  );
}

/** The folder of `examples/` for a project with these files and this `package.json` at the root, if there is one. */
function exampleFor(
  paths: readonly string[],
  packageFile: string,
): 'flutter' | 'capacitor' | 'react-native' | undefined {
  const hasFile = (name: RegExp): boolean => paths.some((path) => name.test(path));
  if (hasFile(/(?:^|\/)pubspec\.yaml$/)) return 'flutter';
  if (hasFile(/(?:^|\/)capacitor\.config\.(?:ts|js|json)$/)) return 'capacitor';
  const isReactNative = /"react-native"\s*:/.test(packageFile) || hasFile(/(?:^|\/)metro\.config\.\w+$/);
  return isReactNative ? 'react-native' : undefined;
}
