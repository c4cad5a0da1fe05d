/** Reads the times that summary, comment and log show. */

const units: Readonly<Record<string, number>> = { d: 86_400_000, h: 3_600_000, min: 60_000, s: 1_000 };

/** The duration at the end of a text, in milliseconds: `finished in 4 min 12 s`; `undefined` if there is none. */
export function durationIn(text: string): number | undefined {
  const [found] = /(?:\d+(?:\.\d)?\s(?:d|h|min|s)\s?)+(?=\s?\|?$)/.exec(text) ?? [];
  const parts = [...(found?.matchAll(/([\d.]+)\s(d|h|min|s)/g) ?? [])];
  if (parts.length === 0) return undefined;
  return parts.reduce((sum, [, count, unit]) => sum + Number(count) * (units[unit ?? ''] ?? 0), 0);
}

interface ShownBar {
  /** Without icon and duration. */
  readonly name: string;
  /** As the chart shows it. */
  readonly label: string;
  readonly tone: 'done' | 'crit' | undefined;
  /** The length of the bar, in milliseconds. */
  readonly ms: number;
}

/** The bars of the timeline in a summary, in their order. */
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
