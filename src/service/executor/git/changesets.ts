import { expandBraces } from '../../../pattern.ts';
import { BuildError } from '../../errors.ts';
import type { Changeset } from '../../workflow-file/condition.ts';
import { workflowFileName } from '../../workflow-file/document.ts';
import type { Script } from '../../workflow-file/schema.ts';
import type { Git } from './git.ts';

/**
 * Finds out, before the first script runs, for which changesets a file was changed since the previous commit. Git matches
 * the patterns. Without a previous commit, everything was changed.
 */
export async function createChangesets(
  git: Git,
  {
    scripts,
    previousCommit,
  }: { readonly scripts: readonly Script[]; readonly previousCommit: string | null },
): Promise<(changeset: Changeset) => boolean> {
  const changesets = scripts.flatMap(({ when }) => when?.changeset ?? []);
  if (previousCommit === null || changesets.length === 0) return () => true;
  /** Git fails if there is a difference, or if the clone does not have the commit. */
  const differs = async (patterns: readonly string[]): Promise<boolean> => {
    try {
      await git(['diff', '--quiet', '--no-ext-diff', previousCommit, 'HEAD', '--', ...patterns]);
      return false;
    } catch (error) {
      if (error instanceof BuildError) return true;
      throw error;
    }
  };
  // As on the hosted service, a change of the workflow file counts for every changeset.
  if (await differs([workflowFileName])) return () => true;
  const changed = new Set<Changeset>();
  for (const changeset of changesets) {
    const included = changeset.includes.flatMap(expandBraces);
    const excluded = changeset.excludes.flatMap(expandBraces);
    const patterns = [
      ...included.map((path) => (path === '.' || path === './' ? '.' : `:(glob)${path}`)),
      ...excluded.map((path) => `:(exclude,glob)${path}`),
    ];
    if (await differs(patterns)) changed.add(changeset);
  }
  return (changeset) => changed.has(changeset);
}
