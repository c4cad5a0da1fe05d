import { cut } from './cut.ts';
import { visible } from './visible.ts';

/** Characters of one line of the log: room for a name and the longest link, and nothing that helps nobody. */
export const longestLine = 3_000;

/**
 * A line for the log of which the runner makes no command. Its grammar (actions/runner, `ActionCommand`): `::` after
 * white space at the start of a line, or `##[` anywhere in it. A space takes either apart. A second pass changes nothing.
 */
export function logLine(line: string): string {
  const [, indent = '', text = ''] = /^( *)([\s\S]*)$/.exec(line) ?? [];
  return cut(indent + visible(text).replace(/^::/, ': :').replaceAll('##[', '## ['), longestLine);
}
