import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Environment, gitEnvironment, machineEnvironment } from '../environment/machine.ts';
import type { RepositoryAccess, RepositoryBranches } from '../execution.ts';
import { type ProcessCommand, startSession } from '../processes/session.ts';
import { openGitAccess, remote } from './access.ts';
import { createGit, expectSuccess } from './git.ts';

/**
 * Reads the names of a repository's branches, sorted, and which of them its HEAD names.
 *
 * @throws RefusedRepositoryUrl, UnreachableRepository, ChangedHostKey or RefusedKey; the signal's reason when it is
 * aborted
 */
export async function listBranches(
  repository: RepositoryAccess,
  options: { readonly signal: AbortSignal; readonly environment?: Environment },
): Promise<RepositoryBranches> {
  const { signal } = options;
  signal.throwIfAborted();
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'build-service-'));
  try {
    const machine = options.environment ?? process.env;
    const base = { ...machineEnvironment(machine), ...gitEnvironment(machine), HOME: folder, TMPDIR: folder };
    const access = await openGitAccess({ repository, folder, cwd: folder, base });
    const run = (command: ProcessCommand): Promise<number> => runUntil(signal, command);
    const git = createGit({ run, cwd: folder, access, progress: () => undefined });
    const listed = expectSuccess(await git('ls-remote', '--symref', '--', remote, 'HEAD', 'refs/heads/*'));
    return branchesIn(listed.output);
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

async function runUntil(signal: AbortSignal, command: ProcessCommand): Promise<number> {
  const session = await startSession(command);
  const stop = (): void => session.kill('SIGKILL');
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  try {
    const status = await session.exit;
    signal.throwIfAborted();
    return status;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
