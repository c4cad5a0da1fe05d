import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '../../../clock.ts';
import {
  type Environment,
  gitEnvironment,
  machineEnvironment,
  type Variables,
} from '../environment/machine.ts';
import type { RepositoryAccess, RepositoryBranches } from '../execution.ts';
import { type ProcessCommand, startSession } from '../processes/session.ts';
import { workflowFileName } from '../workflow-file/document.ts';
import type { NamedWorkflow } from '../workflow-file/read.ts';
import { checkSize, listInProcess, type ReaderCommand } from '../workflow-file/reader.ts';
import { remote } from './access.ts';
import { expectSuccess, type RunGit, withGit } from './git.ts';

/**
 * Reads the names of a repository's branches, sorted, and which of them its HEAD names.
 *
 * @throws RefusedRepositoryUrl; BuildError when it cannot be read; the signal's reason when it is aborted
 */
export async function listBranches(
  repository: RepositoryAccess,
  options: LookOptions,
): Promise<RepositoryBranches> {
  const list = ['ls-remote', '--symref', '--', remote, 'HEAD', 'refs/heads/*'];
  return look(repository, options, async ({ git }) => branchesIn(expectSuccess(await git(list)).output));
}

/**
 * Lists the workflows of the file on the branch that the repository's HEAD names; none where there is no file.
 *
 * @throws as `listBranches`; WrongWorkflowFile
 */
export async function listWorkflows(
  repository: RepositoryAccess,
  options: LookOptions & { readonly clock: Clock; readonly command: ReaderCommand },
): Promise<readonly NamedWorkflow[]> {
  return look(repository, options, async ({ git, folder, run, base }) => {
    const fetch = ['fetch', '--quiet', '--no-tags', '--depth=1', '--', remote, 'HEAD'];
    expectSuccess(await git(['init', '--quiet', '--bare'], fetch));
    const { status, output } = await git(['cat-file', 'blob', `FETCH_HEAD:${workflowFileName}`]);
    if (status !== 0) return [];
    checkSize(Buffer.byteLength(output));
    return listInProcess(output, { ...options, run, cwd: folder, env: base, errors: async () => {} });
  });
}

interface LookOptions {
  readonly signal: AbortSignal;
  readonly environment?: Environment;
}

interface Look {
  readonly git: RunGit;
  /** An empty folder, in which Git runs. */
  readonly folder: string;
  readonly run: (command: ProcessCommand) => Promise<number>;
  /** The variables of the machine that the look may have. */
  readonly base: Variables;
}

/** Looks into a repository from a folder that is removed afterwards. */
async function look<Result>(
  repository: RepositoryAccess,
  options: LookOptions,
  work: (look: Look) => Promise<Result>,
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
    return await withGit({ repository, folder, cwd, base, run }, (git) =>
      work({ git, folder: cwd, run, base }),
    );
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
