import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { commitFolder } from './repository-folder.ts';

const example = join(import.meta.dirname, '..', '..', 'examples', 'hello-mobile');

/**
 * Creates a Git repository of `examples/hello-mobile/` at `path`, with one commit on `main`, and returns the path.
 *
 * @throws NoGit
 */
export async function exampleRepository(path: string): Promise<string> {
  await cp(example, path, { recursive: true });
  await commitFolder(path, { branch: 'main', message: 'Say hello' });
  return path;
}
