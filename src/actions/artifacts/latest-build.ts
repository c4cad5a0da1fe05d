import type { Client } from '../../api/client.ts';
import { type SeenBuild, workflowIdOf } from '../../contract/build.ts';
import { parseTimestamp } from '../../contract/timestamp.ts';
import { type Ref, refText } from '../../core/ref.ts';
import { UserError } from '../../errors.ts';
import { furthest } from '../artefacts/listed-builds.ts';

export interface Wanted {
  readonly appId: string;
  readonly workflowId: string | undefined;
  readonly ref: Ref | undefined;
}

/** Nothing that matches has finished, as far back as was looked. */
export class NoFinishedBuild extends UserError {
  constructor({ appId, workflowId, ref }: Wanted) {
    const what = [
      `application ${appId}`,
      ...(workflowId ? [`workflow ${workflowId}`] : []),
      ...(ref ? [refText(ref)] : []),
    ];
    super(
      `None of the last ${furthest} builds that match has finished (${what.join(', ')}). Check the ids, or name another build with buildId.`,
    );
  }
}

/**
 * The latest build that `finished`. The contract shows no order of the list (API.md section 4): the newest time wins,
 * and the search ends at the first older build of a list that has been newest first so far.
 *
 * @throws NoFinishedBuild; ServiceError
 */
export async function latestFinished(
  client: Client,
  { wanted, signal }: { wanted: Wanted; signal: AbortSignal },
): Promise<SeenBuild> {
  const { appId, workflowId, ref } = wanted;
  let latest: { readonly build: SeenBuild; readonly at: number } | undefined;
  let before = Number.POSITIVE_INFINITY;
  let isOrdered = true;
  let passed = 0;
  for await (const build of client.builds.list({ appId, ...ref }, { signal })) {
    const at = startOf(build) ?? before;
    isOrdered &&= at <= before;
    before = at;
    if (latest && isOrdered && at < latest.at) break;
    const isMeant = build.status === 'finished' && (!workflowId || workflowIdOf(build) === workflowId);
    if (isMeant && (!latest || at > latest.at)) latest = { build, at };
    if (++passed >= furthest) break;
  }
  if (!latest) throw new NoFinishedBuild(wanted);
  return latest.build;
}

function startOf({ startedAt, createdAt }: SeenBuild): number | undefined {
  return parseTimestamp(startedAt) ?? parseTimestamp(createdAt);
}
