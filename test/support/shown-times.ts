/** Reads the times in the timeline of a summary. */

interface ShownBar {
  /** Without icon and duration. */
  readonly name: string;
  /** As shown in the chart. */
  readonly label: string;
  readonly tone: 'done' | 'crit' | undefined;
  /** The length of the bar, in milliseconds. */
  readonly ms: number;
}

/** The bars of the timeline in a summary, in order. */
export function timelineBars(summary: string): ShownBar[] {
  const [, chart = ''] = /```mermaid\n([\s\S]*?)\n```/.exec(summary) ?? [];
  return [...chart.matchAll(/^ {4}(\S+) (.*) :(?:(done|crit), )?(2000\S+ \S+), (2000\S+ \S+)$/gm)].map(
    ([, , label = '', tone, from = '', to = '']) => ({
      name: label.replace(/(?: [\d.]+ (?:d|h|min|s))+$/, ''),
      label,
      tone: tone === 'done' || tone === 'crit' ? tone : undefined,
      ms: Date.parse(`${to.replace(' ', 'T')}Z`) - Date.parse(`${from.replace(' ', 'T')}Z`),
    }),
  );
}
