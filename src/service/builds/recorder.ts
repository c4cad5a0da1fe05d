import type { Clock, Random } from '../../clock.ts';
import { messageOf } from '../../errors.ts';
import type { Blobs } from '../data/blobs.ts';
import type { BuildRecord } from '../data/store/build-record.ts';
import type { Store } from '../data/store/store.ts';
import { systemCause } from '../executor/errors.ts';
import type { BuildOutcome, BuildRecorder, ProducedFile } from '../executor/execution.ts';
import { meansNoRoom } from '../system-error.ts';
import { safeName } from './artefact-name.ts';

interface KeeperParts {
  readonly store: Store;
  readonly blobs: Blobs;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: (line: string) => void;
}

/**
 * Keeps what the executor tells of one build. When something cannot be kept (a full disk), the error goes to the
 * executor, which stops, and `fault` tells how the build ends then, in words for its user.
 */
export function keeperOf(
  build: BuildRecord,
  parts: KeeperParts,
): { keeper: BuildRecorder; fault: () => BuildOutcome | undefined } {
  const { store, clock, log } = parts;
  const { id } = build;
  let fault: BuildOutcome | undefined;
  const guarded =
    <T>(what: string, keep: (told: T) => void | Promise<void>) =>
    async (told: T): Promise<void> => {
      try {
        await keep(told);
      } catch (error) {
        log(`build ${id}: ${what} could not be kept: ${messageOf(error)}`);
        const cause =
          systemCause(error) ?? (meansNoRoom(error) ? 'there is no room left' : 'its log says why');
        fault ??= { state: 'failed', message: `The service could not keep ${what}: ${cause}` };
        throw error;
      }
    };
  return {
    fault: () => fault,
    keeper: {
      state: guarded("the build's state", (to) => {
        if (store.builds.move({ id, to, at: clock.now() })) log(`build ${id} is ${to}`);
      }),
      commit: guarded('the commit', (commit) => store.builds.setCommit({ id, commit })),
      workflow: guarded("the workflow's name", (read) =>
        store.builds.setWorkflow({
          id,
          name: read.name ?? build.workflowName,
          labels: [...new Set([...read.labels, ...build.labels])],
        }),
      ),
      steps: guarded('the steps', (steps) => store.builds.setSteps({ id, steps })),
      artefact: guarded('an artefact', (file) => keepArtefact(file, { build, parts })),
      cache: guarded('the cache', ({ path }) => keepCache(path, { build, parts })),
    },
  };
}

interface Of {
  readonly build: BuildRecord;
  readonly parts: KeeperParts;
}

/** Size and digest are those of what was stored, in case that a process of the build still writes to the file. */
async function keepArtefact(file: ProducedFile, { build, parts }: Of): Promise<void> {
  const { store, blobs, random } = parts;
  const blob = await blobs.keep(file.path);
  try {
    const name = safeName(file.name);
    store.artefacts.add({
      buildId: build.id,
      securePath: `${secureId(random)}/${secureId(random)}/${name}`,
      name,
      type: file.type,
      size: blob.size,
      md5: blob.md5,
      blob: blob.hash,
      packageName: file.packageName ?? null,
      versionName: file.versionName ?? null,
    });
  } finally {
    blob.release();
  }
}

async function keepCache(path: string, { build, parts }: Of): Promise<void> {
  const { store, blobs, random, clock } = parts;
  const blob = await blobs.keep(path);
  try {
    const replaced = store.caches.keep({
      id: random.hex(12),
      appId: build.appId,
      workflowId: build.workflowId,
      size: blob.size,
      blob: blob.hash,
      lastUsed: clock.now(),
    });
    if (replaced) blobs.collect(replaced);
  } finally {
    blob.release();
  }
}

/** 128 random bits in the form that the hosted service's secure ids have. */
function secureId(random: Random): string {
  return random.hex(16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
