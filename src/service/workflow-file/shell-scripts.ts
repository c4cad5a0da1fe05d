/** What the texts of shell scripts show: the tools that they call, and the variables that they set and use. */
import { scriptsIn, type Workflow } from './schema.ts';

/** The texts of a workflow's scripts for a shell; those that aliases repeat once. */
function shellScripts(workflow: Workflow): string[] {
  const texts = new Set(scriptsIn(workflow).map(({ script }) => script));
  return [...texts].filter((text) => !text.startsWith('#!') || /^#!.*\b(?:ba|da|k|z)?sh\b/.test(text));
}

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
export function toolsIn(workflow: Workflow): string[] {
  const called = shellScripts(workflow).flatMap((text) =>
    Array.from(text.matchAll(commandWord), ([, name = '']) => name),
  );
  return [...new Set(called)].filter((name) => known.has(name));
}

/** Variables of shells, machines and the hosted service, which no variable group has. */
const ofOthers =
  /^(?:_|BASH\w*|COLUMNS|DIRSTACK|EPOCH\w*|E?UID|FUNCNAME|HOST(?:NAME|TYPE)|IFS|LINENO|LINES|LOGNAME|MACHTYPE|OLDPWD|OPT(?:ARG|IND)|OSTYPE|PIPESTATUS|PPID|PWD|RANDOM|REPLY|SECONDS|SHELL|SHELLOPTS|SHLVL|TERM|USER|PATH|HOME|TMPDIR|TZ|LANG|LANGUAGE|LC_\w+|ANDROID_(?:HOME|SDK_ROOT|NDK\w*)|JAVA_HOME\w*|FLUTTER_(?:HOME|ROOT)|GRADLE_HOME|GOROOT|DEVELOPER_DIR|CI|CONTINUOUS_INTEGRATION|(?:PROJECT_)?BUILD_NUMBER|GIT_TERMINAL_PROMPT|BUILD_SERVICE_BUILD_ID|FCI_\w+|CM_(?:ARTIFACT_LINKS|BRANCH|BUILD_(?:DIR|ID|OUTPUT_DIR|STARTED_BY|STEP_STATUS)|CLONE_DEPTH|COMMIT|ENV|EXPORT_DIR|FLUTTER_SCHEME|PREVIOUS_COMMIT|PROJECT_ID|PULL_REQUEST\w*|RECURSIVE_SUBMODULE_INIT|REPO_SLUG|TAG|TEST_STEP_STATUS|TRIGGER_SOURCE|WORKFLOW_NAME))$/;

/**
 * The variables that a workflow uses and nobody sets, in the order of their use: neither the workflow, its scripts, a shell,
 * a machine nor the service. Programs that scripts call are not searched, nor are single quotes.
 *
 * @param isSet whether a group, the request or the machine sets a variable
 */
export function unsetVariables(workflow: Workflow, isSet: (name: string) => boolean): string[] {
  const scripts = shellScripts(workflow);
  const set = new Set([...Object.keys(workflow.variables), ...scripts.flatMap(setIn)]);
  const { variables, labels, workingDirectory, cachePaths, artifacts, ignoredVariables = [] } = workflow;
  const before = [...Object.values(variables), ...labels, workingDirectory, ...cachePaths];
  const used = new Set([...[...before, ...scripts, ...artifacts].flatMap(usedIn), ...ignoredVariables]);
  return [...used].filter((name) => !set.has(name) && !ofOthers.test(name) && !isSet(name));
}

const settings: readonly RegExp[] = [
  // `NAME=`, also in a text for CM_ENV; not `NAME=$NAME`, which only writes the variable to a file.
  /\b([A-Za-z_]\w*)(?:\+?=(?!["']?\$\{?\1\b)|<<)/g,
  /\b(?:for|select)\s+([A-Za-z_]\w*)\b/g,
];

/** The variables that a script sets, as far as its text shows. */
export function setIn(script: string): string[] {
  const named = settings.flatMap((one) => [...script.matchAll(one)].map(([, name = '']) => name));
  const read = [...script.matchAll(/\bread\s([^\n;&|<]*)/g)].flatMap(([, names = '']) => names.split(/\s+/));
  return [...named, ...read];
}

/** Double quotes stay; what is escaped, in single quotes or a comment does not. */
const inert = /\\[\s\S]|("(?:\\[\s\S]|[^"\\])*")|'[^']*'|(?<=^|\s)#.*/gm;

/** `${NAME:-other}` does not count: it works without the variable. */
const used = /\\[\s\S]|\$\{[#!]?([A-Za-z_]\w*)(?![\w=+-]|:[=+-])|\$([A-Za-z_]\w*)/g;

/** The variables that a script uses. */
export function usedIn(script: string): string[] {
  const read = script.replace(inert, (_, quoted = ' ') => quoted);
  return Array.from(read.matchAll(used), ([, braced, bare]) => braced ?? bare ?? '').filter(Boolean);
}
