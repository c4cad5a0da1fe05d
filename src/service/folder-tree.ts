import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Found in the system's folders alone: no build can change what is there. */
const options = { env: { PATH: '/usr/bin:/bin' } };

/**
 * Removes folders and everything that scripts left in them: also folders without permissions, folders that are
 * nested deeper than the system takes paths, and names that are not UTF-8, which Node's own `rm` can't all remove. Links are
 * removed and never followed.
 *
 * @throws the signal's reason when it is aborted: removing a million files takes minutes
 */
export async function removeFolders(folders: readonly string[], signal?: AbortSignal): Promise<void> {
  const remove = () => execute('rm', ['-rf', '--', ...folders], { ...options, signal });
  const open = ['-type', 'd', '!', '-perm', '-u=rwx', '-execdir', 'chmod', 'u+rwx', '{}', ';'];
  try {
    await remove().catch(async () => {
      await execute('find', [...folders, ...open], { ...options, signal }).catch(() => undefined);
      await remove();
    });
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  }
}
