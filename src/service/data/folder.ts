import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { messageOf, UserError } from '../../errors.ts';
import { meansNoRoom, sqliteCode } from '../errors.ts';

export class FolderUnusable extends UserError {
  constructor({ folder, why, cause }: { folder: string; why: string; cause?: unknown }) {
    super(`The data folder ${folder} cannot be used: ${why}`, { cause });
  }
}

/** SQLite's message does not name the file. */
export function unusableFile({ file, cause }: { file: string; cause: unknown }): FolderUnusable {
  const advice = meansNoRoom(cause)
    ? 'free some disk space, then start again'
    : 'use another folder with --data. Nothing was removed';
  return new FolderUnusable({ folder: dirname(file), why: `${file}: ${messageOf(cause)}: ${advice}`, cause });
}

/**
 * Opens a data folder and creates what is missing. Only its owner can access it.
 *
 * @throws FolderUnusable if it cannot be created or read, or if there are files without the database that knows them
 */
export function openDataFolder(path: string) {
  try {
    makeFolder(resolve(path));
    // Without symbolic links, because the processes of a build are found by their working directory.
    const folder = realpathSync(path);
    const at = (name: string): string => join(folder, name);
    const folders = {
      /** The artefacts of each build, in a folder each. */
      artefacts: at('artefacts'),
      /** Archives of caches, named by the ids of the caches. */
      caches: at('caches'),
      logs: at('logs'),
      /** The folders of running builds; emptied at every start. */
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

/** With its parents. Node's own `recursive` never ends below `/proc`, where creating a folder always fails with ENOENT. */
function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

export type DataFolder = ReturnType<typeof openDataFolder>;

/** Without the database, the folder may be another program's, whose `work` and `staging` must not be removed. */
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
    // The transaction only holds the lock; nothing is ever written to this file.
    database.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    database?.close();
    if (sqliteCode(cause) !== busy) throw unusableFile({ file: lock, cause });
    const why = `Another build service is running on ${dirname(lock)}`;
    throw new FolderInUse(`${why}: stop it, or use another folder with --data`, { cause });
  }
  return () => database.close();
}
