import type { SeenBuild } from '../../contract/build.ts';
import { type BuildCriteria, unknownFields } from '../../contract/judge.ts';
import { hasEnded } from '../../contract/values.ts';
import type { Runner } from '../runner/runner.ts';
import { type SearchContext, searchBuilds, undecidedText } from './search.ts';

interface RunningSearch {
  readonly criteria: BuildCriteria;
  /** What builds are whose labels alone are unknown, because neither the list nor their own records have any. */
  readonly unlabelled: 'apart' | 'undecided';
  /** What becomes of undecided builds, as the end of a sentence. */
  readonly doubt: (builds: readonly SeenBuild[]) => string;
}

export interface RunningBuilds {
  readonly matching: readonly SeenBuild[];
  /** Apart from `matching`. */
  readonly unlabelled: readonly SeenBuild[];
}

/**
 * The running builds that match, newest first. The log says which builds stay undecided, and whether the list has more pages.
 *
 * @throws ServiceError; the signal's reason
 */
export async function runningBuilds(
  context: SearchContext & { readonly runner: Runner },
  { criteria, unlabelled: asUnlabelled, doubt }: RunningSearch,
): Promise<RunningBuilds> {
  const { log, cancelled: signal } = context.runner;
  const records = new Map<string, SeenBuild>();
  const { matching, undecided, cut, where } = await searchBuilds(context, {
    criteria,
    counts: ({ status }) => !hasEnded(status),
    records,
    signal,
  });
  if (cut) log.info(`Searched ${where} for running builds. Older builds were not checked.`);
  const unlabelled = undecided.filter(
    (build) =>
      asUnlabelled === 'apart' &&
      records.has(build._id) &&
      unknownFields(build, criteria).every((field) => field === 'labels'),
  );
  const open = undecided.filter((build) => !unlabelled.includes(build));
  if (open.length > 0) log.warning(`${undecidedText(open, criteria)}, so ${doubt(open)}.`);
  return { matching, unlabelled };
}
