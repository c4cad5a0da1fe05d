import type { Client } from '../../../client/client.ts';
import type { SeenBuild } from '../../../contract/build.ts';
import { type Ref, refText, workflowIdOf } from '../../../contract/values.ts';
import { UserError } from '../../../errors.ts';
import type { ActionContext } from '../../context.ts';
import { listText } from '../../follow/build-list.ts';
import { newestBuild } from '../../follow/newest.ts';

interface Wanted {
  readonly appId: string;
  readonly workflowId: string | undefined;
  readonly ref: Ref | undefined;
}

/** The part of the list that was read has no matching build that has finished. */
class NoFinishedBuild extends UserError {
  constructor({ appId, workflowId, ref }: Wanted, where: string) {
    const what = [
      `application ${appId}`,
      ...(workflowId ? [`workflow ${workflowId}`] : []),
      ...(ref ? [refText(ref)] : []),
    ];
    super(
      `No matching build in ${where} has finished (${what.join(', ')}). Check the ids, or choose a build with buildId.`,
    );
  }
}

/**
 * The latest build with the status `finished`. The contract promises no order of the list (docs/api.md, "Builds"), so
 * all pages up to the limit are read, and the newest time wins.
 *
 * @throws NoFinishedBuild; ServiceError
 */
export async function latestFinished(
  { client, limits, runner }: Pick<ActionContext, 'limits' | 'runner'> & { readonly client: Client },
  wanted: Wanted,
): Promise<SeenBuild> {
  const { appId, workflowId, ref } = wanted;
  let latest: SeenBuild | undefined;
  let cut = false;
  const onCut = (): void => {
    cut = true;
  };
  const signal = runner.cancelled;
  for await (const build of client.builds.list({ appId, ...ref }, { signal, onCut })) {
    const matches = build.status === 'finished' && (!workflowId || workflowIdOf(build) === workflowId);
    if (matches) latest = latest ? newestBuild([latest, build]) : build;
  }
  const where = listText({ cut, limits });
  if (!latest) throw new NoFinishedBuild(wanted, where);
  const searched = cut ? ` (searched ${where}; it has more)` : '';
  runner.log.info(`The latest finished build is ${latest._id}${searched}.`);
  return latest;
}
