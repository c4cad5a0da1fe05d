import { shownAddress } from '../../repository-url.ts';
import { type Environment, gitEnvironment, machineEnvironment } from '../environment/machine.ts';
import type { RepositoryAccess, RepositoryBranches } from '../execution.ts';
import { type Git, withGit } from './git.ts';

export interface AskOptions {
  readonly signal: AbortSignal;
  readonly environment?: Environment | undefined;
}

/** Runs `work` with Git in an empty folder, which has access to the repository. */
export function askRepository<Result>(
  repository: RepositoryAccess,
  { signal, environment = process.env }: AskOptions,
  work: (git: Git) => Promise<Result>,
): Promise<Result> {
  const base = { ...machineEnvironment(environment), ...gitEnvironment(environment) };
  return withGit({ repository, base, signal }, work);
}

const prefix = 'refs/heads/';

/**
 * Reads the names of a repository's branches, sorted, and which of them its HEAD names.
 *
 * @throws RefusedRepositoryUrl; BuildError when it cannot be read; the signal's reason when it is aborted
 */
export async function listBranches(
  repository: RepositoryAccess,
  options: AskOptions,
): Promise<RepositoryBranches> {
  const address = shownAddress(repository.url);
  const output = await askRepository(repository, options, (git) =>
    git(['ls-remote', '--symref', '--', address, 'HEAD', `${prefix}*`]),
  );
  // `<hash>\t<name>`, and before them `ref: <name>\tHEAD`, unless HEAD is detached.
  const lines = output.split('\n');
  const names = lines
    .flatMap((line) => line.split('\t').slice(1))
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length))
    .sort();
  const [head] = lines.filter((line) => line.startsWith(`ref: ${prefix}`) && line.endsWith('\tHEAD'));
  const defaultBranch = head?.slice(`ref: ${prefix}`.length, -'\tHEAD'.length);
  // A HEAD can name a branch that does not exist yet.
  return { names, defaultBranch: names.find((name) => name === defaultBranch) ?? null };
}
