/** The tools that scripts of mobile projects call, and how a machine without one gets it. */
import type { Script } from './schema.ts';

/** A tool that a workflow calls. */
export interface ToolUse {
  readonly name: string;
  /** What to do on a machine without it, as a sentence. */
  readonly advice: string;
}

const xcode = 'xcodebuild xcrun xcode-select agvtool xctest xcresulttool simctl';
const macOS = 'codesign security defaults ditto hdiutil launchctl plutil sips sw_vers';
const vendorTools = 'android-app-bundle android-keystore app-store-connect google-play universal-apk';
const otherVendorTools = 'codemagic-cli-tools firebase-app-distribution git-changelog';
const onMac = 'carthage mint tuist xcodegen';
const others = 'bundletool bun cargo cmake dotnet fvm gcloud gh go gradle jq lcov maestro shorebird';
const general = 'swift swiftlint unity xcbeautify yq brew curl docker make wget zip unzip python3 ruby';

const namesByAdvice: Readonly<Record<string, string>> = {
  'It comes with Xcode and needs macOS.': xcode,
  'It is a part of macOS.': macOS,
  'It comes with the Python package `codemagic-cli-tools`.': `${vendorTools} ${otherVendorTools}`,
  'It comes with the Python package `codemagic-cli-tools` and needs macOS.': 'keychain xcode-project',
  'It comes with the Android SDK.': 'aapt aapt2 adb apksigner avdmanager emulator sdkmanager zipalign',
  'It comes with a Java development kit (JDK).': 'jarsigner java javac keytool',
  'It comes with Node.js.': 'node npm npx corepack',
  'It comes with Python 3.': 'pip pip3',
  'It comes with Ruby.': 'bundle gem',
  'Install the Flutter SDK.': 'dart flutter',
  'Install the Ruby gem of that name.': 'fastlane xcpretty',
  'Install the Ruby gem `cocoapods`.': 'pod',
  'Install the npm package of that name.': 'cordova expo pnpm yarn',
  'Install the npm package `@ionic/cli`.': 'ionic',
  'Install the npm package `@sentry/cli`.': 'sentry-cli',
  'Install the npm package `eas-cli`.': 'eas',
  'Install the npm package `firebase-tools`.': 'firebase',
  'Install the Dart package `flutterfire_cli`.': 'flutterfire',
  'Install the Dart package `melos`.': 'melos',
  'Install the Dart package `patrol_cli`.': 'patrol',
  'Install it; it needs macOS.': onMac,
  'Install it.': `${others} ${general}`,
};

const adviceByName = new Map(
  Object.entries(namesByAdvice).flatMap(([advice, names]) => names.split(' ').map((name) => [name, advice])),
);

/** The word that a shell runs: at the start of a line or command, after keywords, wrappers and settings of variables. */
const commandWord =
  /(?:^|[;&|(`{])[ \t]*(?:(?:if|then|elif|else|while|until|do|sudo|env|exec|nohup|time|xargs|!)[ \t]+)*(?:[A-Za-z_]\w*=[^\s;&|(`{]*[ \t]+)*([\w-]+)(?=[\s;&|)`]|$)/gm;

/**
 * The known tools that scripts call as commands, each once, in the order of their first use. A tool that a step installs is
 * among them: what a script installs cannot be read.
 */
export function toolsIn(scripts: readonly Pick<Script, 'script'>[]): ToolUse[] {
  const called = scripts
    .filter(({ script }) => !script.startsWith('#!') || /^#!.*\b(?:ba|da|k|z)?sh\b/.test(script))
    .flatMap(({ script }) => Array.from(script.matchAll(commandWord), ([, name = '']) => name));
  return [...new Set(called)].flatMap((name) => {
    const advice = adviceByName.get(name);
    return advice === undefined ? [] : [{ name, advice }];
  });
}
