/** Blocks of Markdown, made of texts that are Markdown already: tables, folds, blocks of code. */
import { cut, visible } from '../../core/text/visible.ts';

/** A column: its title, and how its cells are aligned. */
export interface Column {
  readonly title: string;
  readonly side?: 'right';
}

/** A Markdown table. Cells are finished Markdown, as `markdownText` returns it: without bars and line breaks. */
export function markdownTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map(({ title }) => title)),
    line(columns.map(({ side }) => (side === 'right' ? '---:' : '---'))),
    ...rows.map(line),
  ].join('\n');
}

export interface Fold {
  readonly title: string;
  readonly body: string;
  /** Whether it is open at first; closed when absent. */
  readonly state?: 'open';
}

/**
 * A part that is folded until the reader opens it. Both texts are finished Markdown; the title is inside of HTML, where
 * `markdownText` means the same. Each tag is on a line of its own: `shortened` counts them.
 */
export function folded({ title, body, state }: Fold): string {
  return `<details${state ? ` ${state}` : ''}>\n<summary>${title}</summary>\n\n${body}\n\n</details>`;
}

/** Characters of one line of a log in a summary. */
const longestLine = 1_000;

/** Lines as a block of code. The fence is longer than every run of backticks in it, so that none can close it. */
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
