import { chmodSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { UserError } from '../../../errors.ts';
import { migrations } from './migrations.ts';

/** The data folder was written by a later version of the service. */
export class StoreTooNew extends UserError {
  constructor({ found }: { found: number }) {
    super(
      `The data folder was written by a newer version of the service (its format is ${found}, this one knows ${migrations.length}): update, or use another folder`,
    );
  }
}

/**
 * Opens the database and brings it up to date. WAL keeps it whole through a `kill -9` at any moment; another process
 * (`npm run service -- user add`) may write at the same time.
 *
 * @throws StoreTooNew when a later version wrote it
 */
export function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    chmodSync(file, 0o600);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;');
    migrate(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function migrate(database: DatabaseSync): void {
  transaction(database, () => {
    const found = Number(database.prepare('PRAGMA user_version').get()?.user_version);
    if (found > migrations.length) throw new StoreTooNew({ found });
    for (const step of migrations.slice(found)) database.exec(step);
    database.exec(`PRAGMA user_version = ${migrations.length}`);
  });
}

/** Does all of `work` or none of it; `work` may not wait for anything. */
export function transaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk may have rolled back already.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
