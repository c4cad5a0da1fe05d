import { expandBraces } from '../../../pattern.ts';
import type { Changeset } from '../../workflow-file/condition.ts';
import { workflowFileName } from '../../workflow-file/document.ts';
import type { Script } from '../../workflow-file/schema.ts';
import type { Variables } from '../environment/machine.ts';
import type { ProcessCommand } from '../processes/session.ts';
import { createGit } from './git.ts';

/**
 * Finds out, before the first script runs, for which changesets a file was changed since the previous commit. Git matches
 * the patterns, in a process that ends with the build. Without a previous commit, everything was changed.
 */
export async function createChangesets(options: {
  readonly scripts: readonly Script[];
  readonly previousCommit: string | null;
  readonly run: (command: ProcessCommand) => Promise<number>;
  readonly cwd: string;
  readonly env: Variables;
}): Promise<(changeset: Changeset) => boolean> {
  const { previousCommit, run, cwd } = options;
  const changesets = options.scripts.flatMap(({ when }) => when?.changeset ?? []);
  if (previousCommit === null || changesets.length === 0) return () => true;
  const commit = `${previousCommit}^{commit}`;
  const noSettings = { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null', GIT_ATTR_NOSYSTEM: '1' };
  const git = createGit({ run, cwd, env: { ...options.env, ...noSettings }, redact: (text) => text });
  const isKnown = (await git(['cat-file', '-e', commit])).status === 0;
  if (!isKnown) return () => true;
  // Status 0 means that there is no difference.
  const differs = async (patterns: readonly string[]): Promise<boolean> =>
    (await git(['diff', '--quiet', '--no-ext-diff', commit, 'HEAD', '--', ...patterns])).status !== 0;
  // As on the hosted service, a change of the workflow file counts for every changeset.
  if (await differs([workflowFileName])) return () => true;
  const changed = new Set<Changeset>();
  for (const changeset of changesets) {
    const { includes, excludes } = changeset;
    const patterns = [
      ...includes.flatMap(expandBraces).map(included),
      ...excludes.flatMap(expandBraces).map((path) => `:(exclude,glob)${path}`),
    ];
    if (await differs(patterns)) changed.add(changeset);
  }
  return (changeset) => changed.has(changeset);
}

function included(path: string): string {
  return path === '.' || path === './' ? '.' : `:(glob)${path}`;
}
