import type { Client } from '../../client/client.ts';
import type { SeenBuild } from '../../contract/build.ts';
import { type BuildCriteria, unknownFields } from '../../contract/judge.ts';
import { hasEnded } from '../../contract/values.ts';
import type { Limits } from '../../limits.ts';
import type { Runner } from '../runner/runner.ts';
import { mostRead, SearchMemory, searchBuilds, undecidedText } from './search.ts';

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
 * The running builds that match, newest first. The log says which builds stay undecided and how many were not judged,
 * and whether the list has more pages.
 *
 * @throws ServiceError; the signal's reason
 */
export async function runningBuilds(
  context: { readonly client: Client; readonly limits: Limits; readonly runner: Runner },
  { criteria, unlabelled: asUnlabelled, doubt }: RunningSearch,
): Promise<RunningBuilds> {
  const { log, cancelled: signal } = context.runner;
  const memory = new SearchMemory();
  const { matching, undecided, notJudged, cut, where } = await searchBuilds(context, {
    criteria,
    listRefs: criteria.refs,
    counts: ({ status }) => !hasEnded(status),
    memory,
    signal,
  });
  if (cut) log.info(`Searched ${where} for running builds. Older builds were not checked.`);
  const unlabelled = undecided.filter(
    (build) =>
      asUnlabelled === 'apart' &&
      memory.records.has(build._id) &&
      unknownFields(build, criteria).every((field) => field === 'labels'),
  );
  const open = undecided.filter((build) => !unlabelled.includes(build));
  if (open.length > 0) log.warning(`${undecidedText(open, criteria)}, so ${doubt(open)}.`);
  if (notJudged > 0)
    log.info(`Read the newest ${mostRead} of these builds by ID. ${notJudged} more were not judged.`);
  return { matching, unlabelled };
}
