/** Finds the tools that scripts of mobile projects call. */
import type { Script } from './schema.ts';

const apple =
  'xcodebuild xcrun xcode-select agvtool xctest xcresulttool simctl codesign security defaults ditto hdiutil launchctl plutil sips sw_vers swift swiftlint xcbeautify xcpretty xcodegen carthage mint tuist pod';
const android =
  'aapt aapt2 adb apksigner avdmanager bundletool emulator gradle jarsigner java javac keytool sdkmanager zipalign';
const hosted =
  'android-app-bundle android-keystore app-store-connect codemagic-cli-tools firebase-app-distribution git-changelog google-play keychain universal-apk xcode-project';
const crossPlatform =
  'cordova dart eas expo fastlane flutter flutterfire fvm ionic maestro melos patrol shorebird unity';
const languages = 'bun bundle cargo corepack dotnet gem go node npm npx pip pip3 pnpm python3 ruby yarn';
const general = 'brew cmake curl docker firebase gcloud gh jq lcov make sentry-cli unzip wget yq zip';

const known = new Set([apple, android, hosted, crossPlatform, languages, general].join(' ').split(' '));

/** A command word of a shell: at the start of a line or command, after keywords, wrappers and assignments. */
const commandWord =
  /(?:^|[;&|(`{])[ \t]*(?:(?:if|then|elif|else|while|until|do|sudo|env|exec|nohup|time|xargs|!)[ \t]+)*(?:[A-Za-z_]\w*=[^\s;&|(`{]*[ \t]+)*([\w-]+)(?=[\s;&|)`]|$)/gm;

/**
 * The known tools that scripts call, without repeats, in the order of their first use. This includes tools that a script
 * installs: that cannot be read from the script.
 */
export function toolsIn(scripts: readonly Pick<Script, 'script'>[]): string[] {
  const called = scripts
    .filter(({ script }) => !script.startsWith('#!') || /^#!.*\b(?:ba|da|k|z)?sh\b/.test(script))
    .flatMap(({ script }) => Array.from(script.matchAll(commandWord), ([, name = '']) => name));
  return [...new Set(called)].filter((name) => known.has(name));
}
