/**
 * What patterns find: `message`, `path`, `line` and `column`; of a test its `name`, its `suite`, and a `scope` for tests of one
 * name; `module` instead of a message that varies; and the `title` of a reporter.
 */
export type Groups = Readonly<Record<string, string | undefined>>;

/**
 * A form of a message of compilers, build tools or test runners. Patterns are matched with a line without its marks and its
 * indentation, in time that grows with its length alone.
 */
export interface Rule {
  /**
   * An error in one line or two; a block of lines below the name of a failed test; a test, or all tests of a file, that passed,
   * perhaps on another try; or what the next lines are about.
   */
  readonly kind: 'message' | 'block' | 'passed' | 'context';
  readonly first: RegExp;
  /** Groups that earlier lines found. */
  readonly uses?: readonly string[];

  /** Finds what `first` lacks, in one of the next lines. Without that, there is no message. */
  readonly below?: RegExp;
  /** How many lines `below` may come later: 1 unless given. */
  readonly within?: number;
  /** The line is a message without `below` too. */
  readonly isComplete?: true;
  /** It retells what another tool has said, perhaps with a capital or counting lines from 0. */
  readonly retells?: true;

  /** The first line that is not of the block, with its indentation. */
  readonly over?: RegExp;
  /** Lines that do not say why. */
  readonly noise?: RegExp;
  /** Lines that say what was expected and found. */
  readonly values?: RegExp;
  /** A file of tests could not be loaded: the message of a compiler in the block takes its place. */
  readonly isLoading?: true;
  /** Several tests failed of one error: their names stand above it. */
  readonly isShared?: true;
  /** The block belongs to the next failed test. */
  readonly isAbove?: true;
}

/** What begins otherwise, such as with a bracket, and has no folder before it, may not be a path. */
const pathWith = (folder: string, end: string): string =>
  String.raw`(?:(?<path>(?:file:\/\/)?(?:\/?[A-Za-z](?::|%3A)(?=[\\/]))?${folder}[\p{L}\p{N}._@/\\][^:]*${end})|[^:\s]+${end})`;
const path = pathWith('', '');
const source = (extensions: string): string => pathWith('', `\\.(?:${extensions})`);
/** The name of a file alone says nothing about its folder. */
const located = (extensions: string): string => pathWith('(?=[^:]*[\\\\/])', `\\.(?:${extensions})`);
const at = String.raw`:(?<line>\d+)(?::(?<column>\d+))?`;
const message = String.raw`(?<message>\S.*)$`;
const script = '[cm]?[jt]sx?';

