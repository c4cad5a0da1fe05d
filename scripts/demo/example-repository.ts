import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { systemCode } from '../../src/service/errors.ts';
import { NoGit } from '../../src/service/executor/git/git.ts';

const run = promisify(execFile);
const example = join(import.meta.dirname, '..', '..', 'examples', 'hello-mobile');

/** Without the user's Git settings, which could add hooks and signing. */
const environment: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
};

/**
 * Creates a Git repository of `examples/hello-mobile/` at `path`, with one commit on `main`, and returns the path.
 *
 * @throws NoGit
 */
export async function exampleRepository(path: string): Promise<string> {
  await cp(example, path, { recursive: true });
  const git = (...args: string[]): Promise<unknown> =>
    run('git', args, { cwd: path, env: environment }).catch((cause) => {
      throw systemCode(cause) === 'ENOENT' ? new NoGit({ cause }) : cause;
    });
  await git('init', '--quiet', '--initial-branch', 'main');
  await git('add', '.');
  const author = ['-c', 'user.name=Demo', '-c', 'user.email=demo@example.com'];
  await git(...author, 'commit', '--quiet', '--message', 'Say hello');
  return path;
}
