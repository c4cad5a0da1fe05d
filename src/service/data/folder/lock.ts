import { existsSync, type Stats, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../../clock.ts';
import { UserError } from '../../../errors.ts';
import { Refusal, sqliteCode } from '../../errors.ts';
import { type DataFolder, unusableFile } from './data-folder.ts';

/** SQLITE_BUSY. */
const busy = 5;

/** How long to wait for an account command that is using the database, in milliseconds. */
const databaseTimeout = 1_000;

/** Another service is running on the same data folder. */
export class FolderInUse extends UserError {
  constructor({ folder, cause }: { folder: string; cause: unknown }) {
    super(`Another build service is running on ${folder}: stop it, or use another folder with --data`, {
      cause,
    });
  }
}

/**
 * Makes this process the only service of a data folder until the returned function is called. The operating system holds
 * the lock for the process, so it does not outlive a `kill -9`, as a file with a process id would.
 *
 * If somebody removed the lock file of a running service, the lock alone would succeed. Therefore the database must not
 * be open elsewhere either.
 *
 * @throws FolderInUse when another service is running on it; FolderUnusable when a file is not the service's
 */
export function lockFolder({ folder, lock, database }: DataFolder): () => void {
  // A journal in memory, because the disk may be full. Nothing is ever written to this file.
  const unlock = lockExclusively({ file: lock, folder, timeout: 0, first: 'PRAGMA journal_mode = MEMORY;' });
  try {
    if (existsSync(database)) lockExclusively({ file: database, folder, timeout: databaseTimeout })();
    return unlock;
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Runs `first`, then locks a database for one connection until that is closed. In WAL mode this fails while any other connection is open. */
function lockExclusively(options: {
  file: string;
  folder: string;
  timeout: number;
  first?: string;
}): () => void {
  const { file, folder, timeout, first = '' } = options;
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout });
    database.exec(`${first} PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;`);
  } catch (error) {
    database?.close();
    throw sqliteCode(error) === busy
      ? new FolderInUse({ folder, cause: error })
      : unusableFile({ file, cause: error });
  }
  return () => database.close();
}

/**
 * Looks, at each call and at each `interval`, whether the database at this path is the one that the service has opened.
 * Otherwise what it stores would be lost, and what it says would be untrue. `onLost` is called once. While all is well, each interval also calls `tick`.
 */
export function watchDatabase(
  { database }: DataFolder,
  parts: { clock: Clock; interval: number; onLost: (lost: Refusal) => void; tick: () => void },
) {
  const { clock, interval, onLost, tick } = parts;
  const opened = statSync(database);
  let lost: Refusal | undefined;
  let cancelTimer = (): void => {};
  const look = (): void => {
    if (lost || isSame(database, opened)) return;
    lost = new Refusal(
      503,
      `${database} was removed or replaced while the service ran, so the service stops: restore it, then start again`,
    );
    onLost(lost);
  };
  const startTimer = (): void => {
    cancelTimer = clock.setTimer(interval, () => {
      look();
      if (lost) return;
      tick();
      startTimer();
    });
  };
  startTimer();
  return {
    /** @throws Refusal when the data folder is gone or replaced */
    check(): void {
      look();
      if (lost) throw lost;
    },
    stop: () => cancelTimer(),
  };
}

/** A disk that does not answer says nothing about the file. */
function isSame(file: string, opened: Stats): boolean {
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    return found !== undefined && found.ino === opened.ino && found.dev === opened.dev;
  } catch {
    return true;
  }
}
