/** Blocks of Markdown, made of texts that are Markdown already: tables, folds, blocks of code. */
import { cut, visible } from './visible.ts';

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

interface Fold {
  readonly title: string;
  readonly body: string;
  /** `open`: expanded from the start. Collapsed if absent. */
  readonly state?: 'open';
}

/**
 * A section that is collapsed until the reader opens it. Both texts are finished Markdown; the title is inside HTML,
 * where the output of `markdownText` looks the same. Each tag is on its own line, because `shortened` counts them.
 */
export function folded({ title, body, state }: Fold): string {
  return `<details${state ? ` ${state}` : ''}>\n<summary>${title}</summary>\n\n${body}\n\n</details>`;
}

/** Characters; a longer line of a log is cut. */
const longestLine = 1_000;

/** Lines as a block of code. The fence is longer than every run of backticks in it, so none of them can close it. */
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
