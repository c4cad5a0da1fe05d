/**
 * Builds of this step that the contract's API does not know by the ID that answered their start, which the newer API gave
 * (docs/hosted-service.md, "The newer API (v3)"). The list shows them by the label that only they have.
 */
import type { Client } from '../../client/client.ts';
import { NotFound } from '../../client/errors.ts';
import { judgeBuild } from '../../contract/judge.ts';
import type { ListedPlace } from './build-list.ts';

export interface OwnBuild extends ListedPlace {
  readonly workflowId: string | undefined;
  /** No other build has it; `undefined` if this step did not start the build. */
  readonly label: string | undefined;
  readonly signal: AbortSignal;
}

/**
 * The ID of the build with the label; `undefined` if the list does not show it or cannot be read.
 *
 * @throws the signal's reason
 */
export async function findByLabel(
  client: Client,
  { appId, workflowId, ref, label: ownLabel, signal }: OwnBuild,
): Promise<string | undefined> {
  if (ownLabel === undefined) return undefined;
  const workflowIds = workflowId === undefined ? undefined : [workflowId];
  const criteria = { appId, workflowIds, refs: ref && [ref], ownLabel };
  try {
    for await (const build of client.builds.list({ ...(appId ? { appId } : {}), ...ref }, { signal }))
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
  { buildId, newSince, ...build }: OwnBuild & { readonly buildId: string; newSince: number | undefined },
): Promise<CancelledBuild> {
  const { label, signal } = build;
  const firstTry = label === undefined ? { signal, newSince } : { signal };
  try {
    return { buildId, answer: await client.builds.cancel(buildId, firstTry) };
  } catch (error) {
    if (!(error instanceof NotFound) || label === undefined) throw error;
    const known = (await findByLabel(client, build)) ?? buildId;
    return { buildId: known, answer: await client.builds.cancel(known, { signal, newSince }) };
  }
}
