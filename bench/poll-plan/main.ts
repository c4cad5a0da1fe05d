/** Prints the requests and delays of the poll plan, of fixed pauses and of the best possible plan. See README.md. */
import type { PastBuild } from '../../src/action/follow/estimate.ts';
import { type Delays, type Figures, figuresOf, meetsTarget, targetText } from './figures.ts';
import { plainPlan, stepsPlan } from './other-plans.ts';
import {
  bestPlan,
  type Case,
  fixedPlan,
  ownPlan,
  type Plan,
  simulateCases,
  withoutLastStates,
} from './replay.ts';
import { type SteppedCase, simulateSteppedCases } from './steps.ts';

const pollIntervalMs = 30_000;
const fixed30 = fixedPlan(30_000);

type History = readonly PastBuild[];

function stretched(factor: number): (history: History) => History {
  return (history) => history.map((past) => ({ ...past, durationMs: past.durationMs * factor }));
}

const withHistory = ownPlan(pollIntervalMs, (history) => history);
const plans: Readonly<Record<string, Plan>> = {
  'this plan, with history': withHistory,
  'this plan, one earlier build': ownPlan(pollIntervalMs, (history) =>
    history.filter(({ status }) => status === 'finished').slice(0, 1),
  ),
  'this plan, no history': ownPlan(pollIntervalMs, () => []),
  'this plan, history three times too long': ownPlan(pollIntervalMs, stretched(3)),
  'this plan, history three times too short': ownPlan(pollIntervalMs, stretched(1 / 3)),
  'plain rule': plainPlan(pollIntervalMs),
  'fixed 10 s': fixedPlan(10_000),
  'fixed 30 s': fixed30,
  'knows the end': bestPlan(pollIntervalMs),
};

function row(name: string, { requests, finished, failed, longestPause }: Figures): string {
  const delays = ({ mean, p50, p95 }: Delays): string =>
    [mean, p50, p95].map((s) => s.toFixed(1)).join(' / ');
  return `| ${[name, requests.toFixed(1), delays(finished), delays(failed), longestPause.toFixed(1)].join(' | ')} |`;
}

/** The earlier builds are read by id first: a request each. */
function stepsFigures(cases: readonly SteppedCase[]): Figures {
  const figures = figuresOf(cases, stepsPlan(pollIntervalMs));
  const read = cases.reduce((sum, { earlier }) => sum + earlier.length, 0) / cases.length;
  return { ...figures, requests: figures.requests + read };
}

function table(title: string, cases: readonly Case[]): void {
  console.log(`\n${title} (${cases.length} builds, pollInterval 30s)\n`);
  console.log(
    '| plan | requests per build | delay, finished: mean / p50 / p95 (s) | delay, failed (s) | longest pause (s) |',
  );
  console.log('|---|--:|--:|--:|--:|');
  for (const [name, plan] of Object.entries(plans)) console.log(row(name, figuresOf(cases, plan)));
}

const seeds = [4, 5, 6, 7];
const cases = simulateCases({ workflows: 100, seed: 4 });
table('The service reports all states', cases);
table('The service does not report the last states: building, then the end', cases.map(withoutLastStates));
const stepped = simulateSteppedCases({ workflows: 100, seed: 4 });
for (const [states, of] of Object.entries(worlds(stepped))) {
  table(`The service tells steps, ${states}`, of);
  console.log(row('time left from the steps of three builds', stepsFigures(of)));
}

function worlds<Replayed extends Case>(all: readonly Replayed[]): Record<string, Replayed[]> {
  return { 'all states': [...all], 'last states missing': all.map(withoutLastStates) };
}

console.log('\nTarget, for each service and other seeds:\n');
for (const seed of seeds) {
  const told = simulateSteppedCases({ workflows: 70, seed });
  const all = { ...worlds(simulateCases({ workflows: 70, seed })), ...named('steps, ', worlds(told)) };
  for (const [states, of] of Object.entries(all)) {
    const comparison = { own: figuresOf(of, withHistory), fixed: figuresOf(of, fixed30) };
    console.log(`seed ${seed}, ${states}: ${targetText(comparison)}`);
    if (!meetsTarget(comparison)) process.exitCode = 1;
  }
}

console.log('\nOther plans where steps are told:\n');
for (const seed of seeds) {
  const told = simulateSteppedCases({ workflows: 70, seed });
  for (const [states, of] of Object.entries(worlds(told))) {
    const fixed = figuresOf(of, fixed30);
    const plain = figuresOf(of, plainPlan(pollIntervalMs));
    console.log(`seed ${seed}, ${states}, plain rule: ${targetText({ own: plain, fixed })}`);
    console.log(`seed ${seed}, ${states}, from steps: ${targetText({ own: stepsFigures(of), fixed })}`);
  }
}

function named<Value>(prefix: string, values: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]));
}
