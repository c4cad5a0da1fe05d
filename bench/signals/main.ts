/**
 * How long processes take to end after a signal, after `timeout`, and where a server sends what is no answer, in situations
 * that could delay the end: `npm run bench -- signals`. Prints the longest times after one SIGINT, and after a SIGTERM that
 * follows it half a second later, and each situation to stderr.
 * Exits with 1 if a process hung and had to be killed, or took longer than promised. Needs a fresh `dist/`.
 */
import { afterTimeout, cancelled } from './action.ts';
import { type Measured, measure, type Promised, type Situation } from './measure.ts';
import { cancelledUnanswered, unanswered } from './unanswered.ts';

/** Seconds that count as "at once" on a busy machine. */
const atOnce = 1;

const promised: readonly Promised[] = [cancelled, cancelledUnanswered, afterTimeout, ...unanswered];
const only = process.argv[2] ?? '';

// Those that are not measured from a signal mostly wait, some for minutes.
const waiting = promised.filter(({ from }) => from === 'situation').map((one) => () => tell(one));
for (const one of promised.filter(({ from }) => from === 'signal')) await tell(one);
await Promise.all(waiting.map((start) => start()));

async function tell({ name, from, seconds, situations }: Promised): Promise<void> {
  const meant = situations.filter((one) => `${name}: ${one.name}`.includes(only));
  if (meant.length === 0) return;
  const first: Measured[] = [];
  const second: Measured[] = [];
  const look = async (situation: Situation): Promise<void> => {
    const one = await measure(situation, { signals: from === 'signal' ? 'one' : 'none', seconds });
    const two = from === 'signal' ? await measure(situation, { signals: 'two', seconds }) : undefined;
    const isLate = one.seconds > seconds || (two !== undefined && two.seconds > atOnce);
    if (one.hung || two?.hung || isLate) process.exitCode = 1;
    first.push(one);
    if (two) second.push(two);
    console.error(`  ${situation.name.padEnd(65)} ${text(one)} ${two ? text(two) : ''}`.trimEnd());
  };
  if (from === 'situation') await Promise.all(meant.map(look));
  else for (const situation of meant) await look(situation);
  const after = from === 'signal' ? ` after one signal, ${longest(second)} after a second one` : '';
  console.log(`${name}, ${meant.length} situations: at most ${longest(first)}${after} (limit: ${seconds} s)`);
}

function longest(measured: readonly Measured[]): string {
  if (measured.some(({ hung }) => hung)) return 'forever';
  return `${Math.max(...measured.map(({ seconds }) => seconds)).toFixed(2)} s`;
}

function text({ seconds, end, hung }: Measured): string {
  return hung ? 'hung    ' : `${seconds.toFixed(2)} s (${end})`.padEnd(14);
}
