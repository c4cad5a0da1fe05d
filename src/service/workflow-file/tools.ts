/** The tools that scripts of mobile projects call, and how a machine without one gets it. */
import { z } from 'zod';
import type { Script } from './schema.ts';
import { type ShellCommand, shellCommands } from './shell-commands.ts';

interface Tool {
  /** What to do on a machine without it, as a sentence. */
  readonly advice: string;
  /** Names of packages that contain it, as package managers know them. */
  readonly packages: readonly string[];
}

const xcode = 'It comes with Xcode and needs macOS.';
const macOS = 'It is a part of macOS.';
const vendorTools = 'It comes with the Python package `codemagic-cli-tools`.';
const vendorToolsOnMac = 'It comes with the Python package `codemagic-cli-tools` and needs macOS.';
const androidSdk = 'It comes with the Android SDK.';
const jdk = 'It comes with a Java development kit (JDK).';
const nodeJs = 'It comes with Node.js.';

const advice: Readonly<Record<string, readonly string[]>> = {
  [xcode]: ['xcodebuild', 'xcrun', 'xcode-select', 'agvtool', 'xctest', 'xcresulttool', 'simctl'],
  [macOS]: ['codesign', 'security', 'defaults', 'ditto', 'hdiutil', 'launchctl', 'plutil', 'sips', 'sw_vers'],
  [vendorToolsOnMac]: ['keychain', 'xcode-project'],
  [vendorTools]: [
    'android-app-bundle',
    'android-keystore',
    'app-store-connect',
    'codemagic-cli-tools',
    'firebase-app-distribution',
    'git-changelog',
    'google-play',
    'universal-apk',
  ],
  [androidSdk]: ['aapt', 'aapt2', 'adb', 'apksigner', 'avdmanager', 'emulator', 'sdkmanager', 'zipalign'],
  [jdk]: ['jarsigner', 'java', 'javac', 'keytool'],
  [nodeJs]: ['node', 'npm', 'npx', 'corepack'],
  'Install the Flutter SDK.': ['dart', 'flutter'],
};

/** Tools that one package of the same or another name contains. */
const fromPackages: Readonly<Record<string, readonly [advice: string, ...packages: string[]]>> = {
  bundle: ['It comes with Ruby.', 'bundler'],
  bundletool: ['Install bundletool.', 'bundletool'],
  bun: ['Install Bun.', 'bun'],
  carthage: ['Install Carthage; it needs macOS.', 'carthage'],
  cargo: ['Install Rust.', 'rust', 'cargo'],
  cmake: ['Install CMake.', 'cmake'],
  cordova: ['Install the npm package `cordova`.', 'cordova'],
  dotnet: ['Install the .NET SDK.', 'dotnet', 'dotnet-sdk'],
  eas: ['Install the npm package `eas-cli`.', 'eas-cli'],
  expo: ['Install the npm package `expo`.', 'expo', 'expo-cli'],
  fastlane: ['Install the Ruby gem `fastlane`.', 'fastlane'],
  firebase: ['Install the npm package `firebase-tools`.', 'firebase-tools'],
  flutterfire: ['Install the Dart package `flutterfire_cli`.', 'flutterfire_cli'],
  fvm: ['Install the Dart package `fvm`.', 'fvm', 'leoafarias/fvm/fvm'],
  gcloud: ['Install the Google Cloud CLI.', 'google-cloud-sdk', 'google-cloud-cli'],
  gem: ['It comes with Ruby.', 'ruby'],
  gh: ['Install the GitHub CLI.', 'gh'],
  go: ['Install Go.', 'go', 'golang'],
  gradle: ['Install Gradle, or use the wrapper, `./gradlew`.', 'gradle'],
  ionic: ['Install the npm package `@ionic/cli`.', '@ionic/cli', 'ionic'],
  jq: ['Install jq.', 'jq'],
  lcov: ['Install lcov.', 'lcov'],
  maestro: ['Install Maestro.', 'maestro', 'mobile-dev-inc/tap/maestro'],
  melos: ['Install the Dart package `melos`.', 'melos'],
  mint: ['Install Mint; it needs macOS.', 'mint'],
  patrol: ['Install the Dart package `patrol_cli`.', 'patrol_cli'],
  pip: ['It comes with Python.', 'python'],
  pip3: ['It comes with Python 3.', 'python3', 'python3-pip'],
  pnpm: ['Install the npm package `pnpm`.', 'pnpm'],
  pod: ['Install the Ruby gem `cocoapods`.', 'cocoapods'],
  python3: ['Install Python 3.', 'python3', 'python'],
  ruby: ['Install Ruby.', 'ruby'],
  'sentry-cli': ['Install the npm package `@sentry/cli`.', '@sentry/cli', 'getsentry/tools/sentry-cli'],
  shorebird: ['Install Shorebird.', 'shorebird'],
  swift: ['Install Swift; on macOS, it comes with Xcode.', 'swift'],
  swiftlint: ['Install SwiftLint.', 'swiftlint'],
  tuist: ['Install Tuist; it needs macOS.', 'tuist'],
  unity: ['Install Unity.', 'unity'],
  xcbeautify: ['Install xcbeautify.', 'xcbeautify'],
  xcodegen: ['Install XcodeGen; it needs macOS.', 'xcodegen'],
  xcpretty: ['Install the Ruby gem `xcpretty`.', 'xcpretty'],
  yarn: ['Install the npm package `yarn`.', 'yarn'],
  yq: ['Install yq.', 'yq'],
  brew: ['Install Homebrew.', 'homebrew'],
  curl: ['Install curl.', 'curl'],
  docker: ['Install Docker.', 'docker'],
  make: ['Install make.', 'make', 'build-essential'],
  wget: ['Install wget.', 'wget'],
  zip: ['Install zip.', 'zip'],
  unzip: ['Install unzip.', 'unzip'],
};

