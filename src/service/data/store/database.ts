import { chmodSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { applicationId, format, schema } from './schema.ts';

type Values = Readonly<Record<string, SQLInputValue>>;

type Table = 'applications' | 'builds' | 'artefacts' | 'links' | 'caches';

/**
 * Opens the database, and creates it if it is missing. With WAL, it survives a `kill -9` at any moment, and another process
 * (`npm run service -- user add`) can write at the same time.
 *
 * @throws an error that describes another format, before anything is changed; SQLite's error
 */
export function openDatabase(file: string) {
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    const isNew = checkFormat(database);
    chmodSync(file, 0o600);
    database.exec('PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON;');
    if (isNew) transaction(database, () => database.exec(schema));
    database.exec('PRAGMA journal_mode = WAL');
  } catch (error) {
    database.close();
    throw error;
  }
  const run = (sql: string, values: Values = {}): void => void database.prepare(sql).run(values);
  /** Only the stores write rows, so they have the expected type. */
  const all = <Row>(sql: string, values: Values = {}): Row[] => database.prepare(sql).all(values) as Row[];
  const records = <Found>(from: string, values?: Values): Found[] =>
    all<{ record: string }>(`SELECT record FROM ${from}`, values).map(({ record }) => JSON.parse(record));
  return {
    run,
    all,
    one: <Row>(sql: string, values?: Values): Row | undefined => all<Row>(`${sql} LIMIT 1`, values)[0],
    /** @param from a table, then optional conditions and an order */
    records,
    first: <Found>(from: string, values?: Values): Found | undefined =>
      records<Found>(`${from} LIMIT 1`, values)[0],
    find: <Found>(table: Table, id: string): Found | undefined =>
      records<Found>(`${table} WHERE id = :id`, { id })[0],
    save: (table: Table, record: object): void =>
      run(
        `INSERT INTO ${table} (record) VALUES (:record) ON CONFLICT (id) DO UPDATE SET record = excluded.record`,
        { record: JSON.stringify(record) },
      ),
    transaction: <Result>(work: () => Result): Result => transaction(database, work),
    close: () => database.close(),
  };
}

export type Database = ReturnType<typeof openDatabase>;

/** Returns whether the database is still empty. @throws an error that describes another format */
function checkFormat(database: DatabaseSync): boolean {
  const pragmas = 'pragma_page_count, pragma_application_id, pragma_user_version';
  const found = database.prepare(`SELECT * FROM ${pragmas}`).get();
  if (found?.page_count === 0) return true;
  if (found?.application_id !== applicationId)
    throw new Error('it was written by another program, or by an older version of this service');
  if (found.user_version !== format)
    throw new Error(`it has the format ${found.user_version}, and this version supports ${format}`);
  return false;
}

/** `work` must be synchronous, so that nothing else uses the connection meanwhile. */
function transaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // SQLite has already rolled back if the disk is full.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