const re = (texts: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
  new RegExp(String.raw(texts, ...parts), 'u');

const xctest = String.raw`(?:-\[)?(?<suite>[\w.]+)[. ](?<name>\w+)`;
const junit = String.raw`(?<name>[^>]*[^>\s] > .*|[\w$]+(?:\.[\w$]+)+(?:(?: [^.[\]>]*)?\[[\w., -]+\])?)`;
const property = '(?:(?:(?!::).)*?[ ,])?';
/** With the name of its project, if there are several. */
const testFile = String.raw`(?:(?<scope>\S+) {2,})?${source(script)}(?: \([\d.]+ m?s\))?$`;
const progress = String.raw`(?:\d+:\d+ )?\+\d+(?: ~\d+)?(?: -\d+)?:`;
const metro = String.raw`(?:(?:error|Metro error|bundling failed|TransformError|SyntaxError|ReferenceError|TypeError|\[BABEL\])(?::| in)? +)`;

type Options = Omit<Rule, 'kind' | 'first'>;
const says = (first: RegExp, more: Options = {}): Rule => ({ kind: 'message', first, ...more });
const fails = (first: RegExp, more: Options): Rule => ({ kind: 'block', first, ...more });
const passes = (first: RegExp, ...uses: string[]): Rule => ({ kind: 'passed', first, uses });
const introduces = (first: RegExp): Rule => ({ kind: 'context', first });

const flutter: Options = { over: re`^${progress} |^══╡|^::`, values: /^Actual: / };
const jest: Options = {
  over: /^(?:FAIL|PASS) |^\s*● |^(?:Test Suites: |Snapshot Summary$|Summary of all failing tests$| › \d+ snapshots? )/,
  noise: /^at /,
  values: /^(?:Expected|Received)\b.*\S$/,
  uses: ['scope', 'path'],
};
const vitest: Options = { over: /^⎯{5,}|^Test Files / };

/** Names in brackets that say what a line is: a mark of xcpretty, a result of GoogleTest. */
const meaning = String.raw`x\]|!\]| {2}FAILED`;

/**
 * What tools and runners of monorepos print before a line: times, names in brackets or before a bar, bars, arrows, emoji.
 * `❌`, `✖` and `✔` stay, because rules look for them.
 */
export const marks = new RegExp(
  String.raw`^(?:\s*(?:(?:${[
    // [  +40 ms] of Flutter's --verbose, [10:11:12]: of fastlane, [shop]: of melos, [0] of concurrently
    String.raw`(?:\[(?!${meaning})[^\[\]]{0,80}\]|[(<{][^(){}<>]{1,60}[)>}]):?`,
    String.raw`(?:\d{4}[-/]\d\d[-/]\d\d[T ]|\p{Lu}\p{Ll}{2} +\d+ )?\d{1,3}:\d\d(?::\d\d)?(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d| [AP]M)?:?`,
    String.raw`[(+]*\d+(?:[.,]\d+)? ?m?s\)?|\d+\)`,
    // Of BuildKit, Yarn and npm, and levels
    String.raw`#\d+ \d+[.,]\d+|YN\d{4}:|\S{1,80} STD(?:OUT|ERR)|(?:npm|lerna) (?:ERR!|error|info)`,
    String.raw`(?:ERROR|FATAL|SEVERE|INFO|WARN|WARNING|DEBUG):?(?: in)?|C\/C\+\+:`,
    String.raw`(?=[\d_.:#/@-]{0,60}\p{L})[\p{L}\d_.:#/@-]{1,60}(?: [\w:.-]{1,60})? *[│┃|]`,
    '[│┃┆┊|┌├└╭╰╎▏][─━]*|[▸▶▹➤→»•·◦▪–—]',
    String.raw`(?![❌✖✔])\p{Extended_Pictographic}\uFE0F?`,
  ].join('|')})(?: |$)|(?:\d+(?::\d+)?>|##\[\w+\]) ?))+`,
  'u',
);

/**
 * What else a line begins with, if no rule fits it: `@shop/web:build: ` of Turborepo, `packages/shop build: ` of pnpm,
 * `Error (Xcode): ` of Flutter, or any sign; never the level of a message that is no error.
 */
export const nameBefore =
  /^\s*(?:[^\s\p{L}\p{N}]{1,3} +|(?!(?:w|i|v|warn|warning|note|info|hint|debug): )@?[\w.-]{1,80}(?:[/:@][\w.-]{1,80}){0,8}(?:\[\d+\])?(?: \(?[\w:.-]{1,80}\)?)?:(?: |$))/iu;

