import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  BuildOrder,
  BuildOutcome,
  BuildRecorder,
  Executor,
} from '../../src/service/executor/execution.ts';

/** One build, as a script gets it. */
export interface Work {
  readonly order: BuildOrder;
  readonly recorder: BuildRecorder;
  readonly signal: AbortSignal;
}

/** What a build does in place of cloning and running. */
export type Script = (work: Work) => Promise<BuildOutcome>;

/** An executor that follows a script: for tests of what the service makes of builds, not of building. */
export function scriptedExecutor(script: Script = finishAtOnce): Executor {
  return {
    execute: (order, recorder, { signal }) => script({ order, recorder, signal }),
    listBranches: async () => ['main'],
    reapProcesses: async () => 0,
  };
}

/** Goes through the states of a build that does well. */
export const finishAtOnce: Script = async ({ recorder }) => {
  for (const state of ['fetching', 'building', 'publishing', 'finishing'] as const)
    await recorder.state(state);
  return { state: 'finished', message: null };
};

/** Works until it is cancelled. */
export const runUntilCanceled: Script = async ({ recorder, signal }) => {
  await recorder.state('fetching');
  await recorder.state('building');
  await aborted(signal);
  return { state: 'canceled', message: null };
};

/** Resolves when the signal is aborted, also when it was before. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Makes these files (name to content) artefacts, and finishes. */
export function produce(files: readonly NamedContent[]): Script {
  return async (work) => {
    const { recorder } = work;
    for (const state of ['fetching', 'building', 'publishing'] as const) await recorder.state(state);
    await keepFiles(work, files);
    await recorder.state('finishing');
    return { state: 'finished', message: null };
  };
}

export type NamedContent = readonly [name: string, content: string | Buffer];

/** Makes these files artefacts of a build that is publishing. */
export async function keepFiles(
  { order, recorder }: Pick<Work, 'order' | 'recorder'>,
  files: readonly NamedContent[],
): Promise<void> {
  for (const [at, [name, content]] of files.entries()) {
    const path = join(order.folder, `made-${at}`);
    await writeFile(path, content);
    const md5 = createHash('md5').update(content).digest('hex');
    await recorder.artefact({ path, name, type: 'apk', size: Buffer.byteLength(content), md5 });
  }
}
