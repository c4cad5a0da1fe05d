/**
 * How long processes take to end after a signal, and after `timeout`, in situations that could delay the end:
 * `npm run bench:signals`. Prints the seconds after one SIGINT, and after a SIGTERM that follows it half a second later.
 * Exits with 1 if a process hung and had to be killed, or took longer than promised. Needs a fresh `dist/`.
 */
import { afterTimeout, cancelled } from './action.ts';
import type { Promised } from './measure.ts';
import { type Measured, measure } from './measure.ts';

/** Seconds that count as "at once" on a busy machine. */
const atOnce = 1;

const promised: readonly Promised[] = [cancelled, afterTimeout];
const only = process.argv[2] ?? '';

for (const { name, from, seconds, situations } of promised) {
  console.log(
    from === 'signal'
      ? `${name}: within ${seconds} s of one signal, at once after a second one`
      : `${name}: within ${seconds} s`,
  );
  for (const situation of situations.filter((one) => one.name.includes(only))) {
    const one = await measure(situation, from === 'signal' ? 'one' : 'none');
    const two = from === 'signal' ? await measure(situation, 'two') : undefined;
    console.log(`  ${situation.name.padEnd(65)} ${text(one)} ${two ? text(two) : ''}`.trimEnd());
    const isLate = one.seconds > seconds || (two !== undefined && two.seconds > atOnce);
    if (one.hung || two?.hung || isLate) process.exitCode = 1;
  }
}

function text({ seconds, end, hung }: Measured): string {
  return hung ? 'hung    ' : `${seconds.toFixed(2)} s (${end})`.padEnd(14);
}
