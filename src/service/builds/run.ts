import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock, Random } from '../../clock.ts';
import { messageOf } from '../../errors.ts';
import { type Configuration, editorWorkflows, variableGroups } from '../applications/configuration.ts';
import { repositoryAccess } from '../applications/repository-access.ts';
import type { Blobs } from '../data/blobs.ts';
import type { Installation } from '../data/folder/data-folder.ts';
import { removeFolder } from '../data/folder/remove-folder.ts';
import type { BuildRecord } from '../data/store/build-record.ts';
import type { Store } from '../data/store/store.ts';
import type { Vault } from '../data/vault.ts';
import type { BuildOrder, BuildOutcome, Execute } from '../executor/execution.ts';
import { BuildRequest } from './build-request.ts';
import { keeperOf } from './recorder.ts';

export interface BuildingParts {
  readonly store: Store;
  readonly blobs: Blobs;
  readonly vault: Vault;
  readonly installation: Installation;
  readonly configuration: Configuration;
  readonly execute: Execute;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: (line: string) => void;
}

/** `closing` is aborted when the service stops. */
export type CarryOut = (
  build: BuildRecord,
  options: { signal: AbortSignal; closing: AbortSignal },
) => Promise<BuildOutcome>;

/** How long the service goes on removing a build's folder once it stops, in milliseconds. */
const removalGrace = 1_000;

/**
 * Carries one build out: makes the order from what is stored, lets the executor work, keeps what it tells. Resolves
 * with how it ended whatever went wrong, a store that refused included: an error is that build's only.
 */
export function createBuilding(parts: BuildingParts): CarryOut {
  const { blobs, store, execute, installation, log } = parts;
  return async (build, { signal, closing }) => {
    const folder = join(installation.work, build.id);
    const own = join(installation.staging, build.id);
    const cache = store.caches.latest(build);
    // A cache that is removed meanwhile stays readable until the build has ended.
    const release = cache ? blobs.hold(cache.blob) : () => {};
    const { keeper, fault } = keeperOf(build, parts);
    try {
      const logs = join(installation.logs, build.id);
      // Nothing is waited for before the executor begins, so that builds begin in the order of the queue.
      for (const path of [logs, folder, own]) mkdirSync(path, { mode: 0o700 });
      if (cache) store.caches.touch({ id: cache.id, at: parts.clock.now() });
      const order = orderOf(build, {
        parts,
        folder,
        own,
        logs,
        ...(cache ? { cacheArchive: blobs.pathOf(cache.blob) } : {}),
      });
      const outcome = await execute(order, keeper, { signal });
      return fault() ?? outcome;
    } catch (error) {
      log(`build ${build.id}: ${error instanceof Error ? error.stack : error}`);
      return fault() ?? { state: 'failed', message: `The build service had a fault: ${messageOf(error)}` };
    } finally {
      release();
      const inTime = { closing, clock: parts.clock };
      const removals = await Promise.allSettled([folder, own].map((path) => removeInTime(path, inTime)));
      for (const removal of removals)
        if (removal.status === 'rejected')
          log(`build ${build.id}: its folder stays: ${messageOf(removal.reason)}`);
    }
  };
}

/** @throws when the service stops meanwhile: what is left is removed by the next start */
async function removeInTime(
  folder: string,
  { closing, clock }: { closing: AbortSignal; clock: Clock },
): Promise<void> {
  const late = new AbortController();
  let cancelTimer = (): void => {};
  const giveUp = (): void => {
    cancelTimer = clock.setTimer(removalGrace, () => late.abort(new Error('the service stops')));
  };
  if (closing.aborted) giveUp();
  else closing.addEventListener('abort', giveUp, { once: true });
  try {
    await removeFolder(folder, late.signal);
  } finally {
    closing.removeEventListener('abort', giveUp);
    cancelTimer();
  }
}

function orderOf(
  build: BuildRecord,
  given: { parts: BuildingParts; folder: string; own: string; logs: string; cacheArchive?: string },
): BuildOrder {
  const { parts, ...places } = given;
  const application = parts.store.applications.find(build.appId);
  const sealed = parts.store.builds.sealedRequest(build.id);
  if (!application || !sealed) throw new Error('The application or the request of this build is missing');
  const request = BuildRequest.parse(parts.vault.open(sealed));
  const editorWorkflow = build.fromEditor
    ? editorWorkflows(parts.configuration, application).get(build.workflowId)
    : undefined;
  if (build.fromEditor && !editorWorkflow)
    throw new Error(`The configuration has no workflow ${JSON.stringify(build.workflowId)} any more`);
  return {
    ...places,
    buildId: build.id,
    repository: repositoryAccess(application, parts),
    ref: build.branch !== null ? { branch: build.branch } : { tag: build.tag ?? '' },
    workflowId: build.workflowId,
    ...(editorWorkflow ? { editorWorkflow } : {}),
    variables: request.variables,
    softwareVersions: request.softwareVersions,
    groups: request.groups,
    knownGroups: variableGroups(parts.configuration, application),
  };
}
