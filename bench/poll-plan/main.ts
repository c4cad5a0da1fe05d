/** Prints how late the action sees the end of a simulated build, and with how many requests. See README.md. */
import { simulateBuilds, withoutLastStates } from './builds.ts';
import { actionPlan, type Figures, figuresOf, missed } from './replay.ts';

const pollIntervalMs = 30_000;
const builds = simulateBuilds({ workflows: 100, seed: 4 });

console.log(`${builds.length} builds, pollInterval: 30s\n`);
console.log(columns('', 'delay of an end', 'delay of a failure', 'requests'));
const own = figuresOf(builds, actionPlan(pollIntervalMs));
print('all states', own);
print('all but the last states', figuresOf(builds.map(withoutLastStates), actionPlan(pollIntervalMs)));
print(
  'a poll every 30 s',
  figuresOf(builds, () => pollIntervalMs),
);
for (const miss of missed(own)) {
  console.log(`Missed: ${miss}`);
  process.exitCode = 1;
}

function print(name: string, { finished, failed, requests }: Figures): void {
  console.log(columns(name, `${finished.toFixed(1)} s`, `${failed.toFixed(1)} s`, requests.toFixed(1)));
}

function columns(name: string, ...cells: readonly string[]): string {
  return name.padEnd(32) + cells.map((cell) => cell.padStart(20)).join('');
}