const packagesOf: Readonly<Record<string, readonly string[]>> = {
  dart: ['dart', 'dart-sdk', 'flutter'],
  flutter: ['flutter'],
  adb: ['android-platform-tools', 'adb', 'platform-tools'],
  node: ['node', 'nodejs'],
  npm: ['node', 'nodejs', 'npm'],
  npx: ['node', 'nodejs', 'npm'],
  java: ['openjdk', 'temurin', 'default-jdk'],
};

export const tools: ReadonlyMap<string, Tool> = new Map(
  [
    ...Object.entries(advice).flatMap(([text, names]) =>
      names.map((name) => ({ name, advice: text, packages: packagesOf[name] ?? defaultPackages(text) })),
    ),
    ...Object.entries(fromPackages).map(([name, [text, ...packages]]) => ({ name, advice: text, packages })),
  ].map(({ name, ...tool }) => [name, tool]),
);

function defaultPackages(text: string): readonly string[] {
  return text === vendorTools || text === vendorToolsOnMac ? ['codemagic-cli-tools'] : [];
}

/** A tool that a workflow calls. */
export const ToolUse = z.object({
  name: z.string(),
  /** What to do on a machine without it, as a sentence. */
  advice: z.string(),
  /** The step that calls it first. */
  step: z.string(),
  /** The step that installs it before. */
  installedBy: z.string().optional(),
});
export type ToolUse = Readonly<z.output<typeof ToolUse>>;

/** Commands that only ask whether a tool exists. */
const asks = new Set(['command', 'which', 'type', 'hash']);

/** Package managers, and the word after which the packages follow. */
const installs: Readonly<Record<string, RegExp>> = {
  apk: /^add$/,
  apt: /^install$/,
  'apt-get': /^install$/,
  brew: /^(?:install|reinstall|upgrade|tap)$/,
  cargo: /^install$/,
  choco: /^install$/,
  dart: /^activate$/,
  flutter: /^activate$/,
  gem: /^install$/,
  go: /^install$/,
  npm: /^(?:install|i|add)$/,
  pip: /^install$/,
  pip3: /^install$/,
  pipx: /^install$/,
  pnpm: /^(?:install|i|add)$/,
  sdk: /^install$/,
  sdkmanager: /^(?:--install|[\w-]+;.*)$/,
  yarn: /^add$/,
};

/**
 * The known tools that scripts call as commands, each once, in the order of their first use. Functions of the scripts, files
 * of the repository, and tools whose presence the script itself checks before are left out.
 */
export function toolsIn(scripts: readonly Pick<Script, 'name' | 'script'>[]): ToolUse[] {
  const found = new Map<string, ToolUse>();
  const installed = new Map<string, string>();
  const others = new Set<string>();
  for (const { name: step, script } of scripts) {
    if (script.startsWith('#!') && !/^#!.*\b(?:ba|da|k|z)?sh\b/.test(script)) continue;
    for (const { words } of shellCommands(script)) {
      const [command = '', ...rest] = words;
      for (const name of namesDefinedBy({ command, rest })) others.add(name);
      const tool = tools.get(command);
      if (tool && !others.has(command) && !found.has(command))
        found.set(command, { name: command, advice: tool.advice, step, installedBy: installed.get(command) });
      for (const name of toolsInstalledBy({ command, rest }))
        if (!installed.has(name)) installed.set(name, step);
    }
  }
  return [...found.values()];
}

interface Call {
  readonly command: string;
  readonly rest: ShellCommand['words'];
}

/** Functions and aliases, and the tools that a script looks for. */
function namesDefinedBy({ command, rest }: Call): readonly string[] {
  if (command === 'function') return rest.slice(0, 1);
  if (command === 'alias') return rest.map((word) => word.split('=')[0] ?? '');
  return asks.has(command) ? rest.filter((word) => !word.startsWith('-')) : [];
}

function toolsInstalledBy({ command, rest }: Call): string[] {
  const isGem = command === 'bundle' && rest[0] === 'install';
  const verb = rest.findIndex((word) => installs[command]?.test(word));
  // A clone or a download of an SDK.
  const isFetched = /^(?:git|curl|wget)$/.test(command) || isGem;
  const packages = verb < 0 ? (isFetched ? rest : []) : rest.slice(verb + 1);
  return [...tools].flatMap(([name, tool]) =>
    tool.packages.some((one) => packages.some((word) => isPackage(word, one))) ? [name] : [],
  );
}

/** `flutter`, `flutter@3`, `flutter==3`, and `https://github.com/flutter/flutter.git`. */
function isPackage(word: string, name: string): boolean {
  const bare = word.replace(/(?<=.)(?:@|==|~>|>=).*$/, '').replace(/(?:\.git|\.sh)$/, '');
  return bare === name || (/^https?:/.test(bare) && bare.split('/').includes(name));
}
