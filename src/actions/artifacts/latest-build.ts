import type { Client } from '../../api/client.ts';
import type { Limits } from '../../api/limits.ts';
import { type SeenBuild, workflowIdOf } from '../../contract/build.ts';
import { parseTimestamp } from '../../contract/timestamp.ts';
import { type Ref, refText } from '../../core/refs.ts';
import { UserError } from '../../errors.ts';
import type { Runner } from '../../runner/runner.ts';
import { listText } from '../../tasks/requests/build-list.ts';

export interface Wanted {
  readonly appId: string;
  readonly workflowId: string | undefined;
  readonly ref: Ref | undefined;
}

/** Nothing that matches has finished, as far as the list was read. */
export class NoFinishedBuild extends UserError {
  constructor({ appId, workflowId, ref }: Wanted, where: string) {
    const what = [
      `application ${appId}`,
      ...(workflowId ? [`workflow ${workflowId}`] : []),
      ...(ref ? [refText(ref)] : []),
    ];
    super(
      `No build in ${where} that matches has finished (${what.join(', ')}). Check the ids, or name another build with buildId.`,
    );
  }
}

/**
 * The latest build that `finished`. The contract shows no order of the list (docs/api.md, "Builds"): all of it is read,
 * as far as lists are, and the newest time wins.
 *
 * @throws NoFinishedBuild; ServiceError
 */
export async function latestFinished(
  { client, limits, runner }: { client: Client; limits: Limits; runner: Runner },
  wanted: Wanted,
): Promise<SeenBuild> {
  const { appId, workflowId, ref } = wanted;
  let latest: { readonly build: SeenBuild; readonly at: number } | undefined;
  let cut = false;
  const onCut = (): void => {
    cut = true;
  };
  const signal = runner.cancelled;
  for await (const build of client.builds.list({ appId, ...ref }, { signal, onCut })) {
    const isMeant = build.status === 'finished' && (!workflowId || workflowIdOf(build) === workflowId);
    // Of those that tell no time, the first one counts.
    const at = startOf(build) ?? Number.NEGATIVE_INFINITY;
    if (isMeant && (!latest || at > latest.at)) latest = { build, at };
  }
  const where = listText({ cut, limits });
  if (!latest) throw new NoFinishedBuild(wanted, where);
  const only = cut ? ` in ${where}, which has more` : '';
  runner.log.info(`The latest build that finished${only} is ${latest.build._id}.`);
  return latest.build;
}

function startOf({ startedAt, createdAt }: SeenBuild): number | undefined {
  return parseTimestamp(startedAt) ?? parseTimestamp(createdAt);
}
