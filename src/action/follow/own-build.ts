/**
 * Builds of this step that the contract's API does not know by the ID that answered their start, which the newer API gave
 * (docs/hosted-service.md, "The newer API (v3)"). The list shows them by the label that only they have.
 */
import type { Client } from '../../client/client.ts';
import { NotFound } from '../../client/errors.ts';
import { judgeBuild } from '../../contract/judge.ts';
import { filterOf, type NamedBuild } from './build-list.ts';

/**
 * The ID of the build with the label; `undefined` if the list does not show it or cannot be read.
 *
 * @throws the signal's reason
 */
export async function findByLabel(
  client: Client,
  { appId, workflowId, ref, label: ownLabel }: NamedBuild,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (ownLabel === undefined) return undefined;
  const workflowIds = workflowId === undefined ? undefined : [workflowId];
  const criteria = { appId, workflowIds, refs: ref && [ref], ownLabel };
  try {
    for await (const build of client.builds.list(filterOf({ appId, ref }), { signal }))
      if (judgeBuild(build, criteria) === 'yes') return build._id;
  } catch {
    signal.throwIfAborted();
  }
  return undefined;
}

export interface CancelledBuild {
  /** The ID by which it was cancelled. */
  readonly buildId: string;
  readonly answer: 'canceled' | 'alreadyFinished';
}

/**
 * Cancels a build. If the service does not know the ID of one that this step started, it is cancelled by the ID that the
 * list shows; without one, the service may only just have started it.
 *
 * @param newSince as in `Builds.cancel`, which also says what this throws
 */
export async function cancelBuild(
  client: Client,
  build: NamedBuild,
  { newSince, signal }: { newSince: number | undefined; signal: AbortSignal },
): Promise<CancelledBuild> {
  const { buildId, label } = build;
  const firstTry = label === undefined ? { signal, newSince } : { signal };
  try {
    return { buildId, answer: await client.builds.cancel(buildId, firstTry) };
  } catch (error) {
    if (!(error instanceof NotFound) || label === undefined) throw error;
    const known = (await findByLabel(client, build, signal)) ?? buildId;
    return { buildId: known, answer: await client.builds.cancel(known, { signal, newSince }) };
  }
}
