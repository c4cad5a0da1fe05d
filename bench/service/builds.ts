import { median } from '../statistics.ts';
import { startBenchService } from './stage.ts';
import { type Usage, usageBetween } from './usage.ts';

const builders = 8;

export interface Throughput {
  readonly perSecond: number;
  /** CPU time for each build. */
  readonly usage: Usage;
}

/** Runs this many builds, eight at a time, after one for each builder that warms up. */
export async function runBuilds(options: {
  readonly folder: string;
  readonly count: number;
}): Promise<Throughput> {
  await using service = await startBenchService({ ...options, store: 'builds', work: 'builds', builders });
  await service.build(builders);
  const before = await service.usage();
  const from = performance.now();
  await service.build(options.count);
  const perSecond = (options.count / (performance.now() - from)) * 1_000;
  const { own, started } = usageBetween(before, await service.usage());
  return { perSecond, usage: { own: own / options.count, started: started / options.count } };
}

/** How much longer a build takes inside walls, in milliseconds: the median of pairs, after one that warms up. */
export async function timeOfWalls(options: { readonly folder: string; readonly pairs: number }) {
  const settings = { folder: options.folder, builders: 1 };
  await using plain = await startBenchService({ ...settings, store: 'plain', work: 'builds' });
  await using walled = await startBenchService({ ...settings, store: 'walled', work: 'sandboxed' });
  const timeOf = async ({ build }: typeof plain): Promise<number> => {
    const from = performance.now();
    await build(1);
    return performance.now() - from;
  };
  const times: { readonly without: number; readonly inside: number }[] = [];
  for (let pair = 0; pair <= options.pairs; pair += 1)
    times.push({ without: await timeOf(plain), inside: await timeOf(walled) });
  const measured = times.slice(1);
  return {
    without: median(measured.map(({ without }) => without)),
    more: median(measured.map(({ inside, without }) => inside - without)),
  };
}
