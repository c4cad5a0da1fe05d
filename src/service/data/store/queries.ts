import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { z } from 'zod';
import { messageOf } from '../../../errors.ts';
import { isDamage, unusableFile } from '../folder/data-folder.ts';

/** The values of a statement, by the names of its `:name`. */
type Values = Readonly<Record<string, SQLInputValue>>;
export type Row = Readonly<Record<string, unknown>>;

/** Records that are left out of a list when they cannot be read. */
interface Listed<Schema extends z.ZodType> {
  readonly schema: Schema;
  /** What the log calls a damaged one. */
  readonly nameOf: (row: Row) => string;
}

/**
 * Runs SQL on a database. Each statement is prepared once, and each row is checked against a schema. `log` gets each
 * record that is left out of a list, once: clients ask for lists every few seconds.
 */
export function queriesOf(
  database: DatabaseSync,
  { file, log }: { file: string; log: (line: string) => void },
) {
  const prepared = new Map<string, StatementSync>();
  const reported = new Set<string>();

  /** @throws FolderUnusable when the database turns out to be damaged */
  const query = <Result>(sql: string, execute: (statement: StatementSync) => Result): Result => {
    try {
      const statement = prepared.get(sql) ?? database.prepare(sql);
      prepared.set(sql, statement);
      return execute(statement);
    } catch (error) {
      throw isDamage(error) ? unusableFile({ file, cause: error }) : error;
    }
  };

  const read = <Schema extends z.ZodType>(schema: Schema, row: unknown): z.output<Schema> => {
    const checked = schema.safeParse(row);
    if (checked.success) return checked.data;
    // The row is damaged, or was edited by hand.
    const { error } = checked;
    const faults = error.issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`);
    throw new Error(`A database row cannot be read: ${faults.join('; ')}`, { cause: error });
  };

  const readable = <Schema extends z.ZodType>(
    { schema, nameOf }: Listed<Schema>,
    row: Row,
  ): z.output<Schema>[] => {
    try {
      return [read(schema, row)];
    } catch (cause) {
      const name = nameOf(row);
      if (!reported.has(name)) log(`${name} is left out, because it is damaged: ${messageOf(cause)}`);
      reported.add(name);
      return [];
    }
  };

  return {
    run: (sql: string, values: Values): void =>
      query(sql, (statement) => {
        statement.run(values);
      }),

    /** Whether there is a row. */
    has: (sql: string, values: Values): boolean =>
      query(sql, (statement) => statement.get(values) !== undefined),

    /** The record of the first row; undefined if there is none. @throws when it cannot be read */
    one<Schema extends z.ZodType>(schema: Schema, sql: string, values: Values): z.output<Schema> | undefined {
      const row = query(sql, (statement) => statement.get(values));
      return row === undefined ? undefined : read(schema, row);
    },

    /** The record of a row that is known to exist. @throws when it cannot be read */
    existing: <Schema extends z.ZodType>(schema: Schema, sql: string, values: Values): z.output<Schema> =>
      read(
        schema,
        query(sql, (statement) => statement.get(values)),
      ),

    /** The records of all rows. @throws when it cannot be read */
    all: <Schema extends z.ZodType>(schema: Schema, sql: string, values: Values): z.output<Schema>[] =>
      query(sql, (statement) => statement.all(values)).map((row) => read(schema, row)),

    /** The records that can be read. */
    list: <Schema extends z.ZodType>(
      records: Listed<Schema>,
      sql: string,
      values: Values,
    ): z.output<Schema>[] =>
      query(sql, (statement) => statement.all(values)).flatMap((row) => readable(records, row)),

    /** The first record that can be read. */
    first: <Schema extends z.ZodType>(
      records: Listed<Schema>,
      sql: string,
      values: Values,
    ): z.output<Schema> | undefined =>
      query(sql, (statement) => {
        for (const row of statement.iterate(values)) {
          const [record] = readable(records, row);
          if (record !== undefined) return record;
        }
        return undefined;
      }),

    transaction: <T>(work: () => T): T => transaction(database, work),
  };
}

export type Queries = ReturnType<typeof queriesOf>;

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

/** A column of bytes. */
export const bytesColumn = z.custom<Uint8Array>((value) => value instanceof Uint8Array, 'expected bytes');

/** A text column that contains JSON. */
export function jsonColumn<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'invalid JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);
}
