import { execFile } from 'node:child_process';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A file's text, or its text and mode. */
export type Files = Readonly<Record<string, string | { readonly text: string; readonly mode: number }>>;

export interface Repository {
  readonly path: string;
  /** Runs Git in the repository, without the user's settings. Returns its output without the last newline. */
  git(...parameters: string[]): Promise<string>;
  /** Writes the files, commits everything, and returns the hash of the commit. */
  commit(files: Files, message?: string): Promise<string>;
}

// One shell for all commands: a test's process is large, which makes starting each process slow.
const init = 'git init --quiet --initial-branch=main --template=';
const commitAll = 'git add --all && git commit --quiet --allow-empty --message="$1" && git rev-parse HEAD';

/** A real Git repository at `path` (created if it is missing), with one commit of these files on `main`. */
export async function gitRepository({ path, files }: { path: string; files: Files }): Promise<Repository> {
  await mkdir(path, { recursive: true });
  const output = async (command: string, parameters: readonly string[]): Promise<string> => {
    const { stdout } = await run(command, parameters, { cwd: path, env: environment });
    return stdout.replace(/\n$/, '');
  };
  const writeAndRun = async (changed: Files, script: string, message: string): Promise<string> => {
    for (const [name, file] of Object.entries(changed)) await write(join(path, name), file);
    return output('sh', ['-c', script, 'sh', message]);
  };
  await writeAndRun(files, `${init} && ${commitAll}`, 'Begin');
  return {
    path,
    git: (...parameters) => output('git', parameters),
    commit: (changed, message = 'Change') => writeAndRun(changed, commitAll, message),
  };
}

/** Isolates Git from the machine: no settings, no signing, one author, and no maintenance process after a commit. */
const environment: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'maintenance.auto',
  GIT_CONFIG_VALUE_0: 'false',
  GIT_AUTHOR_NAME: 'Ada Tester',
  GIT_AUTHOR_EMAIL: 'ada@example.com',
  GIT_COMMITTER_NAME: 'Ada Tester',
  GIT_COMMITTER_EMAIL: 'ada@example.com',
};

async function write(path: string, file: Files[string]): Promise<void> {
  const { text, mode } = typeof file === 'string' ? { text: file, mode: 0o644 } : file;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  await chmod(path, mode);
}
