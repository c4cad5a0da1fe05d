import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const example = join(import.meta.dirname, '..', '..', 'examples', 'hello-mobile');

/** Makes a Git repository of `examples/hello-mobile/` at `path`, with one commit on `main`; returns the path. */
export async function exampleRepository(path: string): Promise<string> {
  await cp(example, path, { recursive: true });
  const git = (...args: string[]): Promise<unknown> => run('git', ['-C', path, ...args]);
  await git('init', '--quiet', '--initial-branch', 'main');
  await git('add', '.');
  const author = ['-c', 'user.name=Demo', '-c', 'user.email=demo@example.com', '-c', 'commit.gpgsign=false'];
  await git(...author, 'commit', '--quiet', '--message', 'Say hello');
  return path;
}
