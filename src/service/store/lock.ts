import { DatabaseSync } from 'node:sqlite';
import { UserError } from '../../errors.ts';
import { sqliteCode } from '../system-error.ts';

/** SQLITE_BUSY. */
const busy = 5;

/** Another service runs on the same data folder. */
export class FolderInUse extends UserError {
  constructor({ folder, cause }: { folder: string; cause: unknown }) {
    super(`Another build service is running on ${folder}: stop it, or give this one its own --data folder`, {
      cause,
    });
  }
}

/** Whether a service runs on a data folder now. */
export function isFolderInUse({ file, folder }: { file: string; folder: string }): boolean {
  try {
    lockFolder({ file, folder })();
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
 * @throws FolderInUse when another service has it
 */
export function lockFolder({ file, folder }: { file: string; folder: string }): () => void {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;');
  } catch (error) {
    database.close();
    throw sqliteCode(error) === busy ? new FolderInUse({ folder, cause: error }) : error;
  }
  return () => database.close();
}
