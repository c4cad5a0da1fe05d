import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Executor } from '../../src/service/executor/execute.ts';
import type { BuildOrder, RunBuild } from '../../src/service/executor/execution.ts';

export type { BuildOrder, Executor };

/** What a build does instead of cloning and running scripts. */
export type Script = RunBuild;

export type Work = Parameters<Script>[0];

/** An executor that runs a script, for tests of the service around the executor. */
export function scriptedExecutor(script: Script = finishAtOnce): Executor {
  return {
    isSimulated: false,
    runBuild: script,
    listBranches: async () => ({ names: ['main'], defaultBranch: 'main' }),
    listWorkflows: async () => [{ id: 'android', name: 'Android app', inputs: [] }],
    isWrongPassphrase: async () => false,
    endProcesses: async () => 0,
  };
}

/** Passes through the states of a successful build. */
export const finishAtOnce: Script = async ({ recorder }) => {
  for (const state of ['fetching', 'building', 'publishing', 'finishing'] as const)
    await recorder.state(state);
  return { state: 'finished', message: null };
};

export const runUntilCanceled: Script = async ({ recorder, signal }) => {
  await recorder.state('fetching');
  await recorder.state('building');
  await aborted(signal);
  return { state: 'canceled', message: null };
};

/** Resolves once the signal is aborted, at once if it already is. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Produces these files (name and content) as artefacts and finishes. */
export function produce(files: readonly NamedContent[]): Script {
  return async (work) => {
    const { recorder } = work;
    for (const state of ['fetching', 'building', 'publishing'] as const) await recorder.state(state);
    await keepFiles(work, files);
    await recorder.state('finishing');
    return { state: 'finished', message: null };
  };
}

type NamedContent = readonly [name: string, content: string | Buffer];

/** Produces these files as artefacts of a build that is publishing. */
export async function keepFiles(
  { order, recorder }: Pick<Work, 'order' | 'recorder'>,
  files: readonly NamedContent[],
): Promise<void> {
  for (const [at, [name, content]] of files.entries()) {
    const path = join(order.folder, `made-${at}`);
    await writeFile(path, content);
    await recorder.artefact({ path, name, type: 'apk', facts: {} });
  }
}
