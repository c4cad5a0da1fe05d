import { cut, visible } from '../../core/text/visible.ts';

/** Characters of one line of a log in a summary. */
const longestLine = 1_000;

/** Lines as a block of code. The fence is longer than every row of backticks in it, so that none can end it. */
export function codeBlock(lines: readonly string[]): string {
  const shown = lines.map((line) => cut(indented(line), longestLine));
  const longest = Math.max(2, ...shown.flatMap((line) => (line.match(/`+/g) ?? []).map((row) => row.length)));
  const fence = '`'.repeat(longest + 1);
  return [`${fence}text`, ...shown, fence].join('\n');
}

function indented(line: string): string {
  const [indent = ''] = /^[ \t]*/.exec(line) ?? [];
  return indent.replaceAll('\t', '  ') + visible(line);
}
