import { execFile } from 'node:child_process';
import { cp, mkdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { messageOf, UserError } from '../../src/errors.ts';
import { plainText, systemCode } from '../../src/service/errors.ts';
import { NoGit } from '../../src/service/executor/git/git.ts';
import { workflowFileName } from '../../src/service/workflow-file/document.ts';

const run = promisify(execFile);

/** Without the user's Git settings, which could add hooks and signing. */
const environment: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
};

async function git(cwd: string, ...args: readonly string[]): Promise<string> {
  try {
    return (await run('git', args, { cwd, env: environment })).stdout;
  } catch (cause) {
    throw systemCode(cause) === 'ENOENT' ? new NoGit({ cause }) : cause;
  }
}

/** Makes the folder a Git repository, with one commit on `branch`. @throws NoGit */
async function commitFolder(
  path: string,
  { branch, message }: { branch: string; message: string },
): Promise<void> {
  await git(path, 'init', '--quiet', '--initial-branch', branch);
  await git(path, 'add', '--force', '.');
  const author = ['-c', 'user.name=Demo', '-c', 'user.email=demo@example.com'];
  await git(path, ...author, 'commit', '--quiet', '--message', message);
}

/** A folder of a repository: its root, or one inside of it, such as an app of a monorepo. */
interface RepositoryFolder {
  readonly path: string;
  readonly isRoot: boolean;
}

/**
 * The nearest folder that has a `codemagic.yaml` at `ref`: this one or one above it in its repository, or this one if none
 * has.
 *
 * @throws NoGit
 */
export async function folderToBuild(path: string, { ref }: { ref: string }): Promise<RepositoryFolder> {
  const prefix = (await tryGit(path, 'rev-parse', '--show-prefix'))?.trim() ?? '';
  const names = prefix.split('/').filter((name) => name !== '');
  for (let above = path, depth = names.length; depth >= 0; above = dirname(above), depth -= 1) {
    const file = [...names.slice(0, depth), workflowFileName].join('/');
    const isThere = (await tryGit(path, 'cat-file', '-e', `${ref}:${file}`)) !== undefined;
    if (isThere) return { path: above, isRoot: depth === 0 };
  }
  return { path, isRoot: names.length === 0 };
}

/** `undefined` if the command fails. @throws NoGit */
export async function tryGit(cwd: string, ...args: readonly string[]): Promise<string | undefined> {
  return git(cwd, ...args).catch((error) => {
    if (error instanceof NoGit) throw error;
    return undefined;
  });
}

/** The folder is not in the commit, or there is no such commit. */
class FolderNotCommitted extends UserError {
  constructor({ path, ref }: { path: string; ref: string }, cause: unknown) {
    const [line = ''] = messageOf(cause).split('\n').slice(1);
    super(
      `${path} cannot be read from ${ref}, and the demo builds only committed files${line && ` (${plainText(line)})`}. Commit it first, or choose another branch with --branch.`,
      { cause },
    );
  }
}

/**
 * Makes a repository of one folder of a monorepo, as it is committed at `ref`, in an empty folder.
 *
 * @returns its path
 * @throws NoGit; FolderNotCommitted
 */
export async function repositoryOfFolder(
  path: string,
  { ref, branch, folder }: { ref: string; branch: string; folder: string },
): Promise<string> {
  const archive = join(folder, 'folder.tar');
  const target = join(folder, basename(path));
  await git(path, 'archive', '--format=tar', `--output=${archive}`, ref).catch((error) => {
    throw error instanceof NoGit ? error : new FolderNotCommitted({ path, ref }, error);
  });
  await mkdir(target);
  await run('tar', ['-x', '-f', archive, '-C', target]);
  await commitFolder(target, { branch, message: `Take ${basename(path)} out of its repository` });
  return target;
}

/** The project that is built without `--repository`. */
export const exampleFolder = join(import.meta.dirname, '..', '..', 'examples', 'hello-mobile');

/**
 * Creates a Git repository of `examples/hello-mobile/` at `path`, with one commit on `main`, and returns the path.
 *
 * @throws NoGit
 */
export async function exampleRepository(path: string): Promise<string> {
  await cp(exampleFolder, path, { recursive: true });
  await commitFolder(path, { branch: 'main', message: 'Say hello' });
  return path;
}
