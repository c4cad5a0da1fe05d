/** Prints how late the action sees the end of a simulated build, and with how many requests. See README.md. */
import { simulateCases, withoutLastStates } from './builds.ts';
import { actionPlan, type Figures, figuresOf, missed } from './replay.ts';

const pollIntervalMs = 30_000;
const plan = actionPlan(pollIntervalMs);
const allStates = simulateCases({ workflows: 100, seed: 4 });

for (const { shows, cases, share } of [
  { shows: 'all states', cases: allStates, share: 0.25 },
  { shows: 'all but the last states', cases: allStates.map(withoutLastStates), share: 0.4 },
]) {
  const own = figuresOf(cases, plan);
  const fixed = figuresOf(cases, () => pollIntervalMs);
  const withoutHistory = cases.map(({ build }) => ({ build, history: [] }));
  console.log(`The service shows ${shows} (${cases.length} builds, pollInterval: 30s)\n`);
  console.log(columns('', 'delay of an end', 'delay of a failure', 'requests'));
  print('the action', own);
  print('the action, no earlier builds', figuresOf(withoutHistory, plan));
  print('a poll every 30 s', fixed);
  for (const miss of missed(own, { fixed, share })) {
    console.log(`Missed: ${miss}`);
    process.exitCode = 1;
  }
  console.log('');
}

function print(name: string, { finished, failed, requests }: Figures): void {
  console.log(columns(name, `${finished.toFixed(1)} s`, `${failed.toFixed(1)} s`, requests.toFixed(1)));
}

function columns(name: string, ...cells: readonly string[]): string {
  return name.padEnd(32) + cells.map((cell) => cell.padStart(20)).join('');
}
