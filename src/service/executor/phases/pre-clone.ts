import { lstat, readdir, rename } from 'node:fs/promises';
import { BuildError } from '../../errors.ts';
import { below } from '../../folder-tree.ts';
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
  const before = await lstat(clone);
  const fetched = await own.folder('fetched');
  await moveEntries(clone, fetched);
  const { failure, log } = await runScripts(context, { ...work, more: {} });
  await endScripts(context, log);
  if (failure !== null) throw new BuildError(failure);
  // A script may have put a link in its place, even with its number, through which the sources would land elsewhere.
  const after = await lstat(clone).catch(() => undefined);
  const isSame = after?.isDirectory() && after.ino === before.ino && after.dev === before.dev;
  if (!isSame || (await readdir(clone)).length > 0)
    throw new BuildError(
      'A script of `pre_clone_scripts` changed the folder of the clone, so nothing was cloned',
    );
  await moveEntries(fetched, clone);
}

async function moveEntries(from: string, to: string): Promise<void> {
  // As bytes: a repository can have names that are not UTF-8.
  for (const name of await readdir(from, 'buffer')) await rename(below(from, name), below(to, name));
}
