import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { UserError } from '../../../errors.ts';
import { sqliteCode } from '../../system-error.ts';

/** SQLITE_BUSY. */
const busy = 5;

/** How long a command that works on the database for a moment is waited for, in milliseconds. */
const patience = 1_000;

/** Another service runs on the same data folder. */
export class FolderInUse extends UserError {
  constructor({ folder, cause }: { folder: string; cause: unknown }) {
    super(`Another build service is running on ${folder}: stop it, or give this one its own --data folder`, {
      cause,
    });
  }
}

/** What says that a service runs on a data folder. */
export interface FolderLock {
  readonly folder: string;
  /** The file that is locked. */
  readonly file: string;
  /** The database of the service, which it keeps open. */
  readonly database: string;
}

/** Whether a service runs on a data folder now. */
export function isFolderInUse(lock: FolderLock): boolean {
  try {
    lockFolder(lock)();
    return false;
  } catch (error) {
    if (error instanceof FolderInUse) return true;
    throw error;
  }
}

/**
 * Makes this process the only service of a data folder until the function that is returned is called. The operating
 * system holds the lock for the process, so that it cannot outlive a `kill -9`, as a file with a process id would.
 *
 * Somebody may have removed the file of a service that runs, which then holds a lock that nobody finds: nothing is
 * taken unless nobody has the database open either.
 *
 * @throws FolderInUse when another service has it
 */
export function lockFolder({ file, folder, database }: FolderLock): () => void {
  const unlock = exclusively({ file, folder, timeout: 0 });
  try {
    if (existsSync(database)) exclusively({ file: database, folder, timeout: patience })();
    return unlock;
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Locks a database for this connection alone, as long as it is open. In WAL mode too, every other connection is in the way. */
function exclusively({
  file,
  folder,
  timeout,
}: {
  file: string;
  folder: string;
  timeout: number;
}): () => void {
  const database = new DatabaseSync(file, { timeout });
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;');
  } catch (error) {
    database.close();
    throw sqliteCode(error) === busy ? new FolderInUse({ folder, cause: error }) : error;
  }
  return () => database.close();
}
