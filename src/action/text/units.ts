import prettyBytes from 'pretty-bytes';
import { parseTimestamp } from '../../contract/values.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** A duration to the second: `0.3 s`, `12 s`, `4 min 12 s`, `1 h 30 min 5 s`; from a day on to the hour: `2 d 3 h`. */
export function durationText(ms: number): string {
  if (ms < 0.95 * second) return `${Math.max(0, Math.round(ms / 100)) / 10} s`;
  const rounded = Math.round(ms / second) * second;
  const parts = [
    [Math.floor(rounded / day), 'd'],
    [Math.floor((rounded % day) / hour), 'h'],
    [Math.floor((rounded % hour) / minute), 'min'],
    [(rounded % minute) / second, 's'],
  ] as const;
  const shown = parts.slice(0, rounded >= day ? 2 : undefined).filter(([count]) => count > 0);
  return shown.map(([count, unit]) => `${count} ${unit}`).join(' ');
}

/** Time since a start as a stopwatch shows it: `00:12`, `04:24`, `1:04:24`. */
export function stopwatchText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / second));
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  const hours = Math.floor(seconds / 3600);
  return [...(hours > 0 ? [String(hours)] : []), ...parts].join(':');
}

/** Bytes with their unit and a non-breaking space: `18.2 MB`. */
export function sizeText(bytes: number): string {
  return prettyBytes(bytes, { nonBreakingSpace: true });
}

/** `1 cache`, `2 caches`: for nouns whose plural only adds an `s`. */
export function countText(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`;
}

/** A moment in UTC, the time zone of a runner: `19 Nov 2026, 16:05 UTC`. Milliseconds since the Unix epoch. */
export function momentText(ms: number): string {
  // `Thu, 19 Nov 2026 16:05:00 GMT`
  return new Date(ms).toUTCString().replace(/^\w+, 0?(.+) (\d\d:\d\d):\d\d GMT$/, '$1, $2 UTC');
}

/** `until 19 Nov 2026, 16:05 UTC` for the time at which a link expires; `undefined` if it is unknown. */
export function untilText(timestamp: string | undefined): string | undefined {
  const ms = parseTimestamp(timestamp);
  return ms === undefined ? undefined : `until ${momentText(ms)}`;
}

/** A text that no page breaks into two lines. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
