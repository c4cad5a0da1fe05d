import { execFile } from 'node:child_process';
import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, realpath, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { UserError } from '../errors.ts';

const execute = promisify(execFile);

class Unreadable extends UserError {}

/**
 * The text of a regular file. Never waits for a pipe, and never reads an endless device.
 *
 * @param limit in bytes
 * @throws the system's error; Unreadable for anything but a file, and for a longer one
 */
export function readRegularFile(file: string, { name, limit }: { name: string; limit: number }): string {
  const descriptor = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const status = fstatSync(descriptor);
    if (!status.isFile()) throw new Unreadable(`${name} is not a file`);
    if (status.size > limit) throw new Unreadable(`${name} is larger than ${limit / 2 ** 10} KiB`);
    return readFileSync(descriptor, 'utf8');
  } finally {
    closeSync(descriptor);
  }
}

/** A new folder for the service's files, by default below the system's temporary one. Disposing of it removes it. */
export async function newFolder(parent?: string) {
  const path = await mkdtemp(join(parent ?? (await realpath(tmpdir())), 'build-service-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

/** Programs are found in the system's folders only, which no build can change. */
const options = { env: { PATH: '/usr/bin:/bin' } };

/**
 * Removes folders with everything that scripts left in them: folders without permissions, folders that are nested deeper
 * than the system takes paths, and names that are not UTF-8, which Node's own `rm` can't all remove. Links are removed,
 * never followed.
 */
export async function removeFolders(folders: readonly string[], signal?: AbortSignal): Promise<void> {
  const left: string[] = [];
  // Empty folders need no process.
  for (const folder of folders) await rmdir(folder).catch(() => left.push(folder));
  if (left.length === 0) return;
  const remove = () => execute('rm', ['-rf', '--', ...left], { ...options, signal });
  const open = ['-type', 'd', '!', '-perm', '-u=rwx', '-execdir', 'chmod', 'u+rwx', '{}', ';'];
  await remove().catch(async () => {
    await execute('find', [...left, ...open], { ...options, signal }).catch(() => undefined);
    await remove();
  });
}
