/**
 * How long processes take to end after a signal, in situations that could delay the end: `npm run bench:signals`. Prints
 * the seconds after one SIGINT, and after a SIGTERM that follows it half a second later. Exits with 1 if a process hung
 * and had to be killed, or took longer than promised. Needs a fresh `dist/`.
 */
import { action } from './action.ts';
import type { Promised } from './measure.ts';
import { type Measured, measure } from './measure.ts';

/** Seconds that count as "at once" on a busy machine. */
const atOnce = 1;

const promised: readonly Promised[] = [action];
const only = process.argv[2] ?? '';

for (const { name, seconds, situations } of promised) {
  console.log(`${name}: within ${seconds} s of one signal, at once after a second one`);
  for (const situation of situations.filter((one) => one.name.includes(only))) {
    const [one, two] = [await measure(situation, 'one'), await measure(situation, 'two')];
    console.log(`  ${situation.name.padEnd(65)} ${text(one)} ${text(two)}`);
    if (one.hung || two.hung || one.seconds > seconds || two.seconds > atOnce) process.exitCode = 1;
  }
}

function text({ seconds, end, hung }: Measured): string {
  return hung ? 'hung    ' : `${seconds.toFixed(2)} s (${end})`.padEnd(14);
}
