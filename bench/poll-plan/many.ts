import { mean } from '../statistics.ts';
import { type Replayed, replayStep, simulateWorkflows, type Workflow } from './replay-step.ts';

const counts = [8, 10, 40, 100, 500];
const all = simulateWorkflows({ count: 500, seed: 4 });

interface Row {
  readonly builds: number;
  /** Seconds. */
  readonly delay: number;
  readonly requests: number;
  readonly mostInAnHour: number;
}

const step = (workflows: readonly Workflow[]): Promise<Replayed> =>
  replayStep(workflows, { pollInterval: '30s' });

/** Prints delay against requests for steps with few and many builds. @returns whether the target is met */
export async function printManyBuilds(): Promise<boolean> {
  const single: Replayed[] = [];
  for (const workflow of all.slice(0, 100)) single.push(await step([workflow]));
  const one: Row = {
    builds: 1,
    delay: mean(single.flatMap(({ delays }) => delays)) / 1000,
    requests: mean(single.map(({ requests }) => requests)),
    mostInAnHour: Math.max(...single.map(({ mostInAnHour }) => mostInAnHour)),
  };
  console.log('\nMany builds in one step\n');
  console.log(columns(['builds', 'delay (s)', 'ratio', 'requests', 'ratio', 'hourly maximum']));
  print(one, one);
  let met = true;
  for (const builds of counts) {
    const { delays, requests, mostInAnHour } = await step(all.slice(0, builds));
    const row = { builds, delay: mean(delays) / 1000, requests, mostInAnHour };
    print(row, one);
    const missed = builds === 100 && (row.delay > 2 * one.delay || requests > 30 * one.requests);
    if (delays.length === builds && !missed && mostInAnHour <= 3000) continue;
    console.log(
      `Missed at ${builds} builds: at most 2 times the delay, 30 times the requests, 3,000 an hour.`,
    );
    met = false;
  }
  return met;
}

function print({ builds, delay, requests, mostInAnHour }: Row, one: Row): void {
  const cells = [
    builds,
    delay.toFixed(1),
    (delay / one.delay).toFixed(2),
    requests.toFixed(0),
    (requests / one.requests).toFixed(1),
    mostInAnHour,
  ];
  console.log(columns(cells));
}

function columns(cells: readonly (string | number)[]): string {
  return cells.map((cell) => String(cell).padStart(16)).join('');
}