/** The first row that fits a line counts, so the particular ones come first. */
export const rules: readonly Rule[] = [
  // Reporters for GitHub, of xcbeautify, Jest and SwiftLint
  says(
    re`^::error (?=${property}file=(?<path>(?:[A-Za-z]:[\\/])?[^,:]+))(?:(?=${property}line=(?<line>\d+))|)(?:(?=${property}col(?:umn)?=(?<column>\d+))|)(?:(?=${property}title=(?<title>[^,:]+))|)(?:(?!::).)*::(?:\w*Error: )?(?<message>\S.*?)(?:%0A.*)?$`,
    { retells: true },
  ),
  // Kotlin, KSP and kapt
  says(re`^e: (?:\[\w+\] )?${source('\\w+')}${at}:? (?:error: )?${message}`),
  says(re`^e: (?:\[\w+\] )?${path}: \((?<line>\d+), (?<column>\d+)\): ${message}`),
  // javac, Android's resources, lint, and the merger of manifests
  says(
    re`^(?:> |ERROR: ?)?${source('java|kts?|xml|gradle|pro')}:(?<line>\d+)(?::\d+(?:-\d+)?(?::\d+)?)?: (?:(?:AAPT: )?[eE]rror|R8): ${message}`,
  ),
  says(re`^(?:ERROR: ?)?${source('xml')}(?:${at}(?:-\d+(?::\d+)?)?)? Error:$`, { below: re`^${message}` }),
  says(re`In file '(?<path>[^']+)' at line (?<line>\d+), column (?<column>\d+): ${message}`),
  // XCTest and Swift Testing, as xcodebuild, xcpretty and xcbeautify print them
  says(re`^${located('swift|mm?')}:(?<line>\d+): error: ${xctest}\]? : ${message}`),
  says(
    /^\S{1,2} +(?:Test )?(?<name>\S(?:(?! recorded an issue).)*) recorded an issue.* at [^\s:]+:\d+:\d+: (?<message>\S.*)$/,
  ),
  says(re`^(?:✗|✖|x|\[x\]) (?<name>[a-zA-Z]\w*)(?:\(\))?, ${message}`, { uses: ['suite'] }),
  says(re`^(?<name>[a-zA-Z]\w*)(?:\(\))?, ${message}`, {
    below: /^(?<path>\/[^:]+\.(?:swift|mm?)):(?<line>\d+)$/,
    uses: ['suite'],
    retells: true,
  }),
  says(
    re`^(?:(?:(?<path>\/[^:]+\.swift)|[^:]+\.swift):(?<line>\d+): |\*{3} Terminating app due to uncaught exception )?(?<message>(?:Fatal error: |'\w+', reason: )\S.*)$`,
    { uses: ['suite', 'name'] },
  ),
  says(re`^Test [cC]ase '${xctest}(?:\(\))?\]?' failed `),
  says(/^\[ {2}FAILED {2}\] (?<name>[\w.]+)(?: \(\d+ ms\))?$/),
  says(/^(?:-\[)?(?<suite>[\w.]+)[. ](?<name>test\w*)(?:\]|\(\))$/),
  // The compilers of Xcode, as xcodebuild, xcpretty, xcbeautify, Flutter and Expo print them
  says(re`^(?<path>\/[^:]+\.(?:xcassets|storyboard|xib)):(?: ?[\w-]+:)? error: ${message}`),
  says(
    re`^${located('swift|mm?|[ch](?:pp|xx|c|h)?|metal|storyboard|xib|plist|modulemap')}${at}: (?:fatal )?error: ${message}`,
  ),
  says(re`^(?:❌|\[x\]) +${located('\\w+')}${at}: (?:(?:fatal )?[eE]rror: )?${message}`),
  says(re`^[A-Z][\w ]*? \(Xcode\): ${message}`, {
    below: /^(?<path>\/[^:]+\.\w+):(?<line>\d+)(?::(?<column>\d+))?$/,
    retells: true,
  }),
  says(re`^❌ +\(${path}${at}\)$`, { below: re`^(?:\d* *\| *)?[~^]+ ${message}`, within: 20 }),
  // Dart and Flutter
  says(
    re`^(?:Compilation failed for testPath=\S+: )?(?:package:[^:]+|${source('dart')})${at}: Error: ${message}`,
  ),
  says(re`^${source('dart')}${at}:$`, { below: re`^Error: ${message}` }),
  says(re`^error - ${source('dart')}${at} - (?<message>\S.*?)(?: - \w+)?$`),
  says(re`^error • (?<message>(?:(?! • ).)+) • ${source('dart')}${at}(?: • |$)`),
  says(re`^ERROR\|\w+\|\w+\|(?<path>[^|]+)\|(?<line>\d+)\|(?<column>\d+)\|\d+\|${message}`),
  // MSBuild and what it runs (C#, C++, Dart on Windows), Unity, TypeScript, and Angular
  says(
    re`^${path}\((?<line>\d+)(?:,(?<column>\d+))?(?:[,-]\d+){0,3}\) ?: (?:fatal )?error(?: :|:)? (?<message>\S.*?)(?: \[[^[\]]*proj(?:::[^[\]]*)?\])?$`,
    { retells: true },
  ),
  says(re`^${source('\\w*proj')} ?: error ${message}`),
  says(re`^(?:Error: )?${path}${at}(?:-\d+(?::\d+)?)? - (?:error (?=(?:TS|NG)-?\d)|Error: )${message}`),
  // esbuild, also in Angular and Vite
  says(/^[✘X] \[ERROR\] (?<message>\S.*?)(?: \[plugin [^\]]+\])?$/, {
    below: re`^${path}${at}:$`,
    within: 12,
  }),
  says(re`^(?:> )?${source(`${script}|vue|svelte|s?css|json`)}${at}: (?:ERROR|error): ${message}`),
  // Metro, and Babel in it
  says(
    re`^${metro}{1,4}${source(`${script}|json`)}: (?:\[BABEL\] )?(?:[^:]+\.(?:${script}): )?(?<message>\S.*?) ?(?:\((?<line>\d+):(?<column>\d+)\).*)?$`,
  ),
  says(
    re`^${metro}{0,4}(?<message>[uU]nable to resolve (?:module )?(?<module>\S+) from (?:["'\x60](?<path>[^"'\x60]+)["'\x60].*|${source(script)}))`,
    { below: /^> +(?<line>\d+) \|/, within: 30, isComplete: true },
  ),
  says(/(?<message>[wW]hile trying to resolve module (?<module>\S+) from file [`"'](?<path>[^`"']+)[`"'].*)/),
  // What Gradle says of its own files
  fails(
    /^(?:(?:[Bb]uild|[Ss]ettings) file|(?:[Ii]nitialization s|[Ss])cript) '(?<path>[^']+)' line: (?<line>\d+)$/,
    {
      over: /^\* (?:Try|Exception is):|^BUILD FAILED/,
      noise:
        /^\* What went wrong:|^A problem occurred |^Could not compile |^> (?:startup failed|Failed to apply plugin)/,
    },
  ),
  // JUnit and Kotlin/Native in Gradle
  fails(re`^(?!> )${junit} FAILED$`, {
    over: /^$|^\S/,
    noise: /^at \S+\(|^at \d+ |^\.\.\. \d+ more/,
    uses: ['scope'],
  }),
  // Flutter and Dart
  fails(/^══╡ EXCEPTION CAUGHT BY/, { over: re`^${progress} |^::`, isAbove: true }),
  fails(re`^${progress} loading (?<path>\S.*) \[E\]$`, { ...flutter, isLoading: true }),
  fails(re`^${progress} (?:${source('dart')}: )?(?<name>\S.*) \[E\]$`, flutter),
  fails(re`^(?:::group::)?❌ ${source('dart')}: (?<name>\S.*) \(failed\)$`, { ...flutter, over: /^::|^══╡/ }),
  // Jest and Vitest
  fails(/^● Test suite failed to run$/, { ...jest, isLoading: true }),
  fails(/^● (?!Console$|Cannot log after)(?<name>\S.*)$/, jest),
  fails(re`^FAIL +(?:\|[^|]+\| +)?${source(script)} > (?<name>\S.*)$`, { ...vitest, isShared: true }),
  fails(re`^FAIL +(?:\|[^|]+\| +)?${source(script)} \[ `, { ...vitest, isLoading: true }),
  fails(/^⎯+ (?<name>Unhandled (?:Error|Rejection)|Uncaught Exception) ⎯+$/, vitest),
  // What has passed, perhaps on a second try
  passes(re`^Test [cC]ase '${xctest}(?:\(\))?\]?' passed `),
  passes(/^[✓✔] (?<name>[a-zA-Z]\w*)(?:\(\))? \([\d.]+ s\w*\)$/, 'suite'),
  passes(/^\S{1,2} +Test (?<name>\S.*) passed after /),
  passes(re`^(?!> )${junit} PASSED$`, 'scope'),
  passes(re`^PASS +${testFile}`),
  // What the next lines are about
  introduces(re`^FAIL +${testFile}`),
  introduces(/^> Task (?<scope>:\S+)/),
  introduces(re`^Test [cC]ase '${xctest}(?:\(\))?\]?' started`),
  introduces(/^(?:Test Suite '?)?(?<suite>[A-Z][\w.]*)(?:'? started.*)?$/),
];

/** Where a stack or a frame of code leads. A line without a path is in the file of the test. */
export const places: readonly RegExp[] = [
  /(?:^| )\((?<path>(?:file:\/\/)?(?:\/?[A-Za-z]:)?(?:[^:( ]|\((?! )| (?!\())+):(?<line>\d+)(?::(?<column>\d+))?\)$/,
  /^(?:at (?:async )?|❯ (?:[^\s/:]+ )?|File: *|╭─\[ *)?(?<path>(?:file:\/\/)?(?:\/?[A-Za-z]:)?[^:\s][^:]*):(?<line>\d+)(?::(?<column>\d+))?(?: \])?$/,
  /^(?!package:|dart:)(?<path>[^:]+\.dart) (?<line>\d+):(?<column>\d+) /,
  /(?<path>file:\/\/\/[^\s:]+\.dart)(?: line |:)(?<line>\d+)(?::(?<column>\d+))?\)?$/,
  /^> +(?<line>\d+) \|/,
];
