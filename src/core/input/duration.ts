import { BadValue } from './bad-value.ts';

const allowed =
  'a duration: whole numbers with s, m, h or d, largest first, such as 90s, 45m, 2h, 1h30m or 7d';
const form = /^(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/;
const unitSeconds = [86_400, 3_600, 60, 1];

/** Reads a duration such as `1h30m`; the result is in milliseconds. A bare number is refused: its unit is anybody's guess. */
export function parseDuration(text: string): number {
  const numbers = form.exec(text)?.slice(1);
  if (!numbers || text === '')
    throw new BadValue(/^\d{1,9}$/.test(text) ? `${allowed}; a unit is missing: ${text}s?` : allowed);
  const seconds = numbers.reduce(
    (sum, number, index) => sum + Number(number ?? 0) * (unitSeconds[index] ?? 0),
    0,
  );
  const ms = seconds * 1000;
  if (!Number.isSafeInteger(ms)) throw new BadValue(`${allowed}, and less than that`);
  return ms;
}

/** A parser for durations from `least` to `most`, each written as a duration. */
export function durationBetween(least: string, most: string): (text: string) => number {
  return (text) => {
    const ms = parseDuration(text);
    if (ms < parseDuration(least) || ms > parseDuration(most))
      throw new BadValue(`a duration from ${least} to ${most}`);
    return ms;
  };
}
