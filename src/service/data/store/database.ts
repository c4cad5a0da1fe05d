import { chmodSync, statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Refusal } from '../../errors.ts';
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
    checkFormat(database);
    chmodSync(file, 0o600);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON;');
    if (isNew(database))
      transaction(database, () => {
        if (isNew(database)) database.exec(schema);
      });
  } catch (error) {
    database.close();
    throw error;
  }
  const opened = statSync(file);
  const prepared = new Map<string, StatementSync>();
  const statement = (sql: string): StatementSync => {
    const known = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, known);
    return known;
  };
  /** SQLite continues after the file was removed, and everything written then would be lost. @throws Refusal */
  const checkIsThere = (): void => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found?.ino !== opened.ino)
      throw new Refusal(503, `${file} was removed or replaced: start the service again`);
  };
  const run = (sql: string, values: Values = {}): void => {
    checkIsThere();
    statement(sql).run(values);
  };
  /** Only the stores write rows, so they have the expected type. */
  const all = <Row>(sql: string, values: Values = {}): Row[] => statement(sql).all(values) as Row[];
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

const pragma = (database: DatabaseSync, name: string): number =>
  Number(database.prepare(`PRAGMA ${name}`).get()?.[name]);

const isNew = (database: DatabaseSync): boolean =>
  pragma(database, 'user_version') === 0 &&
  database.prepare('SELECT 1 FROM sqlite_schema').get() === undefined;

function checkFormat(database: DatabaseSync): void {
  if (isNew(database)) return;
  if (pragma(database, 'application_id') !== applicationId)
    throw new Error('it was written by another program, or by an older version of this service');
  const found = pragma(database, 'user_version');
  if (found !== format) throw new Error(`it has the format ${found}, and this version supports ${format}`);
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
