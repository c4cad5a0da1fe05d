import { expect, test } from '@jest/globals';
import { type ListedBuild, runManyBuilds, type Workflow } from '../../../support/many-builds.ts';

const minute = 60_000;
const second = 1000;

/** Builds that take twenty minutes, or a second longer each. */
function workflows(count: number, { runningMs = 20 * minute, laterMs = second } = {}): Workflow[] {
  return Array.from({ length: count }, (_, index) => {
    const states = [{ state: 'building', from: 0 }];
    const endsAt = runningMs + index * laterMs;
    return { id: `w${index}`, build: { states, runsFrom: 0, endsAt, status: 'finished' }, before: [] };
  });
}

test('up to 8 builds are polled by their ids, and more with the list alone', async () => {
  const few = await runManyBuilds(workflows(8), { pollInterval: '1m' });
  expect(few.byId).toBeGreaterThanOrEqual(8 * 20);
  expect(few.pages).toBe(1);
  const many = await runManyBuilds(workflows(9), { pollInterval: '1m' });
  expect(many.byId).toBeLessThan(2 * 8);
  expect(many.pages).toBeLessThan(30);
});

test('40 builds of 10 s end within 20 s at pollInterval 5s', async () => {
  const { tookMs, delays } = await runManyBuilds(workflows(40, { runningMs: 10 * second, laterMs: 0 }), {
    pollInterval: '5s',
  });
  expect(delays).toHaveLength(40);
  expect(tookMs).toBeLessThanOrEqual(20 * second);
});

test('builds that the list does not show are polled by their ids', async () => {
  const hidden = (builds: readonly ListedBuild[]): ListedBuild[] =>
    builds.filter(({ workflowId }) => workflowId !== 'w3' && workflowId !== 'w30');
  const run = await runManyBuilds(workflows(40), { pollInterval: '1m', arranged: hidden });
  expect(run.delays).toHaveLength(40);
  expect(run.byId).toBeGreaterThanOrEqual(2 * 20);
  expect(run.byId).toBeLessThan(4 * 20);
});

test.each<[string, (builds: readonly ListedBuild[]) => readonly ListedBuild[]]>([
  ['oldest first', (builds) => builds.toReversed()],
  ['by id', (builds) => builds.toSorted((left, right) => left.id.localeCompare(right.id))],
])('a list %s shows the builds as well', async (_, arranged) => {
  const run = await runManyBuilds(workflows(40), { pollInterval: '1m', arranged });
  expect(run.delays).toHaveLength(40);
  expect(run.byId).toBeLessThan(2 * 8);
});

test('pages that shift between two requests hide no end', async () => {
  let page = 0;
  const shifting = (builds: readonly ListedBuild[]): readonly ListedBuild[] => {
    page += 1;
    return [...builds.slice(page % 7), ...builds.slice(0, page % 7)];
  };
  const run = await runManyBuilds(workflows(40), { pollInterval: '1m', arranged: shifting });
  expect(run.delays).toHaveLength(40);
  expect(Math.max(...run.delays)).toBeLessThanOrEqual(minute + second);
});

test('a list that shows none of the builds is asked for less often', async () => {
  const run = await runManyBuilds(workflows(40), { pollInterval: '1m', arranged: () => [] });
  expect(run.delays).toHaveLength(40);
  expect(run.byId).toBeGreaterThanOrEqual(40 * 20);
  expect(run.pages).toBeLessThan(12);
});

test('a list that is refused is asked for less often, and builds are polled by their ids', async () => {
  let lists = 0;
  const refused = (path: string): number | undefined => {
    if (path !== '/builds') return undefined;
    lists += 1;
    return 403;
  };
  const run = await runManyBuilds(workflows(40), { pollInterval: '1m', refused });
  expect(run.delays).toHaveLength(40);
  expect(lists).toBeLessThan(12);
});

test('where the list and one build are refused, the other builds are polled by their ids', async () => {
  const isRefused = new Set(['/builds', '/builds/b1']);
  const refused = (path: string): number | undefined => (isRefused.has(path) ? 403 : undefined);
  const run = await runManyBuilds(workflows(40), { pollInterval: '1m', refused });
  expect(run.delays).toHaveLength(39);
});

test('builds whose own records are refused end as the list shows them', async () => {
  const refused = (path: string): number | undefined => (path.startsWith('/builds/') ? 403 : undefined);
  const run = await runManyBuilds(workflows(40), { pollInterval: '1m', refused, listsSteps: false });
  expect(run.delays).toHaveLength(40);
  expect(run.succeeded).toBe(true);
});

test('pages of megabytes are read; if a page is larger than the limit, builds are polled by their ids', async () => {
  const mebibyte = 1024 * 1024;
  const large = await runManyBuilds(workflows(12, { runningMs: 2 * minute }), {
    pollInterval: '1m',
    padding: 2 * mebibyte,
  });
  expect(large.byId).toBeLessThan(2 * 8);
  const limits = { pageBytes: mebibyte };
  const tooLarge = await runManyBuilds(workflows(12, { runningMs: 2 * minute }), {
    pollInterval: '1m',
    padding: 2 * mebibyte,
    limits,
  });
  expect(tooLarge.delays).toHaveLength(12);
  expect(tooLarge.byId).toBeGreaterThanOrEqual(12);
});
