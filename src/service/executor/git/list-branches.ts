import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Environment, gitEnvironment, machineEnvironment } from '../environment/machine.ts';
import type { RepositoryAccess, RepositoryBranches } from '../execution.ts';
import { type ProcessCommand, startSession } from '../processes/session.ts';
import { remote } from './access.ts';
import { expectSuccess, type RunGit, withGit } from './git.ts';

export interface AskOptions {
  readonly signal: AbortSignal;
  readonly environment?: Environment | undefined;
}

/**
 * Reads the names of a repository's branches, sorted, and which of them its HEAD names.
 *
 * @throws RefusedRepositoryUrl; BuildError when it cannot be read; the signal's reason when it is aborted
 */
export async function listBranches(
  repository: RepositoryAccess,
  options: AskOptions,
): Promise<RepositoryBranches> {
  const list = ['ls-remote', '--symref', '--', remote, 'HEAD', 'refs/heads/*'];
  return askRepository(repository, options, async ({ git }) =>
    branchesIn(expectSuccess(await git(list)).output),
  );
}

export interface GitWorkspace {
  readonly git: RunGit;
  readonly folder: string;
  readonly run: (command: ProcessCommand) => Promise<number>;
}

/** Runs `work` with Git in an empty folder, which has access to the repository and is removed afterwards. */
export async function askRepository<Result>(
  repository: RepositoryAccess,
  options: AskOptions,
  work: (workspace: GitWorkspace) => Promise<Result>,
): Promise<Result> {
  const { signal } = options;
  signal.throwIfAborted();
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'build-service-'));
  try {
    const machine = options.environment ?? process.env;
    const base = { ...machineEnvironment(machine), ...gitEnvironment(machine), HOME: folder, TMPDIR: folder };
    const run = async (command: ProcessCommand): Promise<number> => {
      const session = await startSession({ ...command, killed: signal });
      const status = await session.exit;
      signal.throwIfAborted();
      return status;
    };
    const cwd = join(folder, 'repository');
    await mkdir(cwd);
    const access = { repository, folder, cwd, base, run };
    return await withGit(access, (git) => work({ git, folder: cwd, run }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const prefix = 'refs/heads/';

/** The lines are `<hash>\t<name>`, and before them `ref: <name>\tHEAD`, unless HEAD is detached. */
function branchesIn(output: string): RepositoryBranches {
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
