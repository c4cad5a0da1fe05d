/** A column: its title, and on which side its cells stand. */
export interface Column {
  readonly title: string;
  readonly side?: 'right';
}

/** A Markdown table. Cells are finished Markdown (`markdownText` and its kin), which holds no bar and no new line. */
export function markdownTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map(({ title }) => title)),
    line(columns.map(({ side }) => (side === 'right' ? '---:' : '---'))),
    ...rows.map(line),
  ].join('\n');
}
