/**
 * Prints the requests and delays of the poll plan, of fixed pauses and of the best possible plan; those of other worlds and
 * seeds go to stderr. See README.md.
 */
import type { PastBuild } from '../../src/action/follow/estimate.ts';
import { type Delays, type Figures, figuresOf, meetsTarget, targetText } from './figures.ts';
import { printManyBuilds } from './many.ts';
import { bestPlan, fixedPlan, noticedAfter, ownPlan, type Plan, worlds } from './replay.ts';

const pollIntervalMs = 30_000;
const fixed30 = fixedPlan(30_000);

type History = readonly PastBuild[];

function stretched(factor: number): (history: History) => History {
  return (history) =>
    history.map((past) => ({
      ...past,
      durationMs: past.durationMs * factor,
      steps: past.steps.map(({ name, toEndMs }) => ({ name, toEndMs: toEndMs * factor })),
    }));
}

const withHistory = ownPlan(pollIntervalMs, (history) => history);
const plans: Readonly<Record<string, Plan>> = {
  'this plan, with history': withHistory,
  'this plan, one earlier build': ownPlan(pollIntervalMs, (history) => history.slice(0, 1)),
  'this plan, no history': ownPlan(pollIntervalMs, () => []),
  'this plan, history three times too long': ownPlan(pollIntervalMs, stretched(3)),
  'this plan, history three times too short': ownPlan(pollIntervalMs, stretched(1 / 3)),
  'fixed 10 s': fixedPlan(10_000),
  'fixed 30 s': fixed30,
  'knows the end': bestPlan(pollIntervalMs),
};

function columns(name: string, ...figures: readonly string[]): string {
  return [name.padEnd(42), ...figures.map((figure) => figure.padStart(15))].join('');
}

function row(name: string, { requests, finished, failed }: Figures): string {
  const delays = ({ mean, p50, p95 }: Delays): string => [mean, p50, p95].map((s) => s.toFixed(1)).join('/');
  return columns(name, requests.toFixed(1), delays(finished), delays(failed));
}

for (const [at, { title, cases }] of worlds({ workflows: 100, seed: 4 }).entries()) {
  const print = at === 0 ? console.log : console.error;
  print(`\nThe service reports ${title} (${cases.length} builds, pollInterval 30s)\n`);
  print(columns('delays (s): mean/p50/p95', 'requests', 'finished', 'failed'));
  for (const [name, plan] of Object.entries(plans)) print(row(name, figuresOf(cases, plan)));
}

console.error('\nWithout history, the action notices the failure of a build:\n');
for (const seconds of [1, 3, 10])
  console.error(
    `a failure ${seconds} s after the start: after ${noticedAfter(seconds * 1000, pollIntervalMs) / 1000} s`,
  );
if (noticedAfter(3000, pollIntervalMs) > 5000) process.exitCode = 1;

console.log('\nCompared with a fixed 30 s:\n');
for (const seed of [4, 5, 6, 7])
  for (const { title, most, cases } of worlds({ workflows: 70, seed })) {
    const comparison = { own: figuresOf(cases, withHistory), fixed: figuresOf(cases, fixed30), most };
    const print = seed === 4 ? console.log : console.error;
    print(`seed ${seed}, ${title}: ${targetText(comparison)}`);
    if (!meetsTarget(comparison)) process.exitCode = 1;
  }

if (!(await printManyBuilds())) process.exitCode = 1;
