import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildKeeper, BuildOrder, BuildOutcome } from '../../src/service/executor/execution.ts';
import type { Executor } from '../../src/service/service.ts';

/** A build, as a script gets it. */
export interface Work {
  readonly order: BuildOrder;
  readonly keeper: BuildKeeper;
  readonly signal: AbortSignal;
}

/** What a build does instead of cloning and running. */
export type Script = (work: Work) => Promise<BuildOutcome>;

/** An executor that follows a script, for tests of the service rather than of building. */
export function scriptedExecutor(script: Script = finishAtOnce): Executor {
  return {
    execute: (order, keeper, { signal }) => script({ order, keeper, signal }),
    listBranches: async () => ['main'],
    reapProcesses: async () => 0,
  };
}

/** Goes through the states of a successful build. */
export const finishAtOnce: Script = async ({ keeper }) => {
  for (const state of ['fetching', 'building', 'publishing', 'finishing'] as const) await keeper.state(state);
  return { state: 'finished', message: null };
};

/** Runs until it is cancelled. */
export const runUntilCanceled: Script = async ({ keeper, signal }) => {
  await keeper.state('fetching');
  await keeper.state('building');
  await aborted(signal);
  return { state: 'canceled', message: null };
};

/** Resolves when the signal is aborted, or if it already is. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Stores these files (name to content) as artefacts, and finishes. */
export function produce(files: readonly NamedContent[]): Script {
  return async (work) => {
    const { keeper } = work;
    for (const state of ['fetching', 'building', 'publishing'] as const) await keeper.state(state);
    await keepFiles(work, files);
    await keeper.state('finishing');
    return { state: 'finished', message: null };
  };
}

export type NamedContent = readonly [name: string, content: string | Buffer];

/** Stores these files as artefacts of a publishing build. */
export async function keepFiles(
  { order, keeper }: Pick<Work, 'order' | 'keeper'>,
  files: readonly NamedContent[],
): Promise<void> {
  for (const [at, [name, content]] of files.entries()) {
    const path = join(order.folder, `made-${at}`);
    await writeFile(path, content);
    const md5 = createHash('md5').update(content).digest('hex');
    await keeper.artefact({ path, name, type: 'apk', size: Buffer.byteLength(content), md5 });
  }
}
