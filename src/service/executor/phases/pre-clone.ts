import { mkdir, rename, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildError } from '../../errors.ts';
import type { BuildContext, PlannedScript, PreparedBuild } from './build-context.ts';
import type { ScriptRunner } from './script-runner.ts';
import { endScripts, runScripts } from './scripts.ts';

/**
 * Runs the scripts for before the clone. The workflow's file had to be fetched to know them, so what was fetched is out of
 * the way until they have ended, and the folder of the clone is empty.
 *
 * @throws BuildError when one fails: there is nothing to build then
 */
export async function preClonePhase(
  context: BuildContext,
  build: PreparedBuild,
  work: { readonly planned: readonly PlannedScript[]; readonly scripts: ScriptRunner },
): Promise<void> {
  const { clone, own } = build.folders;
  const fetched = join(own, 'fetched');
  await rename(clone, fetched);
  await mkdir(clone, { mode: 0o700 });
  const { failure, log } = await runScripts(context, { ...work, more: {} });
  await endScripts(context, log);
  if (failure !== null) throw new BuildError(failure);
  try {
    // Fails for a link, or a folder that is not empty.
    await rmdir(clone);
  } catch (cause) {
    const what = 'A script of `pre_clone_scripts` changed the folder of the clone, so nothing was cloned';
    throw new BuildError(what, { cause });
  }
  await rename(fetched, clone);
}
