/**
 * The type of a project, as the API names it, from the paths of its files and the `package.json` at its root. Null for any
 * other project, and where both Android and iOS fit.
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
