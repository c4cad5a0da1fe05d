import { chmodSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { UserError } from '../../../errors.ts';
import { migrations } from './migrations.ts';

/** A newer version of the service wrote the data folder. */
class StoreTooNew extends UserError {
  constructor({ found }: { found: number }) {
    super(
      `A newer version of the service wrote the data folder (format ${found}, this version supports ${migrations.length}): update the service, or use another folder`,
    );
  }
}

/**
 * Opens the database and runs the missing migrations. With WAL it survives a `kill -9` at any moment, and another process
 * (`npm run service -- user add`) can write at the same time.
 *
 * @throws StoreTooNew when a newer version wrote it
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

/**
 * Returns a function whose result changes with every change of the database, by this connection or by another one: while it
 * is the same, everything that is read is the same.
 */
export function versionOf(database: DatabaseSync): () => string {
  const counts = ['SELECT total_changes()', 'PRAGMA data_version'].map((sql) => {
    const count = database.prepare(sql);
    count.setReturnArrays(true);
    return count;
  });
  return () => counts.map((count) => count.get()?.[0]).join(' ');
}

/** Runs `work` in a transaction. It must be synchronous, so that nothing else uses the connection meanwhile. */
export function transaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // SQLite itself rolls back when the disk is full.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
