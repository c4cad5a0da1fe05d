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
