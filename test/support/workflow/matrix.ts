import { type Contexts, resolve, type Value } from './expression.ts';
import type { Job } from './schema.ts';

type Combination = Readonly<Record<string, Value>>;

/** One of the jobs that a strategy creates. */
export interface Strand {
  readonly matrix: Combination;
  readonly strategy: {
    readonly 'fail-fast': boolean;
    readonly 'job-index': number;
    readonly 'job-total': number;
  };
}

/** Without a strategy, a single job that has no matrix. @throws for `exclude`, which nothing here uses */
export function strandsOf({ strategy }: Job, contexts: Contexts): Strand[] {
  const matrix = strategy ? (resolve(strategy.matrix, { contexts }) as Record<string, Value>) : {};
  const { include = [], exclude, ...axes } = matrix;
  if (exclude) throw new Error('This runner does not know matrix.exclude');
  const failFast = strategy ? resolve(strategy['fail-fast'], { contexts }) === true : true;
  const combinations = included(crossed(axes), include as Combination[]);
  return combinations.map((combination, index) => ({
    matrix: combination,
    strategy: { 'fail-fast': failFast, 'job-index': index, 'job-total': combinations.length },
  }));
}

function crossed(axes: Readonly<Record<string, Value>>): Combination[] {
  return Object.entries(axes).reduce<Combination[]>(
    (combinations, [name, values]) =>
      combinations.flatMap((one) => (values as Value[]).map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}

/** "Added to each combination if none of the pairs overwrite any of the original values"; otherwise a new one. */
function included(original: readonly Combination[], include: readonly Combination[]): Combination[] {
  const hasAxes = original.some((one) => Object.keys(one).length > 0);
  const combinations: Combination[] = hasAxes ? [...original] : include.length > 0 ? [] : [{}];
  for (const added of include) {
    const fitting = hasAxes
      ? original.flatMap((one, at) =>
          Object.entries(added).every(([name, value]) => !(name in one) || one[name] === value) ? [at] : [],
        )
      : [];
    if (fitting.length === 0) combinations.push(added);
    for (const at of fitting) combinations[at] = { ...combinations[at], ...added };
  }
  return combinations;
}
