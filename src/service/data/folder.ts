import { chmodSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { messageOf, UserError } from '../../errors.ts';
import { meansNoRoom, sqliteCode } from '../errors.ts';
import { makeFolder } from '../folder-tree.ts';

export class FolderUnusable extends UserError {
  constructor({ folder, why, cause }: { folder: string; why: string; cause?: unknown }) {
    super(`The data folder ${folder} cannot be used: ${why}`, { cause });
  }
}

/** What SQLite says of a file of the folder, whose name its message lacks. */
export function unusableFile({ file, cause }: { file: string; cause: unknown }): FolderUnusable {
  const advice = meansNoRoom(cause)
    ? 'free some disk space, then start again'
    : 'use another folder with --data. Nothing was removed';
  return new FolderUnusable({ folder: dirname(file), why: `${file}: ${messageOf(cause)}: ${advice}`, cause });
}

/**
 * Opens a data folder and creates what is missing. Only its owner can access it.
 *
 * @throws FolderUnusable when it cannot be created or read, or when there are files without the database that knows them
 */
export function openDataFolder(path: string) {
  try {
    makeFolder(path);
    // Without symbolic links, because the processes of a build are found by their working directory.
    const folder = realpathSync(path);
    const at = (name: string): string => join(folder, name);
    const folders = {
      /** The artefacts of each build, in a folder of its own. */
      artefacts: at('artefacts'),
      /** Archives of caches, named by the caches' ids. */
      caches: at('caches'),
      logs: at('logs'),
      /** The folders of running builds, one each; emptied at every start. */
      work: at('work'),
      /** Files that the service writes for running builds, outside `work`; emptied at every start. */
      staging: at('staging'),
    };
    checkDatabaseIsThere(at('service.db'), Object.values(folders));
    chmodSync(folder, 0o700);
    for (const one of Object.values(folders)) makeFolder(one);
    return {
      ...folders,
      database: at('service.db'),
      lock: at('service.lock'),
      /** The host keys of SSH servers, recorded on first use. */
      knownHosts: at('known_hosts'),
    };
  } catch (error) {
    throw new FolderUnusable({ folder: resolve(path), why: messageOf(error), cause: error });
  }
}

export type DataFolder = ReturnType<typeof openDataFolder>;

/** Without it, every file would look unused, and be removed. It also protects a folder that is not the service's. */
function checkDatabaseIsThere(file: string, folders: readonly string[]): void {
  if (lstatSync(file, { throwIfNoEntry: false })?.size) return;
  const filled = folders.find(
    (folder) => lstatSync(folder, { throwIfNoEntry: false }) && readdirSync(folder).length > 0,
  );
  if (filled !== undefined)
    throw new Error(
      `${file} is missing or empty, but there are files in ${filled}: restore it, or use another folder with --data. Nothing was removed`,
    );
}

/** SQLITE_BUSY. */
const busy = 5;

class FolderInUse extends UserError {}

/**
 * Makes this process the only service of a data folder until the returned function is called. The operating system holds
 * the lock for the process, so it does not outlive a `kill -9`, as a file with a process id would.
 *
 * @throws FolderInUse, FolderUnusable
 */
export function lockFolder({ lock }: DataFolder): () => void {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(lock, { timeout: 0 });
    chmodSync(lock, 0o600);
    // Nothing is ever written to it.
    database.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    database?.close();
    if (sqliteCode(cause) !== busy) throw unusableFile({ file: lock, cause });
    const why = `Another build service is running on ${dirname(lock)}`;
    throw new FolderInUse(`${why}: stop it, or use another folder with --data`, { cause });
  }
  return () => database.close();
}
